/** The preferences that this browser keeps. */

import { PREFERENCES, type Preferences } from "../model/preferences.ts";
import { preferencesIn } from "../model/stored.ts";
import { keep, PREFERENCES_KEY, stored } from "./storage.ts";

/** The preferences kept, or else what the browser asks for. */
export const preferencesKept = (): Preferences =>
  preferencesIn(stored(PREFERENCES_KEY), {
    ...PREFERENCES,
    contrast: matchMedia("(prefers-contrast: more)").matches,
    confirm: matchMedia("(pointer: coarse) and (max-width: 34rem)").matches,
  });

/** Keep them for the next visit. */
export const keepPreferences = (preferences: Preferences) => keep(PREFERENCES_KEY, JSON.stringify(preferences));
