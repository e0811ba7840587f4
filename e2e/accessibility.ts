import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects no violation of axe's rules (WCAG 2.2 AA and best practices) and no horizontal scrolling.
 * A toast that fades in or out has too little contrast for a moment, so a violation must be found twice.
 */
export async function expectAccessible(page: Page) {
  const first = await accessibilityViolations(page);
  const repeated = first.length > 0 ? await accessibilityViolations(page) : [];
  expect(repeated, `Accessibility violations on ${page.url()}`).toEqual([]);
  await expectNoHorizontalScroll(page);
}

async function accessibilityViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  // Legacy mode skips the extra page that merges results of frames, which our pages do not have.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );
}

export async function expectNoHorizontalScroll(page: Page) {
  await waitForAnimations(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `Horizontal overflow in pixels on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Waits until placeholders, which pulse, are gone and every finite animation has ended. */
async function waitForAnimations(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      if (animation instanceof CSSAnimation && animation.animationName === "pulse") return false;
      const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return animation.playState !== "running" || isEndless;
    }),
  );
}
