import { testOrder } from "@errand/core/orders/testing-order";
import type { Exception, LiveCourier, LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const now = Date.now();
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const place = { latitude: 48.1, longitude: -4.3 };

const order = (id: number, changes: Partial<LiveOrder> = {}): LiveOrder => ({
  ...{ id, order_status: "handover", order_type: "delivery", module_type: "food", zone_id: 1 },
  ...{ store_id: 3, courier_id: null, planned_courier_id: null, offered_courier_id: null },
  pickup: { ...place, name: "Ramen Kaze" },
  dropoff: { ...place, name: "Rue du Tonnage" },
  ...{ for_couriers: true, ready_at: at(-7), due_at: at(20), expected_at: at(10) },
  ...{ minutes_late: 0, delay: 0 },
  ...changes,
});
const exception = (
  kind: Exception["kind"],
  order_id: number,
  changes: Partial<Exception> = {},
): Exception => ({
  ...{ key: `${kind}:${order_id}`, kind, order_id, store_id: 3, courier_id: null },
  ...{ since: at(-7), ends_at: null, minutes: null, amount: null },
  ...changes,
});
const courier = (id: number, name: string): LiveCourier => ({
  ...{ id, name, phone: "+33600000001", on_duty: true, active_orders: 0, offered_jobs: [] },
  ...{ cash: 0, location: null, duty_since: at(-60), stops: [] },
});

const noCourier = order(100_422);
const late = order(100_407, {
  ...{ order_status: "picked_up", courier_id: 4, minutes_late: 9 },
  ...{ expected_at: at(9), due_at: at(0) },
});
const live = {
  at: at(0),
  exceptions: [
    exception("no_courier", 100_422),
    exception("late", 100_407, { courier_id: 4, minutes: 9, since: at(0) }),
  ],
  orders: [late, noCourier, order(100_430, { courier_id: 4 })],
  couriers: [courier(4, "Malik Sow"), courier(5, "Jonas Weber")],
  stores: [],
  zones: [{ id: 1, name: "Old Town", open: 3, late: 1 }],
};
const candidates = [
  {
    ...{ courier_id: 5, courier_name: "Jonas Weber", refusal: null, pickup_at: at(4) },
    ...{ arrives_at: at(12), added_minutes: 12, minutes_late: 0, delays: [] },
  },
  {
    ...{ courier_id: 4, courier_name: "Malik Sow", refusal: null, pickup_at: at(6) },
    ...{ arrives_at: at(16), added_minutes: 9, minutes_late: 0 },
    delays: [{ order_id: 100_407, minutes: 2 }],
  },
];
const change = { message: "Order updated", order: testOrder() };
const replies = (reading: () => object = () => live) => ({
  "GET /desk/live": reading,
  "GET /desk/orders/{id}/candidates": () => ({ candidates }),
  "POST /desk/orders/{id}/assign": () => change,
});

/** What a browser carries from where something is dragged to where it is dropped. */
function testTransfer() {
  const data = new Map<string, string>();
  return {
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
  };
}

describe("the live town", () => {
  test("shows how many exceptions there are of each kind, and one kind alone", async () => {
    await openDesk("/desk/live?view=columns", { replies: replies() });
    await screen.findByRole("button", { name: /^1 No courier/ });
    const lateOnes = screen.getByRole("region", { name: "Late" });
    within(lateOnes).getByText("+9 min");
    screen.getByText("1 more is on time");
    await userEvent.click(screen.getByRole("button", { name: /^1 No courier/ }));
    expect(screen.queryByRole("region", { name: "Late" })).toBeNull();
    screen.getByRole("region", { name: "No courier" });
  });

  test("selects by keys, says who could bring it, and Enter offers it", async () => {
    const { sent } = await openDesk("/desk/live?view=columns", { replies: replies() });
    await screen.findByRole("region", { name: "No courier" });
    await userEvent.keyboard("jj");
    const panel = await screen.findByRole("region", { name: "Order 100422" });
    await within(panel).findByText("delays nobody");
    within(panel).getByText("1 other delivery 2 min later");
    expect(sent).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Order updated");
    expect(sent).toEqual([{ endpoint: "POST /desk/orders/100422/assign", input: {} }]);
  });

  test("gives a delivery to the courier whom the operator chooses", async () => {
    const { sent } = await openDesk("/desk/live?view=columns&order=100422", { replies: replies() });
    await screen.findByRole("region", { name: "Order 100422" });
    await userEvent.keyboard("e");
    const dialog = await screen.findByRole("dialog", { name: "Who brings order 100422?" });
    await userEvent.click(
      await within(dialog).findByRole("button", { name: "Give it to Malik Sow" }),
    );
    await waitFor(() =>
      expect(sent).toEqual([
        { endpoint: "POST /desk/orders/100422/assign", input: { courier_id: 4 } },
      ]),
    );
  });

  test("asks about the courier on whom a delivery is dropped, and gives it to nobody before", async () => {
    const { sent } = await openDesk("/desk/live?view=columns", { replies: replies() });
    const waiting = await screen.findByRole("region", { name: "No courier" });
    const couriers = screen.getByRole("region", { name: "Couriers" });
    const [card] = within(waiting).getAllByRole("listitem");
    const target = within(couriers).getByText("Malik Sow");
    if (!card) throw new Error("no order waits");
    const dataTransfer = testTransfer();
    fireEvent.dragStart(card, { dataTransfer });
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
    fireEvent.drop(target, { dataTransfer });
    const dialog = await screen.findByRole("dialog", { name: "Who brings order 100422?" });
    await within(dialog).findByText("1 other delivery 2 min later");
    expect(within(dialog).queryByText("Jonas Weber")).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Give it to Malik Sow" }));
    await waitFor(() =>
      expect(sent).toEqual([
        { endpoint: "POST /desk/orders/100422/assign", input: { courier_id: 4 } },
      ]),
    );
  });

  test("lets nothing be dropped on a courier but a delivery that waits", async () => {
    await openDesk("/desk/live?view=columns", { replies: replies() });
    const lateOnes = await screen.findByRole("region", { name: "Late" });
    expect(lateOnes.querySelector("[draggable]")).toBeNull();
    const dataTransfer = testTransfer();
    dataTransfer.setData("text/plain", "100422");
    const couriers = screen.getByRole("region", { name: "Couriers" });
    expect(fireEvent.dragOver(within(couriers).getByText("Malik Sow"), { dataTransfer })).toBe(
      true,
    );
  });

  test("names the colleague who was quicker, and reads the town again", async () => {
    let isTaken = false;
    const taken = { ...live, exceptions: [], orders: [order(100_422, { courier_id: 5 })] };
    const acted_by = { name: "Marc Dubois", at: at(0) };
    const refused = {
      errors: [{ code: "order_status", message: "It has a courier.", data: { acted_by } }],
    };
    await openDesk("/desk/live?view=columns&order=100422", {
      replies: {
        ...replies(() => (isTaken ? taken : live)),
        "POST /desk/orders/{id}/assign": () => {
          isTaken = true;
          return Response.json(refused, { status: 409 });
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: /Offer now/ }));
    await screen.findByText(/It has a courier\. Marc Dubois acted at/);
    await screen.findByText("Nothing needs you");
  });

  test("changes as the stream tells", async () => {
    let isCalm = false;
    const calm = { ...live, exceptions: [] };
    const { tell } = await openDesk("/desk/live?view=columns", {
      replies: replies(() => (isCalm ? calm : live)),
    });
    await screen.findByRole("region", { name: "Late" });
    isCalm = true;
    await act(() => tell("exception", { key: "late:100407", over: true }));
    await screen.findByText("Nothing needs you", {}, { timeout: 5_000 });
  });

  test("replays the last hour, by buttons", async () => {
    const [from, to] = [at(-60), at(0)];
    const hour = {
      ...{ from, to },
      couriers: [
        {
          ...{ id: 7, name: "Lola Marchetti" },
          places: [{ latitude: 48.1, longitude: -4.3, at: at(-57) }],
        },
      ],
      orders: [
        {
          ...{ id: 100_400, order_type: "delivery", pickup: null, dropoff: null },
          due_at: at(-50),
          statuses: [
            { status: "pending", at: at(-70) },
            { status: "picked_up", at: at(-57) },
            { status: "delivered", at: at(-46) },
          ],
        },
      ],
    };
    await openDesk("/desk/live", {
      replies: { ...replies(), "GET /desk/live/replay": () => hour },
    });
    await userEvent.click(await screen.findByRole("radio", { name: "Last hour" }));
    const events = await screen.findByRole("region", { name: "What happened" });
    within(events).getByText("Nothing yet.");
    screen.getByText("1 open, 0 late");
    await userEvent.click(screen.getByRole("button", { name: "+5 min" }));
    within(events).getByText("On its way");
    const map = await screen.findByRole("region", { name: /^Map of the town at/ });
    within(map).getByText("LM");
    await userEvent.click(screen.getByRole("button", { name: "+5 min" }));
    await userEvent.click(screen.getByRole("button", { name: "+5 min" }));
    within(events).getByText("Delivered");
    screen.getByText("0 open, 0 late");
    await userEvent.click(screen.getByRole("button", { name: "−5 min" }));
    screen.getByText("1 open, 0 late");
  });

  test("says that the town is quiet", async () => {
    const empty = { ...live, exceptions: [], orders: [], couriers: [] };
    await openDesk("/desk/live?view=columns", { replies: replies(() => empty) });
    await screen.findByText("The town is quiet");
  });

  test("offers a retry when it cannot be read", async () => {
    let isBroken = true;
    const broken = () =>
      Response.json({ errors: [{ code: "order", message: "Broken" }] }, { status: 422 });
    await openDesk("/desk/live?view=columns", {
      replies: replies(() => (isBroken ? broken() : live)),
    });
    const retry = await screen.findByRole("button", { name: /again/i });
    isBroken = false;
    await userEvent.click(retry);
    await screen.findByRole("region", { name: "Late" });
  });
});
