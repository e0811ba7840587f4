import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { signInToDesk } from "./staff.ts";

/** Stores that other tests count the money of. */
const reserved = /Lucia|Grill des Halles|Hanami|Embruns|Halles|Bellini|Mobili/;

let token = "";
test.beforeAll(async ({ request }) => {
  token = await signInToDesk(request);
});
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
});

test("the live town and its last hour are watched by keyboard alone", async ({ page }) => {
  await page.goto("/desk/live?view=columns");
  await expect(page.getByRole("heading", { level: 1, name: "Live" })).toBeVisible();
  const keys = page.getByRole("dialog", { name: "Keys" });
  // Keys work once the town is there.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(keys).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tabTo(page, page.getByRole("radio", { name: "Columns" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("region", { name: "What happened" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "+5 min" }));
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await tabTo(page, page.getByRole("combobox", { name: "Zone" }), "Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/zone=\d+/);
});

test("an order is found and its delivery refunded by keyboard alone", async ({ page, request }) => {
  const delivered = { state: "delivered", order_type: "delivery", sort: "newest" } as const;
  const list = await callApi(request, "GET /desk/orders", { ...delivered, limit: 50 }, { token });
  const order = list.orders.find(
    (each) => each.store && !reserved.test(each.store.name) && each.delivery_charge > 0,
  );
  if (!order) throw new Error("the demo has delivered nothing");

  await page.goto("/desk/orders");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(String(order.id));
  await page.keyboard.press("Enter");
  const row = page.getByRole("link", { name: String(order.id) });
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press("Enter");

  const panel = page.getByRole("region", { name: "Refund" });
  const delivery = panel.getByRole("checkbox", { name: /^Delivery/ });
  await tabTo(page, delivery);
  await page.keyboard.press("Space");
  await expect(delivery).toBeChecked();
  await tabTo(page, panel.getByRole("textbox", { name: /^Reason/ }));
  await page.keyboard.type("Late");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await tabTo(page, question.getByRole("button", { name: "Yes" }));
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(delivery).toBeDisabled();
  const { delivery: left } = await callApi(
    request,
    "GET /desk/orders/{id}/refundable",
    { id: order.id },
    { token },
  );
  expect(left).toBe(0);
});
