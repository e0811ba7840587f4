import { fileURLToPath } from "node:url";
import { staffEmail } from "@errand/demo/content/staff";
import type { APIRequestContext, Browser } from "@playwright/test";
import { expectNoHorizontalScroll } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { signInStaff } from "./staff.ts";
import { expectTouchTargets } from "./touch-targets.ts";

export const phone = { width: 390, height: 844 };

/** Signs in a courier of the demo who brings nothing, and is left to the test from then on. */
export async function findFreeCourier(request: APIRequestContext, desk: string) {
  const input = { limit: 100 };
  const { couriers } = await callApi(request, "GET /desk/couriers", input, { token: desk });
  // Not the first, whom other tests play. One who holds too much cash gets no orders to be paid in
  // cash. Tests that look at the same moment take different ones.
  const free = couriers
    .filter(({ id }) => id > 1)
    .filter(({ active_orders, offered_jobs }) => active_orders + offered_jobs.length === 0)
    .toSorted((a, b) => a.cash - b.cash)
    .at(test.info().parallelIndex);
  if (!free) throw new Error("Every courier has something to bring.");
  const token = await signInStaff(request, "courier", staffEmail("courier", free.id));
  return { id: free.id, token };
}

/** Gives an order to a courier, also when one of the town was quicker to take it. */
export async function assignOrder(
  request: APIRequestContext,
  desk: string,
  { id, courierId }: { id: number; courierId: number },
) {
  await expect(async () => {
    const { orders } = await callApi(
      request,
      "GET /desk/orders",
      { search: String(id), limit: 10 },
      { token: desk },
    );
    const taker = orders.find((order) => order.id === id)?.delivery_man?.id;
    if (taker === courierId) return;
    if (taker) await callApi(request, "POST /desk/orders/{id}/unassign", { id }, { token: desk });
    const assigned = { id, courier_id: courierId };
    await callApi(request, "POST /desk/orders/{id}/assign", assigned, { token: desk });
  }).toPass({ timeout: 60_000 });
}

/** Opens a console in a browser of its own, in which its session is stored. */
export async function openConsole(
  browser: Browser,
  baseURL: string | undefined,
  audience: "store" | "courier",
  token: string,
  viewport: typeof phone,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport, locale: "en-GB", permissions: ["geolocation"] },
  });
  await context.addInitScript(
    ([key, value]) => {
      // A sign-out stays one.
      if (sessionStorage.getItem(key) === null) localStorage.setItem(key, value);
      sessionStorage.setItem(key, "stored");
    },
    [`console:${audience}:token`, token] as const,
  );
  const opened = await context.newPage();
  await opened.goto(path);
  return opened;
}

export async function typeCode(rider: Page, code: string) {
  for (const digit of code) {
    await rider.getByRole("button", { name: digit, exact: true }).click();
  }
}

/** Says that the customer gives more than is due, where cash is due. */
export async function takeCash(rider: Page) {
  const given = rider.getByRole("button", { name: /back/ }).first();
  if (await given.isVisible()) await given.click();
}

export function shortNumber(id: number): string {
  return String(id % 1000).padStart(3, "0");
}

/** How many acts the phone has still to send. */
export async function countUnsent(rider: Page): Promise<number> {
  const stored = await rider.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, value]) =>
      name.includes("outbox") ? [value] : [],
    ),
  );
  return stored.flatMap((value) => JSON.parse(value)).length;
}

/** Expects everything that can be pressed to be large enough for a thumb in a glove. */
export const expectLargeTargets = (rider: Page) => expectTouchTargets(rider, 64);

const narrowWidths = [360, 320];

/** Expects narrow phones to show all of a screen in their width, and its buttons whole words. */
export async function expectToFitNarrowPhones(rider: Page) {
  for (const width of narrowWidths) {
    await rider.setViewportSize({ width, height: 640 });
    await expectNoHorizontalScroll(rider);
    await expectWholeLabels(rider);
  }
  await rider.setViewportSize(phone);
}

async function expectWholeLabels(rider: Page) {
  const cut = await rider.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href]")]
      // One pixel wide is what only screen readers have.
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut, `Cut labels on ${rider.url()}`).toEqual([]);
}

/** Waits until the phone shows that there is no job, and declines those that the town offers. */
export async function expectNoJob(rider: Page) {
  await expect(async () => {
    const decline = rider.getByRole("button", { name: "No, thanks" });
    if (await decline.isVisible()) await decline.click();
    await expect(rider.getByRole("heading", { name: "Waiting for a job" })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 60_000 });
}

/** Opens the page again with a clock that the test moves on, which counts timers. */
export async function stopClock(rider: Page) {
  await rider.clock.install();
  // Within the clock, whose timers it counts.
  const observer = fileURLToPath(new URL("observe-timers.js", import.meta.url));
  await rider.addInitScript({ path: observer });
  await rider.reload();
  await expectNoJob(rider);
}

/** The waits of the timers that the page starts while some seconds pass, in milliseconds. */
export async function countTimers(rider: Page): Promise<number[]> {
  await rider.evaluate("globalThis.waits = []");
  await rider.clock.runFor(10_000);
  return rider.evaluate<number[]>("globalThis.waits");
}
