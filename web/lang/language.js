/** The person's language, and its texts on the way. The first module to run, since only this one names their address.
 * It awaits nothing: in WebKitGTK 2.50 a page stays blank of which two scripts wait for one that awaits. */

import { LANGUAGES } from "./languages.js";
import { preferencesKept } from "../person/preferences.js";

/** The language that the person has chosen, or else the first known one that the browser asks for. */
export const language =
  [preferencesKept().language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")].find((tag) =>
    Object.hasOwn(LANGUAGES, tag),
  ) ?? "en";
document.documentElement.lang = language;

async function fetched(/** @type {string} */ folder) {
  const response = await fetch(new URL(`${folder}${language}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`The texts could not be loaded: status ${response.status}.`);
  return response.text();
}

/** What the build has made of the language's file, and for the lab what only the lab says. */
export const sources = Promise.all(
  ["./", ...(document.querySelector('meta[name="room"][content="lab"]') ? ["../lab/lang/"] : [])].map(fetched),
);
