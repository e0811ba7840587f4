import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { testParcel } from "../parcel/testing.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { OrderView } from "./order-view.tsx";

// jsdom has no layout to draw a map in.
vi.mock("./order-map.tsx", () => ({ OrderMap: () => <p>The way</p> }));

// The clock of the tests shows 10:15 in Paris.
const at = (clock: string, day = "05") => `2026-03-${day}T${clock}:00.000Z`;
const paid = {
  payment_status: "paid",
  receipt: { currency_code: "EUR", lines: [], total: 10, paid: 10, refunded: 0, due: 0 },
  payments: [
    { id: 1, payment_method: "sandbox", amount: 10, payment_status: "paid", transaction_ref: null },
  ],
} satisfies Partial<Order>;

let calls: RecordedCall[];
let isTaken = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at("09:15")) });
  onTestFinished(() => void vi.useRealTimers());
  visitAsGuest();
  isTaken = false;
  calls = fakeApi({
    "GET /customer/order/details": () => [],
    "GET /customer/order/cancellation-reasons": () => ({
      total_size: 1,
      limit: 50,
      offset: 1,
      data: [{ id: 1, reason: "I ordered by mistake" }],
    }),
    "PUT /customer/order/cancel": () => ({
      message: "Order cancelled",
      order: testOrder({ order_status: "canceled", canceled: at("09:20"), actions: [] }),
    }),
    "POST /customer/order/request-cancel": ({ reason }) => ({
      message: "Your request to cancel has been sent.",
      order: processing({ actions: [], cancel_request: request({ reason: String(reason) }) }),
    }),
    "GET /customer/order/times": () => ({
      as_soon_as_possible: true,
      slots: [
        { at: at("12:00"), is_full: false },
        { at: at("12:30"), is_full: isTaken },
        { at: at("11:00", "06"), is_full: false },
      ],
    }),
    "PUT /customer/order/reschedule": ({ schedule_at }) => {
      if (schedule_at === at("12:30")) {
        isTaken = true;
        return errorReply(409, "schedule_at", "Somebody else has just taken this time.");
      }
      return {
        message: "The new time is set.",
        order: testOrder({
          scheduled: 1,
          schedule_at: typeof schedule_at === "string" ? schedule_at : at("09:15"),
        }),
      };
    },
  });
});

const request = (changes: Partial<NonNullable<Order["cancel_request"]>> = {}) => ({
  state: "pending" as const,
  reason: "x",
  asked: "store" as const,
  note: null,
  requested_at: at("09:16"),
  refused_at: null,
  ...changes,
});

function processing(changes: Partial<Order> = {}) {
  return testOrder({
    order_status: "processing",
    processing: at("09:16"),
    actions: ["request_cancel"],
    ...changes,
  });
}

function Page({ order: initial }: { order: Order }) {
  const [order, setOrder] = useState(initial);
  const name = { order_id: order.id, contact_number: "+33612345678" };
  return (
    <OrderView order={order} name={name} courier={null} lostSince={null} onChange={setOrder} />
  );
}

const show = (order: Order, config = {}) =>
  act(async () =>
    renderApp(
      <ShopContext value={testShop(config)}>
        <Page order={order} />
        <ToastHost />
      </ShopContext>,
      { at: "/track-order" },
    ),
  );

const changes = () => within(screen.getByRole("region", { name: "Change or cancel" }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const sent = (endpoint: string) =>
  calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);

test("canceling a paid order names what comes back, and to where", async () => {
  await show(testOrder({ ...paid, order_status: "confirmed" }));
  expect(changes().getByText(/^Free to cancel until the store starts\./)).toBeTruthy();
  await press("Cancel order");
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this order?" }));
  expect(dialog.getByText("The way you paid, within a few days")).toBeTruthy();
  await userEvent.click(await dialog.findByRole("radio", { name: "I ordered by mistake" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel order, €10.00 back" }));
  await waitFor(() => expect(sent("PUT /customer/order/cancel")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a customer's money comes back into the wallet", async () => {
  await show(testOrder({ ...paid, is_guest: false }), { customer_wallet_status: 1 });
  await press("Cancel order");
  expect(await screen.findByText("Into your wallet, at once")).toBeTruthy();
});

test("a scheduled order says until when it can be canceled", async () => {
  await show(testOrder({ scheduled: 1, schedule_at: at("17:00"), cancel_until: at("16:40") }));
  expect(changes().getByText(/^Free to cancel until 5 March at 17:40\./)).toBeTruthy();
});

test("an order that has begun is canceled by asking, and shows how the request stands", async () => {
  await show(processing());
  expect(changes().getByText(/^The store has started\./)).toBeTruthy();
  await press("Ask to cancel");
  const dialog = within(await screen.findByRole("dialog", { name: "Ask the store to cancel?" }));
  await userEvent.click(await dialog.findByRole("radio", { name: "I ordered by mistake" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Anything to add?" }), "Sorry");
  await userEvent.click(dialog.getByRole("button", { name: "Ask to cancel" }));
  expect(await changes().findByText("You have asked Corner Bakery to cancel")).toBeTruthy();
  expect(sent("POST /customer/order/request-cancel")).toMatchObject([
    { reason: "I ordered by mistake · Sorry" },
  ]);
  expect(changes().queryByRole("button")).toBeNull();
});

test.each([
  [{ asked: "desk" as const }, "Our support decides about your request"],
  [{ state: "refused" as const, note: "It is packed." }, "Your order is not cancelled"],
])("a request to cancel shows its state: %j", async (changed, title) => {
  await show(processing({ actions: [], cancel_request: request(changed) }));
  expect(changes().getByText(title)).toBeTruthy();
  if ("note" in changed) expect(changes().getByText(changed.note)).toBeTruthy();
});

test("a canceled order tells that the store has agreed", async () => {
  await show(
    testOrder({
      order_status: "canceled",
      canceled: at("09:20"),
      actions: [],
      cancel_request: request({ state: "accepted" }),
    }),
  );
  expect(changes().getByText("Cancelled, as you asked")).toBeTruthy();
});

const movable = testOrder({
  scheduled: 1,
  schedule_at: at("12:00"),
  cancel_until: at("11:40"),
  actions: ["cancel", "reschedule"],
});

test("an order is moved to another slot", async () => {
  await show(movable);
  await press("Change the time");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the time" }));
  const submit = dialog.getByRole("button", { name: "Set the new time" });
  await dialog.findByRole("radio", { name: "Now" });
  expect(submit.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(dialog.getByRole("radio", { name: "Now" }));
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("PUT /customer/order/reschedule")).toMatchObject([
    { schedule_at: null, order_amount: 10 },
  ]);
});

test("a time that somebody else has taken is shown as full, and another can be chosen", async () => {
  await show(movable);
  await press("Change the time");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the time" }));
  await userEvent.click(await dialog.findByRole("radio", { name: "13:30" }));
  await userEvent.click(dialog.getByRole("button", { name: "Set the new time" }));
  expect(await dialog.findByRole("radio", { name: /13:30 ?Full/ })).toBeTruthy();
  expect(screen.getByText("Somebody else has just taken this time.")).toBeTruthy();
});

test("a scheduled parcel waits for its time instead of counting hours, and can be moved", async () => {
  await show(
    testParcel({
      scheduled: 1,
      schedule_at: at("12:00", "06"),
      expected_at: at("12:30", "06"),
      actions: ["cancel", "reschedule"],
    }),
    { parcel_return_fee: 50 },
  );
  expect(screen.getByText("It is collected on 6 March at 13:00.")).toBeTruthy();
  expect(screen.getByText("Scheduled for 6 March")).toBeTruthy();
  expect(screen.getByText("A courier is chosen shortly before")).toBeTruthy();
  expect(screen.queryByText(/finding a courier/)).toBeNull();
  expect(changes().getByRole("button", { name: "Change the time" })).toBeTruthy();
});
