/*
 * Own minutes choose "your own" while they are written, and any other time empties them. Without this file they are
 * taken in place of the usual time.
 */
(() => {
  "use strict";

  const times = [...document.querySelectorAll('[name="time"]')];
  const own = times.find((time) => time.value === "own");
  const fields = [...document.querySelectorAll(".own-time input")];
  for (const field of fields) field.addEventListener("input", () => field.value && (own.checked = true));
  for (const time of times) {
    if (time !== own) time.addEventListener("change", () => fields.forEach((field) => (field.value = "")));
  }
})();
