import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { desktop, phone } from "./viewports.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Expects no violation of axe's rules (WCAG 2.2 AA and best practices) and no horizontal scrolling.
 * A toast that fades in or out has too little contrast for a moment, so a violation must be found
 * twice.
 */
export async function expectAccessible(page: Page) {
  await fadesEnd(page);
  const first = await accessibilityViolations(page);
  const repeated = first.length > 0 ? await accessibilityViolations(page) : [];
  expect(repeated, `Accessibility violations on ${page.url()}`).toEqual([]);
  await expectNoHorizontalScroll(page);
}

/** Waits for what is paler while it is read again, and for fades: neither is a violation. */
async function fadesEnd(page: Page) {
  await expect(page.locator("[aria-busy=true].transition-opacity")).toHaveCount(0);
  // By their state: the promise of one outside of the window may wait until it is scrolled to.
  const running = () =>
    page.evaluate(() => {
      const fades = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      return fades.filter(({ playState }) => playState === "running").length;
    });
  await expect.poll(running).toBe(0);
}

/**
 * Expects the same of a page on a desktop in the light theme and on a phone in the dark one, and no
 * horizontal scrolling from right to left on either; without loading the page again, which takes
 * longest. All rules run twice: three quarters of a run is the contrast, which depends on the
 * theme, and the layout of a phone has elements of its own.
 */
export async function expectAccessibleEverywhere(page: Page) {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(desktop);
  await expectNoHorizontalScroll(page);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "ltr"));
}

/**
 * Expects no violation in the light theme and enough contrast in the dark one, which only changes
 * colours.
 */
export async function expectAccessibleInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const violations = await accessibilityViolations(page, ["color-contrast"]);
  expect(violations, `Contrast in the dark theme on ${page.url()}`).toEqual([]);
}

/** Expects every text to be read at 7:1 (large ones at 4.5:1), which WCAG 2.2 AAA asks for. */
export async function expectStrongContrast(page: Page) {
  await fadesEnd(page);
  const violations = await accessibilityViolations(page, ["color-contrast-enhanced"]);
  expect(violations, `Contrast below 7:1 on ${page.url()}`).toEqual([]);
}

/**
 * Violations of these rules of axe, or of all. Evaluates axe once for each document, which takes a
 * third of a run on a short page, and leaves the HTML of every element out of the results.
 */
async function accessibilityViolations(page: Page, rules: string[] = []): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (rules) => {
    if (!window.axe) throw new Error("The page has been replaced while axe was loading.");
    window.axe.configure({ noHtml: true });
    const results = await window.axe.run({
      resultTypes: ["violations"],
      ...(rules.length > 0 && { runOnly: { type: "rule", values: rules } }),
    });
    return results.violations;
  }, rules);
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
