import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Scrolls down until `locator` is visible: sections below the fold load when scrolled into view.
 */
export async function scrollUntilVisible(page: Page, locator: Locator) {
  await expect(async () => {
    await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // A list that was passed before it loaded is met again on the way down.
      if (scrollTop + clientHeight >= scrollHeight - 1) window.scrollTo(0, 0);
      else window.scrollBy(0, 700);
    });
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass();
  await locator.scrollIntoViewIfNeeded();
}

/** Expects the focus on an element: from the body, Tab would continue at the start of the page. */
export async function expectFocusKept(page: Page) {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

/** A toast, which screen readers announce as a dialog. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole("dialog", { name: text });
}

/**
 * Returns what waits, after the next page has opened, until the browser has the code that shows
 * toasts: it loads at the first interaction after hydration, and not without a connection.
 */
export function watchToaster(page: Page): () => Promise<void> {
  let hasToaster = false;
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const script = await response.text().catch(() => "");
    // Chunks have no names; this class is the toaster's alone.
    if (script.includes("data-limited:hidden")) hasToaster = true;
  });
  return async () => {
    await expect
      .poll(async () => {
        await page.keyboard.press("Shift");
        return hasToaster;
      })
      .toBe(true);
  };
}
