/** From numbers to places in a picture, linear and logarithmic, with ticks at round numbers. */

/** @typedef {"linear" | "log"} ScaleKind
 * @typedef {{place(value: number): number, ticks: number[]}} Scale  `place` keeps to the range: what lies outside is
 *   drawn at its end */

/** @param {number} value @param {number} low @param {number} high */
const clamped = (value, low, high) => Math.min(Math.max(value, low), high);

/** @param {[number, number]} domain the least and the greatest number
 * @param {[number, number]} range where these two lie
 * @param {number} [count] about how many ticks
 * @returns {Scale} */
export function linear([low, high], [from, to], count = 5) {
  const width = high - low || 1;
  const step = roundStep(width / count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor((low + width) / step + 1e-9);
  return {
    place: (value) => from + ((to - from) * (clamped(value, low, low + width) - low)) / width,
    ticks: Array.from({ length: last - first + 1 }, (_, number) => tidy((first + number) * step)),
  };
}

/** Numbers above 0 alone: what is smaller than the least is drawn there.
 * @param {[number, number]} domain @param {[number, number]} range @returns {Scale} */
export function log([low, high], [from, to]) {
  const [bottom, top] = [Math.log10(low), Math.log10(high)];
  const width = top - bottom || 1;
  const least = Math.floor(bottom);
  const powers = Array.from({ length: Math.floor(top) - least + 1 }, (_, number) => least + number);
  const digits = powers.length > 3 ? [1] : [1, 2, 5];
  return {
    place: (value) =>
      from + ((to - from) * (clamped(Math.log10(Math.max(value, low)), bottom, bottom + width) - bottom)) / width,
    ticks: powers
      .flatMap((power) => digits.map((digit) => tidy(digit * 10 ** power)))
      .filter((tick) => tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)),
  };
}

/** @param {ScaleKind} kind @param {[number, number]} domain @param {[number, number]} range @returns {Scale} */
export const scale = (kind, domain, range) => (kind === "log" ? log(domain, range) : linear(domain, range));

/** The least of 1, 2, 5, 10, ... times a power of ten that is not smaller. @param {number} width */
function roundStep(width) {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * ([1, 2, 5, 10].find((digit) => digit * power >= width * (1 - 1e-9)) ?? 10);
}

/** Without what rounding has left behind. @param {number} value */
const tidy = (value) => Number(value.toPrecision(12));
