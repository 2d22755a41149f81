/** The faces of the levels, from the ant to the dragon: each an animal on a round ground, in colours of its own by day
 * and by night, as pictures have. */

import { html } from "lit-html";
import ant from "./faces/ant.svg";
import bear from "./faces/bear.svg";
import cat from "./faces/cat.svg";
import dragon from "./faces/dragon.svg";
import elephant from "./faces/elephant.svg";
import fox from "./faces/fox.svg";
import mouse from "./faces/mouse.svg";
import rabbit from "./faces/rabbit.svg";
import snail from "./faces/snail.svg";
import sparrow from "./faces/sparrow.svg";
import squirrel from "./faces/squirrel.svg";
import tiger from "./faces/tiger.svg";
import whale from "./faces/whale.svg";
import wolf from "./faces/wolf.svg";

/** The weakest level first. */
const FACES = [ant, snail, mouse, sparrow, squirrel, rabbit, cat, fox, wolf, tiger, bear, elephant, whale, dragon];

/** The drawing of a face, as an SVG of its own. */
export const faceDrawing = (level: number) => FACES.at(level - 1) ?? dragon;

/** The face of a level, the weakest of which is 1; for the eye alone. */
export const face = (level: number) =>
  html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true" .innerHTML=${faceDrawing(level)}></svg>`;
