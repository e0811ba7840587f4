import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { OrderListRow } from "../orders/order-list.tsx";
import { type FakeReplies, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { withPayment } from "./paid-run.ts";
import { RunTracking } from "./run-tracking.tsx";
import { RunView } from "./run-view.tsx";
import { testRun } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./run-map.tsx", () => ({ RunMap: () => <p>The map</p> }));

let calls: RecordedCall[];
const name = { run_id: 7, contact_number: "+33612345678" };

function serve(replies: FakeReplies = {}) {
  calls = fakeApi({
    "GET /customer/order/cancellation-reasons": () => ({
      data: [{ id: 1, reason: "Changed my mind" }],
      total_size: 1,
      limit: 50,
      offset: 1,
    }),
    ...replies,
  } as FakeReplies);
}

beforeEach(() => {
  visitAsGuest();
  serve();
});

function Changing({ initial }: { initial: Run }) {
  const [run, setRun] = useState(initial);
  return (
    <RunView run={withPayment(run)} name={name} courier={null} lostSince={null} onChange={setRun} />
  );
}

const show = (run: Run) =>
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1, cash_on_delivery: true })}>
      <Changing initial={run} />
    </ShopContext>,
  );
const press = async (label: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name: label }));
const sent = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint);

test("shows the stops with their times, one code and what is paid at the door", async () => {
  show(testRun());
  expect(await screen.findByText("The map")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Your errand is being collected",
  );
  const rows = within(screen.getByRole("list", { name: "Stops" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/Harbour Pharmacy.*done$/);
  expect(rows[1]?.textContent).toMatch(/Corner Bakery.*planned$/);
  expect(rows[2]?.textContent).toMatch(/Your door3 Quay Street/);
  expect(screen.getByText("4821")).toBeTruthy();
  expect(screen.getByText("In cash at the door, once").parentElement?.textContent).toContain(
    "€20.00",
  );
});

test("counts down to the plan of the run while stops are left", () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 5_000).toISOString();
  const order = testOrder({ order_type: "delivery", run_id: 7, expected_at: at(2) });
  show(testRun({ orders: [order], window: { from: at(30), to: at(40) } }));
  expect(screen.getByRole("timer").textContent).toBe("30 min");
});

test("asks whether the rest shall come, once for each answer", async () => {
  const ends_at = new Date(Date.now() + 120_000).toISOString();
  serve({ "POST /customer/run/answer": () => ({ message: "The rest comes.", run: testRun() }) });
  show(testRun({ question: { order_id: 100_001, ends_at }, actions: ["answer"] }));
  expect(screen.getByRole("alert").textContent).toContain("Corner Bakery cannot make it");
  await press("Bring the rest");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  const [call, ...more] = sent("POST /customer/run/answer");
  expect(more).toEqual([]);
  expect(call?.input).toMatchObject({ ...name, order_id: 100_001, go_on: true });
  expect(call?.headers.get("idempotency-key")).toBeTruthy();
  expect(readToasts()).toContain("The rest comes.");
});

test("changes a run that is to be paid to cash", async () => {
  const order = testOrder({
    run_id: 7,
    actions: ["pay", "payment_method"],
    payment_method: "digital_payment",
    receipt: { ...testReceipt(18), due: 18 },
  });
  serve({
    "PUT /customer/run/payment-method": () => ({ message: "You pay in cash.", run: testRun() }),
  });
  show(testRun({ state: "unpaid", orders: [order], actions: ["pay", "payment_method"] }));
  expect(screen.queryByText("The map")).toBeNull();
  await press("Pay in cash instead");
  expect(await screen.findByText("Your errand is being collected")).toBeTruthy();
  expect(sent("PUT /customer/run/payment-method")).toMatchObject([{ input: name }]);
});

test("cancels what no store has begun, and names it", async () => {
  serve({
    "GET /customer/order/cancellation-reasons": () => ({
      data: [{ id: 1, reason: "Changed my mind", user_type: "customer", status: 1 }],
      total_size: 1,
      limit: 50,
      offset: 1,
    }),
    "PUT /customer/run/cancel": () => ({
      message: "Canceled.",
      run: testRun({ state: "canceled", actions: [] }),
    }),
  } as FakeReplies);
  show(testRun());
  await press("Cancel what has not begun");
  await userEvent.click(await screen.findByRole("radio", { name: "Changed my mind" }));
  await press("Cancel it");
  expect(await screen.findByText("Your errand was canceled")).toBeTruthy();
  expect(sent("PUT /customer/run/cancel")).toMatchObject([
    { input: { ...name, reason: "Changed my mind" } },
  ]);
});

test("an order of a run leads to it from the list of orders", () => {
  renderApp(
    <ShopContext value={testShop()}>
      <OrderListRow order={testOrder({ run_id: 7 })} />
    </ShopContext>,
  );
  const link = screen.getByRole("link", { name: "See the errand of order 100001" });
  expect(link.getAttribute("href")).toBe("/run/7");
});

test("a guest proves a run by the phone number of its orders", async () => {
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1 })}>
      <RunTracking runId={7} />
    </ShopContext>,
  );
  expect(screen.getByRole("textbox", { name: /^Phone/ })).toBeTruthy();
  expect(calls).toEqual([]);
});
