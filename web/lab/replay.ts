/** Going to and fro in a recording: positions 0 (before the first event) to its length (after the last one). */

/** The positions at which something of this kind is finished, ascending from 0; as a number, all up to this one. */
export type Unit = { name: string; stops: number[] | number };

/** How many stops follow the first one. */
export const lastOf = ({ stops }: Unit) => (typeof stops === "number" ? stops : stops.length - 1);

/** The position of a stop, or of the nearest one that there is. */
export function stopAt(unit: Unit, number: number): number {
  const place = Math.min(Math.max(0, number), lastOf(unit));
  return typeof unit.stops === "number" ? place : (unit.stops[place] ?? 0);
}

/** The number of the last stop that is not after a position. */
export function numberOf(unit: Unit, at: number): number {
  let [low, high] = [0, lastOf(unit)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (stopAt(unit, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The next stop, or the last one. */
export const forward = (unit: Unit, at: number) => stopAt(unit, numberOf(unit, at) + 1);

/** The stop before, or the first one. */
export const back = (unit: Unit, at: number) => stopAt(unit, numberOf(unit, at - 1));
