/** The levels of play in Romanian. */

import { formats } from "../numbers.js";

const { tens } = formats("ro");

/** Titles of the levels, by the engine's English. */
export const names = {
  "Ant 1": "Furnică 1",
  "Snail 2": "Melc 2",
  "Mouse 3": "Șoarece 3",
  "Sparrow 4": "Vrabie 4",
  "Squirrel 5": "Veveriță 5",
  "Rabbit 6": "Iepure 6",
  "Cat 7": "Pisică 7",
  "Fox 8": "Vulpe 8",
  "Wolf 9": "Lup 9",
  "Tiger 10": "Tigru 10",
  "Bear 11": "Urs 11",
  "Elephant 12": "Elefant 12",
  "Whale 13": "Balenă 13",
  "Dragon 14": "Dragon 14",
};

/** @type {typeof import("../en/levels.js").strings} */ export const strings = {
  levels: "Niveluri",
  others: "Altele",
  level: (level) => `Nivelul ${level}`,
  levelOf: (level, count) => `Nivelul ${level} din ${count}`,
  stronger: (title) => `Îți merge bine. Încerci acum cu ${title}?`,
  weaker: (title) => `${title} e ceva mai ușor de învins. Încerci?`,
  standing({ level, count, sizes, elo }) {
    const known =
      sizes.length > 1
        ? `forță măsurată la mărimile ${sizes.join(" și ")}`
        : `forță măsurată la mărimea ${sizes.join()}`;
    const place = strings.levelOf(level, count);
    if (elo === null) return `${place} · ${known}`;
    return elo ? `${place} · cu circa ${tens(elo)} Elo peste nivelul 1` : place;
  },
};
