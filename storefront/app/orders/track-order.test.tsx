import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { fakeServer } from "@errand/core/testing-server";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import TrackOrderPage from "../pages/track-order.page.tsx";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { justPlaced, storeJustPlaced } from "./just-placed.ts";
import { linkTokenOf, proofOf, storeProof } from "./order-proof.ts";

const at = "2026-03-05T09:20:00.000Z";
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let requested: URL[] = [];
let canceled: unknown[] = [];
let isKnown = true;
let running: Order[] = [];
let polled: URL[] = [];
let polledOrder: Order | null = null;
let onDevice: Order[] = [];
let codes: unknown[] = [];

beforeEach(() => {
  visitAsGuest();
  [streams, requested, canceled, isKnown, running] = [[], [], [], true, []];
  [polled, polledOrder, onDevice, codes] = [[], null, [], []];
  fakeServer(async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace("/api/v1", "");
    if (path === "/customer/order/details") return Response.json([]);
    if (path === "/customer/order/cancellation-reasons") {
      return Response.json({
        total_size: 1,
        limit: 10,
        offset: 1,
        data: [{ id: 1, reason: "I ordered by mistake" }],
      });
    }
    if (path === "/customer/order/cancel") {
      canceled.push(await request.json());
      const order = testOrder({ order_status: "canceled", canceled: at, actions: [] });
      return Response.json({ message: "The order is canceled.", order });
    }
    if (path === "/customer/order/running-orders") {
      return Response.json({ total_size: running.length, limit: 10, offset: 1, orders: running });
    }
    if (path === "/customer/order/guest-list") {
      const { length } = onDevice;
      return Response.json({ total_size: length, limit: 20, offset: 1, orders: onDevice });
    }
    if (path === "/customer/order/track/code") {
      codes.push(await request.json());
      return Response.json({ message: "A code is on its way.", resend_after: 60 });
    }
    if (path === "/customer/order/track/verify") {
      const { otp } = await request.json();
      const errors = [{ code: "otp", message: "This code is not right.", field: "otp" }];
      return otp === "482113"
        ? Response.json({ link_proof: key })
        : Response.json({ errors }, { status: 422 });
    }
    if (path === "/customer/order/track") {
      polled.push(url);
      return polledOrder ? Response.json(polledOrder) : new Response(null, { status: 503 });
    }
    requested.push(url);
    if (!isKnown) {
      const errors = [{ code: "order", message: "This order was not found." }];
      return Response.json({ errors }, { status: 404 });
    }
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }));
  });
});
afterEach(() => {
  for (const stream of streams) stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends the order on the stream. */
function sendOrder(order: Order) {
  return send("order", order);
}

function send(event: "order" | "location", data: object) {
  const text = `id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  return act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text)));
}

function showPage(query = "") {
  return renderApp(
    <ShopContext value={testShop()}>
      <TrackOrderPage />
      <ToastHost />
    </ShopContext>,
    { at: "/track-order", query },
  );
}

test("shows a new order before the server responds", async () => {
  storeJustPlaced(testOrder({ id: 7 }), "+33612345678");
  storeProof(7, "+33612345678");
  renderApp(
    <ShopContext value={testShop()}>
      <TrackOrderPage />
    </ShopContext>,
    { at: "/track-order", query: "?order_id=7" },
  );
  expect(await screen.findByRole("heading", { name: "Order progress" })).toBeTruthy();
  expect(screen.getByText(/^Order #7/)).toBeTruthy();
});

test("does not show the last order to another person", () => {
  storeJustPlaced(testOrder({ id: 7 }), "+33612345678");
  expect(justPlaced(7, "+33612345678")?.id).toBe(7);
  expect(justPlaced(7, "+33600000000")).toBeNull();
  expect(justPlaced(8, "+33612345678")).toBeNull();
  store("token", "0123456789012345678901234567890123456789abc");
  expect(justPlaced(7, "+33612345678")).toBeNull();
});

async function enterOrder(order: string, phone: string) {
  await userEvent.type(await screen.findByRole("textbox", { name: /Order number/ }), order);
  await userEvent.type(screen.getByRole("textbox", { name: /Phone number/ }), phone);
  await userEvent.click(screen.getByRole("button", { name: "Track order" }));
}

async function follow(order = testOrder()) {
  showPage();
  await enterOrder("100001", "0612345678");
  await waitFor(() => expect(streams).toHaveLength(1));
  await sendOrder(order);
}

test("asks a guest for number and phone, and stores a correct proof", async () => {
  showPage();
  await enterOrder("100001", "0612345678");
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]?.searchParams.get("contact_number")).toBe("+33612345678");
  expect(proofOf(100_001)).toBeNull();
  await sendOrder(testOrder());
  expect(await screen.findByText("Waiting for the store to confirm it.")).toBeTruthy();
  expect(proofOf(100_001)).toBe("+33612345678");
});

test("explains where the order number is", async () => {
  showPage();
  expect(
    await screen.findByText(/^The order number is in the message we sent you when you ordered\./),
  ).toBeTruthy();
  await enterOrder("100001", "0612345678");
  await waitFor(() => expect(streams).toHaveLength(1));
  await sendOrder(testOrder());
  expect(await screen.findByText(/Order #100001/)).toBeTruthy();
});

test("shows errors of the form without a request", async () => {
  showPage();
  await enterOrder("12", "12");
  expect(screen.getByText("The order number has at least six digits.")).toBeTruthy();
  expect(screen.getByText("Enter a valid phone number")).toBeTruthy();
  expect(requested).toEqual([]);
});

test("asks for a code when this device has not placed the order, and opens it with the code", async () => {
  isKnown = false;
  showPage();
  await enterOrder("100001", "0612345678");
  expect(await screen.findByRole("heading", { name: "Enter the code" })).toBeTruthy();
  expect(await screen.findByText(/the number ending in 78/)).toBeTruthy();
  await waitFor(() =>
    expect(codes).toMatchObject([{ order_id: 100_001, contact_number: "+33612345678" }]),
  );
  const typeCode = async (code: string) => {
    await userEvent.click(screen.getAllByRole("textbox")[0] as HTMLElement);
    await userEvent.keyboard(`{Backspace>6/}${code}`);
    await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  };
  await typeCode("000000");
  expect(await screen.findByText("This code is not right.")).toBeTruthy();
  isKnown = true;
  await typeCode("482113");
  await waitFor(() => expect(requested.at(-1)?.searchParams.get("order_token")).toBe(key));
  await sendOrder(testOrder());
  expect(await screen.findByRole("heading", { level: 1, name: "Order placed" })).toBeTruthy();
  expect(linkTokenOf(100_001)).toBe(key);
});

test("leads back from the code to the form", async () => {
  isKnown = false;
  showPage();
  await enterOrder("100001", "0612345678");
  await userEvent.click(await screen.findByRole("button", { name: "Not my number?" }));
  expect(await screen.findByRole("textbox", { name: /Order number/ })).toBeTruthy();
});

test("lists the orders of this device for a guest", async () => {
  onDevice = [
    testOrder({ id: 100_052 }),
    testOrder({ id: 100_040, order_status: "delivered", delivered: at }),
  ];
  showPage();
  const running = within(await screen.findByRole("region", { name: "On the way" }));
  expect(running.getByRole("link").getAttribute("href")).toBe("/track-order?order_id=100052");
  expect(screen.getByRole("region", { name: "Earlier orders" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Ordered on another device?" })).toBeTruthy();
});

test("shows and announces each status until the order is delivered", async () => {
  await follow();
  expect(await screen.findByRole("heading", { level: 1, name: "Order placed" })).toBeTruthy();
  await sendOrder(
    testOrder({ order_status: "handover", confirmed: at, handover: at, actions: [] }),
  );
  const [status] = screen.getAllByRole("status");
  expect(status?.textContent).toContain("Ready for pickup");
  expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
  await sendOrder(
    testOrder({ order_status: "delivered", handover: at, delivered: at, actions: [] }),
  );
  expect(status?.textContent).toContain("Picked up");
  expect(screen.getByRole("button", { name: "Order again" })).toBeTruthy();
});

test("counts down to the arrival, also in the title of the page", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:16:00Z") });
  const expected_at = "2026-03-05T09:23:00.000Z";
  await follow(testOrder({ order_status: "processing", processing: at, expected_at }));
  expect((await screen.findByRole("timer")).textContent).toBe("7 min");
  expect(screen.getByText("Ready 10:20 to 10:26")).toBeTruthy();
  expect(document.title).toBe("7 min · Being prepared · Errand");

  // A countdown to the middle of the range would promise more than the range.
  vi.setSystemTime(new Date("2026-03-05T09:22:15Z"));
  await waitFor(() => expect(screen.getByRole("timer").textContent).toBe("Within 4 min"));
  expect(screen.getByText("Ready 10:22 to 10:26")).toBeTruthy();
  expect(document.title).toBe("Within 4 min · Being prepared · Errand");
  vi.setSystemTime(new Date("2026-03-05T09:23:01Z"));
  expect(await screen.findByText("Any moment now")).toBeTruthy();
});

test("counts the seconds of an order on its way", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:22:15Z") });
  const expected_at = "2026-03-05T09:23:00.000Z";
  await follow(
    testOrder({ order_type: "delivery", order_status: "picked_up", picked_up: at, expected_at }),
  );
  expect((await screen.findByRole("timer")).textContent).toBe("45 s");
  expect(screen.getByText("Arriving about 10:23")).toBeTruthy();
});

test("the current part of the progress has the colour of text, not the accent, which may be red", async () => {
  await follow(testOrder({ order_status: "processing", processing: at }));
  const parts = [...(await screen.findByRole("progressbar")).children];
  expect(parts.map((part) => part.getAttribute("data-state"))).toEqual([
    "done",
    "current",
    "toCome",
    "toCome",
  ]);
  const step = screen.getByText("Being prepared", { selector: "li *" }).closest("li");
  const marks = [parts[1]?.className, step?.querySelector("span > span")?.className];
  for (const classes of marks) expect(classes).toMatch(/\bbg-ink\b/);
});

test("moves the arrival with the courier", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:40:00Z") });
  await follow(
    testOrder({
      order_status: "picked_up",
      picked_up: at,
      expected_at: "2026-03-05T09:43:00.000Z",
    }),
  );
  expect(await screen.findByText("3 min")).toBeTruthy();
  expect(screen.getByText("On time")).toBeTruthy();
  const time = "2026-03-05T09:40:00.000Z";
  const expected_at = "2026-03-05T09:49:00.000Z";
  await send("location", { latitude: 43.6, longitude: 3.9, time, expected_at });
  expect(screen.getByText("9 min")).toBeTruthy();
  expect(screen.getByText("Late")).toBeTruthy();
});

test("says when the order arrived", async () => {
  await follow(testOrder({ order_status: "delivered", order_type: "delivery", delivered: at }));
  expect(await screen.findByText("Delivered at")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("4");
});

test("keeps the row of the courier before one is found", async () => {
  await follow(testOrder({ order_type: "delivery" }));
  const row = await screen.findByRole("region", { name: "Courier" });
  expect(row.textContent).toContain("We’re finding a courier");
});

test.each([
  ["a transfer is verified", { actions: ["offline_payment" as const] }],
  ["the price of a prescription is agreed", { prescription_order: true }],
])("shows neither courier nor delivery code before %s", async (_what, changes) => {
  await follow(testOrder({ order_type: "delivery", otp: "1234", ...changes }));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("region", { name: "Courier" })).toBeNull();
  expect(screen.queryByText("1234")).toBeNull();
});

test("lists a customer's active orders with links", async () => {
  store("token", "T".repeat(43));
  running = [testOrder({ id: 100_007 })];
  showPage();
  const link = await screen.findByRole("link", { name: "Corner Bakery" });
  expect(link.getAttribute("href")).toBe("/track-order?order_id=100007");
});

test.each([
  ["processing", "unpaid", "Cash on pickup · To be paid"],
  ["delivered", "paid", "Cash on pickup · Paid"],
  ["refunded", "refunded", "Cash on pickup · Refunded"],
  ["canceled", "unpaid", null],
] as const)(
  "shows the payment of an order with status %s (%s)",
  async (order_status, payment_status, message) => {
    const isPaid = payment_status !== "unpaid";
    const cash = { id: 1, payment_method: "cash_on_delivery", amount: 10, transaction_ref: null };
    const payments = isPaid ? [{ ...cash, payment_status: "paid" as const }] : [];
    const changes = { order_status, payment_status, payments, [order_status]: at, actions: [] };
    await follow(testOrder(changes));
    await screen.findByRole("heading", { name: "How it’s paid" });
    expect(screen.queryByText(/^Cash on pickup/)?.textContent ?? null).toBe(message);
  },
);

test("shows no lines for a parcel", async () => {
  await follow(testOrder({ details_count: 0 }));
  await screen.findByRole("heading", { name: "Receipt" });
  expect(screen.queryByRole("heading", { name: "What you ordered" })).toBeNull();
});

test("shows what the customer asked for, and nothing that they did not", async () => {
  await follow(
    testOrder({ order_note: "Ring twice", delivery_instruction: "At the door", cutlery: true }),
  );
  const asked = within(await screen.findByRole("region", { name: "What you asked for" }));
  const texts = asked.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(texts).toEqual(["Ring twice", "At the door", "Included, as you asked"]);
  expect(asked.queryByText("If an item is unavailable")).toBeNull();
});

test("shows the pictures that the courier took at the delivery", async () => {
  const url = "https://shop.example/proof.jpg";
  await follow(testOrder({ order_status: "delivered", order_proof_full_url: [url] }));
  const proof = within(await screen.findByRole("region", { name: "Proof of delivery" }));
  expect(proof.getByRole("link", { name: /took this picture/ }).getAttribute("href")).toBe(url);
  expect(screen.queryByRole("region", { name: "What you asked for" })).toBeNull();
});

test("cancels an order and requires a reason", async () => {
  await follow();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel order" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel this order?" });
  await screen.findByRole("radio", { name: "I ordered by mistake" });
  const [, yes] = screen.getAllByRole("button", { name: "Cancel order", hidden: true });
  if (yes) await userEvent.click(yes);
  expect(screen.getByText("Please choose a reason or write one.")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "I ordered by mistake" }));
  if (yes) await userEvent.click(yes);
  expect(await screen.findByText("There is nothing to pick up.")).toBeTruthy();
  expect(canceled).toMatchObject([{ order_id: 100_001, reason: "I ordered by mistake" }]);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test("keeps showing a guest order after signing in", async () => {
  await follow();
  expect(await screen.findByText("Waiting for the store to confirm it.")).toBeTruthy();
  await act(async () => store("token", "T".repeat(43)));
  expect(screen.getByText("Waiting for the store to confirm it.")).toBeTruthy();
  expect(requested).toHaveLength(1);

  await userEvent.click(await screen.findByRole("button", { name: "Track another order" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Order number/ }), "100001");
  await userEvent.click(screen.getByRole("button", { name: "Track order" }));
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[1]?.searchParams.get("contact_number")).toBe("+33612345678");
  expect(requested[1]?.searchParams.get("guest_id")).toBe(stored("guest_id"));
});

test("requests a customer's own order without a proof", async () => {
  store("token", "T".repeat(43));
  showPage();
  await userEvent.type(await screen.findByRole("textbox", { name: /Order number/ }), "100002");
  await userEvent.click(screen.getByRole("button", { name: "Track order" }));
  await waitFor(() => expect(requested).toHaveLength(1));
  expect([...(requested[0]?.searchParams.keys() ?? [])]).toEqual(["order_id"]);
});

const key = "K".repeat(43);

test("opens an order by its link without asking for the phone, also after a reload", async () => {
  const { unmount } = showPage(`?order_id=100001#key=${key}`);
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]?.searchParams.get("order_token")).toBe(key);
  expect(requested[0]?.searchParams.get("contact_number")).toBeNull();
  expect(linkTokenOf(100_001)).toBeNull();
  await sendOrder(testOrder());
  expect(await screen.findByText("Waiting for the store to confirm it.")).toBeTruthy();
  expect(requested).toHaveLength(1);

  unmount();
  showPage("?order_id=100001");
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[1]?.searchParams.get("order_token")).toBe(key);
});

function AddressBar() {
  const { search, hash } = useLocation();
  return <output aria-label="Address">{search + hash}</output>;
}

test("removes the token of the link from the address bar", async () => {
  renderApp(
    <ShopContext value={testShop()}>
      <AddressBar />
      <TrackOrderPage />
    </ShopContext>,
    { at: "/track-order", query: `?order_id=100001#key=${key}` },
  );
  const address = screen.getByRole("status", { name: "Address" });
  await waitFor(() => expect(address.textContent).toBe("?order_id=100001"));
});

test("asks for number and phone when the link has ended, and forgets it", async () => {
  isKnown = false;
  showPage(`?order_id=100001#key=${key}`);
  expect(await screen.findByText(/^This link is no longer valid/)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /Order number/ })).toHaveProperty("value", "100001");
  expect(linkTokenOf(100_001)).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /Phone number/ }), "0612345678");
  isKnown = true;
  await userEvent.click(screen.getByRole("button", { name: "Track order" }));
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[1]?.searchParams.get("contact_number")).toBe("+33612345678");
  expect(requested[1]?.searchParams.get("order_token")).toBeNull();
});

test("opens the link of another person's order for a signed-in customer", async () => {
  store("token", "T".repeat(43));
  showPage(`?order_id=100001#key=${key}`);
  await waitFor(() => expect(requested).toHaveLength(1));
  expect([...(requested[0]?.searchParams.keys() ?? [])]).toEqual(["order_id", "order_token"]);
});

/** Breaks the connection, as a network that is gone does. */
async function loseConnection() {
  await act(async () => streams.pop()?.error(new TypeError("network error")));
}

test("says how old the order is while the connection is lost", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T09:20:00Z") });
  await follow();
  expect(await screen.findByText("Waiting for the store to confirm it.")).toBeTruthy();
  expect(screen.queryByText(/Last update/)).toBeNull();
  vi.setSystemTime(new Date("2026-03-05T09:23:10Z"));
  await loseConnection();
  expect(await screen.findByText(/Last update 3 min ago\./)).toBeTruthy();
});

test("polls the order while the connection is lost", async () => {
  await follow();
  expect(await screen.findByText("Waiting for the store to confirm it.")).toBeTruthy();
  polledOrder = testOrder({ order_status: "processing", processing: at });
  await loseConnection();
  expect(await screen.findByRole("heading", { level: 1, name: "Being prepared" })).toBeTruthy();
  expect(screen.getByText(/Last update just now\./)).toBeTruthy();
  expect(polled[0]?.searchParams.get("contact_number")).toBe("+33612345678");
});

test("is live again after the connection has resumed", async () => {
  await follow();
  await loseConnection();
  expect(await screen.findByText(/Last update/)).toBeTruthy();
  await waitFor(() => expect(streams).toHaveLength(1));
  await sendOrder(testOrder({ order_status: "processing", processing: at }));
  expect(screen.queryByText(/Last update/)).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Being prepared" })).toBeTruthy();
});

test("lists the other active orders of a signed-in customer below the order", async () => {
  store("token", "T".repeat(43));
  const expected_at = new Date(Date.now() + 20 * 60_000).toISOString();
  running = [
    testOrder(),
    testOrder({ id: 100_007, order_type: "delivery", order_status: "picked_up", expected_at }),
  ];
  showPage("?order_id=100001");
  await waitFor(() => expect(streams).toHaveLength(1));
  await sendOrder(testOrder());
  const others = await screen.findByRole("region", { name: "Your other active orders" });
  const links = within(others).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/track-order?order_id=100007"]);
  expect(within(others).getByText(/^Arriving \d\d:\d\d to \d\d:\d\d$/)).toBeTruthy();
});

test("asks for no other orders of a guest", async () => {
  running = [testOrder({ id: 100_007 })];
  await follow();
  await screen.findByText("Waiting for the store to confirm it.");
  expect(screen.queryByRole("region", { name: "Your other active orders" })).toBeNull();
});
