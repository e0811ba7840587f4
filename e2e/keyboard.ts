import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab, or Shift+Tab, until `target` has visible focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 200 && !(await hasFocus()); steps++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  // A field may hand the focus over to its successor with suggestions, which loads with the focus.
  await expect
    .poll(() => target.evaluate((element) => element.matches(":focus-visible")))
    .toBe(true);
}
