/*
 * Keeps the page of a game that goes on up to date: clocks that tick from the server's times, and changes that the server
 * tells. Which page is then shown is the matter of board.js. Without this file the page asks again by itself, or by a link.
 */
(() => {
  "use strict";

  const [LATE, LAST] = [20000, 10000]; // milliseconds, as in ClockFace
  const AGAIN = 3000; // after which a connection that was refused is tried again
  const TICK = 100;
  const AT_LEAST = 500; // how often an older page is noticed, whatever went wrong

  let source = null;
  let latest = { version: -1 }; // what the server told last: { version, clocks, at }
  let clocks = []; // { face, left, runs, since }

  const main = () => document.getElementById("main");
  const version = () => Number(main()?.dataset.version);

  /* ---------- clocks ---------- */

  function wind() {
    const since = performance.now();
    clocks = [...document.querySelectorAll(".clock")].map((face) =>
      ({ face, left: Number(face.dataset.left), runs: "runs" in face.dataset, since }));
  }

  function tick() {
    for (const { face, left, runs, since } of clocks) {
      const now = Math.max(0, runs ? left - (performance.now() - since) : left);
      const whole = Math.floor(now / 1000);
      const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
      const two = (number) => String(number).padStart(2, "0");
      const text = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
      const tenths = now < LAST ? `.${Math.floor(now / 100) % 10}` : "";
      if (face.textContent === text + tenths) continue;
      face.textContent = text;
      if (tenths) face.append(Object.assign(document.createElement("small"), { textContent: tenths }));
      face.classList.toggle("clock-run", runs && now >= LATE);
      face.classList.toggle("clock-late", now < LATE);
    }
  }

  /** Sets the clocks by what the server told of this page's state, which was right when it came. */
  function set() {
    if (latest.version !== version()) return;
    for (const clock of clocks) {
      const side = clock.face.dataset.side;
      if (latest.clocks[side] === null) continue;
      Object.assign(clock, { left: latest.clocks[side], runs: latest.clocks.running === side, since: latest.at });
    }
  }

  /* ---------- changes ---------- */

  /** Where the page is older than the game, board.js shows the new one, unless a move is just on its way. */
  function compare() {
    if (latest.version > version()) document.dispatchEvent(new Event("outdated"));
  }

  function watch() {
    const address = main()?.dataset.events;
    if (source || !address || document.hidden) return;
    source = new EventSource(address);
    source.addEventListener("game", (event) => {
      const game = JSON.parse(event.data);
      if (game.version < latest.version) return;
      latest = { version: game.version, clocks: game.clocks, at: performance.now() };
      set();
      compare();
      if (game.state === "over") leave(); // nothing more is told
    });
    source.addEventListener("open", () => connected(true));
    source.addEventListener("error", () => {
      connected(false);
      if (source?.readyState !== EventSource.CLOSED) return; // the browser comes again by itself
      leave();
      setTimeout(watch, AGAIN);
    });
  }

  /** A page that nobody sees needs no connection, of which a browser has few; what it missed it is told later. */
  function leave() {
    source?.close();
    source = null;
  }

  function connected(is) {
    const lost = document.getElementById("lost");
    if (lost) lost.hidden = is;
    if (is) document.querySelector("#move-form .lost")?.remove(); // a move that did not get through can be sent now
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : watch()));
  addEventListener("pagehide", leave);
  addEventListener("pageshow", watch);
  document.addEventListener("shown", () => {
    wind();
    set();
    tick();
    if (main()?.dataset.events) watch();
    else leave();
  });

  wind();
  tick();
  watch();
  setInterval(tick, TICK);
  setInterval(compare, AT_LEAST);
})();
