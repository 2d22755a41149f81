/** Every text of the lab in the person's language, whose module alone is loaded. */

import { inColour, local as localInGeneral, refusal as refusalInGeneral } from "../../words/strings.js";
import { own } from "../../words/translation.js";
import { chosen as coming } from "./language.js";

/** @import { Refusal } from "../../words/translation.js" */

const chosen = await coming;

export const strings = inColour(chosen.strings);
/** Texts of elements with data-text, and accessible names of those with data-label. */
export const texts = /** @type {Record<string, string>} */ (inColour(chosen.texts));

/** A word or sentence of the engine in this language; in its own English where it is not translated. */
export const local = (/** @type {string} */ text) => inColour(own(chosen.names, text) ?? "") || localInGeneral(text);

/** A refusal of the engine in this language. @param {Refusal} refused @returns {string} */
export const refusal = (refused) => refusalInGeneral(refused, chosen.refusals, local);

/** @typedef {{strings: typeof chosen.strings, local: typeof local}} Words  texts for a pure module */

/** @type {Words} */ export const words = { strings, local };
