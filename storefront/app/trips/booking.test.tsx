import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import type { RentalCart } from "@errand/core/trips/trips.types";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testZone, visitAsGuest } from "../cart/testing.ts";
import { startAttempt } from "../checkout/attempt.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { proofOf } from "../orders/order-proof.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import RentalBookingPage from "./rental-booking.page.tsx";
import {
  rentalModule,
  testRentalCart,
  testRentalLine,
  testTrip,
  testVehicle,
  tripReceipt,
  visitRental,
} from "./testing.ts";
import { tripArrival } from "./trip-arrival.ts";

const tenOff: CouponResponse = {
  id: 1,
  title: "Ten euros off",
  code: "TEN",
  coupon_type: "default",
  discount: 10,
  discount_type: "amount",
  min_purchase: 0,
  max_discount: 0,
  limit: null,
  start_date: "2026-03-01",
  expire_date: "2026-12-31",
  module_id: 6,
  store_id: null,
  store: null,
  zoneId: [],
  data: [],
};

let calls: RecordedCall[];
let cart: RentalCart;
let bookReplies: Response[];
let quoteReply: Response | null;
let total: number;
let balance: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-05T09:00:00Z") });
  visitAsGuest();
  visitRental();
  [cart, bookReplies, quoteReply, total, balance] = [testRentalCart(), [], null, 100, 0];
  calls = fakeApi({
    "GET /rental/user/cart/get-cart": () => cart,
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [testZone()] }),
    "GET /customer/info": () => testCustomer({ wallet_balance: balance }),
    "GET /rental/coupon/list": () => [tenOff],
    "POST /rental/user/trip/get-tax": ({ coupon_code }) =>
      quoteReply?.clone() ?? {
        tax_amount: 16.67,
        tax_status: "included",
        tax_included: 1,
        receipt: tripReceipt(coupon_code ? total - tenOff.discount : total),
      },
    "POST /rental/user/trip/trip-booking": () =>
      bookReplies.shift() ??
      Response.json({ message: "", trip_id: 100_007, trip: testTrip() }, { status: 201 }),
    "PUT /rental/user/cart/update-cart": () => cart,
    "DELETE /rental/user/cart/remove-vehicle/{cart_id}": () =>
      testRentalCart(cart.carts.filter(({ id }) => id !== 1)),
  });
});
afterEach(() => {
  tripArrival.take(100_007);
  vi.useRealTimers();
});

function showPage(config: Parameters<typeof testShop>[0] = {}) {
  return act(async () =>
    renderApp(
      <ShopContext value={testShop(config, [rentalModule])}>
        <RentalBookingPage />
      </ShopContext>,
      { at: "/rental/booking", routes: { "/track-order": <p>Where it is</p> } },
    ),
  );
}

const sent = () =>
  calls
    .filter(({ endpoint }) => endpoint === "POST /rental/user/trip/trip-booking")
    .map(({ input }) => input);
const button = (name: RegExp | string = "Book trip · €100.00") =>
  screen.findByRole("button", { name });

async function write(name: RegExp, text: string) {
  await userEvent.click(await screen.findByRole("textbox", { name }));
  await userEvent.paste(text);
}

async function fillIn() {
  await write(/^Name/, "Ada Lovelace");
  await write(/^Phone number/, "0612345678");
  await write(/^Email/, "ada@example.com");
}

test("books the trip of a guest at its pickup time, and opens its page", async () => {
  await showPage();
  await fillIn();
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(sent()).toMatchObject([
    {
      provider_id: 40,
      scheduled: 1,
      schedule_at: "2026-03-09T09:00:00.000Z",
      trip_amount: 100,
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
      contact_person_email: "ada@example.com",
    },
  ]);
  expect(proofOf(100_007)).toBe("+33612345678");
  // Its page goes on with the payment.
  expect(tripArrival.take(100_007)).toEqual({ payment_method: "cash_payment" });
  expect(sessionStorage.getItem("booking-1")).toBeNull();
});

test("a note is added, and changed once there is one", async () => {
  await showPage();
  await userEvent.click(await screen.findByRole("button", { name: "Add: Anything else?" }));
  await write(/^Note for the rental company/, "A child seat");
  await userEvent.click(screen.getByRole("button", { name: "Done: Anything else?" }));
  expect(screen.getByRole("button", { name: "Change: Anything else?" })).toBeTruthy();
});

test("the chosen way to pay splits the receipt at once", async () => {
  store("token", "t".repeat(43));
  balance = 20;
  await showPage({ customer_wallet_status: 1, partial_payment_status: 1 });
  const price = within(await screen.findByRole("region", { name: "Price" }));
  const wallet = await screen.findByRole("checkbox", { name: /^Use my wallet first/ });
  expect(price.queryByText("From your wallet now")).toBeNull();
  await userEvent.click(wallet);
  const rows = () =>
    price
      .getAllByRole("term")
      .flatMap(({ textContent, nextElementSibling }) => [
        [textContent, nextElementSibling?.textContent],
      ]);
  expect(rows()).toContainEqual(["From your wallet now", "€20.00"]);
  expect(rows()).toContainEqual(["In cash at the pickup", "€80.00"]);
  await userEvent.click(
    screen.getByRole("radio", { name: /^Wallet now, the rest by Sun 8 Mar, 10:00/ }),
  );
  expect(rows()).toContainEqual(["From your wallet now", "€20.00"]);
  expect(rows()).toContainEqual(["Later, by Sun 8 Mar, 10:00", "€80.00"]);
  expect(screen.getByRole("radio", { name: /^Wallet ?Balance.*€100\.00 now$/ })).toBeTruthy();
  await userEvent.click(wallet);
  expect(rows()).toContainEqual(["Later, by Sun 8 Mar, 10:00", "€100.00"]);
});

test("the wallet pays now and the rest later", async () => {
  store("token", "t".repeat(43));
  balance = 20;
  await showPage({ customer_wallet_status: 1, partial_payment_status: 1 });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Use my wallet first/ }));
  await userEvent.click(screen.getByRole("radio", { name: /^Wallet now, the rest by/ }));
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(tripArrival.take(100_007)).toEqual({ payment_method: "partial_payment", rest_later: 1 });
});

test("a trip that is paid later is only booked", async () => {
  await showPage();
  await fillIn();
  await userEvent.click(screen.getByRole("radio", { name: /^Later, by/ }));
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(tripArrival.take(100_007)).toBeNull();
});

test("offers only the coupons that the provider accepts", async () => {
  store("token", "t".repeat(43));
  await showPage();
  await button("Apply TEN");
  const lists = calls.filter(({ endpoint }) => endpoint === "GET /rental/coupon/list");
  expect(lists[0]?.input).toMatchObject({ provider_id: "40" });
});

test("states the terms before the booking", async () => {
  await showPage();
  const terms = within(await screen.findByRole("region", { name: "Terms" }));
  expect(await terms.findByText("€50.00 is kept")).toBeTruthy();
  expect(terms.getByText("Until Sun 8 Mar, 10:00")).toBeTruthy();
  expect(terms.getByText("Deposit, not in the total").textContent).toContain("€400.00");
  expect(screen.getByRole("radio", { name: /^Later, by Sun 8 Mar, 10:00/ })).toBeTruthy();
  expect(
    screen.getByText("From 21 years. Licence held for 2 years. Bring the licence to the pickup."),
  ).toBeTruthy();
  expect(screen.getByRole("region", { name: "Included" })).toBeTruthy();
  expect(screen.getByText("Pickup and return at 3 Rue du Miel")).toBeTruthy();
});

test("a trip that is booked after its time to pay is paid at the booking", async () => {
  vi.setSystemTime(Date.parse("2026-03-08T09:30:00Z"));
  await showPage();
  expect(await screen.findByText(/^The pickup is near: pay when you book/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^Later, by/ })).toBeNull();
});

test("a customer books with a coupon, whose price follows at once", async () => {
  store("token", "t".repeat(43));
  await showPage();
  await userEvent.click(await button("Apply TEN"));
  await userEvent.click(await button("Book trip · €90.00"));
  await screen.findByText("Where it is");
  expect(sent()).toMatchObject([{ coupon_code: "TEN", trip_amount: 90 }]);
});

test("a guest fills in the whole contact, and Enter does not book", async () => {
  await showPage();
  await userEvent.click(await button());
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Name/ }));
  await fillIn();
  await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "{Enter}");
  expect(sent()).toEqual([]);
});

test("what was typed survives a reload", async () => {
  const { unmount } = await showPage();
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Add: Anything else?" }));
  await write(/^Note for the rental company/, "A child seat, please");
  unmount();
  await showPage();
  expect(await screen.findByText("A child seat, please", { selector: "bdi" })).toBeTruthy();
  expect(screen.getByText("Ada Lovelace drives")).toBeTruthy();
});

test("a changed price is booked only after a second press", async () => {
  const error = {
    code: "price_changed",
    message: "The price has changed.",
    data: { receipt: tripReceipt(120) },
  };
  bookReplies = [Response.json({ errors: [error] }, { status: 409 })];
  await showPage();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText(/It was €100\.00 and is now €120\.00/)).toBeTruthy();
  await userEvent.click(await button("Book trip · €120.00"));
  await screen.findByText("Where it is");
  expect(sent()).toMatchObject([{ trip_amount: 100 }, { trip_amount: 120 }]);
});

function unavailable(available: number): Response {
  const data = { cart_id: 1, available };
  const error = { code: "vehicle_unavailable", message: "Not free at that time.", data };
  return Response.json({ errors: [error] }, { status: 409 });
}

test.each([
  [1, "Book 1 instead", "PUT /rental/user/cart/update-cart"],
  [0, "Book without Clio", "DELETE /rental/user/cart/remove-vehicle/1"],
])(
  "names the vehicle of which only %s are free, and offers the way on",
  async (free, way, endpoint) => {
    const other = testRentalLine({ id: 2, vehicle: testVehicle({ id: 71, name: "Zoe" }) });
    cart = testRentalCart([testRentalLine({ quantity: 2 }), other]);
    bookReplies = [unavailable(free)];
    await showPage();
    await fillIn();
    await userEvent.click(await button());
    const vehicles = within(await screen.findByRole("region", { name: "Vehicles" }));
    expect(await vehicles.findByText("Not free at that time.")).toBeTruthy();
    await userEvent.click(vehicles.getByRole("button", { name: way }));
    await waitFor(() => expect(calls.map((call) => call.endpoint)).toContain(endpoint));
    expect(document.activeElement).not.toBe(document.body);
  },
);

test("shows at the trip that it is not possible then, and no price", async () => {
  quoteReply = errorReply(422, "store_closed", "Harbour Cars is closed then.");
  await showPage();
  const trip = within(await screen.findByRole("region", { name: "Your trip" }));
  expect(await trip.findByText("Harbour Cars is closed then.")).toBeTruthy();
  expect(screen.getByText("The price appears when the problems are solved.")).toBeTruthy();
});

test("a lost response is repeated with the same key", async () => {
  await showPage();
  await fillIn();
  bookReplies = [new Response(null, { status: 502 })];
  await userEvent.click(await button());
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  const keys = calls
    .filter(({ endpoint }) => endpoint.endsWith("trip-booking"))
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
});

test("finishes a booking that a reload has interrupted, although the cart is empty by now", async () => {
  cart = testRentalCart([]);
  const input = {
    provider_id: 40,
    scheduled: 1 as const,
    trip_amount: 100,
    contact_person_number: "+33612345678",
  };
  const { key } = startAttempt("trip", { input, payment: null });
  await showPage();
  await screen.findByText("Where it is");
  expect(calls.at(-1)?.headers.get("Idempotency-Key")).toBe(key);
});

test("an empty cart leads to the vehicles", async () => {
  cart = testRentalCart([]);
  await showPage();
  expect((await screen.findByRole("link", { name: "Find a vehicle" })).getAttribute("href")).toBe(
    "/rental/vehicle-search?all_category=1",
  );
});

test("in another module it offers to switch", async () => {
  store("module", { id: 1, slug: "food", module_name: "Food", module_type: "food" });
  await showPage();
  await userEvent.click(await button("Switch to rental"));
  expect(await screen.findByRole("region", { name: "Vehicles" })).toBeTruthy();
});
