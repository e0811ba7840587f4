import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { orderTitle, placeButton } from "./place-order.ts";
import type { TestData } from "./test-data.ts";
import { TestUser } from "./test-user.ts";

test("a customer schedules groceries with a coupon, is declined, then pays at the second attempt", async ({
  page,
  context,
  request,
  testData,
  baseURL,
}) => {
  test.slow();
  const { store, item, quantity, ...grocery } = await findGrocer(request);
  const user = new TestUser({
    ...{ context, request, baseURL: baseURL ?? "" },
    testData: { ...testData, ...grocery },
  });
  await user.setLocation(store);
  await user.signIn();
  await user.addToCart(item, quantity);
  const coupon = page.getByRole("region", { name: "Coupon" });
  let code = "";
  let time = "";

  await test.step("chooses a time, the suggested coupon and the demo card", async () => {
    await page.goto("/checkout?page=cart");
    const section = page.getByRole("region", { name: "When?" });
    // Late in the evening few times are left today.
    await section.getByRole("button", { name: "Change: When?" }).click();
    await section.getByRole("combobox", { name: "Day" }).click();
    await page.getByRole("option", { name: "Tomorrow" }).click();
    const slot = section.getByRole("radio").nth(2);
    time = (await slot.textContent()) ?? "";
    await slot.check();
    const suggestion = coupon.getByRole("button", { name: /^Apply [A-Z0-9]+$/ });
    code = ((await suggestion.textContent()) ?? "").replace("Apply ", "");
    await suggestion.click();
    await expect(coupon.getByText(/^Saves /)).toBeVisible();
    await page.getByRole("button", { name: "Change: Payment" }).click();
    await page.getByRole("radio", { name: "Demo card" }).check();
    await expectAccessible(page);
  });

  await test.step("finds these choices again after a reload", async () => {
    await page.reload();
    await expect(coupon.getByText(code).first()).toBeVisible();
    await expect(page.getByRole("radio", { name: time })).toBeChecked();
    const receipt = page.getByRole("region", { name: "Your order" });
    await expect(receipt.getByText("Coupon discount")).toBeVisible();
  });

  await test.step("orders and goes back from the payment page", async () => {
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/demo\/payment\//);
    await page.goBack();
    await expect(orderTitle(page, "Waiting for your payment")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|2[5-9]:\d\d)$/);
    await expectAccessible(page);
  });

  await test.step("is declined", async () => {
    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    await page.getByRole("button", { name: "Decline the payment" }).click();
    await expect(orderTitle(page, "Payment declined")).toBeVisible();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expectAccessible(page);
  });

  await test.step("pays at the second attempt", async () => {
    await page.getByRole("button", { name: /^Try again · / }).click();
    await expect(page).toHaveURL(/\/demo\/payment\//);
    await page.getByRole("button", { name: /^Pay [^,]*$/ }).click();
    await expect(toast(page, "Payment received. Thank you!")).toBeVisible();
    await expect(page.getByText("Demo card · Paid")).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Pay|Try again)/ })).toHaveCount(0);
    await expect(page.getByText(time).first()).toBeVisible();
    const receipt = page.getByRole("region", { name: "Receipt" });
    await expect(receipt.getByText("Coupon discount")).toBeVisible();
    await expect(receipt.getByText(`(${code})`)).toBeVisible();
  });

  await test.step("moves the paid order to another time", async () => {
    await page.getByRole("button", { name: "Change the time" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the time" });
    await dialog.getByRole("radio", { disabled: false, checked: false }).last().check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Set the new time" }).click();
    await expect(toast(page, "The new time is set.")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("cancels it for all of its money, because its store has not begun it", async () => {
    await page.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await expect(dialog.getByText("Into your wallet, at once")).toBeVisible();
    await dialog.getByRole("radio").first().check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Cancel order, .* back$/ }).click();
    await expect(orderTitle(page, "Order cancelled")).toBeVisible();
  });
});

/**
 * From this amount on, a coupon of the grocers takes something off the items (of the demo's
 * coupons).
 */
const couponMinimum = 40;

/**
 * A grocer that is open around the clock and takes scheduled orders, and enough of an item for a
 * coupon.
 */
async function findGrocer(
  request: APIRequestContext,
): Promise<
  Pick<TestData, "foodModule" | "zones"> & { store: Store; item: Item; quantity: number }
> {
  const modules = await callApi(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  if (!grocery) throw new Error("The shop has no grocery module.");
  for (const { id } of await callApi(request, "GET /zone/list", {})) {
    const caller = { zones: [id], moduleId: grocery.id };
    const filter = { filter_data: "all", limit: 50 } as const;
    const { stores } = await callApi(
      request,
      "GET /stores/get-stores/{filter_data}",
      filter,
      caller,
    );
    for (const store of stores.filter(isAlwaysOpen)) {
      const input = { store_id: store.id, limit: 100 };
      const { products } = await callApi(request, "GET /items/latest", input, caller);
      const item = products.find(isOrderable);
      if (item) return { foodModule: grocery, zones: [id], store, item, quantity: piecesOf(item) };
    }
  }
  throw new Error("No zone has a grocer that is open around the clock.");
}

function isAlwaysOpen({ delivery, schedule_order, schedules }: Store): boolean {
  const isAllDay = schedules.every((hours) => hours.opening_time === hours.closing_time);
  return delivery && schedule_order && schedules.length === 7 && isAllDay;
}

function isOrderable(item: Item): boolean {
  const limit = Math.min(item.maximum_cart_quantity ?? 99, item.stock ?? 0);
  return item.variations.length === 0 && limit > piecesOf(item);
}

function piecesOf({ price }: Item): number {
  return Math.ceil(couponMinimum / price);
}
