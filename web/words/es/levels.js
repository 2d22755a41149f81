/** The levels of play in Spanish. */

import { formats } from "../numbers.js";

const { tens } = formats("es");

/** Titles of the levels, by the engine's English. */
export const names = {
  "Ant 1": "Hormiga 1",
  "Snail 2": "Caracol 2",
  "Mouse 3": "Ratón 3",
  "Sparrow 4": "Gorrión 4",
  "Squirrel 5": "Ardilla 5",
  "Rabbit 6": "Conejo 6",
  "Cat 7": "Gato 7",
  "Fox 8": "Zorro 8",
  "Wolf 9": "Lobo 9",
  "Tiger 10": "Tigre 10",
  "Bear 11": "Oso 11",
  "Elephant 12": "Elefante 12",
  "Whale 13": "Ballena 13",
  "Dragon 14": "Dragón 14",
};

/** @type {typeof import("../en/levels.js").strings} */ export const strings = {
  levels: "Niveles",
  others: "Otros",
  level: (level) => `Nivel ${level}`,
  levelOf: (level, count) => `Nivel ${level} de ${count}`,
  stronger: (title) => `Vas muy bien. ¿Pruebas ahora con ${title}?`,
  weaker: (title) => `${title} es algo más fácil. ¿Pruebas con ese rival?`,
  standing({ level, count, sizes, elo }) {
    const known =
      sizes.length > 1
        ? `fuerza medida en los tamaños ${sizes.join(" y ")}`
        : `fuerza medida en el tamaño ${sizes.join()}`;
    const place = strings.levelOf(level, count);
    if (elo === null) return `${place} · ${known}`;
    return elo ? `${place} · unos ${tens(elo)} puntos Elo sobre el nivel 1` : place;
  },
};
