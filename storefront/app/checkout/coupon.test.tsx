import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import type { ClosedCoupon } from "@errand/core/checkout/coupons.contract";
import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { chooseCoupon } from "../catalog/chosen-coupon.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { initialDraft } from "./draft.ts";
import { testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

const twoOff: CouponResponse = {
  id: 1,
  title: "Two euros off",
  code: "TWO",
  coupon_type: "default",
  discount: 2,
  discount_type: "amount",
  min_purchase: 0,
  max_discount: 0,
  limit: null,
  start_date: "2026-03-01",
  expire_date: "2026-12-31",
  module_id: 2,
  store_id: null,
  store: null,
  zoneId: [],
  data: [],
};
const threeOff = { ...twoOff, id: 2, title: "Three euros off", code: "THREE", discount: 3 };
const large = { ...twoOff, id: 3, title: "Five from 12.60", code: "LARGE", min_purchase: 12.6 };
const discounts = new Map([
  ["TWO", 2],
  ["THREE", 3],
]);

let calls: ReturnType<typeof fakeApi>;
/** The refusal of the next quote or order with a coupon. */
let refusal: Response | null = null;
let refusedOrder: Response | null = null;
let closed: ClosedCoupon[] = [];

beforeEach(() => {
  visitAsGuest();
  store("token", "t".repeat(43));
  [refusal, refusedOrder, closed] = [null, null, []];
  calls = fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore(),
    "GET /customer/address/list": () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] }),
    "GET /customer/info": () => testCustomer(),
    "GET /coupon/list": () => [twoOff, large, threeOff],
    "GET /coupon/list/closed": () => closed,
    "GET /coupon/apply": ({ code }) =>
      code === "two" ? twoOff : errorReply(404, "coupon", "This coupon does not exist."),
    "POST /customer/order/get-Tax": ({ coupon_code }) => {
      if (coupon_code && refusal) return refusal.clone();
      return quoteWith(coupon_code as string | undefined);
    },
    "POST /customer/order/place": () =>
      refusedOrder ?? Response.json({ message: "", order_id: 7, order: testOrder({ id: 7 }) }),
  });
});

/** Two loaves for 8.40 and 2.00 for the delivery. */
function quoteWith(code: string | undefined) {
  const receipt = testReceipt(10.4);
  const discount = discounts.get(code ?? "") ?? 0;
  const line = { added: true, cart_id: null, item_id: null, quantity: null, note: code ?? null };
  const total = Math.round((10.4 - discount) * 100) / 100;
  if (discount > 0) {
    receipt.lines.splice(1, 0, {
      ...line,
      key: "coupon_discount",
      label: "Coupon discount",
      amount: -discount,
    });
  }
  const taxes = { tax_amount: 0.4, tax_status: "included", tax_included: 1 } as const;
  return { ...taxes, distance: 0.6, receipt: { ...receipt, total, due: total } };
}

function showCheckout() {
  return renderApp(
    <ShopContext value={testShop()}>
      <CheckoutPage />
    </ShopContext>,
    {
      at: "/checkout",
      query: "?page=cart",
      routes: { "/track-order": <p>Where it is</p>, "/home": <p>The shop</p> },
    },
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const placeFor = (total: string) =>
  screen.findByRole("button", { name: `Place order · €${total}` });
const placed = () =>
  calls
    .filter(({ endpoint }) => endpoint === "POST /customer/order/place")
    .map(({ input }) => input);
const offer = async (title: string) => {
  const list = await screen.findByRole("list", { name: "Your coupons" });
  const row = within(list)
    .getAllByRole("listitem")
    .find((each) => within(each).queryByText(title));
  if (!row) throw new Error(`there is no coupon ${title}`);
  return row;
};

test("suggests the coupon that saves the most, applies it with one tap, and orders with it", async () => {
  showCheckout();
  expect(await screen.findByText("Save €3.00 with THREE")).toBeTruthy();
  await press("Apply THREE");
  await placeFor("7.40");
  expect(screen.getByText("Saves €3.00", { selector: "p" })).toBeTruthy();
  expect(screen.getByText("Coupon discount")).toBeTruthy();
  await userEvent.click(await placeFor("7.40"));
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed()).toMatchObject([{ coupon_code: "THREE", order_amount: 7.4 }]);
});

test("removes an applied coupon", async () => {
  showCheckout();
  await press("Apply THREE");
  await placeFor("7.40");
  await press("Remove");
  await placeFor("10.40");
});

test("says of each coupon what it saves, or how much is missing", async () => {
  showCheckout();
  await press("Change: Coupon");
  expect((await offer("Three euros off")).textContent).toContain("Saves €3.00");
  expect((await offer("Two euros off")).textContent).toContain("Saves €2.00");
  const missing = await offer("Five from 12.60");
  expect(missing.textContent).toContain("€4.20 more to use it");
  expect(within(missing).queryByRole("button")).toBeNull();
});

test("says why a coupon of the store cannot be used now, and offers no button", async () => {
  closed = [
    { ...twoOff, id: 8, title: "Welcome", code: "FIRST", reason: "coupon_first_order" },
    { ...twoOff, id: 9, title: "Once", code: "ONCE", reason: "coupon_used_up" },
  ];
  showCheckout();
  await press("Change: Coupon");
  const list = await screen.findByRole("list", { name: "Not available right now" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["WelcomeFIRST · For a first order only", "OnceONCE · Used up"]);
  expect(within(list).queryByRole("button")).toBeNull();
  const asked = calls.find(({ endpoint }) => endpoint === "GET /coupon/list/closed");
  expect(asked?.input).toMatchObject({ store_id: "3" });
});

test("offers a better coupon than the applied one", async () => {
  showCheckout();
  await press("Change: Coupon");
  await userEvent.click(within(await offer("Two euros off")).getByRole("button"));
  await placeFor("8.40");
  await press("Use THREE instead: saves €3.00");
  await placeFor("7.40");
});

test("applies a typed code with Enter, which does not place the order", async () => {
  showCheckout();
  await press("Change: Coupon");
  await userEvent.type(screen.getByRole("textbox", { name: "Coupon code" }), "two{Enter}");
  await placeFor("8.40");
  expect(placed()).toEqual([]);
  expect(calls.find(({ endpoint }) => endpoint === "GET /coupon/apply")?.input).toMatchObject({
    code: "two",
    store_id: "3",
    amount: "8.4",
  });
});

test("says at the field and as a toast why a code is refused", async () => {
  const toasts = readToasts();
  showCheckout();
  await press("Change: Coupon");
  await userEvent.type(screen.getByRole("textbox", { name: "Coupon code" }), "nothing{Enter}");
  expect(await screen.findByText("This coupon does not exist.")).toBeTruthy();
  expect(toasts).toEqual(["This coupon does not exist."]);
});

test("applies the coupon that was chosen before the checkout", async () => {
  chooseCoupon(twoOff);
  showCheckout();
  await placeFor("8.40");
});

test("applies the chosen coupon although the first rendering is discarded", async () => {
  chooseCoupon(twoOff);
  initialDraft(3);
  showCheckout();
  await placeFor("8.40");
});

test("applies no coupon that was chosen in another module", async () => {
  chooseCoupon({ ...twoOff, module_id: 9 });
  showCheckout();
  await placeFor("10.40");
});

test("removes a coupon that stopped applying, and says why", async () => {
  refusal = errorReply(422, "coupon_expired", "This coupon has expired.");
  chooseCoupon(twoOff);
  showCheckout();
  expect(await screen.findByText("TWO was removed: This coupon has expired.")).toBeTruthy();
  await placeFor("10.40");
});

test("shows the changed price when a coupon is used up while the order is placed", async () => {
  chooseCoupon(twoOff);
  showCheckout();
  const button = await placeFor("8.40");
  const message = "This coupon has been used up.";
  const data = { order_amount: 10.4, receipt: testReceipt(10.4) };
  refusedOrder = Response.json(
    {
      errors: [
        { code: "coupon_used_up", message },
        { code: "price_changed", message: "The price has changed.", data },
      ],
    },
    { status: 409 },
  );
  await userEvent.click(button);
  expect(await screen.findByText(`TWO was removed: ${message}`)).toBeTruthy();
  expect(await screen.findByText("The total has changed")).toBeTruthy();
  refusedOrder = null;
  await userEvent.click(await placeFor("10.40"));
  await waitFor(() => expect(placed()).toHaveLength(2));
  expect(placed()[1]).not.toHaveProperty("coupon_code");
});

test("shows the changed price when a coupon expires before the order is placed", async () => {
  chooseCoupon(twoOff);
  showCheckout();
  const button = await placeFor("8.40");
  refusedOrder = errorReply(422, "coupon_expired", "This coupon has expired.");
  await userEvent.click(button);
  expect(await screen.findByText("TWO was removed: This coupon has expired.")).toBeTruthy();
  expect(await screen.findByText("The total has changed")).toBeTruthy();
  expect(screen.getByText("Coupon discount: −€2.00, removed")).toBeTruthy();
  expect(placed()).toHaveLength(1);
  refusedOrder = null;
  await userEvent.click(await placeFor("10.40"));
  await waitFor(() => expect(placed()).toHaveLength(2));
  expect(placed()[1]).toMatchObject({ order_amount: 10.4 });
});

test("applies the coupon that a guest has chosen after signing in, also after a reload", async () => {
  store("token", null);
  chooseCoupon(twoOff);
  const { unmount } = showCheckout();
  await placeFor("10.40");
  unmount();
  showCheckout();
  expect(await screen.findByText("Sign in to use this coupon.")).toBeTruthy();
  act(() => store("token", "t".repeat(43)));
  await placeFor("8.40");
});

test("leaves a coupon removed that was chosen before the checkout", async () => {
  chooseCoupon(twoOff);
  const { unmount } = showCheckout();
  await placeFor("8.40");
  await press("Remove");
  await placeFor("10.40");
  unmount();
  showCheckout();
  await placeFor("10.40");
});

test("asks a guest with a chosen coupon to sign in, and orders without it", async () => {
  store("token", null);
  chooseCoupon(twoOff);
  showCheckout();
  expect(await screen.findByText("Sign in to use this coupon.")).toBeTruthy();
  await placeFor("10.40");
  expect(calls.some(({ endpoint }) => endpoint === "GET /coupon/list")).toBe(false);
});
