/** The levels of play. Their titles are the engine's own: an animal, the larger the stronger, and its number. */

import { formats } from "../numbers.js";

const { tens } = formats("en");

export const strings = {
  levels: "Levels",
  others: "Others",
  level: (/** @type {number} */ level) => `Level ${level}`,
  levelOf: (/** @type {number} */ level, /** @type {number} */ count) => `Level ${level} of ${count}`,
  /** @param {string} title of the next stronger level, which would suit the person better */
  stronger: (title) => `You are doing well. Try ${title} next?`,
  /** @param {string} title of the next weaker level, which would suit the person better */
  weaker: (title) => `${title} is a little easier. Try it next?`,
  /** @param {{level: number, count: number, sizes: number[], elo: number | null}} standing elo: points above level 1 */
  standing({ level, count, sizes, elo }) {
    const known = `strength measured on ${sizes.length > 1 ? "sizes" : "size"} ${sizes.join(" and ")}`;
    const place = strings.levelOf(level, count);
    if (elo === null) return `${place} · ${known}`;
    return elo ? `${place} · about ${tens(elo)} Elo above level 1` : place;
  },
};
