import { expect, type Page } from "./fixtures.ts";

/** Expects everything that can be pressed to be at least so many pixels wide and high. */
export async function expectTouchTargets(page: Page, pixels: number) {
  const small = await page.evaluate((minimum) => {
    // Half a pixel is rounding.
    const isLarge = (size: number) => size >= minimum - 0.5;
    const targets = document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, textarea",
    );
    return [...targets].flatMap((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
      // Whom the map is from: a note at its edge.
      const isNote = target.closest(".leaflet-control-attribution") !== null;
      if (!isShown || isNote || (isLarge(width) && isLarge(height))) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent;
      return [`${target.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, pixels);
  expect(small, `Targets below ${pixels} px on ${page.url()}`).toEqual([]);
}
