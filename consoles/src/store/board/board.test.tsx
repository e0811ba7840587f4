import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testDetail, testOrderDetails, testStoreOrder } from "../tickets/testing.ts";

afterEach(() => localStorage.clear());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const ringing = testStoreOrder({
  id: 100_431,
  order_status: "confirmed",
  contact: { name: "Noé Morel", phone: "+33612345678" },
  order_note: "Allergy: nuts",
  processing_time: null,
  ready_by: null,
  waits_since: inMinutes(0),
  min_delivery_time: 20,
  details: [testDetail(1, "Margherita", { quantity: 2, ordered_quantity: 2 })],
});
const late = testStoreOrder({ id: 100_424, ready_by: inMinutes(-1.5), module_type: "food" });
const courier = {
  id: 5,
  f_name: "Nadia",
  phone: "+33600000000",
  image_full_url: null,
  vehicle_type: "Bicycle",
  avg_rating: 0,
  rating_count: 0,
  reviewed: false,
};
const ready = testStoreOrder({ id: 100_423, order_status: "handover", delivery_man: courier });
const later = testStoreOrder({
  id: 100_419,
  order_status: "confirmed",
  scheduled: 1,
  schedule_at: inMinutes(60),
  start_at: inMinutes(40),
  ready_by: null,
});

const stage = (name: string) => within(screen.getByRole("region", { name }));
const changed = (order: typeof ringing) => () => ({ message: "Changed.", order });

test("shows each order at its stage, a late one in words", async () => {
  await openTablet({ orders: [ringing, late, ready, later] });
  expect(stage("New").getByText("Noé M.")).toBeDefined();
  expect(stage("New").getByText("Allergy: nuts")).toBeDefined();
  expect(stage("Preparing").getByText("2 min late")).toBeDefined();
  expect(stage("Ready").getByText("Nadia")).toBeDefined();
  expect(stage("Later").getByRole("link", { name: "Open order 419" })).toBeDefined();
});

test("says how far an order of goods is picked", async () => {
  const details = [
    testDetail(1, "Rice", { quantity: 2 }),
    testDetail(2, "Mustard"),
    testDetail(3, "Eggs", { quantity: 0 }),
  ];
  const picks = [
    { detail_id: 1, found: 1 },
    { detail_id: 2, found: 1 },
  ];
  const goods = testStoreOrder({ id: 100_316, module_type: "grocery", details, picks });
  await openTablet({ orders: [goods, late] });
  expect(stage("Preparing").getAllByText(/ of .* done$/)).toHaveLength(1);
  expect(stage("Preparing").getByText("2 of 3 done")).toBeDefined();
});

test("says when to begin what its courier collects later", async () => {
  const start = {
    order_status: "confirmed",
    min_delivery_time: 20,
    start_at: inMinutes(15),
  } as const;
  const begun = { processing_time: 20, start_at: inMinutes(15), ready_by: inMinutes(35) };
  await openTablet({
    orders: [
      testStoreOrder({ ...ringing, ...start, ready_by: null }),
      testStoreOrder({ id: 100_440, ...begun }),
    ],
  });
  expect(stage("New").getByText(/^Start at/)).toBeDefined();
  expect(stage("Preparing").getByText(/^Start /)).toBeDefined();
  expect(stage("Preparing").getByText(/^ready /)).toBeDefined();
});

test("accepts a ringing order with the minutes that it takes", async () => {
  const accepted = testStoreOrder({ ...ringing, order_status: "processing", processing_time: 25 });
  const sent = await openTablet({
    orders: [ringing],
    replies: { "POST /store/orders/{id}/accept": changed(accepted) },
  });
  await userEvent.click(stage("New").getByRole("button", { name: "More time" }));
  await userEvent.click(stage("New").getByRole("button", { name: /^Accept for/ }));
  expect(await stage("Preparing").findByRole("link", { name: "Open order 431" })).toBeDefined();
  expect(sent).toMatchObject([
    { endpoint: "POST /store/orders/100431/accept", input: { processing_time: 25 } },
  ]);
});

test("an order that is ready can be taken back for ten seconds, and nothing is sent", async () => {
  const sent = await openTablet({ orders: [late] });
  await userEvent.click(stage("Preparing").getByRole("button", { name: "Ready" }));
  await userEvent.click(stage("Ready").getByRole("button", { name: /^Undo/ }));
  expect(stage("Preparing").getByRole("button", { name: "Ready" })).toBeDefined();
  expect(sent).toEqual([]);
});

test("says which colleague accepted an order on another device", async () => {
  const byMalo = { kind: "store" as const, id: 8, name: "Malo Riou" };
  const accepted = { order_status: "processing", processing_time: 20, acted_by: byMalo } as const;
  const data = testStoreOrder({ ...ringing, ...accepted, ready_by: inMinutes(20) });
  await openTablet({ orders: [ringing], events: [{ event: "order", data }] });
  expect(await screen.findByText("Malo Riou accepted 431")).toBeDefined();
  expect(stage("New").queryByRole("button", { name: /^Accept for/ })).toBeNull();
});

test("names the refusal of a prescription as it is written", async () => {
  const prescription = { order_status: "pending", prescription_order: true } as const;
  await openTablet({ orders: [testStoreOrder({ ...ringing, ...prescription })] });
  const refusal = screen.getByText("Cannot fill it…");
  expect(refusal.closest("button")?.getAttribute("aria-label")).toBe("431: Cannot fill it…");
});

test("rejects an order with the reason that the customer reads", async () => {
  await openTablet({ orders: [ringing] });
  await userEvent.click(screen.getByRole("button", { name: /Cannot make it/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cannot make 431" }));
  await userEvent.click(dialog.getByRole("button", { name: "The kitchen is too busy" }));
  expect(await screen.findByText("431 rejected")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(stage("New").getByRole("button", { name: /^Accept for/ })).toBeDefined();
});

describe("by keys", () => {
  test("A answers what rings, R makes the selected order ready, U takes that back", async () => {
    const accepted = testStoreOrder({
      ...ringing,
      order_status: "processing",
      ready_by: inMinutes(20),
    });
    const sent = await openTablet({
      orders: [ringing, late],
      replies: { "POST /store/orders/{id}/accept": changed(accepted) },
    });
    await userEvent.keyboard("a");
    await stage("Preparing").findByRole("link", { name: "Open order 431" });
    expect(sent).toHaveLength(1);
    // The first of the board: nothing rings any more, and the late one is the most urgent.
    await userEvent.keyboard("1r");
    expect(stage("Ready").getByRole("link", { name: "Open order 424" })).toBeDefined();
    await userEvent.keyboard("u");
    expect(stage("Preparing").getByRole("link", { name: "Open order 424" })).toBeDefined();
  });
});

describe("the ticket of an order", () => {
  test("is handed over with the end of the courier's code and the bags", async () => {
    const given = testStoreOrder({ ...ready, handed_over_at: inMinutes(0) });
    const sent = await openTablet({
      path: "/vendor/orders/100423",
      orders: [ready],
      replies: {
        "POST /store/orders/{id}/handover": changed(given),
        "GET /store/orders/{id}": () => testOrderDetails(ready),
      },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: /courier’s code/ }), "7K");
    await userEvent.click(screen.getByRole("button", { name: "One bag more" }));
    await userEvent.click(screen.getByRole("button", { name: "Hand over" }));
    await stage("Ready").findByText("Nothing waits to be handed over.");
    expect(sent).toMatchObject([
      { endpoint: "POST /store/orders/100423/handover", input: { pickup_code: "7K", bags: 2 } },
    ]);
  });

  test("says how often its customer has ordered here, and what is left to the store", async () => {
    const earnings = { sales: 27.1, commission: 4.88, delivery: 0 };
    const details = testOrderDetails(late, { orders_here: 3, earnings });
    await openTablet({
      path: "/vendor/orders/100424",
      orders: [late],
      replies: { "GET /store/orders/{id}": () => details },
    });
    expect(
      await screen.findByText(/^Order 100424, placed .*, 3 orders here with it$/),
    ).toBeDefined();
    const [part] = screen.getAllByText("Your part");
    expect(part?.textContent).toMatch(/22\.22/);
  });

  test("says that the customer asks to cancel, and answers", async () => {
    const request = {
      state: "pending" as const,
      reason: "Ordered twice",
      asked: "store" as const,
      note: null,
      requested_at: inMinutes(-1),
      refused_at: null,
    };
    const asked = testStoreOrder({ ...late, cancel_request: request });
    const sent = await openTablet({
      path: "/vendor/orders/100424",
      orders: [asked],
      replies: {
        "POST /store/orders/{id}/cancel-request": changed(late),
        "GET /store/orders/{id}": () => testOrderDetails(asked),
      },
    });
    const question = within(
      await screen.findByRole("region", { name: "The customer asks to cancel" }),
    );
    expect(question.getByText("Ordered twice")).toBeDefined();
    await userEvent.click(question.getByRole("button", { name: "Keep it" }));
    expect(screen.queryByRole("region", { name: "The customer asks to cancel" })).toBeNull();
    expect(sent).toMatchObject([{ input: { decision: "refuse" } }]);
  });
});
