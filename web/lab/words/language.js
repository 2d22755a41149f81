/** What the lab says in the person's language, on the way; like words/language.js, it awaits nothing. */

import { language } from "../../words/language.js";

/** Every text of the lab. @type {Promise<typeof import("./en.js")>} */
export const chosen = import(`./${language}.js`);
