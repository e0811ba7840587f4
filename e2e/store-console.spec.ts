import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { orderTitle, placeOrder } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { stage, startShift, ticketLink } from "./store-tablet.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

const tablet = { width: 1180, height: 820 };

test("a newcomer takes over a store of the demo, and makes the order of a customer", async ({
  page,
  user,
  browser,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { modules, store, item } = await findOfferedStore(request, "da-lucia");
  const theirs = await browser.newContext({ baseURL, locale: "en-GB", viewport: tablet });
  const first = await theirs.newPage();
  await takeOver(first, store.name);
  const token = (await first.evaluate(() => localStorage.getItem("console:store:token"))) ?? "";
  await openAllDay(request, token);

  try {
    await startShift(first);
    await expectAccessible(first);
    const second = await theirs.newPage();
    await second.goto("/vendor");
    await expect(stage(second, "New")).toBeVisible();

    await user.setLocationAndModule(store, modules);
    await user.signIn();
    await user.addToCart(item, 3);
    const placed = await placePickup(page);
    const id = Number(new URL(placed).searchParams.get("order_id"));

    // The demo serves another store meanwhile.
    await user.setLocation(testData.restaurant.store);
    await user.addToCart(testData.restaurant.simpleItem, 3);
    await placePickup(page);
    await expect(orderTitle(page, "Being prepared")).toBeVisible();
    await page.goto(placed);
    await expect(orderTitle(page, "Order placed")).toBeVisible();

    // Both tablets ring until one answers.
    for (const screen of [first, second]) {
      await expect(ticketLink(stage(screen, "New"), id)).toBeVisible();
    }
    await expectAccessible(first);
    await ticketLink(stage(first, "New"), id).click();
    await first.getByRole("button", { name: /^Accept for/ }).click();
    await first.getByRole("link", { name: "Board" }).click();
    for (const screen of [first, second]) {
      await expect(ticketLink(stage(screen, "Preparing"), id)).toBeVisible();
    }
    await expect(orderTitle(page, "Being prepared")).toBeVisible();

    await ticketLink(stage(first, "Preparing"), id).click();
    const tick = first.getByRole("checkbox", { name: `Done: ${item.name}` });
    await tick.check();
    await expectAccessible(first);
    await first.getByRole("button", { name: "Ready", exact: true }).click();
    // What was done is sent by the next page, whatever happens to this one.
    await first.reload();
    await expect(ticketLink(stage(second, "Ready"), id)).toBeVisible({
      timeout: 30_000,
    });

    await first
      .locator("header")
      .getByRole("button", { name: /^(?!Open|Busy|Paused|Closed)/ })
      .click();
    await first.getByRole("button", { name: "Stop taking orders" }).click();
    await expect(first.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
  } finally {
    const ended = { orders_screen: false, audio_ok: false };
    await callApi(request, "PUT /store/heartbeat", ended, { token });
    await callApi(request, "PUT /store/settings", { schedules: store.schedules }, { token });
    await theirs.close();
  }
});

/** Places an order that the customer collects; returns the address of its page. */
async function placePickup(page: Page): Promise<string> {
  await page.goto("/checkout?page=cart");
  await page.getByRole("radio", { name: /^Pickup/ }).click();
  await placeOrder(page);
  return page.url();
}

/** Signs in by the demo's choice. */
async function takeOver(page: Page, storeName: string) {
  await page.goto("/");
  await page.getByRole("link", { name: "Open the vendor portal" }).click();
  const title = "This is a demo: take over a store";
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: storeName }).click();
  await expect(page.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
}
