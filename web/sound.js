// @ts-check
/** The sound of a stone that is set, made on the spot. */

/** Seconds that it lasts, its pitch in hertz at the start and at the end, and its loudness. */
const [LENGTH, HIGH, LOW, LOUDNESS] = [0.06, 900, 220, 0.25];

/** @type {AudioContext | null} */
let context = null;

/** Let one stone click; silent until the person has touched the page, for browsers allow no sound before. */
export function click() {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const [start, end] = [context.currentTime, context.currentTime + LENGTH];
  const tone = new OscillatorNode(context, { type: "sine", frequency: HIGH });
  const volume = new GainNode(context, { gain: LOUDNESS });
  tone.frequency.exponentialRampToValueAtTime(LOW, end);
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
