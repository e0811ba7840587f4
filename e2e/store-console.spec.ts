import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { orderTitle, placeOrder } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

test("a newcomer takes over a store of the demo, and a customer's order waits for them", async ({
  page,
  user,
  browser,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { modules, store, item } = await findOfferedStore(request, "da-lucia");
  const theirs = await browser.newContext({ baseURL, locale: "en-GB" });
  const console = await theirs.newPage();
  const token = await takeOver(console, store.name);
  const caller = { token };
  await openAllDay(request, token);
  const report = (orders_screen: boolean) =>
    callApi(request, "PUT /store/heartbeat", { orders_screen, audio_ok: true }, caller);

  try {
    expect(await report(true)).toMatchObject({ open: true });
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

    const accept = { id, processing_time: 10 };
    await callApi(request, "POST /store/orders/{id}/accept", accept, caller);
    await expect(orderTitle(page, "Being prepared")).toBeVisible();
  } finally {
    await report(false);
    await callApi(request, "PUT /store/settings", { schedules: store.schedules }, caller);
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

/** Signs in by the demo's choice; returns the token of the session. */
async function takeOver(page: Page, storeName: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "Open the vendor portal" }).click();
  const title = "This is a demo: take over a store";
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: storeName }).click();
  await expect(page.locator("#content")).toBeVisible();
  await page.locator("header").getByRole("button").click();
  await expect(page.getByText(/^owner-\d+@belrive\.example$/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("console:store:token"));
  return token ?? "";
}
