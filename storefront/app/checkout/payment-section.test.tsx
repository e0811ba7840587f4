import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testLine, testZone, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { initialDraft } from "./draft.ts";
import { testOfflineMethod, testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

let calls: RecordedCall[];
let balance = 0;
let zone = testZone();
const overLimit =
  "The total amount of the order, exceeds maximum amount of the cash on delivery method";

beforeEach(() => {
  visitAsGuest();
  store("token", "t".repeat(43));
  [balance, zone] = [4, testZone()];
  calls = fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore(),
    "GET /customer/address/list": () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] }),
    "GET /customer/info": () => testCustomer({ wallet_balance: balance }),
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [zone] }),
    "GET /offline_payment_method_list": () => [
      testOfflineMethod(),
      testOfflineMethod({ id: 3, method_name: "Postal cheque" }),
    ],
    "POST /customer/order/get-Tax": (input) => {
      const [module] = zone.modules;
      const limit = module?.pivot.maximum_cod_order_amount ?? 1000;
      const due = input.partial_payment === 1 ? 10.4 - balance : 10.4;
      if (input.payment_method === "cash_on_delivery" && due > limit) {
        const errors = [{ code: "cod_maximum", message: overLimit, field: "payment_method" }];
        return Response.json({ errors }, { status: 422 });
      }
      const quote = testQuote(10.4);
      const paid = input.partial_payment === 1 ? balance : 0;
      return { ...quote, receipt: { ...quote.receipt, paid, due: 10.4 - paid } };
    },
    "POST /customer/order/place": () =>
      Response.json({ message: "", order_id: 7, order: testOrder({ id: 7 }) }),
  });
});

const everything: Parameters<typeof testShop>[0] = {
  digital_payment: true,
  offline_payment_status: 1,
  customer_wallet_status: 1,
  partial_payment_status: 1,
  active_payment_method_list: [
    {
      gateway: "sandbox",
      gateway_title: "Card",
      gateway_image: "",
      gateway_image_full_url: "data:image/svg+xml,card",
    },
  ],
};

function showCheckout(config = everything) {
  return renderApp(
    <ShopContext value={testShop(config)}>
      <CheckoutPage />
    </ShopContext>,
    {
      at: "/checkout",
      query: "?page=cart",
      routes: { "/track-order": <p>Where it is</p>, "/home": <p>The shop</p> },
    },
  );
}

const section = () => screen.findByRole("region", { name: "Payment" });
const fact = async () => within(await section()).getByText(/./, { selector: "p.text-title > bdi" });
const place = () => screen.findByRole("button", { name: "Place order · €10.40" });
const sentTo = (endpoint: string) =>
  calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);
const lastQuote = () => sentTo("POST /customer/order/get-Tax").at(-1);

async function open() {
  await place();
  await userEvent.click(await screen.findByRole("button", { name: "Change: Payment" }));
  return within(await section());
}

test("shows the preselected way on one line, and the others when it is changed", async () => {
  showCheckout();
  expect((await fact()).textContent).toBe("Cash on delivery");
  const payment = await open();
  const picture = payment.getByText("Card").closest("label")?.querySelector("img");
  expect(picture?.src).toBe("data:image/svg+xml,card");
  const names = payment.getAllByRole("radio").map((radio) => radio.parentElement?.parentElement);
  expect(names.map((label) => label?.textContent)).toEqual([
    "Cash on delivery",
    "WalletBalance €4.00: not enough for the total",
    "CardYou pay on the next page",
    "Bank transferYou transfer the money after ordering",
    "Postal chequeYou transfer the money after ordering",
  ]);
});

test("shows only what the shop offers", async () => {
  showCheckout({});
  const payment = await open();
  expect(payment.queryByRole("radio")).toBeNull();
  expect(payment.queryByRole("checkbox")).toBeNull();
});

test("pays a part from the wallet first, and brings change for the rest", async () => {
  showCheckout();
  const payment = await open();
  await userEvent.click(await payment.findByRole("checkbox", { name: /Use my wallet first/ }));
  await userEvent.click(payment.getByRole("button", { name: "€10.00" }));
  expect(await screen.findByText("From your wallet")).toBeTruthy();
  expect(lastQuote()).toMatchObject({ payment_method: "cash_on_delivery", partial_payment: 1 });
  await userEvent.click(payment.getByRole("button", { name: "Done: Payment" }));
  const detail = "€4.00 from your wallet, €6.40 left to pay · Change for €10.00";
  expect(payment.getByText(detail)).toBeTruthy();
  await userEvent.click(await place());
  await screen.findByText("Where it is");
  expect(sentTo("POST /customer/order/place")).toMatchObject([
    { payment_method: "cash_on_delivery", partial_payment: 1, bring_change_amount: 10 },
  ]);
});

test("pays everything from a wallet that holds enough, and offers no part of it", async () => {
  balance = 20;
  showCheckout();
  const payment = await open();
  expect(payment.queryByRole("checkbox")).toBeNull();
  await userEvent.click(payment.getByRole("radio", { name: /Wallet/ }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ payment_method: "wallet" }));
});

test("chooses another way than cash above its limit, and says why", async () => {
  zone = testZone({}, { maximum_cod_order_amount: 10 });
  showCheckout();
  await waitFor(() => expect(lastQuote()).toMatchObject({ payment_method: "digital_payment" }));
  const payment = await open();
  expect(payment.getByText(overLimit)).toBeTruthy();
  expect(payment.getByRole("radio", { name: /Cash on delivery/ })).toHaveProperty("disabled", true);
});

test("limits the rest in cash, not the total", async () => {
  zone = testZone({}, { maximum_cod_order_amount: 10 });
  showCheckout();
  const payment = await open();
  await userEvent.click(payment.getByRole("checkbox", { name: /Use my wallet first/ }));
  await userEvent.click(payment.getByRole("radio", { name: /Cash on delivery/ }));
  await waitFor(() =>
    expect(lastQuote()).toMatchObject({ payment_method: "cash_on_delivery", partial_payment: 1 }),
  );
});

test("preselects the way that was used last", async () => {
  const { unmount } = showCheckout();
  const payment = await open();
  await userEvent.click(payment.getByRole("radio", { name: /Card/ }));
  await waitFor(() => expect(lastQuote()).toMatchObject({ payment_method: "digital_payment" }));
  await userEvent.click(await place());
  await screen.findByText("Where it is");
  expect(stored("payment")).toEqual({
    method: "digital_payment",
    gateway: "sandbox",
    offlineMethod: null,
  });
  unmount();
  showCheckout();
  await waitFor(async () => expect((await fact()).textContent).toBe("Card"));
});

test("shows where to send a transfer, and starts before it when the customer comes back", async () => {
  const { unmount } = showCheckout();
  const payment = await open();
  await userEvent.click(payment.getByRole("radio", { name: /Bank transfer/ }));
  expect(payment.getByText("FR76 3000 6000")).toBeTruthy();
  await waitFor(() => expect(lastQuote()).toMatchObject({ payment_method: "offline_payment" }));
  expect(initialDraft(3)).toMatchObject({ paymentMethod: "offline_payment", offlineMethod: 2 });
  unmount();
  expect(initialDraft(3)).toMatchObject({ paymentMethod: null, offlineMethod: null });
});
