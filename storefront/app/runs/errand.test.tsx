import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testZone, visitAsGuest } from "../cart/testing.ts";
import { openAttempt, startAttempt } from "../checkout/attempt.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { proofOf } from "../orders/order-proof.ts";
import { errorReply, type FakeReplies, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { Errand } from "./errand.tsx";
import { findRunProof } from "./run-proof.ts";
import { testCart, testOtherCart, testRun, testRunQuote } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("../checkout/place-map.tsx", () => ({ AddressMap: () => null }));
vi.mock("./route-map.tsx", () => ({ RouteMap: () => null }));

let carts: ShopperCart[];
let calls: RecordedCall[];

const placed = () => {
  const run = testRun();
  return { message: "", run_id: run.id, run };
};

function serve(replies: FakeReplies = {}) {
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts }),
    "GET /customer/cart/replaced": () => ({ replaced: null }),
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [testZone()] }),
    "GET /offline_payment_method_list": () => [],
    "POST /customer/run/quote": () => testRunQuote(),
    "POST /customer/run/place": placed,
    ...replies,
  });
}

beforeEach(() => {
  visitAsGuest();
  carts = [testCart(), testOtherCart()];
  serve();
});

function show(config: Parameters<typeof testShop>[0] = {}) {
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1, cash_on_delivery: true, ...config })}>
      <Errand />
    </ShopContext>,
    { routes: { "/run/:id": <p>The page of the run</p> } },
  );
}

const sent = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint);
const stops = async () => within(await screen.findByRole("list", { name: "Stops" }));
const paste = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByRole("textbox", { name: label }));
  await userEvent.paste(text);
};
async function fillContact() {
  await paste(/^Name/, "Ada Lovelace");
  await paste(/^Phone/, "+33612345678");
  await paste(/^Email/, "ada@example.com");
}

test("lists the stops in the order of the courier, with one fee in place of several", async () => {
  show();
  await screen.findByText("You save");
  const rows = (await stops()).getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(/Harbour Pharmacy2 Quay Street1 item/);
  expect(rows[1]).toMatch(/Corner Bakery1 Mill Lane2 items/);
  expect(rows[2]).toMatch(/Your door3 Quay Street/);
  expect(screen.getByText("2 deliveries apart").parentElement?.textContent).toContain("€8.40");
  expect(screen.getByText("2 orders, one bill")).toBeTruthy();
});

test("places all orders at once, with a key, and opens the page of the run", async () => {
  show();
  await screen.findByRole("button", { name: "Place order · €18.00" });
  await fillContact();
  await userEvent.click(screen.getByRole("radio", { name: /^Ask me first/ }));
  const button = await screen.findByRole("button", { name: "Place order · €18.00" });
  await userEvent.dblClick(button);
  await screen.findByText("The page of the run");
  const [call, ...more] = sent("POST /customer/run/place");
  expect(more).toEqual([]);
  expect(call?.headers.get("idempotency-key")).toBeTruthy();
  expect(call?.input).toMatchObject({
    run_amount: 18,
    payment_method: "cash_on_delivery",
    if_refused: "ask",
    contact_person_name: "Ada Lovelace",
    stops: [
      { kind: "store", module_id: 2, store_id: 3 },
      { kind: "store", module_id: 4, store_id: 5 },
    ],
  });
  expect(findRunProof(7)).toBe("+33612345678");
  expect(proofOf(100_002)).toBe("+33612345678");
  expect(openAttempt("run")).toBeNull();
});

test("pays what the wallet holds first, and the rest through a gateway", async () => {
  visitAsGuest();
  store("token", "t".repeat(43));
  serve({
    "GET /customer/address/list": () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] }),
    "GET /customer/info": () => testCustomer({ wallet_balance: 4 }),
  });
  const card = { gateway: "sandbox", gateway_title: "Card", gateway_image: "" };
  show({
    ...{ cash_on_delivery: false, digital_payment: true, customer_wallet_status: 1 },
    ...{ partial_payment_status: 1, partial_payment_method: "both" },
    active_payment_method_list: [{ ...card, gateway_image_full_url: "data:image/svg+xml,card" }],
  });
  await screen.findByRole("button", { name: "Place order · €18.00" });
  await userEvent.click(screen.getByRole("button", { name: "Change: Payment" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /Use my wallet first/ }));
  await waitFor(() =>
    expect(sent("POST /customer/run/quote").at(-1)?.input).toMatchObject({
      payment_method: "digital_payment",
      partial_payment: 1,
    }),
  );
});

test("shows another total of the server, and asks for it", async () => {
  let refusals = 0;
  serve({
    "POST /customer/run/place": ({ run_amount }) => {
      if (run_amount === 20) return placed();
      refusals += 1;
      const { receipts } = testRunQuote([12, 8]);
      const data = { run_amount: 20, receipts };
      return errorReply(409, "price_changed", "The price has changed.", "run_amount", data);
    },
  });
  show();
  await screen.findByRole("button", { name: "Place order · €18.00" });
  await fillContact();
  await userEvent.click(await screen.findByRole("button", { name: "Place order · €18.00" }));
  await userEvent.click(await screen.findByRole("button", { name: "Place order · €20.00" }));
  await screen.findByText("The page of the run");
  expect(refusals).toBe(1);
});

test("says why a run is not possible, and what separate orders cost", async () => {
  const data = { reason: "own_delivery", stop: 1, couriers: 2, amount: 21.4 };
  serve({
    "POST /customer/run/quote": () => errorReply(422, "run", "Not one run.", "stops", data),
  });
  show();
  expect(await screen.findByText("Harbour Pharmacy brings its orders itself.")).toBeTruthy();
  expect(
    screen.getByText("Ordered separately, it takes 2 couriers and costs €21.40."),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Place order" })).toHaveProperty(
    "ariaDisabled",
    "true",
  );
});

test("names the stop that the server refuses", async () => {
  serve({
    "POST /customer/run/quote": () =>
      errorReply(422, "store_closed", "The store is closed.", "store_id", { stop: 1 }),
  });
  show();
  const alert = await screen.findByText("The store is closed.");
  expect(alert.closest("li")?.textContent).toContain("Harbour Pharmacy");
});

test("leaves a stop out and takes it back", async () => {
  carts.push(testCart({ module_id: 6, store_id: 8, store_name: "Fern Flowers", state: "parked" }));
  show();
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Fern Flowers from your errand" }),
  );
  expect((await stops()).queryByText("Fern Flowers")).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: "Bring the order from Fern Flowers too" }),
  );
  expect((await stops()).getByText("Fern Flowers")).toBeTruthy();
});

test("sends a note to one store only", async () => {
  show();
  await screen.findByRole("button", { name: "Place order · €18.00" });
  await fillContact();
  const [open] = screen.getAllByRole("button", { name: "Note to the store" });
  if (open) await userEvent.click(open);
  await paste(/^Note to Harbour Pharmacy/, "Ring twice");
  await userEvent.click(await screen.findByRole("button", { name: "Place order · €18.00" }));
  await screen.findByText("The page of the run");
  const [call] = sent("POST /customer/run/place");
  expect(call?.input.stops).toEqual([
    { kind: "store", module_id: 2, store_id: 3 },
    { kind: "store", module_id: 4, store_id: 5, order_note: "Ring twice" },
  ]);
});

test("finishes a run that was being placed when the page was reloaded", async () => {
  carts = [];
  startAttempt("run", { run_amount: 18, contact_person_number: "+33612345678" });
  const key = openAttempt("run")?.key;
  show();
  await screen.findByText("The page of the run");
  const [call] = sent("POST /customer/run/place");
  await waitFor(() => expect(call?.headers.get("idempotency-key")).toBe(key));
});

test("asks for two stops", async () => {
  carts = [testCart()];
  show();
  expect(await screen.findByText("An errand needs two stops")).toBeTruthy();
});
