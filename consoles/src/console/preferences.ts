import type { Language } from "@errand/core/language";

export type ThemeChoice = "device" | "light" | "dark";

/**
 * The language and the theme of this browser. The storefront has the same choices: they are stored
 * under its names (spec §3), and in cookies, because the server completes the page by them.
 */

const yearSeconds = 31_536_000;

/** The language in which the server completed the page. */
export function pageLanguage(): Language {
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

/** Stores the language; the page shows it once it is loaded again. */
export function storeLanguage(language: Language): void {
  write("language-setting", language);
}

export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** Stores the theme and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  const { theme: _former, ...others } = readSettings();
  const isChosen = choice !== "device";
  write("settings", JSON.stringify(isChosen ? { ...others, theme: choice } : others));
  if (isChosen) document.documentElement.dataset["theme"] = choice;
  else delete document.documentElement.dataset["theme"];
}

function readSettings(): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem("settings") ?? "{}");
    return typeof settings === "object" ? { ...settings } : {};
  } catch {
    return {};
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The cookie suffices where the browser blocks its storage.
  }
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${key}=${encodeURIComponent(text)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
