/** The preferences that this browser keeps. */

import { PREFERENCES } from "../model/preferences.js";
import { preferencesIn } from "../model/stored.js";
import { keep, stored } from "./storage.js";

/** @import { Preferences } from "../model/preferences.js" */

const KEY = "wye-preferences";

/** The preferences kept, or else what the browser asks for. @returns {Preferences} */
export const preferencesKept = () =>
  preferencesIn(stored(KEY), {
    ...PREFERENCES,
    contrast: matchMedia("(prefers-contrast: more)").matches,
    confirm: matchMedia("(pointer: coarse) and (max-width: 34rem)").matches,
  });

/** Keep them for the next visit. */
export const keepPreferences = (/** @type {Preferences} */ preferences) => keep(KEY, JSON.stringify(preferences));
