/** The words of every language, from the Fluent files that the lab loads. */

import * as board from "../../views/languages.js";

export const { LANGUAGES } = board;

/** Where the texts of the lab alone are. */
export const FOLDER = "web/lab/lang";

export const wordsIn = (language) => board.wordsIn(language, "wood", ["web/lang", FOLDER]);

export const ENGLISH = wordsIn("en");
