import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { readTown, type Town } from "./town.ts";
import { Visitor } from "./visitor.ts";

export { expect, type Locator, type Page };

interface Journey {
  /** What the browser may complain of in this journey: the rest fails it. */
  tolerates: RegExp[];
  visitor: Visitor;
}

/** A journey of a guest nobody knows yet. What the browser complains of fails it, seen or not. */
export const test = base.extend<Journey, { town: Town }>({
  tolerates: [[], { option: true }],

  // Each visitor comes from an address of their own, as the balancer in front tells it: what one
  // address may do in an hour is no matter between journeys.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 256);
    await use({ "X-Forwarded-For": `10.${part()}.${part()}.${part()}` });
  },

  town: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await readTown(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],

  page: async ({ page, tolerates }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await use(page);
    const unexpected = complaints.filter((text) => !tolerates.some((known) => known.test(text)));
    expect(unexpected, "The browser complained").toEqual([]);
  },

  visitor: async ({ context, request, town, baseURL }, use) => {
    await use(new Visitor({ context, request, town, baseURL: baseURL ?? "" }));
  },
});

/**
 * Nothing on the page hinders anybody (WCAG 2.2 AA and more). A message that comes or goes while the
 * page is looked at is pale for a moment: only what a second look finds, too, is a barrier.
 */
export async function expectAccessible(page: Page) {
  const first = await barriers(page);
  const staying = first.length > 0 ? await barriers(page) : [];
  expect(staying, `Barriers on ${page.url()}`).toEqual([]);
  await expectNoSideways(page);
}

async function barriers(page: Page): Promise<string[]> {
  await toRest(page);
  // Our pages have no frames: without the page of its own that would join them it takes a third less time.
  // Without the nodes that pass, of which nothing is read, the result is made in less time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );
}

/** The page is no wider than the window. */
export async function expectNoSideways(page: Page) {
  await toRest(page);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, `Pixels beyond the window on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Everything has arrived (what holds its place pulses) and has stopped moving, but for what never does. */
async function toRest(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      if (animation instanceof CSSAnimation && animation.animationName === "pulse") return false;
      const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return animation.playState !== "running" || isEndless;
    }),
  );
}

/** Scrolls down until it is there: what is far below is read when somebody comes near. */
export async function scrollTo(page: Page, wanted: Locator) {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 700));
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
}

/** A message at the edge of the screen, which is also read out. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole("dialog", { name: text });
}
