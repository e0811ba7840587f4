import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testZone, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { testCategory } from "../parcel/testing.ts";
import { errorReply, type FakeReplies, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { Errand } from "./errand.tsx";
import type { RunQuoteInput } from "./run-input.ts";
import { testCart, testOtherCart, testRunQuote } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("../checkout/place-map.tsx", () => ({ AddressMap: () => null }));
vi.mock("./route-map.tsx", () => ({ RouteMap: () => null }));

let calls: RecordedCall[];
const at = "2026-03-05T09:50:00.000Z";

/** The two stores of the test, and a parcel that is fetched first or brought on last. */
function quoteWith(direction: "collect" | "bring") {
  const quote = testRunQuote();
  const [first] = quote.stops;
  if (!first) throw new Error("the quote has no stop");
  const parcel = { ...first, stop: 2, name: "Grace Hopper", address: "8 Mill Lane" };
  const stops =
    direction === "collect"
      ? [parcel, ...quote.stops]
      : [...quote.stops, { ...parcel, kind: "dropoff" as const, planned_at: at }];
  return {
    ...quote,
    stops: stops.map((stop, index) => ({ ...stop, seq: index + 1 })),
    receipts: [...quote.receipts, { stop: 2, receipt: quote.receipts[0]?.receipt }].flatMap(
      ({ stop, receipt }) => (receipt ? [{ stop, receipt }] : []),
    ),
  };
}

type Stop = RunQuoteInput["stops"][number];

/** The input as it was sent, which the fake does not check. */
function findParcel({ stops }: Record<string, unknown>) {
  return (stops as Stop[]).find((stop) => stop.kind === "parcel");
}

function serve(replies: FakeReplies = {}) {
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts: [testCart(), testOtherCart()] }),
    "GET /customer/cart/replaced": () => ({ replaced: null }),
    "GET /parcel-category": () => [testCategory(), testCategory({ id: 2, name: "Cakes" })],
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [testZone()] }),
    "GET /config/geocode-api": () => ({
      status: "OK",
      results: [
        {
          formatted_address: "8 Mill Lane",
          geometry: { location: { lat: 43.61, lng: 3.89 } },
          place_id: "8",
          address_components: [],
        },
      ],
    }),
    "GET /offline_payment_method_list": () => [],
    "POST /customer/run/quote": (input) => {
      const parcel = findParcel(input);
      return parcel ? quoteWith(parcel.direction) : testRunQuote();
    },
    ...replies,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  visitAsGuest();
  serve();
});

const parcels = testModule({ id: 5, slug: "parcel", module_type: "parcel" });

function show(modules = [parcels]) {
  const config = { errand_run_status: 1 as const, cash_on_delivery: true };
  renderApp(
    <ShopContext value={testShop(config, modules)}>
      <Errand />
    </ShopContext>,
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Add a parcel" }));
async function write(name: RegExp, text: string) {
  await userEvent.click((await dialog()).getByLabelText(name, { selector: "input" }));
  await userEvent.paste(text);
}
const rows = async () =>
  within(await screen.findByRole("list", { name: "Stops" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const lastQuoted = () =>
  calls.filter(({ endpoint }) => endpoint === "POST /customer/run/quote").at(-1)?.input;

async function add(way: RegExp) {
  await press("Add a parcel");
  await userEvent.click((await dialog()).getByRole("radio", { name: way }));
  await userEvent.click(await (await dialog()).findByRole("radio", { name: /^Cakes/ }));
  await write(/^Address/, "8 mill lane");
  await write(/^Name/, "Grace Hopper");
  await write(/^Phone number/, "0687654321");
  await (await dialog()).findByText("Found on the map");
  await press("Add to the errand");
}

test("adds a parcel that is fetched on the way, as a stop with its time", async () => {
  show();
  await add(/^Fetch it/);
  await screen.findByText("3 orders, one bill");
  expect((await rows())[0]).toMatch(/^1A parcel from Grace Hopper8 Mill LaneCakes/);
  expect((await rows()).at(-1)).toMatch(/^Your door/);
  expect(lastQuoted()).toMatchObject({
    stops: [
      { kind: "store" },
      { kind: "store" },
      {
        kind: "parcel",
        direction: "collect",
        parcel_category_id: 2,
        other: {
          address: "8 Mill Lane",
          latitude: 43.61,
          contact_person_name: "Grace Hopper",
          contact_person_number: "+33687654321",
        },
      },
    ],
  });
  expect(screen.queryByRole("button", { name: "Add a parcel" })).toBeNull();
});

test("shows a parcel that is taken along after the door, and leaves it out again", async () => {
  show();
  await add(/^Send it/);
  await screen.findByText("3 orders, one bill");
  expect((await rows()).at(-1)).toMatch(/^3A parcel to Grace Hopper8 Mill LaneCakes/);
  await press("Remove the parcel from your errand");
  await screen.findByText("2 orders, one bill");
  expect(await screen.findByRole("button", { name: "Add a parcel" })).toBeTruthy();
});

test("says in the dialog what is missing", async () => {
  show();
  await press("Add a parcel");
  await press("Add to the errand");
  expect(await screen.findByText("Name is required")).toBeTruthy();
  expect(await screen.findByText("A category must be selected to continue.")).toBeTruthy();
});

test("shows at the parcel what the server has against it", async () => {
  serve({
    "POST /customer/run/quote": (input) =>
      findParcel(input)
        ? errorReply(422, "receiver_zone", "We do not deliver there.", "receiver_details", {
            stop: 2,
          })
        : testRunQuote(),
  });
  show();
  await add(/^Send it/);
  await screen.findByText("We do not deliver there.");
  expect((await rows()).at(-1)).toMatch(/We do not deliver there\./);
});

test("offers no parcel where none can be sent", async () => {
  show([]);
  await screen.findByText("2 orders, one bill");
  expect(screen.queryByRole("button", { name: "Add a parcel" })).toBeNull();
});
