/** Each language by its own name, which is the same in every language. */
export const languageNames = { en: "English", fr: "Français" };
