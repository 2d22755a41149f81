/** Going to and fro in a recording: positions 0 (before the first event) to its length (after the last one). */

/** The positions at which something of this kind is finished, from 0 on, ascending. */
export type Unit = { name: string; stops: number[] };

/** A unit of so many events. @param length of the recording */
export function every(name: string, length: number, stride: number): Unit {
  const stops = Array.from({ length: Math.floor(length / stride) + 1 }, (_, number) => number * stride);
  return { name, stops: stops.at(-1) === length ? stops : [...stops, length] };
}

/** The next stop, or the last one. */
export const forward = ({ stops }: Unit, at: number) => stops.find((stop) => stop > at) ?? stops.at(-1) ?? 0;

/** The stop before, or the first one. */
export const back = ({ stops }: Unit, at: number) => stops.findLast((stop) => stop < at) ?? 0;

/** The number of the last stop that is not after a position. */
export const numberOf = ({ stops }: Unit, at: number) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= at),
  );
