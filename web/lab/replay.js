/** Going to and fro in a recording: positions 0 (before the first event) to its length (after the last one). */

/** @typedef {{name: string, stops: number[]}} Unit  the positions at which something of this kind is finished, from
 *   0 on, ascending */

/** A unit of so many events.
 * @param {string} name @param {number} length of the recording @param {number} stride @returns {Unit} */
export function every(name, length, stride) {
  const stops = Array.from({ length: Math.floor(length / stride) + 1 }, (_, number) => number * stride);
  return { name, stops: stops.at(-1) === length ? stops : [...stops, length] };
}

/** The next stop, or the last one. @param {Unit} unit @param {number} at */
export const forward = ({ stops }, at) => stops.find((stop) => stop > at) ?? stops.at(-1) ?? 0;

/** The stop before, or the first one. @param {Unit} unit @param {number} at */
export const back = ({ stops }, at) => stops.findLast((stop) => stop < at) ?? 0;

/** The number of the last stop that is not after a position. @param {Unit} unit @param {number} at */
export const numberOf = ({ stops }, at) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );
