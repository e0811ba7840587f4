import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const known = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium that is there, or Playwright's own, fetched when it can be. Ends with a plain word when neither works. */
export function findBrowser(): string {
  const there = [...known, chromium.executablePath()].find((path) => path && existsSync(path));
  if (there) return there;
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch {
    throw new Error(
      "The journeys need a Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.",
    );
  }
  return chromium.executablePath();
}
