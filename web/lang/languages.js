/** The languages there are, each called by its own name. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", es: "Español", ro: "Română", fr: "Français" });
