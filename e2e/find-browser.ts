import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const headlessShell = "/usr/bin/chromium-headless-shell";
const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of an installed Chromium, else of Playwright's own, which it installs. Throws when neither
 * exists.
 */
export function findBrowser(): string {
  const installed = [...candidates, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (installed) return installed;
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch {
    throw new Error(
      "The end-to-end tests need Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.",
    );
  }
  return chromium.executablePath();
}

/**
 * Debian's headless shell where it is installed, which takes half the processor time but shows no
 * notifications; else any browser.
 */
export function findLightBrowser(): string {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findBrowser();
}
