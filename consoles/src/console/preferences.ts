import { writeCookie } from "@errand/client/write-cookie.ts";
import type { Language } from "@errand/core/language";
import type { Direction } from "@errand/core/text-direction";
import { localValues } from "@errand/ui/safe-storage.ts";

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

/** The direction in which the server completed the page, which people may have chosen. */
export function pageDirection(): Direction {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

/** Stores the language; the page shows it once it is loaded again. */
export function storeLanguage(language: Language): void {
  write("language-setting", language);
}

export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** Stores the theme and applies it to this page. */
export function chooseTheme(choice: ThemeChoice): void {
  const { theme: _former, ...others } = readSettings();
  const isChosen = choice !== "device";
  write("settings", JSON.stringify(isChosen ? { ...others, theme: choice } : others));
  if (isChosen) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  colourToolbar();
}

/** Applies the stored theme: a page that was stored before it was chosen has another. */
export function applyTheme(): void {
  const { theme } = readSettings();
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  colourToolbar();
}

/** The background of a page (`--paper`), in the order of the elements of the page. */
const papers = ["#fffdfb", "#101114"] as const;

/** Gives the toolbar of the browser the colour of the page: its element for each theme has it. */
function colourToolbar() {
  const chosen = { device: undefined, light: papers[0], dark: papers[1] }[currentTheme()];
  for (const [index, meta] of document.querySelectorAll("meta[name=theme-color]").entries()) {
    meta.setAttribute("content", chosen ?? papers[index] ?? papers[0]);
  }
}

function readSettings(): { theme?: unknown } {
  const settings = localValues.readJson("settings");
  return typeof settings === "object" && settings !== null ? settings : {};
}

function write(key: string, text: string) {
  localValues.write(key, text);
  writeCookie(key, text, yearSeconds);
}
