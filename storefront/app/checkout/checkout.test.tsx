import type { CartLine } from "@errand/core/cart/cart.contract";
import type { LatLng } from "@errand/core/location/lat-lng";
import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import { fakeServer, invalidReply } from "@errand/core/testing-server";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, use } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { everyScope } from "../api/queries.ts";
import { storeBuyNow } from "../cart/buy-now.ts";
import { CartProvider } from "../cart/cart-provider.tsx";
import { cartEndpoint } from "../cart/cart-query.ts";
import { testItem, testLine, testZone, visitAsGuest } from "../cart/testing.ts";
import { testItemDetails } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { proofOf } from "../orders/order-proof.ts";
import { orderArrival } from "../orders/pay-on-arrival.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { renderApp } from "../testing/render.tsx";
import { store as storeValue } from "../visitor/storage.ts";
import { openAttempt, startAttempt } from "./attempt.ts";
import { placeInput } from "./order-input.ts";
import { testDraft, testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({
  AddressMap: ({ point }: { point: LatLng }) => <p>Pin at {point.lat}</p>,
  PickupMap: ({ store, from }: { store: LatLng; from: LatLng | null }) => (
    <p>
      From {from?.lat} to {store.lat}
    </p>
  ),
}));

type Body = Record<string, unknown>;

let cart: CartLine[] = [];
let store = testStore();
let quotes: Body[] = [];
let placed: { body: Body; key: string | null }[] = [];
/** The next responses of `place`; an order when there is none. */
let responses: (Response | "lost")[] = [];
let quoteRefusal: Response | null = null;
/** The quote of any order; null for the usual one. */
let quote: ReturnType<typeof testQuote> | null = null;
let geocoded: unknown[] = [];
/** The fully booked slots of the store. */
let full: string[] = [];

const refusal = (status: number, code: string, message: string, more: object = {}) =>
  Response.json({ errors: [{ code, message, ...more }] }, { status });

beforeEach(() => {
  visitAsGuest();
  cart = [testLine({ quantity: 2 })];
  store = testStore();
  [quotes, placed, responses, quoteRefusal, geocoded, full] = [[], [], [], null, [], []];
  quote = null;
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    const body: Body = request.method === "POST" ? await request.clone().json() : {};
    if (path === "/customer/cart/list") return Response.json(cart);
    if (path === "/customer/cart/remove-item") {
      const id = Number(new URL(request.url).searchParams.get("cart_id"));
      cart = cart.filter((line) => line.id !== id);
      return Response.json(cart);
    }
    if (path === "/items/details/7")
      return Response.json(testItemDetails(testItem({ id: 7 }), store));
    if (path === "/stores/details/3") return Response.json(store);
    if (path === "/config/get-zone-id")
      return Response.json({ zone_id: "[1]", zone_data: [testZone()] });
    if (path === "/customer/order/full-slots") return Response.json({ full });
    if (path === "/config/place-api-autocomplete") {
      return Response.json({ status: "ZERO_RESULTS", predictions: [] });
    }
    if (path === "/config/geocode-api") return invalidReply({ status: "OK", results: geocoded });
    if (path === "/customer/order/get-Tax") {
      quotes.push(body);
      if (quoteRefusal) return quoteRefusal.clone();
      const tip = Number(body.dm_tips ?? 0);
      return Response.json(quote ?? testQuote(10.4 + tip, body.is_buy_now === 1 ? null : 1));
    }
    placed.push({ body, key: request.headers.get("Idempotency-Key") });
    const response = responses.shift();
    if (response === "lost") throw new TypeError("Failed to fetch");
    return (
      response ??
      Response.json({ message: "", order_id: 100_001, order: testOrder() }, { status: 201 })
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function showCheckout(
  changes: Parameters<typeof testShop>[0] = {},
  order: ReactNode = <p>Where it is</p>,
  query = "?page=cart",
) {
  return renderApp(
    <ShopContext value={testShop(changes)}>
      <CartProvider>
        <CheckoutPage />
      </CartProvider>
      <ReloadCart />
      <ToastHost />
    </ShopContext>,
    { at: "/checkout", query, routes: { "/track-order": order, "/home": <p>The shop</p> } },
  );
}

/** Stands for the other parts of the page that load the cart. */
function ReloadCart() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries(everyScope(cartEndpoint));
  return (
    <button type="button" onClick={() => void reload()}>
      Reload the cart
    </button>
  );
}

const button = () => screen.findByRole("button", { name: "Place order · €10.40" });
const field = (name: RegExp) => screen.findByLabelText(name, { selector: "input, textarea" });

async function write(name: RegExp, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}

/** Opens the form of a section whose facts are known. */
async function change(section: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Change: ${section}` }));
}

async function fillIn() {
  await write(/^Name/, "Ada Lovelace");
  await write(/^Phone number/, "0612345678");
  await write(/^Email/, "ada@example.com");
}

test("shows all lines of the receipt", async () => {
  showCheckout();
  await button();
  for (const text of ["Rye loaf", "Delivery fee", "VAT", "Total"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(quotes[0]).toMatchObject({
    order_type: "delivery",
    address: "3 Quay Street",
    store_id: 3,
  });
});

test("shows the delivery time", async () => {
  showCheckout();
  expect(await screen.findByText("About 20–30 min")).toBeTruthy();
  expect(screen.getByText("20–30 min")).toBeTruthy();
});

test("orders for the chosen gateway, to which the page of the order leads on", async () => {
  const gateway = { gateway: "sandbox", gateway_title: "Demo card" };
  const shown = { ...gateway, gateway_image: "", gateway_image_full_url: null };
  showCheckout({ digital_payment: true, active_payment_method_list: [shown] });
  await fillIn();
  await change("Payment");
  await userEvent.click(await screen.findByRole("radio", { name: /Demo card/ }));
  const order = testOrder({ payment_method: "digital_payment", actions: ["cancel", "pay"] });
  responses = [Response.json({ message: "", order_id: order.id, order }, { status: 201 })];
  await userEvent.click(await button());
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed[0]?.body).toMatchObject({ payment_method: "digital_payment" });
  expect(orderArrival.take(order.id)).toBe("sandbox");
  expect(orderArrival.take(order.id)).toBeNull();
});

test("offers no way to pay that the shop has switched off meanwhile", async () => {
  const draft = testDraft({ paymentMethod: "digital_payment", gateway: "sandbox" });
  sessionStorage.setItem("checkout-3", JSON.stringify(draft));
  showCheckout();
  await button();
  expect(quotes.at(-1)).toMatchObject({ payment_method: "cash_on_delivery" });
  expect(screen.getByText("Cash on delivery")).toBeTruthy();
});

test("places the order at the shown total, and opens its tracking page", async () => {
  showCheckout();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed).toHaveLength(1);
  expect(placed[0]?.body).toMatchObject({
    order_amount: 10.4,
    contact_person_name: "Ada Lovelace",
    contact_person_number: "+33612345678",
  });
  expect(proofOf(100_001)).toBe("+33612345678");
});

/** Suspends until its text is loaded, like a page. */
function Text({ promise }: { promise: Promise<string> }) {
  return <p>{use(promise)}</p>;
}

test("stays with a busy button until the tracking page has loaded", async () => {
  const { promise: text, resolve: load } = Promise.withResolvers<string>();
  showCheckout({}, <Text promise={text} />);
  await fillIn();
  const place = await button();
  cart = [];
  await userEvent.click(place);
  await waitFor(() => expect(openAttempt()).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Reload the cart" }));
  // All requests that started before have completed.
  await act(() => fetch(new Request(`${location.origin}/api/v1/customer/cart/list`)));
  expect(screen.queryByText("Your cart is empty")).toBeNull();
  expect((await button()).getAttribute("aria-busy")).toBe("true");

  await act(async () => load("On its way"));
  expect(await screen.findByText("On its way")).toBeTruthy();
});

test("a double press places one order", async () => {
  showCheckout();
  await fillIn();
  const place = await button();
  place.click();
  place.click();
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed).toHaveLength(1);
});

test("shows missing fields and focuses the first one", async () => {
  showCheckout();
  await userEvent.click(await button());
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(screen.getByText("Phone Number is required")).toBeTruthy();
  expect(screen.getByText("Email is required")).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Name/)));
  expect(placed).toEqual([]);
});

test("a reload keeps the values", async () => {
  const { unmount } = showCheckout();
  await fillIn();
  await change("Anything else?");
  await write(/^Note/, "Ring twice");
  unmount();
  showCheckout();
  expect(await screen.findByText("Ring twice", { selector: "bdi" })).toBeTruthy();
  await change("Contact");
  await change("Anything else?");
  expect(await field(/^Name/)).toHaveProperty("value", "Ada Lovelace");
  expect(await field(/^Phone number/)).toHaveProperty("value", "0612345678");
  expect(await field(/^Note/)).toHaveProperty("value", "Ring twice");
});

test("Enter in a field does not place the order", async () => {
  showCheckout();
  await fillIn();
  await button();
  await userEvent.type(await field(/^Name/), "{Enter}");
  expect(placed).toEqual([]);
});

test("sends the instruction for the courier and the note about unavailable items", async () => {
  showCheckout();
  await fillIn();
  await change("Anything else?");
  await userEvent.click(screen.getByRole("button", { name: "Leave at the door" }));
  await write(/^If an item is unavailable/, "Two instead of one");
  await userEvent.click(await button());
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed[0]?.body).toMatchObject({
    delivery_instruction: "Leave at the door",
    unavailable_item_note: "Two instead of one",
  });
});

test("orders a direct purchase with what happens when the item is sold out, also after a reload", async () => {
  storeBuyNow({ model: "Item", item_id: 7, quantity: 1, price: 4.2 });
  const { unmount } = showCheckout({}, undefined, "?page=buy_now");
  const choice = () => screen.findByRole("combobox", { name: "If sold out: Rye loaf" });
  await userEvent.selectOptions(await choice(), "replace");
  unmount();
  showCheckout({}, undefined, "?page=buy_now");
  expect(await choice()).toHaveProperty("value", "replace");
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed[0]?.body).toMatchObject({ cart: [{ item_id: 7, if_sold_out: "replace" }] });
});

test("a second press removes a suggested text, and take-away has no instruction", async () => {
  showCheckout();
  await change("Anything else?");
  const meet = screen.getByRole("button", { name: "Meet at the door" });
  await userEvent.click(meet);
  expect(meet.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(meet);
  expect(await field(/^Delivery instruction/)).toHaveProperty("value", "");
  await userEvent.click(screen.getByRole("radio", { name: /Pickup/ }));
  expect(screen.queryByRole("textbox", { name: /^Delivery instruction/ })).toBeNull();
});

test("links the terms that placing the order accepts", async () => {
  showCheckout();
  const terms = await screen.findByRole("link", { name: /^terms and conditions/ });
  expect(terms.getAttribute("href")).toBe("/terms-and-conditions");
  expect(screen.getByRole("link", { name: /^privacy policy/ })).toBeTruthy();
});

test("resumes a pending order after a reload", async () => {
  const { key } = startAttempt(
    "order",
    placeInput({ storeId: 3, buyNow: null }, testDraft(), 10.4),
  );
  cart = [];
  showCheckout();
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed.map((each) => each.key)).toEqual([key]);
});

test("shows what changed in the total, and requires another press", async () => {
  const receipt = testReceipt(11.4, { delivery: 3 });
  responses = [
    refusal(409, "price_changed", "The price has changed.", {
      data: { order_amount: 11.4, receipt },
    }),
  ];
  showCheckout();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("The total has changed")).toBeTruthy();
  expect(screen.getByText("Delivery fee: €2.00 → €3.00")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Place order · €11.40" }));
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed[1]?.body.order_amount).toBe(11.4);
});

test("shows that a discount of the store has ended, and places nothing before another press", async () => {
  const receipt = testReceipt(12.4);
  const [items, ...others] = receipt.lines;
  if (!items) throw new Error("the receipt has no items");
  const discount = {
    ...items,
    key: "store_discount",
    label: "Store discount",
    amount: -2,
  } as const;
  const lines = [items, discount, ...others];
  quote = { ...testQuote(10.4), receipt: { ...receipt, lines, total: 10.4, due: 10.4 } };
  responses = [
    refusal(409, "price_changed", "The price has changed.", {
      data: { order_amount: 12.4, receipt },
    }),
  ];
  showCheckout();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("Store discount: −€2.00, removed")).toBeTruthy();
  expect(placed).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Place order · €12.40" }));
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(placed[1]?.body.order_amount).toBe(12.4);
});

test("after a lost connection the next press repeats the same order", async () => {
  responses = ["lost", "lost", "lost"];
  showCheckout();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("We lost the connection")).toBeTruthy();
  await userEvent.click(await button());
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(new Set(placed.map(({ key }) => key)).size).toBe(1);
});

test("shows an error in its section", async () => {
  quoteRefusal = refusal(422, "zone", "The store does not deliver to this address.");
  showCheckout();
  const section = await screen.findByRole("region", { name: "Delivery Addresses" });
  expect(
    await within(section).findByText("The store does not deliver to this address."),
  ).toBeTruthy();
});

test("below the minimum order shows the missing amount and requests no quote", async () => {
  store = testStore({ minimum_order: 15 });
  showCheckout();
  const missing = await screen.findByRole("alert");
  expect(missing.textContent).toBe("Minimum order €15.00. Add €6.60 more.");
  const place = screen.getByRole("button", { name: "Add €6.60 more to order" });
  expect(place.getAttribute("aria-disabled")).toBe("true");
  await fillIn();
  await userEvent.click(place);
  await waitFor(() => expect(document.activeElement).toBe(missing));
  expect([quotes, placed]).toEqual([[], []]);
});

test("shows the missing amount when the store has just raised its minimum order", async () => {
  quoteRefusal = refusal(422, "minimum_order", "", { data: { minimum_order: 15 } });
  showCheckout();
  expect(await screen.findByText("Minimum order €15.00. Add €6.60 more.")).toBeTruthy();
});

test("requests the price again after changes, once for quick ones", async () => {
  showCheckout();
  await button();
  await change("Anything else?");
  // In one turn, as a busy machine may let the pause between two turns end.
  for (const name of ["€1.00", "€3.00"]) fireEvent.click(screen.getByRole("button", { name }));
  expect(await screen.findByRole("button", { name: "Place order · €13.40" })).toBeTruthy();
  expect(quotes.map(({ dm_tips }) => dm_tips)).toEqual([undefined, 3]);
});

test("pickup shows no address", async () => {
  showCheckout();
  await userEvent.click(await screen.findByRole("radio", { name: /Pickup/ }));
  expect(screen.queryByRole("region", { name: "Delivery Addresses" })).toBeNull();
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ order_type: "take_away" }));
});

test("preselects pickup when the last order was picked up", async () => {
  const { unmount } = showCheckout();
  await userEvent.click(await screen.findByRole("radio", { name: /Pickup/ }));
  await fillIn();
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  unmount();
  showCheckout();
  const pickup = await screen.findByRole("radio", { name: /Pickup/ });
  expect(pickup.getAttribute("aria-checked")).toBe("true");
});

test.each([
  ["Nowhere at all", [], "Invalid address. Please enter a valid address."],
  [
    "Somewhere",
    [{ formatted_address: "Somewhere", geometry: {} }],
    "Unable to find location coordinates. Please try a different address.",
  ],
])("checks a typed address when it loses focus: %s", async (text, found, message) => {
  geocoded = found;
  showCheckout();
  await change("Delivery Addresses");
  const address = await field(/^Address/);
  await userEvent.clear(address);
  await userEvent.paste(text);
  await userEvent.tab();
  expect(await screen.findByText(message)).toBeTruthy();
});

test("locates a typed address", async () => {
  const location = { lat: 43.61, lng: 3.87 };
  geocoded = [{ formatted_address: "9 Mill Lane", place_id: "x", geometry: { location } }];
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.clear(await field(/^Address/));
  await userEvent.paste("mill lane 9");
  await userEvent.tab();
  await waitFor(async () => expect(await field(/^Address/)).toHaveProperty("value", "9 Mill Lane"));
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ latitude: 43.61, longitude: 3.87 }));
});

test("schedules the order for the first possible time while the store is closed", async () => {
  store = testStore({
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: "00:00:00",
      closing_time: "00:00:01",
    })),
  });
  showCheckout();
  expect(await screen.findByText(/^Closed, opens .*\. You can order for later\.$/)).toBeTruthy();
  await waitFor(() => expect(quotes[0]).toMatchObject({ order_type: "schedule_order" }));
});

describe("an order that is possible at no time", () => {
  const everyDay = (opening_time: string, closing_time: string) => ({
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time })),
  });
  const lunch = { available_time_starts: "11:30:00", available_time_ends: "15:00:00" };

  beforeEach(() => {
    // 10:15 in Paris.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:15:00Z") });
  });

  test("says when its closed store opens, also at the button, which does nothing", async () => {
    store = testStore({ ...everyDay("11:45:00", "22:00:00"), schedule_order: false });
    showCheckout();
    const button = await screen.findByRole("button", { name: "The store opens at 11:45" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/^Closed, opens at 11:45\./)).toBeTruthy();
    expect(screen.queryByText(/^Free to cancel/)).toBeNull();
    await fillIn();
    await userEvent.click(button);
    expect([quotes, placed]).toEqual([[], []]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("names the line that leaves it no time, and takes it out of the cart", async () => {
    store = testStore(everyDay("17:30:00", "22:00:00"));
    const deal = testItem({ id: 8, name: "Lunch deal", ...lunch });
    cart = [testLine(), testLine({ id: 2, item_id: 8, item: deal })];
    showCheckout();
    const button = await screen.findByRole("button", { name: "Not possible with Lunch deal" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/^Lunch deal is sold 11:30 – 15:00\./)).toBeTruthy();
    expect(screen.getByText(/Take it out to choose a time\./)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Take it out: Lunch deal" }));
    expect(await screen.findByText(/^Today, \d/)).toBeTruthy();
    expect(cart.map(({ id }) => id)).toEqual([1]);
    expect(screen.queryByRole("button", { name: /^Take it out/ })).toBeNull();
  });

  test("is offered for later where a line is not sold now", async () => {
    cart = [testLine({ item: testItem({ name: "Lunch deal", ...lunch }) })];
    showCheckout();
    expect(await screen.findByText(/^Lunch deal is sold 11:30 – 15:00\./)).toBeTruthy();
    expect(screen.getByText(/You can order for later\./)).toBeTruthy();
    await waitFor(() => expect(quotes[0]).toMatchObject({ order_type: "schedule_order" }));
  });
});

test("names the line that the server refuses, and takes it out of the cart", async () => {
  cart = [testLine(), testLine({ id: 2, item_id: 8, item: testItem({ id: 8, name: "Soap" }) })];
  quoteRefusal = refusal(409, "stock", "Out of Stock", { data: { item_id: 8 } });
  showCheckout();
  expect(await screen.findByText("Soap: Out of Stock")).toBeTruthy();
  quoteRefusal = null;
  await userEvent.click(screen.getByRole("button", { name: "Take it out: Soap" }));
  await button();
  expect(cart.map(({ id }) => id)).toEqual([1]);
});

test("says until when the order can be canceled before it is paid", async () => {
  showCheckout();
  await button();
  expect(screen.getByText("Free to cancel until the store starts.")).toBeTruthy();
});

test("does not carry a transfer over to the next order", async () => {
  storeValue("payment", { method: "offline_payment", gateway: null, offlineMethod: 2 });
  showCheckout();
  await button();
  expect(quotes.at(-1)).toMatchObject({ payment_method: "cash_on_delivery" });
});

test.each([
  [3, "take_away"],
  [4, "delivery"],
] as const)("starts at store 3 after a pickup at store %i with %s", async (storeId, type) => {
  storeValue("orderType", { storeId, type: "take_away" });
  showCheckout();
  await button();
  expect(quotes.at(-1)).toMatchObject({ order_type: type });
});

test("chooses type, time and payment anew at another store, and keeps what is about the customer", async () => {
  const draft = testDraft({
    storeId: 4,
    type: "take_away",
    at: "2026-03-05T18:00:00.000Z",
    paymentMethod: "offline_payment",
    offlineMethod: 2,
    name: "Grace Hopper",
  });
  sessionStorage.setItem("checkout-3", JSON.stringify(draft));
  showCheckout();
  await button();
  expect(quotes.at(-1)).toMatchObject({
    order_type: "delivery",
    payment_method: "cash_on_delivery",
  });
  expect(screen.getByText("Grace Hopper")).toBeTruthy();
});

test("tells who contacts a customer who collects the order, and when it is ready", async () => {
  storeValue("orderType", { storeId: 3, type: "take_away" });
  showCheckout();
  expect(await screen.findByText("So the store can reach you.")).toBeTruthy();
  expect(screen.getByText("Ready in about 20–30 min")).toBeTruthy();
});

test("shows a customer who collects the order where the store is, and the way there", async () => {
  store = testStore({ latitude: 43.62, longitude: 3.88 });
  storeValue("orderType", { storeId: 3, type: "take_away" });
  showCheckout();
  const pickup = await screen.findByRole("region", { name: "Where to pick it up" });
  expect(within(pickup).getByText("Corner Bakery")).toBeTruthy();
  expect(within(pickup).getByText(/^1 Mill Lane · .* away$/)).toBeTruthy();
  expect(within(pickup).getByText("From 43.6 to 43.62")).toBeTruthy();
  expect(screen.queryByText(/courier/i)).toBeNull();
});

test("shows the pin of the address, which follows the address", async () => {
  showCheckout();
  const address = await screen.findByRole("region", { name: "Delivery Addresses" });
  expect(within(address).getByText("Pin at 43.6")).toBeTruthy();
  await userEvent.click(
    within(address).getByRole("button", { name: "Change: Delivery Addresses" }),
  );
  await write(/^Address/, "nowhere");
  expect(within(address).queryByText(/^Pin at/)).toBeNull();
});

test("shows known facts on one line each, and a form for what is missing", async () => {
  showCheckout();
  const address = await screen.findByRole("region", { name: "Delivery Addresses" });
  expect(within(address).getByText("3 Quay Street")).toBeTruthy();
  expect(within(address).queryByRole("textbox")).toBeNull();
  const contact = screen.getByRole("region", { name: "Contact" });
  expect(within(contact).queryByRole("button", { name: "Change: Contact" })).toBeNull();
  await fillIn();
  expect(within(contact).getAllByRole("textbox")).toHaveLength(3);
  await userEvent.click(within(contact).getByRole("button", { name: "Done: Contact" }));
  expect(within(contact).getByText("Ada Lovelace")).toBeTruthy();
  expect(within(contact).queryByRole("textbox")).toBeNull();
});

test("sends the street number of the address, which follows it until it is edited", async () => {
  const location = { lat: 43.61, lng: 3.87 };
  geocoded = [{ formatted_address: "9 Mill Lane", place_id: "x", geometry: { location } }];
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(screen.getByRole("button", { name: "Add door details" }));
  expect(await field(/^Street number/)).toHaveProperty("value", "3");
  await userEvent.clear(await field(/^Address/));
  await userEvent.paste("mill lane 9");
  await userEvent.tab();
  await waitFor(async () => expect(await field(/^Street number/)).toHaveProperty("value", "9"));
  await write(/^Street number/, " bis");
  await userEvent.clear(await field(/^Address/));
  expect(await field(/^Street number/)).toHaveProperty("value", "9 bis");
});

test("offers the next slots as buttons", async () => {
  // Late in the evening no slot of the day is left.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:00:00Z") });
  showCheckout();
  const slots = await screen.findByRole("radiogroup", { name: "Delivery time" });
  const [now, next] = within(slots).getAllByRole("radio");
  expect(now?.textContent).toBe("Now");
  if (next) await userEvent.click(next);
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ order_type: "schedule_order" }));
  expect(next?.getAttribute("aria-checked")).toBe("true");
});

test.each(["", "?page=everything"])("orders nothing for the address /checkout%s", async (query) => {
  showCheckout({}, null, query);
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(quotes).toEqual([]);
});

test.each([
  ["buy_now", "Item", "campaign"],
  ["campaign", "ItemCampaign", "buy_now"],
] as const)(
  "page=%s orders the directly bought %s, page=%s nothing",
  async (page, model, other) => {
    storeBuyNow({ model, item_id: 7, quantity: 2, price: 4.2 });
    showCheckout({}, null, `?page=${page}`);
    await button();
    expect(quotes[0]).toMatchObject({ is_buy_now: 1, cart: [{ model, item_id: 7, quantity: 2 }] });
    cleanup();
    showCheckout({}, null, `?page=${other}`);
    expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  },
);

test("shows a full slot as full, also one that fills up while the order is placed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:00:00Z") });
  full = ["2026-03-05T10:00:00.000Z"];
  showCheckout();
  const slots = await screen.findByRole("radiogroup", { name: "Delivery time" });
  const booked = await within(slots).findByRole("radio", { name: /11:00.*Full/ });
  expect(booked).toHaveProperty("disabled", true);
  await fillIn();
  await userEvent.click(within(slots).getByRole("radio", { name: "11:30" }));
  full = ["2026-03-05T10:30:00.000Z"];
  responses = [refusal(422, "schedule_at", "This time is fully booked.", { field: "schedule_at" })];
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ order_type: "schedule_order" }));
  await userEvent.click(await button());
  expect(await within(slots).findByRole("radio", { name: /11:30.*Full/ })).toBeTruthy();
  expect(screen.getAllByText("This time is fully booked.").length).toBeGreaterThan(0);
});

test("an empty cart links to the shop", async () => {
  cart = [];
  showCheckout();
  await userEvent.click(await screen.findByRole("link", { name: "Continue Shopping" }));
  expect(await screen.findByText("The shop")).toBeTruthy();
});

test("requires signing in where guests cannot order", async () => {
  showCheckout({ guest_checkout_status: 0 });
  expect(await screen.findByText("Please sign in to order")).toBeTruthy();
});
