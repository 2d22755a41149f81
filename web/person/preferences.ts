/** The preferences that this browser keeps. */

import { PREFERENCES, type Preferences } from "../model/preferences.ts";
import { preferencesIn } from "../model/stored.ts";
import { loadText, PREFERENCES_KEY } from "./storage.ts";

/** The preferences kept, or else what the browser asks for. */
export const loadPreferences = (): Preferences =>
  preferencesIn(loadText(PREFERENCES_KEY), {
    ...PREFERENCES,
    contrast: matchMedia("(prefers-contrast: more)").matches,
    confirm: matchMedia("(pointer: coarse) and (max-width: 34rem)").matches,
  });
