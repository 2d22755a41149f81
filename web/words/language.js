/**
 * The person's language, and its module on the way. The first module to run, since no address but this module names that one's.
 * It awaits nothing: in WebKitGTK 2.50 a page stays blank of which two scripts wait for one module that awaits.
 */

import { preferences } from "../person/preferences.js";

/** The languages there are, each called by its own name. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", es: "Español", ro: "Română" });

/** The language that the person has chosen, or else the first known one that the browser asks for. */
export const language =
  [preferences.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")].find((tag) =>
    Object.hasOwn(LANGUAGES, tag),
  ) ?? "en";
document.documentElement.lang = language;

/** Every text in it. @type {Promise<typeof import("./en.js")>} */
export const chosen = import(`./${language}.js`);
