import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testZone, visitAsGuest } from "../cart/testing.ts";
import { testQuote } from "../checkout/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import type { ChosenLocation } from "../location/locations.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { testCategory, testParcel, visitParcels } from "./testing.ts";

// jsdom has no layout to draw a map in.
vi.mock("../orders/order-map.tsx", () => ({ OrderMap: () => <p>The way</p> }));

// Nor one to put a pin on.
vi.mock("../location/map-dialog.tsx", () => ({
  MapDialog: ({ onPick }: { onPick(place: ChosenLocation): void }) => (
    <button
      type="button"
      onClick={() => onPick({ point: { lat: 43.7, lng: 3.9 }, address: "9 Mill Lane" })}
    >
      Put the pin here
    </button>
  ),
}));

const sentBefore = testParcel();
if (sentBefore.delivery_address) {
  sentBefore.delivery_address.contact_person_email = "ada@example.com";
}

const rate = { price: 5.51, tax: 0.92, additional_charge: 0.49 };
const testRates = {
  distance: 1.2,
  weight: 2,
  billable_weight: 2,
  value: 0,
  valid_until: "2026-03-05T09:30:00.000Z",
  rates: [
    {
      service: "standard" as const,
      title: "Standard",
      ...rate,
      total: 6,
      min_minutes: 20,
      max_minutes: 50,
    },
    {
      service: "express" as const,
      title: "Express",
      ...rate,
      total: 8.74,
      min_minutes: 13,
      max_minutes: 25,
    },
  ],
  categories: [
    { parcel_category_id: 1, standard_total: 6, express_total: 8.74 },
    { parcel_category_id: 2, standard_total: 9, express_total: 13.25 },
  ],
};

let calls: RecordedCall[];
let quoteRefusal: Response | null;
let placeReplies: Response[];

beforeEach(() => {
  visitAsGuest();
  visitParcels();
  [quoteRefusal, placeReplies] = [null, []];
  calls = fakeApi({
    "GET /parcel-category": () => [testCategory(), testCategory({ id: 2, name: "Cakes" })],
    "GET /customer/order/parcel-instructions": () => ({
      total_size: 1,
      limit: 50,
      offset: 1,
      data: [{ id: 1, instruction: "Keep it upright." }],
    }),
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [testZone()] }),
    "GET /config/geocode-api": ({ address }) => ({
      status: "OK",
      results: [
        {
          ...(String(address).startsWith("999") && { partial_match: true }),
          ...(/^\D/.test(String(address)) && { is_street: true }),
          formatted_address: /^\D/.test(String(address)) ? String(address) : "8 Mill Lane",
          geometry: { location: { lat: 43.61, lng: 3.89 } },
          place_id: "8",
          address_components: [],
        },
      ],
    }),
    "GET /customer/order/track": () => sentBefore,
    "GET /customer/order/guest-list": () => ({
      total_size: 1,
      limit: 20,
      offset: 1,
      orders: [sentBefore],
    }),
    "POST /shipping/rates": () => testRates,
    "POST /customer/order/get-Tax": ({ dm_tips: tip }) =>
      quoteRefusal?.clone() ?? testQuote(6 + Number(tip ?? 0)),
    "POST /customer/order/place": () =>
      placeReplies.shift() ??
      Response.json({ message: "", order_id: 100_001, order: testParcel() }, { status: 201 }),
  });
});

/** The form is in a chunk of its own. */
function showForm(query = "?page=parcel") {
  return act(async () =>
    renderApp(
      <ShopContext value={testShop()}>
        <CheckoutPage />
      </ShopContext>,
      { at: "/checkout", query, routes: { "/track-order": <p>Where it is</p> } },
    ),
  );
}

const sent = (endpoint: string) =>
  calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const button = (name: string | RegExp = "Send parcel · €6.00") =>
  screen.findByRole("button", { name });

async function write(region: string, name: RegExp, text: string) {
  await userEvent.click((await part(region)).getByLabelText(name, { selector: "input" }));
  await userEvent.paste(text);
}

async function fillIn() {
  await userEvent.click(await screen.findByRole("radio", { name: /^Documents/ }));
  await write("From", /^Name/, "Ada Lovelace");
  await write("From", /^Phone number/, "0612345678");
  await write("From", /^Email/, "ada@example.com");
  await write("To", /^Address/, "8 mill lane");
  await write("To", /^Name/, "Grace Hopper");
  await write("To", /^Phone number/, "0687654321");
  await screen.findByText("The way");
}

test("sends a parcel of a guest, with both addresses, and opens its page", async () => {
  await showForm();
  await fillIn();
  await write("To", /^How to find the door/, "Behind the bakery");
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(sent("POST /customer/order/place")).toMatchObject([
    {
      order_type: "parcel",
      parcel_category_id: 1,
      charge_payer: "sender",
      payment_method: "cash_on_delivery",
      order_amount: 6,
      address: "3 Quay Street",
      latitude: 43.6,
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
      contact_person_email: "ada@example.com",
      receiver_details: {
        address: "8 Mill Lane",
        additional_address: "Behind the bakery",
        latitude: 43.61,
        contact_person_name: "Grace Hopper",
        contact_person_number: "+33687654321",
      },
    },
  ]);
  // The next parcel starts empty.
  expect(sessionStorage.getItem("parcel-4")).toBeNull();
});

test("sends by express at the price that is shown with it", async () => {
  await showForm();
  await fillIn();
  await userEvent.click(await screen.findByRole("radio", { name: /^Express.*€8\.74.*Straight/ }));
  await waitFor(() =>
    expect(sent("POST /customer/order/get-Tax").at(-1)).toMatchObject({ service: "express" }),
  );
});

test("asks for a phone number with all its digits, and for the pin of an unknown house number", async () => {
  await showForm();
  await write("To", /^Phone number/, "06 87 65 43 2");
  await write("To", /^Address/, "999 mill lane");
  await userEvent.tab();
  const to = await part("To");
  expect(await to.findByText("One digit is missing.")).toBeTruthy();
  expect(await to.findByText(/^We know this street, but not this number/)).toBeTruthy();
  expect(to.queryByText("Found on the map")).toBeNull();
  expect(to.getByRole("combobox", { name: /^Address/ })).toHaveProperty("value", "999 mill lane");
});

test("asks for the house number of a street, and sends to its pin where there is none", async () => {
  await showForm();
  await fillIn();
  await userEvent.clear((await part("To")).getByRole("combobox", { name: /^Address/ }));
  await write("To", /^Address/, "Mill Lane");
  await userEvent.tab();
  const to = await part("To");
  expect(await to.findByText(/^This address has no house number/)).toBeTruthy();
  expect(to.queryByText("Found on the map")).toBeNull();
  await userEvent.click(await button(/^Send parcel/));
  expect(to.getByRole("combobox", { name: /^Address/ })).toBe(document.activeElement);
  expect(sent("POST /customer/order/place")).toEqual([]);
  await userEvent.click(to.getByRole("button", { name: "Pick from map" }));
  await userEvent.click(await screen.findByRole("button", { name: "Put the pin here" }));
  expect(await to.findByText("Pinned on the map")).toBeTruthy();
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(sent("POST /customer/order/place")).toMatchObject([
    { receiver_details: { address: "Mill Lane", latitude: 43.7, longitude: 3.9 } },
  ]);
});

test("asks for the house number of a sender whose location is only a street", async () => {
  localStorage.setItem("location", JSON.stringify("Quay Street"));
  await showForm();
  const from = await part("From");
  expect(await from.findByText(/^This address has no house number/)).toBeTruthy();
  await userEvent.clear(from.getByRole("combobox", { name: /^Address/ }));
  await write("From", /^Address/, "8 mill lane");
  await userEvent.tab();
  expect(await from.findByText("Found on the map")).toBeTruthy();
});

test("asks for a category and for what is missing, and sends nothing", async () => {
  const toasts = readToasts();
  await showForm();
  await userEvent.click(await button("Send parcel"));
  expect(toasts).toEqual(["Select a category for your orders"]);
  expect(screen.getByText("A category must be selected to continue.")).toBeTruthy();
  const to = await part("To");
  expect(to.getByText("Address is required")).toBeTruthy();
  expect(to.getByText("Name is required")).toBeTruthy();
  const from = await part("From");
  expect(document.activeElement).toBe(from.getByRole("textbox", { name: /^Name/ }));
  expect(sent("POST /customer/order/place")).toEqual([]);
});

test("Enter in a field does not send", async () => {
  await showForm();
  await fillIn();
  await button();
  await userEvent.click((await part("To")).getByRole("textbox", { name: /^Name/ }));
  await userEvent.keyboard("{Enter}");
  expect(sent("POST /customer/order/place")).toEqual([]);
});

test("a receiver who pays does so in cash, whatever was chosen before", async () => {
  await showForm();
  await fillIn();
  await userEvent.click(screen.getByRole("radio", { name: /^The receiver pays/ }));
  expect(screen.getByText("Cash, from the receiver")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change: Payment" })).toBeNull();
  await waitFor(() =>
    expect(sent("POST /customer/order/get-Tax").at(-1)).toMatchObject({
      charge_payer: "receiver",
      payment_method: "cash_on_delivery",
    }),
  );
});

test("shows at the receiver's address that no courier goes there", async () => {
  quoteRefusal = errorReply(422, "receiver_zone", "Not here.", "receiver_details");
  await showForm();
  await fillIn();
  const to = await part("To");
  expect(await to.findByText("Not here.")).toBeTruthy();
  expect(to.getByRole("combobox", { name: /^Address/ }).getAttribute("aria-invalid")).toBe("true");
});

test("shows at the receiver's number that the server refuses it", async () => {
  placeReplies = [errorReply(422, "contact_person_number", "Not a number.", "receiver_details")];
  await showForm();
  await fillIn();
  await userEvent.click(await button());
  const to = await part("To");
  expect(await to.findByText("Not a number.")).toBeTruthy();
  await write("To", /^Phone number/, "1");
  expect(to.queryByText("Not a number.")).toBeNull();
});

test("a changed price is sent only after a second press", async () => {
  const receipt = { ...testQuote(7).receipt };
  placeReplies = [
    Response.json(
      { errors: [{ code: "price_changed", message: "Changed.", data: { receipt } }] },
      { status: 409 },
    ),
  ];
  await showForm();
  await fillIn();
  await userEvent.click(await button());
  expect(await screen.findByText("The total has changed")).toBeTruthy();
  await userEvent.click(await button("Send parcel · €7.00"));
  await screen.findByText("Where it is");
  expect(sent("POST /customer/order/place").map((input) => input.order_amount)).toEqual([6, 7]);
});

test("what was typed survives a reload, and sender and receiver can be exchanged", async () => {
  const { unmount } = await showForm("?page=parcel&category=2");
  await write("To", /^Name/, "Grace Hopper");
  unmount();
  await showForm();
  expect((await screen.findByRole("radio", { name: /^Cakes/ })).ariaChecked).toBe("true");
  expect(screen.getByDisplayValue("Grace Hopper")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Swap sender and receiver" }));
  expect((await part("From")).getByDisplayValue("Grace Hopper")).toBeTruthy();
  expect((await part("To")).getByDisplayValue("3 Quay Street")).toBeTruthy();
});

test("sentences for the courier are added to the text, and taken out again", async () => {
  await showForm();
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  const text = screen.getByRole("textbox", { name: "Your words" });
  await userEvent.click(text);
  await userEvent.paste("Ring twice.");
  const sentence = await screen.findByRole("button", { name: "Keep it upright." });
  await userEvent.click(sentence);
  expect(text).toHaveProperty("value", "Ring twice. Keep it upright.");
  await userEvent.click(sentence);
  expect(text).toHaveProperty("value", "Ring twice.");
});

test("in another module it offers to switch", async () => {
  visitAsGuest();
  await act(async () =>
    renderApp(
      <ShopContext
        value={testShop({}, [testModule({ id: 5, module_name: "Parcel", module_type: "parcel" })])}
      >
        <CheckoutPage />
      </ShopContext>,
      { at: "/checkout", query: "?page=parcel" },
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Switch to parcels" }));
  expect(await screen.findByRole("radio", { name: /^Documents/ })).toBeTruthy();
});

test("an earlier parcel is sent again with a second press", async () => {
  await showForm("?page=parcel&again=100001");
  expect(await screen.findByText("8 Mill Lane")).toBeTruthy();
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(sent("POST /customer/order/place")).toMatchObject([
    {
      parcel_category_id: 1,
      receiver_details: { contact_person_name: "Grace Hopper", address: "8 Mill Lane" },
    },
  ]);
});

test("says every whole price from the start, and the exact ones once both addresses are known", async () => {
  await showForm();
  expect(await screen.findByRole("radio", { name: /^Documents.*From €4\.49/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Now.*From €4\.49/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Express.*From €6\.49/ })).toBeTruthy();
  await fillIn();
  expect(await screen.findByRole("radio", { name: /^Documents ?€6\.00/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Cakes.*€9\.00/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Now.*€6\.00.*There \d/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Express.*€8\.74/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Pick a time.*€6\.00.*From \d/ })).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test("sends at a time of one’s choice, by standard", async () => {
  await showForm();
  await fillIn();
  await userEvent.click(await screen.findByRole("radio", { name: /^Express/ }));
  await userEvent.click(screen.getByRole("radio", { name: /^Pick a time/ }));
  expect(screen.getByRole("combobox", { name: "Day" })).toBeTruthy();
  await waitFor(() =>
    expect(sent("POST /customer/order/get-Tax").at(-1)).toMatchObject({
      service: "standard",
      schedule_at: expect.any(String),
    }),
  );
});

test("sends what the parcel is worth, and that it is handed over in person", async () => {
  await showForm();
  await fillIn();
  const worth = screen.getByRole("textbox", { name: /^What it is worth/ });
  await userEvent.type(worth, "1000");
  await userEvent.tab();
  expect(await screen.findByText("At most €500.00.")).toBeTruthy();
  await userEvent.clear(worth);
  await userEvent.type(worth, "39,90");
  await userEvent.click(screen.getByRole("checkbox", { name: /^In person only/ }));
  await userEvent.click(await button());
  await screen.findByText("Where it is");
  expect(sent("POST /customer/order/place")).toMatchObject([
    { declared_value: 39.9, handoff: "in_person" },
  ]);
});

test("fills in somebody to whom a parcel was sent before", async () => {
  await showForm();
  await write("To", /^Address/, "hopper");
  await userEvent.click(await screen.findByRole("button", { name: /^GH|Grace Hopper/ }));
  const to = await part("To");
  expect(to.getByRole("combobox", { name: /^Address/ })).toHaveProperty("value", "8 Mill Lane");
  expect(to.getByDisplayValue("Grace Hopper")).toBeTruthy();
  expect(to.getByDisplayValue("Behind the bakery")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Grace Hopper/ })).toBeNull();
});
