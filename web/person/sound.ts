/** The click of a stone being placed, synthesized. */

import { audio } from "../platform.ts";

/** Its duration in seconds, its pitch in hertz at the start and at the end, and its volume. */
const [LENGTH, HIGH, LOW, LOUDNESS] = [0.06, 900, 220, 0.25];

let context: AudioContext | null = null;

/** Play one click; silent until the person has interacted with the page, since browsers allow no sound before. */
export function click() {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= audio();
  if (!context) return;
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
