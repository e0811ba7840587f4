import type { Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Locator, type Page } from "./fixtures.ts";
import { openAllDay } from "./served-store.ts";

export const tabletSize = { width: 1180, height: 820 };

/** What a thumb that is wet or in a hurry hits, in pixels. */
export const thumb = 56;

/** The tickets of a stage of the board. */
export function stage(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The ticket of an order on the board, or in a stage of it. */
export function ticketLink(board: Page | Locator, orderId: number): Locator {
  const number = String(orderId % 1000).padStart(3, "0");
  return board.getByRole("link", { name: `Open order ${number}` });
}

/** Proves that the tablet rings; then the store takes orders. */
export async function startShift(page: Page) {
  const start = page.getByRole("button", { name: "Start taking orders" });
  await expect(start).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Ring", exact: true }).click();
  await page.getByRole("button", { name: "Yes, I heard it" }).click();
  await expectAccessible(page);
  await start.click();
  await expect(stage(page, "New")).toBeVisible();
}

export interface ServedStore {
  tablet: Page;
  /** Other tablets of the store are opened in it. */
  context: BrowserContext;
  /** Of its owner. */
  token: string;
  /** Lets the demo serve the store again. */
  giveBack(): Promise<void>;
}

interface TakeOver {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string | undefined;
  store: Store;
}

/** Signs in as the owner of a store by the demo's choice, and opens the store all day. */
export async function takeOver({
  browser,
  request,
  baseURL,
  store,
}: TakeOver): Promise<ServedStore> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", viewport: tabletSize });
  const tablet = await context.newPage();
  await tablet.goto("/");
  await tablet.getByRole("link", { name: "Open the vendor portal" }).click();
  const title = "This is a demo: take over a store";
  await expect(tablet.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByRole("button", { name: store.name }).click();
  await expect(tablet.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
  const token = (await tablet.evaluate(() => localStorage.getItem("console:store:token"))) ?? "";
  await openAllDay(request, token);
  return {
    tablet,
    context,
    token,
    async giveBack() {
      await leaveToDemo(request, store, token);
      await context.close();
    },
  };
}

/** Lets the demo serve a store again, at its own hours. */
export async function leaveToDemo(request: APIRequestContext, store: Store, token: string) {
  const ended = { orders_screen: false, audio_ok: false };
  await callApi(request, "PUT /store/heartbeat", ended, { token });
  await callApi(request, "PUT /store/settings", { schedules: store.schedules }, { token });
}
