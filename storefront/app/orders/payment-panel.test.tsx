import { pageLoad } from "@errand/client/page-load.ts";
import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { fakeServer } from "@errand/core/testing-server";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import TrackOrderPage from "../pages/track-order.page.tsx";
import { renderApp } from "../testing/render.tsx";
import { storeProof } from "./order-proof.ts";
import { orderArrival } from "./pay-on-arrival.ts";

const paymentId = "AAAAAAAAAAAAAAAAAAAAAA";
const link = "https://gateway.test/pay/1";
const returned = (flag: string) => `&flag=${flag}&payment_id=${paymentId}`;

const open = vi.spyOn(pageLoad, "open").mockReturnValue();
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let pays: { key: string | null; body: Record<string, unknown> }[] = [];
/** The next responses of `pay`; the page of the gateway when there is none. */
let payResponses: (Response | "lost")[] = [];
let paymentState = "open";
/** The response when the order is requested instead of watched. */
let tracked = testOrder();

const unpaid = (changes: Partial<Order> = {}) =>
  testOrder({
    id: 7,
    payment_method: "digital_payment",
    payment_state: "open",
    payment_expires_at: new Date(Date.now() + 20 * 60_000).toISOString(),
    actions: ["cancel", "pay", "payment_method"],
    ...changes,
  });
const failed = (changes: Partial<Order> = {}) =>
  unpaid({ order_status: "failed", payment_state: "failed", payment_expires_at: null, ...changes });
const paid = testOrder({
  id: 7,
  order_status: "confirmed",
  confirmed: "2026-03-05T09:20:00.000Z",
  payment_method: "sandbox",
  payment_status: "paid",
  payment_state: "succeeded",
  payments: [
    {
      id: 1,
      payment_method: "sandbox",
      amount: 10,
      payment_status: "paid",
      transaction_ref: null,
    },
  ],
  actions: [],
});

beforeEach(() => {
  visitAsGuest();
  sessionStorage.clear();
  storeProof(7, "+33612345678");
  open.mockClear();
  [streams, pays, payResponses, paymentState, tracked] = [[], [], [], "open", paid];
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (path === "/customer/order/details") return Response.json([]);
    if (path === "/customer/order/track") return Response.json(tracked);
    if (path === "/payment/status") {
      const about = { payment_id: paymentId, attribute: "order", attribute_id: 7, amount: 10 };
      return Response.json({ ...about, state: paymentState });
    }
    if (path === "/customer/order/pay") {
      pays.push({ key: request.headers.get("Idempotency-Key"), body: await request.json() });
      const response = payResponses.shift();
      if (response === "lost") throw new TypeError("Failed to fetch");
      const expires_at = "2026-03-05T09:45:00.000Z";
      return response ?? Response.json({ redirect_link: link, payment_id: paymentId, expires_at });
    }
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }));
  });
});
afterEach(() => {
  for (const stream of streams) stream.close();
  vi.useRealTimers();
});

function sendOrder(order: Order) {
  const text = `id: 1\nevent: order\ndata: ${JSON.stringify(order)}\n\n`;
  return act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text)));
}

const twoGateways = [
  { gateway: "sandbox", gateway_title: "Demo card" },
  { gateway: "stripe", gateway_title: "Card" },
].map((each) => ({ ...each, gateway_image: "", gateway_image_full_url: null }));

async function showOrder(order: Order, query = "", gateways = twoGateways.slice(0, 1)) {
  const config = { digital_payment: true, active_payment_method_list: gateways };
  renderApp(
    <ShopContext value={testShop(config)}>
      <TrackOrderPage />
      <ToastHost />
    </ShopContext>,
    { at: "/track-order", query: `?order_id=7${query}` },
  );
  await waitFor(() => expect(streams).toHaveLength(1));
  await sendOrder(order);
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const payButton = () => screen.findByRole("button", { name: "Pay €10.00" });

describe("an order that is to be paid", () => {
  test("says so, how long it is held, and leads to the page of the gateway", async () => {
    await showOrder(unpaid());
    await title("Waiting for your payment");
    expect((await screen.findByRole("timer")).textContent).toMatch(/^(20:00|19:5\d)$/);
    await userEvent.click(await payButton());
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(link));
    expect(pays[0]?.body).toMatchObject({
      order_id: 7,
      contact_number: "+33612345678",
      payment_method: "sandbox",
      callback: `${location.origin}/track-order?order_id=7`,
    });
  });

  test("says nothing of its way before it is paid", async () => {
    await showOrder(unpaid({ order_type: "delivery" }));
    await payButton();
    expect(screen.queryByRole("region", { name: "Courier" })).toBeNull();
    expect(screen.queryByRole("progressbar")).toBeNull();
    await sendOrder({ ...paid, order_type: "delivery" });
    expect(await screen.findByRole("region", { name: "Courier" })).toBeTruthy();
  });

  test("starts one payment for a double click, and ignores further presses", async () => {
    await showOrder(unpaid());
    await userEvent.dblClick(await payButton());
    await userEvent.click(await screen.findByRole("button", { name: /Opening/ }));
    expect(pays).toHaveLength(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("is paid through the chosen gateway", async () => {
    await showOrder(unpaid(), "", twoGateways);
    await userEvent.click(await screen.findByRole("radio", { name: "Card" }));
    await userEvent.click(await payButton());
    await waitFor(() => expect(pays[0]?.body).toMatchObject({ payment_method: "stripe" }));
  });

  test("leads on to the gateway that was chosen in the checkout, once", async () => {
    orderArrival.set(7, "sandbox");
    await showOrder(unpaid({ payment_state: null }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(link));
    expect(pays).toHaveLength(1);
  });

  test("opens the same page again after going back from it, while it is open", async () => {
    await showOrder(unpaid());
    await userEvent.click(await payButton());
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    await act(async () =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    );
    await userEvent.click(await payButton());
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    expect(pays).toHaveLength(1);

    paymentState = "failed";
    await act(async () =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    );
    await userEvent.click(await payButton());
    await waitFor(() => expect(pays).toHaveLength(2));
    expect(pays[1]?.key).not.toBe(pays[0]?.key);
  });

  test("repeats a payment whose response was lost with the same key", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    payResponses = ["lost", "lost", "lost"];
    await showOrder(unpaid());
    await userEvent.click(await payButton());
    await waitFor(() => expect(pays).toHaveLength(3));
    await userEvent.click(await payButton());
    await waitFor(() => expect(open).toHaveBeenCalledWith(link));
    expect(new Set(pays.map(({ key }) => key)).size).toBe(1);
  });

  test("shows what another device has done meanwhile", async () => {
    const errors = [{ code: "order_status", message: "This order is paid." }];
    payResponses = [Response.json({ errors }, { status: 409 })];
    await showOrder(unpaid());
    await userEvent.click(await payButton());
    await title("Passed on to the store");
    expect(screen.queryByRole("region", { name: "Payment" })).toBeNull();
  });
});

describe("after the page of the gateway", () => {
  test("a payment without a result is being checked, and live updates bring the result", async () => {
    // The order is requested at once as well, and that response must not be the result.
    tracked = unpaid({ payment_state: "checking" });
    await showOrder(unpaid(), returned("success"));
    await title("Checking your payment");
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
    await sendOrder(paid);
    await title("Passed on to the store");
    expect(await screen.findByText("Payment received. Thank you!")).toBeTruthy();
    expect(screen.getByText("Demo card · Paid")).toBeTruthy();
  });

  test("the result is requested when live updates bring none", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    tracked = unpaid({ payment_state: "checking" });
    await showOrder(unpaid(), returned("success"));
    await title("Checking your payment");
    tracked = paid;
    await title("Passed on to the store");
  });

  test("whatever the address says, only the order decides", async () => {
    await showOrder(paid, returned("fail"));
    await title("Passed on to the store");
    expect(await screen.findByText("Payment received. Thank you!")).toBeTruthy();
  });

  test("a customer who left it without paying can pay", async () => {
    await showOrder(unpaid(), returned("cancel"));
    await title("Waiting for your payment");
    await payButton();
  });

  test.each([
    ["failed", "Payment declined"],
    ["canceled", "Payment cancelled"],
    ["expired", "The time to pay is over"],
    [null, "The time to pay is over"],
  ] as const)("a payment that is %s says so and can be tried again", async (state, name) => {
    await showOrder(failed({ payment_state: state }), returned("fail"));
    await title(name);
    expect(screen.getByText(/no longer held/)).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "Try again · €10.00" }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(link));
  });

  test("an order that failed too long ago says what happened, and cannot be paid", async () => {
    await showOrder(failed({ payment_state: "failed", actions: ["cancel"] }));
    await title("Payment declined");
    expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
  });

  test("an order whose items are sold meanwhile says why it cannot be paid", async () => {
    const errors = [{ code: "stock", message: "Rye loaf is sold out." }];
    payResponses = [Response.json({ errors }, { status: 409 })];
    await showOrder(failed());
    await userEvent.click(await screen.findByRole("button", { name: /^Try again/ }));
    expect((await screen.findByRole("alert")).textContent).toBe("Rye loaf is sold out.");
  });

  test("money that came too late is announced to go back", async () => {
    const over = testOrder({ id: 7, order_status: "canceled", payment_state: "succeeded" });
    await showOrder({ ...over, payment_status: "refunded", actions: [] }, returned("success"));
    expect(await screen.findByText(/arrived too late/)).toBeTruthy();
  });

  test.each([
    ["success", "open", "We’re checking your payment. Open the order to follow it."],
    ["fail", "succeeded", "Your payment was received. Open the order to follow it."],
    ["cancel", "open", "You haven’t paid yet. Open the order to try again."],
    ["success", "failed", "You haven’t paid yet. Open the order to try again."],
  ])("a browser without the proof learns how it went (%s, %s)", async (flag, state, text) => {
    localStorage.removeItem("guest-orders");
    paymentState = state;
    renderApp(
      <ShopContext value={testShop()}>
        <TrackOrderPage />
      </ShopContext>,
      { at: "/track-order", query: `?order_id=100007${returned(flag)}` },
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /Order number/ })).toHaveProperty("value", "100007");
  });
});
