/** From numbers to places in a picture, linear and logarithmic, with ticks at round numbers. */

export type ScaleKind = "linear" | "log";

/** `place` keeps to the range: what lies outside is drawn at its end. */
export type Scale = { place(value: number): number; ticks: number[] };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** @param domain the least and the greatest number @param range where these two lie @param count about how many ticks
 */
export function linear([low, high]: [number, number], [from, to]: [number, number], count: number = 5): Scale {
  const width = high - low || 1;
  const step = roundStep(width / count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor((low + width) / step + 1e-9);
  return {
    place: (value) => from + ((to - from) * (clamp(value, low, low + width) - low)) / width,
    ticks: Array.from({ length: last - first + 1 }, (_, number) => tidy((first + number) * step)),
  };
}

/** Numbers above 0 alone: what is smaller than the least is drawn there. */
export function log([low, high]: [number, number], [from, to]: [number, number]): Scale {
  const [bottom, top] = [Math.log10(low), Math.log10(high)];
  const width = top - bottom || 1;
  const least = Math.floor(bottom);
  const powers = Array.from({ length: Math.floor(top) - least + 1 }, (_, number) => least + number);
  const digits = powers.length > 3 ? [1] : [1, 2, 5];
  return {
    place: (value) =>
      from + ((to - from) * (clamp(Math.log10(Math.max(value, low)), bottom, bottom + width) - bottom)) / width,
    ticks: powers
      .flatMap((power) => digits.map((digit) => tidy(digit * 10 ** power)))
      .filter((tick) => tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)),
  };
}

export const scale = (kind: ScaleKind, domain: [number, number], range: [number, number]): Scale =>
  kind === "log" ? log(domain, range) : linear(domain, range);

/** The least of 1, 2, 5, 10, ... times a power of ten that is not smaller. */
function roundStep(width: number) {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * ([1, 2, 5, 10].find((digit) => digit * power >= width * (1 - 1e-9)) ?? 10);
}

/** Without what rounding has left behind. */
const tidy = (value: number) => Number(value.toPrecision(12));
