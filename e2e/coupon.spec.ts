import type { CouponResponse, Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { placeButton, placeOrder } from "./place-order.ts";
import type { TestData } from "./test-data.ts";

test("a coupon of a store page is applied at the customer's checkout", async ({
  page,
  request,
  user,
  testData,
}) => {
  const { store, simpleItem } = testData.restaurant;
  const coupon = await welcomeCoupon(request, testData);
  await user.setLocation(store);
  await user.signIn();
  await user.addToCart(simpleItem, Math.ceil(coupon.min_purchase / simpleItem.price));

  await test.step("chooses it and proceeds to checkout", async () => {
    await chooseOnStorePage(page, store, coupon.code);
    await expect(toast(page, `${coupon.code} will be applied at checkout`)).toBeVisible();
    await page.getByRole("button", { name: "Proceed to Checkout" }).first().click();
    await expectApplied(page, coupon.code);
  });

  await test.step("finds it applied after a reload, and after going back and forward", async () => {
    await page.reload();
    await expectApplied(page, coupon.code);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await page.goForward();
    await expectApplied(page, coupon.code);
  });

  await test.step("orders with it, and reads why it cannot be used again", async () => {
    await placeOrder(page);
    await expect(page.getByText("Coupon discount").first()).toBeVisible();
    await page.goto(`/store/${store.slug}`);
    await page.getByText(/^\d+ coupons?$/).click();
    await expect(page.getByText("Used up")).toBeVisible();
    await expect(useButton(page, coupon.code)).toBeHidden();
  });
});

/** A coupon of the restaurant for first orders. */
async function welcomeCoupon(
  request: APIRequestContext,
  { restaurant, zones, foodModule }: TestData,
): Promise<CouponResponse> {
  const { active_coupons } = await callApi(
    request,
    "GET /stores/details/{id}",
    { id: restaurant.store.slug },
    { zones, moduleId: foodModule.id },
  );
  const coupon = active_coupons.find(({ coupon_type }) => coupon_type === "first_order");
  if (!coupon) throw new Error(`${restaurant.store.name} has no coupon for first orders.`);
  return coupon;
}

const useButton = (page: Page, code: string) =>
  page.getByRole("button", { name: `Use the code ${code} at checkout` });

async function chooseOnStorePage(page: Page, store: Store, code: string) {
  await page.goto(`/store/${store.slug}`);
  await page.getByText(/^\d+ coupons?$/).click();
  await useButton(page, code).click();
}

async function expectApplied(page: Page, code: string) {
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Coupon" })).toContainText(code);
  await expect(page.getByText("Coupon discount").first()).toBeVisible();
}
