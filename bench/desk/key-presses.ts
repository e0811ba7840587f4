import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { openBrowser } from "../browser.ts";
import type { Running } from "../processes.ts";

/** Pages of 50 orders that are on the screen. */
const pages = 10;
/** A quick typist. */
const keyEveryMs = 100;
const searches = ["120000", "customer-1200@bench.example", "+33600001200"];

/**
 * Milliseconds from each key press in the desk's list of orders to the next frame: with many rows,
 * moving through them, choosing some, and typing searches, whose answers are drawn meanwhile.
 */
export async function pressKeys(errand: Running, token: string): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    const observer = fileURLToPath(new URL("../observe-keys.js", import.meta.url));
    await page.addInitScript({ path: observer });
    await page.addInitScript(
      `localStorage.setItem("console:desk:token", ${JSON.stringify(token)})`,
    );
    await page.goto(`${errand.url}/desk/orders`);
    const rows = page.locator("[data-row]");
    for (let shown = 1; shown < pages; shown++) {
      await rows.nth(shown * 50 - 1).waitFor();
      await page.getByRole("button", { name: "More" }).click();
    }
    await rows.nth(pages * 50 - 1).waitFor();
    await page.evaluate("globalThis.keys = []");
    await rows.first().focus();
    for (const key of "jjjjjxjjjjjxkkkkkxkkkkk") await press(page, key);
    const field = page.getByRole("searchbox");
    for (const search of searches) {
      await field.focus();
      const parameter = `search=${encodeURIComponent(search)}`;
      const found = page.waitForResponse((response) => response.url().includes(parameter));
      for (const key of search) await press(page, key);
      await found;
      for (const _letter of search) await press(page, "Backspace");
    }
    // Awaited here: the browser closes at the end of this block.
    return await page.evaluate("globalThis.keys");
  } finally {
    await browser.close();
  }
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await page.waitForTimeout(keyEveryMs); // As fast as a person types; no event is awaited.
}
