/*
 * The sounds of a game, made here: a knock for a piece that is put down, another for one that is taken, two notes for the
 * end, one as time runs short. Nothing sounds unless the visitor has switched it on (data-sounds).
 */
(() => {
  "use strict";

  // Each note: pitch in hertz, seconds after the first, seconds long, loudness.
  const PUT = [[240, 0, 0.07, 0.3]];
  const TAKEN = [[190, 0, 0.06, 0.3], [140, 0.05, 0.08, 0.3]];
  const END = [[392, 0, 0.3, 0.12], [523, 0.18, 0.5, 0.12]];
  const SHORT = [[784, 0, 0.15, 0.1]];
  const LOOK = 250; // milliseconds between looks at the own clock

  let air = null; // made with the first sound: before that a browser keeps a page silent that nobody has touched
  const main = () => document.getElementById("main");
  const isOn = () => "sounds" in main().dataset;
  const goesOn = () => Boolean(main().dataset.events);
  const isShort = () => document.querySelector(".us .clock-late[data-runs]") !== null;

  let [wasOn, wentOn, wasShort] = [isOn(), goesOn(), isShort()];

  function sound(notes) {
    if (!isOn()) return;
    air ??= new AudioContext();
    air.resume();
    for (const [pitch, after, length, loudness] of notes) {
      const [note, volume, start] = [air.createOscillator(), air.createGain(), air.currentTime + after];
      note.type = "triangle";
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(loudness, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + length);
      note.connect(volume).connect(air.destination);
      note.start(start);
      note.stop(start + length);
    }
  }

  document.addEventListener("landed", (event) => sound(event.detail.capture ? TAKEN : PUT));
  document.addEventListener("shown", () => {
    if (wentOn && !goesOn()) sound(END);
    else if (!wasOn && isOn()) sound(PUT);
    [wasOn, wentOn] = [isOn(), goesOn()];
  });
  setInterval(() => {
    if (!wasShort && isShort()) sound(SHORT);
    wasShort = isShort();
  }, LOOK);
})();
