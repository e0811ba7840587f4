import { testOrder } from "@errand/core/orders/testing-order";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import type { Address } from "../addresses/addresses.queries.ts";
import { testAddress } from "../addresses/testing.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { proofOf } from "../orders/order-proof.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

// Leaflet needs a layout, which jsdom does not have.
vi.mock("@errand/ui/map/town-map.tsx", () => ({ TownMap: () => null }));

const mill = testAddress({ id: 6, address: "8 Mill Lane", address_type: "office", latitude: 43.7 });
const profile = testCustomer({ email: null });
const page = { limit: 50, offset: 1 };
let calls: ReturnType<typeof fakeApi>;
let saving: () => Response;
let addresses: Address[] = [];

beforeEach(() => {
  visitAsGuest();
  addresses = [mill];
  store("token", "t".repeat(43));
  saving = () => Response.json({ message: "", address: mill, zone_ids: [1] });
  calls = fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore({ zone_id: 4 }),
    "GET /customer/info": () => profile,
    "GET /customer/address/list": () => ({ total_size: addresses.length, ...page, addresses }),
    "GET /zone/list": () => [],
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [] }),
    "GET /config/geocode-api": () => ({ status: "ZERO_RESULTS", results: [] }),
    "GET /coupon/list": () => [],
    "GET /coupon/list/closed": () => [],
    "GET /customer/order/full-slots": () => ({ full: [] }),
    "POST /customer/order/get-Tax": () => testQuote(10.4),
    "POST /customer/order/place": () =>
      Response.json({ message: "", order_id: 7, order: testOrder({ id: 7 }) }),
    "POST /customer/add-address": () => saving(),
  });
});

function showCheckout() {
  renderApp(
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

const button = (name: string) => screen.findByRole("button", { name });
const change = async (section: string) => userEvent.click(await button(`Change: ${section}`));
const field = (name: RegExp) => screen.findByLabelText(name, { selector: "input, textarea" });
const sentTo = (endpoint: string) =>
  calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);

test("delivers to a saved address in the store's zone, with its contact", async () => {
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(await button("View Saved Address"));
  await userEvent.click(await screen.findByRole("radio", { name: /Office/ }));
  await userEvent.click(await button("Select"));
  expect(sentTo("GET /customer/address/list")).toEqual([
    { limit: "50", offset: "1", store_zone_id: "4" },
  ]);
  expect(await field(/^Address/)).toHaveProperty("value", "8 Mill Lane");
  expect(await field(/^House number/)).toHaveProperty("value", "3");
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() =>
    expect(sentTo("POST /customer/order/place")).toMatchObject([
      {
        address: "8 Mill Lane",
        latitude: 43.7,
        house: "3",
        contact_person_name: "Ada Lovelace",
        contact_person_number: "+33612345678",
      },
    ]),
  );
  expect(await screen.findByText("Where it is")).toBeTruthy();
  expect(proofOf(7), "the session is the proof").toBeNull();
  expect(sentTo("POST /customer/add-address")).toEqual([]);
});

test("delivers to the door of the address saved at the same place", async () => {
  const home = { ...testAddress({ id: 7, latitude: 43.60005, longitude: 3.88 }), floor: "3" };
  addresses = [mill, { ...home, additional_information: "Code 1234" }];
  showCheckout();
  expect(await screen.findByText("3, 3")).toBeTruthy();
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() =>
    expect(sentTo("POST /customer/order/place")).toMatchObject([
      { address: home.address, house: "3", floor: "3", delivery_instruction: "Code 1234" },
    ]),
  );
});

test("leaves the door that the customer enters instead", async () => {
  addresses = [testAddress({ id: 7, house: "3", floor: "2" })];
  showCheckout();
  expect(await screen.findByText("3, 2")).toBeTruthy();
  await change("Delivery Addresses");
  for (const name of [/^House number/, /^Floor/]) await userEvent.clear(await field(name));
  await userEvent.type(await field(/^House number/), "9");
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() => expect(sentTo("POST /customer/order/place")).toHaveLength(1));
  expect(sentTo("POST /customer/order/place")[0]).toMatchObject({ house: "9" });
  expect(sentTo("POST /customer/order/place")[0]).not.toHaveProperty("floor");
});

test("Save this Address stores it in the account when ordering", async () => {
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Save this Address/ }));
  expect(await screen.findByText("Ada Lovelace")).toBeTruthy();
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() => expect(sentTo("POST /customer/order/place")).toHaveLength(1));
  await waitFor(() => expect(sentTo("POST /customer/add-address")).toHaveLength(1));
  expect(sentTo("POST /customer/add-address")).toEqual([
    {
      address: "3 Quay Street",
      address_type: "other",
      road: "3",
      latitude: 43.6,
      longitude: 3.88,
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
    },
  ]);
});

test("does not save a saved address again", async () => {
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(await button("View Saved Address"));
  await userEvent.click(await screen.findByRole("radio", { name: /Office/ }));
  await userEvent.click(await button("Select"));
  await userEvent.click(await screen.findByRole("checkbox", { name: /Save this Address/ }));
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() => expect(sentTo("POST /customer/order/place")).toHaveLength(1));
  await waitFor(() => expect(sentTo("GET /customer/address/list")).toHaveLength(2));
  expect(sentTo("POST /customer/add-address")).toEqual([]);
});

test("places the order when the address cannot be saved", async () => {
  const toasts = readToasts();
  saving = () => errorReply(422, "address_count", "You have saved 50 addresses.");
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Save this Address/ }));
  expect(await screen.findByText("Ada Lovelace")).toBeTruthy();
  await userEvent.click(await button("Place order · €10.40"));
  await waitFor(() => expect(sentTo("POST /customer/order/place")).toHaveLength(1));
  await waitFor(() => expect(toasts).toContain("You have saved 50 addresses."));
});

test("requires a name to save an address", async () => {
  showCheckout();
  await change("Delivery Addresses");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Save this Address/ }));
  await change("Contact");
  await waitFor(async () => expect(await field(/^Name/)).toHaveProperty("value", "Ada Lovelace"));
  await userEvent.clear(await field(/^Name/));
  await userEvent.click(await button("Place order · €10.40"));
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(sentTo("POST /customer/order/place")).toEqual([]);
});
