/*
 * Watches a review come: moves the bar on, and lets board.js show the page anew once it is finished. Without this file the
 * page asks again by itself.
 */
(() => {
  "use strict";

  const AGAIN = 1000; // milliseconds

  async function look() {
    const main = document.getElementById("main");
    const address = main?.dataset.review;
    if (!address || document.hidden) return;
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    if (answer.status === 404) return location.reload(); // the game is gone, and the page says so
    if (!answer.ok || document.getElementById("main") !== main) return;
    const { done, total, state } = await answer.json();
    if (state === "done" || state === "failed") return document.dispatchEvent(new Event("outdated"));
    document.getElementById("progress").value = done;
    document.getElementById("progress").max = total;
    const text = document.getElementById("progress-text");
    text.textContent = text.dataset.pattern.replace("#", done);
  }

  setInterval(() => look().catch(() => {}), AGAIN);
})();
