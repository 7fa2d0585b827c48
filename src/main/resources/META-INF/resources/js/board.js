/*
 * Makes the board quick: drag and tap, keys, moves that slide. It knows no rules: the server writes the legal moves into
 * the board (data-moves), gets one back in the form that stands on the page anyway, and answers with a whole page, of
 * which <main> is taken. Without this file every page works the same, by links and forms.
 */
(() => {
  "use strict";

  const [SLIDE, JUMP, REST, LIFT, REPLY] = [180, 140, 120, 200, 400]; // milliseconds, as in motion.css
  const FEW = 3; // moves that are shown one by one; of more only the last position is
  const DRAG = 6; // pixels after which a press is a drag
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  const keysAct = document.body.dataset.keys !== "off"; // keys of one letter, which the settings switch off
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const wait = (ms) => new Promise((done) => setTimeout(done, still.matches ? 0 : ms));

  let main, board, form; // of the page that is shown
  let routes = []; // { text, squares, move }: each way in which a legal move can be walked
  let path = []; // the squares of the move in hand: its start and where it landed so far
  let crowned = false; // whether the piece in hand became a king on its way
  let standing = []; // what the move in hand has captured; it stays on the board until the end
  let pressed = null; // a press on the board that may become a drag
  let cursor = null; // the square that the keys point to
  let busy = false; // while a move is on its way
  let refreshing = false; // while a newer page is fetched and shown
  let stepping = null; // while a piece runs one jump of the move in hand; a press meanwhile waits for it
  let byKeys = false; // whether the last input was a key
  let ahead = null; // a move entered while the other side is to move: { text, ply }, to be played once it is one's turn
  let typed = false; // whether the last move came from the text box, where the next one is then written too
  let shown = location.pathname + location.search; // the address of the page that is shown
  let visits = 0; // counts what was asked, so that a late answer doesn't replace a newer page

  /* ---------- pages ---------- */

  function settle() {
    main = document.getElementById("main");
    if (!keysAct) main?.querySelectorAll("[aria-keyshortcuts]").forEach((one) => one.removeAttribute("aria-keyshortcuts"));
    main?.querySelectorAll(".lesson .board[data-moves]").forEach((one) => (one.dataset.live = ""));
    [pressed, busy] = [null, false];
    takeUp(document.getElementById("board"));
  }

  /** What belongs to the board: the page, or on a page of many boards its own part. */
  const scope = () => board?.closest(".lesson") ?? main;

  /** From here on this board is the one that is played on. */
  function takeUp(one) {
    board = one;
    form = scope()?.querySelector("form.move-form") ?? null;
    [routes, path, standing, crowned] = [[], [], [], false];
    if (board?.dataset.moves && form) {
      board.dataset.live = "";
      routes = board.dataset.moves.split(" ").flatMap((ways, move) =>
        ways.split("|").map((text) => ({ text, move, squares: text.split(/[:-]/) })));
    } else if (form && main.dataset.ahead) {
      board.dataset.live = "";
      routes = waysAhead(main.dataset.ahead);
      for (const field of form.elements) field.disabled = false;
    }
    if (routes.length && cursor) point(cursor);
  }

  /** On a page of many boards somebody turned to another one. */
  function turnToBoard(target) {
    const other = target.closest?.(".lesson")?.querySelector(".board");
    if (!other || other === board || busy) return;
    if (board) putBack();
    point(null);
    takeUp(other);
  }

  /** Shows the page that the server sent: its new moves run on the old board first, where somebody went there or waited. */
  async function turnTo(html, address, push, runs = push) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const next = page.getElementById("main");
    const nextBoard = page.getElementById("board");
    if (!next || !nextBoard || !board) return location.assign(address);
    const visit = visits;
    if (runs) await run(newMoves(nextBoard));
    if (visit !== visits) return;
    const inside = main.contains(document.activeElement);
    const top = board.closest(".lesson") && board.getBoundingClientRect().top;
    main.replaceWith(document.adoptNode(next));
    document.title = page.title;
    for (const part of [".head-settings", ".head-doors"]) { // they lead back to the page
      const fresh = page.querySelector(part);
      if (fresh) document.querySelector(part).replaceWith(document.adoptNode(fresh));
    }
    if (address !== location.href) history[push ? "pushState" : "replaceState"](null, "", address);
    shown = location.pathname + location.search;
    settle();
    if (top !== null && board) scrollBy(0, board.getBoundingClientRect().top - top); // it stays where it was under the eye
    announce();
    document.dispatchEvent(new Event("shown"));
    if (ahead) playAhead();
    if (typed || inside || byKeys && (push || !runs)) focusOn(typed && form ? form.elements.move : scope().querySelector("[autofocus]") ?? scope().querySelector(".button-main:not(form *)") ?? scope());
  }

  function focusOn(element) {
    if (element === scope()) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }

  /** A region that is there first and gets its words then is read aloud; one that comes with them often is not. */
  function announce() {
    for (const region of ["verdict", "said"].map((id) => document.getElementById(id)).filter(Boolean)) {
      const words = [...region.childNodes];
      region.replaceChildren();
      requestAnimationFrame(() => region.append(...words));
    }
  }

  async function load(address, push) {
    const visit = ++visits;
    [busy, refreshing, typed] = [true, false, false];
    try {
      const answer = await fetch(address);
      const html = await answer.text();
      if (visit === visits) await turnTo(html, answer.url, push);
    } catch {
      location.assign(address);
    }
  }

  /** The game has gone on meanwhile: shows it as it is now, with what was being written. A move sent meanwhile goes first. */
  async function refresh() {
    if (busy || refreshing || pressed?.piece || !main.dataset.here) return; // asked again soon
    const visit = ++visits;
    refreshing = true;
    try {
      const answer = await fetch(main.dataset.here);
      if (!answer.ok) throw new Error(answer.status);
      const html = await answer.text();
      if (visit !== visits || pressed?.piece) return;
      const before = form;
      const chosen = path.length === 1 ? path[0] : null;
      if (form && document.activeElement === form.elements.move) typed = true;
      busy = true;
      await turnTo(html, answer.url, false, true);
      if (busy) return; // what was entered ahead is on its way
      const written = before?.elements.move.value; // also what was written while the pieces ran
      if (written && form && !form.elements.move.value) form.elements.move.value = written;
      if (chosen && isOwn(chosen)) take(chosen);
    } catch {
      if (visit === visits) busy = false; // asked again soon
    } finally {
      if (visit === visits) refreshing = false;
    }
  }

  async function send(sent, submitter, isAgain) {
    if (busy && !refreshing) return;
    refreshing = false;
    const data = new URLSearchParams(new FormData(sent));
    if (submitter?.name) data.append(submitter.name, submitter.value);
    const visit = ++visits;
    const fields = [...form.elements].filter((field) => !field.disabled);
    typed = document.activeElement === form.elements.move;
    busy = true;
    fields.forEach((field) => (field.disabled = true));
    try {
      const answer = await fetch(sent.action, { method: "POST", body: data });
      const html = await answer.text();
      if (visit !== visits) return;
      if (answer.ok) return await turnTo(html, answer.url, true);
      if (answer.status >= 500) throw new Error(answer.status);
      if (answer.status !== 400 || isAgain || !data.has("move")) return location.reload(); // the page itself says why, such as that it is gone
      // The form had lain for too long: take a fresh one and send the same move in it, for the same place in the game.
      await turnTo(await (await fetch(location.href)).text(), location.href, false);
      for (const name of ["move", "ply"]) if (form.elements[name]) form.elements[name].value = data.get(name);
      await send(form, null, true);
    } catch {
      busy = false;
      fields.forEach((field) => (field.disabled = false));
      putBack();
      form.querySelector(".lost")?.remove();
      form.append(Object.assign(document.createElement("p"), { className: "lost", role: "alert", textContent: form.dataset.lost }));
      if (typed) form.elements.move.focus();
    }
  }

  /* ---------- squares and pieces ---------- */

  const turned = () => board.hasAttribute("data-turned");
  const named = (file, rank) => String.fromCharCode(97 + file, 49 + rank);
  const fileAndRank = (square) => [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];

  function corner(square) {
    const [file, rank] = fileAndRank(square);
    return turned() ? [750 - 100 * file, 50 + 100 * rank] : [50 + 100 * file, 750 - 100 * rank];
  }

  /** The dark square under a point of the screen. */
  function squareAt(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
    let [file, rank] = [Math.floor((at.x - 50) / 100), 7 - Math.floor((at.y - 50) / 100)];
    if (turned()) [file, rank] = [7 - file, 7 - rank];
    return Math.min(file, rank) >= 0 && Math.max(file, rank) < 8 && (file + rank) % 2 === 0 ? named(file, rank) : null;
  }

  function pieceAt(square) {
    const [x, y] = corner(square);
    return board.querySelector(`use[x="${x}"][y="${y}"]:is([href="#man"], [href="#king"])`);
  }

  const sideAt = (square) => pieceAt(square)?.getAttribute("class");
  const isOwn = (square) => routes.length > 0 && sideAt(square) !== undefined && sideAt(square) === sideAt(routes[0].squares[0]);

  /** What a jump goes over: the piece that stands between its squares. */
  function jumped(from, to) {
    const [[file, rank], [toFile, toRank]] = [fileAndRank(from), fileAndRank(to)];
    for (let i = 1; i < Math.abs(toFile - file); i++) {
      const piece = pieceAt(named(file + i * Math.sign(toFile - file), rank + i * Math.sign(toRank - rank)));
      if (piece) return piece;
    }
    return null;
  }

  /** Draws the script's own marks, over the pieces or under them, in place of those it drew there before. */
  function draw(name, over, marks) {
    let layer = board.querySelector(`g[data-layer="${name}"]`);
    if (!layer) {
      layer = document.createElementNS(board.namespaceURI, "g");
      layer.dataset.layer = name;
      layer.setAttribute("class", "m-pen");
      const first = board.querySelector("use.white, use.black");
      board.querySelector("g").insertBefore(layer, over ? null : first.closest("a") ?? first);
    }
    layer.replaceChildren(...marks.map(([figure, square]) => {
      const use = document.createElementNS(board.namespaceURI, "use");
      const [x, y] = corner(square);
      Object.entries({ href: figure, x, y }).forEach(([key, value]) => use.setAttribute(key, value));
      return use;
    }));
  }

  /** Takes the server's marks off the board; what `kept` says, the field and the pieces stay. */
  function strip(kept) {
    for (const part of [...board.querySelector("g").children]) {
      const stays = part.matches("title, a, .white:not([href^='#taken']), .black:not([href^='#taken'])")
        || /^#(field|coords)/.test(part.getAttribute("href")) || part.dataset.layer || standing.includes(part);
      if (part.matches("a") && !part.querySelector(".white, .black") || !stays && !part.matches(kept)) part.remove();
    }
  }

  /* ---------- the move in hand ---------- */

  const inHand = () => routes.filter((route) => path.every((square, i) => route.squares[i] === square));
  const isCapture = () => inHand().some((route) => route.text.includes(":"));

  function show() {
    const next = path.length && !isAhead() ? inHand().flatMap((route) => [route.squares[path.length], route.squares.at(-1)]) : [];
    const target = isCapture() ? "#target-capture" : "#target";
    draw("hand", false, [...path.slice(0, 1).map((square) => ["#chosen", square]),
      ...[...new Set(next)].filter(Boolean).map((square) => [target, square])]);
  }

  function take(square) {
    putBack();
    dropAhead();
    strip("[href='#from'], [href='#to'], .m-route");
    path = [square];
    show();
  }

  function putBack() {
    if (path.length) {
      pieceAt(path[0])?.classList.remove("moving", "jumping", "held");
      pieceAt(path[0])?.style.removeProperty("transform");
      if (crowned) pieceAt(path[0])?.setAttribute("href", "#man");
    }
    standing.forEach((piece) => piece.setAttribute("href", piece.getAttribute("href") === "#taken" ? "#man" : "#king"));
    [path, standing, crowned] = [[], [], false];
    main.querySelector("div.ways")?.remove();
    if (routes.length) show();
  }

  /** A square was tapped, dropped on or confirmed. */
  async function press(square) {
    await stepping;
    if (busy || !routes.length) return;
    if (!path.length) return isOwn(square) ? take(square) : dropAhead();
    const fitting = inHand().filter((route) => route.squares.length > path.length);
    const ends = fitting.filter((route) => route.squares.at(-1) === square);
    const steps = fitting.filter((route) => route.squares.at(-1) !== square && route.squares[path.length] === square);
    const meant = [...new Map([...steps, ...ends].map((route) => [route.move, route])).values()];
    if (ends.length && meant.length > 1) return choose(meant);
    if (ends.length) return play(ends[0].text);
    if (steps.length) return step(square);
    if (square === path.at(-1)) return putBack();
    if (path.length === 1 && isOwn(square)) return take(square);
    play([...path, square].join(isCapture() ? ":" : "-")); // not legal: the server says why
  }

  function play(text) {
    if (isAhead()) return keepAhead(text);
    form.elements.move.value = text;
    send(form);
  }

  /** One jump of a longer capture: the piece goes there, its victim stays. */
  async function step(square) {
    const victim = jumped(path.at(-1), square);
    path.push(square);
    stepping = slide(pieceAt(path[0]), path[0], square, "jumping", JUMP).then(() => {
      stepping = null;
      crown(pieceAt(path[0]), square);
      ghost(victim);
      landed(true);
      show();
    });
    await stepping;
  }

  /** Start and end don't name one move: its ways are offered as buttons. */
  function choose(meant) {
    main.querySelector("div.ways")?.remove();
    const ways = Object.assign(document.createElement("div"), { className: "buttons ways", role: "group", ariaLabel: form.dataset.choose });
    for (const { text } of meant) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: text });
      button.addEventListener("click", () => play(text));
      ways.append(button);
    }
    form.before(ways);
    ways.firstElementChild.focus();
  }

  /* ---------- a move ahead: entered while the other side is to move ---------- */

  const isAhead = () => routes.length > 0 && !board.dataset.moves;

  /** Any square is a way for each own piece: what is legal only the server will know. */
  function waysAhead(side) {
    const squares = [...Array(64).keys()].map((i) => [i % 8, i >> 3]).filter(([file, rank]) => (file + rank) % 2 === 0)
      .map(([file, rank]) => named(file, rank));
    const [own, free] = [true, false].map((is) => squares.filter((square) => (sideAt(square) === side) === is));
    return own.flatMap((from) => free.map((to) => ({ text: `${from}-${to}`, move: `${from}-${to}`, squares: [from, to] })));
  }

  const squaresOf = (text) => text.toLowerCase().match(/[a-h][1-8]/g) ?? [];

  function keepAhead(text) {
    putBack();
    ahead = { text, ply: Number(form.elements.ply.value) + 1 };
    form.elements.move.value = "";
    showAhead();
  }

  function showAhead() {
    draw("ahead", false, squaresOf(ahead.text).map((square) => ["#chosen", square]));
    sayAhead("kept", ahead.text);
  }

  function dropAhead() {
    if (!ahead) return;
    ahead = null;
    draw("ahead", false, []);
    sayAhead();
  }

  /** What is kept, with the button that cancels it; that it could not be played; or nothing. */
  function sayAhead(what, text) {
    const place = document.getElementById("ahead");
    if (!place) return;
    place.hidden = !what;
    place.lastElementChild.hidden = what !== "kept";
    requestAnimationFrame(() => (place.firstElementChild.textContent = what ? place.dataset[what].replace("…", text) : ""));
  }

  /** Once it is one's turn: plays what was entered ahead, if it is a move now. */
  function playAhead() {
    const ply = Number(form?.elements.ply?.value ?? -1);
    if (isAhead() && ply + 1 === ahead.ply) return showAhead();
    const { text, ply: answers } = ahead;
    ahead = null;
    if (ply !== answers) return; // taken back, or over
    const squares = squaresOf(text);
    if (squares.length < 2) return play(text); // written in a way that the server reads
    const fitting = routes.filter((route) => squares[0] === route.squares[0] && squares.at(-1) === route.squares.at(-1)
      && squares.every((square) => route.squares.includes(square)));
    const meant = [...new Map(fitting.map((route) => [route.move, route])).values()];
    if (meant.length === 1) return play(meant[0].text);
    if (!meant.length) return sayAhead("gone", text);
    take(squares[0]);
    choose(meant);
  }

  /* ---------- motion ---------- */

  /** For those who listen: a piece was put down, or has captured another. */
  const landed = (capture) => document.dispatchEvent(new CustomEvent("landed", { detail: { capture } }));

  /** The moves that the next page shows and this one does not yet. */
  function newMoves(nextBoard) {
    const [before, after] = [board, nextBoard].map((one) => one.dataset.played.split(",").filter(Boolean));
    return before.every((move, i) => after[i] === move) ? after.slice(before.length) : [];
  }

  async function run(moves) {
    if (!moves.length) return;
    if (still.matches || document.hidden || moves.length > FEW) return landed(moves.at(-1).includes(":"));
    draw("hand", false, []);
    strip("_");
    for (const [i, move] of moves.entries()) {
      if (i > 0) await wait(REPLY);
      await walk(move);
    }
  }

  /** One whole move. What it captures turns to ghosts as it is jumped; all are lifted together at the end. */
  async function walk(text) {
    const squares = text.split(/[:-]/);
    const piece = pieceAt(squares[0]);
    if (!piece) return;
    const [css, ms] = text.includes(":") ? ["jumping", JUMP] : ["moving", piece.matches(".held") ? 0 : SLIDE];
    const walked = path.every((square, i) => squares[i] === square) ? Math.max(path.length, 1) : 1;
    raise(piece);
    if (piece.matches(".held") && css === "jumping") shift(piece, squares[0], squares[walked - 1], 0, 0);
    for (let i = walked; i < squares.length; i++) {
      const victim = jumped(squares[i - 1], squares[i]);
      await slide(piece, squares[0], squares[i], css, ms);
      crown(piece, squares[i]);
      ghost(victim);
      landed(Boolean(victim));
    }
    standing.forEach((victim) => victim.classList.add("lifting"));
    if (standing.length) await wait(REST + LIFT);
    standing.forEach((victim) => victim.remove());
    piece.classList.remove("moving", "jumping", "held");
    piece.style.removeProperty("transform");
    ["x", "y"].forEach((name, i) => piece.setAttribute(name, corner(squares.at(-1))[i]));
    [path, standing, crowned] = [[], [], false];
  }

  async function slide(piece, from, to, css, ms) {
    piece.classList.remove("moving", "jumping", "held");
    piece.getBoundingClientRect(); // so that it begins where the piece is now
    if (ms) piece.classList.add(css);
    shift(piece, from, to, 0, 0);
    await wait(ms);
  }

  function shift(piece, from, to, dx, dy) {
    const [[x, y], [toX, toY]] = [corner(from), corner(to)];
    piece.style.transform = `translate(${toX - x + dx}px, ${toY - y + dy}px)`;
  }

  /** A man on its last rank is a king at once, in the middle of a capture too. */
  function crown(piece, square) {
    if (piece.getAttribute("href") !== "#man" || square[1] !== (piece.matches(".white") ? "8" : "1")) return;
    piece.setAttribute("href", "#king");
    crowned = true;
  }

  function ghost(victim) {
    if (!victim) return;
    victim.setAttribute("href", victim.getAttribute("href") === "#king" ? "#taken-king" : "#taken");
    standing.push(victim);
  }

  /** Over all other pieces. */
  function raise(piece) {
    const whole = piece.closest("a") ?? piece;
    whole.parentNode.append(whole);
  }

  /* ---------- pointer ---------- */

  document.addEventListener("focusin", (event) => turnToBoard(event.target));

  document.addEventListener("pointerdown", (event) => {
    byKeys = false;
    turnToBoard(event.target);
    if (busy || event.button !== 0 || !event.isPrimary || !routes.length || !board.contains(event.target)) return;
    const square = squareAt(event);
    const draggable = square && (square === path.at(-1) || path.length < 2 && isOwn(square));
    pressed = square && { square, draggable, x: event.clientX, y: event.clientY, piece: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!pressed?.draggable || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!pressed.piece && Math.hypot(dx, dy) > DRAG) {
      if (path.at(-1) !== pressed.square) take(pressed.square);
      pressed.piece = pieceAt(path[0]);
      pressed.piece.classList.remove("moving", "jumping");
      pressed.piece.classList.add("held");
      raise(pressed.piece);
    }
    const scale = 900 / board.getBoundingClientRect().width;
    if (pressed.piece) shift(pressed.piece, path[0], pressed.square, dx * scale, dy * scale);
  });

  document.addEventListener("pointerup", (event) => {
    if (!pressed || !event.isPrimary) return;
    const { square, piece } = pressed;
    const end = squareAt(event);
    pressed = null;
    if (!piece && end === square || piece && end && end !== square) press(end);
    else if (piece) putBack();
  });

  document.addEventListener("pointercancel", () => {
    if (pressed?.piece) putBack();
    pressed = null;
  });

  document.addEventListener("dragstart", (event) => board?.contains(event.target) && event.preventDefault());

  /* ---------- links, forms, history ---------- */

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || !main?.contains(link) || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const address = new URL(link.getAttribute("href"), location.href);
    if (address.hash && address.href === location.href.replace(/#.*/, "") + address.hash && !board?.contains(link)) return; // a place on this page
    if (routes.length && board.contains(link)) {
      event.preventDefault(); // pointers are handled above; a key that follows the link names its square
      if (event.detail === 0) {
        point(link.getAttribute("aria-label").slice(0, 2));
        press(cursor);
      }
    } else if (board && address.origin === location.origin
      && (address.pathname.startsWith("/puzzles/") || address.pathname === location.pathname)) {
      event.preventDefault();
      load(address.href, true);
    }
  });

  document.addEventListener("submit", (event) => {
    if (!form || event.target.method !== "post" || !main.contains(event.target) || event.target.matches("[data-plain]")) return; // a plain one is a file
    event.preventDefault();
    if (event.target === form && isAhead()) {
      if (form.elements.move.value.trim()) keepAhead(form.elements.move.value.trim());
    } else send(event.target, event.submitter);
  });

  document.addEventListener("outdated", refresh);

  document.addEventListener("click", (event) => event.target.closest?.("#ahead button") && dropAhead());

  addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) load(location.href, false); // a link within the page is no new page
  });

  /* ---------- keys ---------- */

  function point(square) {
    cursor = square;
    if (routes.length) draw("cursor", true, square ? [["#cursor", square]] : []);
  }

  /** A square with what stands on it, as it is read aloud. */
  function spoken(square) {
    const piece = pieceAt(square);
    const [white, black, man, king] = board.dataset.words.split("|");
    return piece ? `${square}, ${piece.matches(".white") ? white : black}, ${piece.matches("[href='#king']") ? king : man}` : square;
  }

  /** Moves the cursor over the dark squares; rows shift by one, so that up and down zigzag along a file. */
  function moveCursor([right, up]) {
    const sign = turned() ? -1 : 1;
    if (board.contains(document.activeElement)) document.activeElement.blur(); // from here on Enter means the cursor
    const [file, rank] = fileAndRank(cursor ?? (turned() ? "f6" : "c3"));
    const rises = cursor && up && rank + up * sign >= 0 && rank + up * sign < 8;
    const toFile = file + (cursor ? 2 * right * sign : 0) + (rises ? (rank % 2 ? -1 : 1) : 0);
    if (toFile < 0 || toFile > 7) return;
    point(named(toFile, rank + (rises ? up * sign : 0)));
    let voice = document.getElementById("board-voice");
    if (!voice) {
      voice = Object.assign(document.createElement("p"), { id: "board-voice", className: "unseen", role: "status" });
      document.body.append(voice);
    }
    voice.textContent = spoken(cursor);
  }

  /** What a key does, or nothing. */
  function action({ key, code, repeat, target }) {
    const isField = target.matches?.("input, select, textarea");
    const follow = (selector) => scope()?.querySelector(selector);
    const isOneOfMany = main?.querySelector(".lesson");
    const isHere = !isOneOfMany || board && (cursor || scope().contains(document.activeElement)); // else arrows scroll the page
    if (key === "Escape") {
      return () => {
        target.blur?.();
        if (routes.length) putBack();
        dropAhead();
        point(null);
      };
    }
    if (isField) return null;
    if (ARROWS[key] && routes.length && isHere) return () => moveCursor(ARROWS[key]);
    if (key === "Enter" && cursor && routes.length && !target.closest?.("a, button, summary")) return () => press(cursor);
    if (key === "/" || code === "Slash") return form && keysAct && (() => form.elements.move.focus());
    const link = !isHere ? null : key === "ArrowLeft" ? follow(".record-steps a:first-child[href]")
      : key === "ArrowRight" ? follow(".record-steps a:last-child[href]")
      : /^Key[NHF]$/.test(code) && !repeat && !busy ? follow(`a[aria-keyshortcuts="${code.at(-1).toLowerCase()}"]`) : null;
    return link && (() => link.click());
  }

  document.addEventListener("keydown", (event) => {
    byKeys = true;
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : action(event);
    if (!act) return;
    event.preventDefault();
    act();
  });

  settle();
})();
