/** The languages there are, each called by its own name. */
export const LANGUAGES = { en: "English", es: "Español", ro: "Română", fr: "Français" } as const;
