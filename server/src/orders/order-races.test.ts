import type { ApiContract } from "@errand/core/contract";
import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { addCourier, addOrder } from "./testing.ts";

/** What stores, couriers and the desk do with one order at the same moment. */
const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const itemId = await addItem(db, { storeId, stock: 1000 });
const store = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const desk = await addStaff(db, { kind: "operator", role: "dispatcher" });
const secondDesk = await addStaff(db, { kind: "operator", role: "owner" });

async function newCourier() {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { courierId, token };
}

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });

/** A call with the response as status and code, such as `409 order_status`. */
async function act(
  path: Extract<keyof ApiContract, `POST /${"store" | "courier" | "desk"}/${string}`>,
  { token }: { token: string },
  input: Record<string, unknown>,
): Promise<string> {
  const { status, body } = await ask(path, input, { token, key: crypto.randomUUID() });
  const { errors } = body as { errors?: { code: string }[] };
  return [status, ...(errors ?? []).map(({ code }) => code)].join(" ");
}

async function stateOf(id: number) {
  const { body } = await ask("GET /desk/orders/{id}", { id }, desk);
  return { ...body, history: body.transitions.map(({ to }) => to) };
}

const rounds = Array.from({ length: 5 }, (_none, round) => round);

test.each(rounds)("the store rejects while a courier accepts (%i)", async () => {
  const before = await stockOf(db, itemId);
  const [id, courier] = [await newOrder({ status: "confirmed" }), await newCourier()];
  const [rejected, accepted] = await Promise.all([
    act("POST /store/orders/{id}/reject", store, { id, reason: "Sold out" }),
    act("POST /courier/jobs/{id}/accept", courier, { id }),
  ]);
  expect(rejected).toBe("200");
  expect(["200", "409 order_status"]).toContain(accepted);
  const { order_status, history, delivery_man } = await stateOf(id);
  expect([order_status, history.at(-1)]).toEqual(["canceled", "canceled"]);
  expect(delivery_man?.id ?? null).toBe(accepted === "200" ? courier.courierId : null);
  expect(await stockOf(db, itemId)).toBe(before);
});

test.each(rounds)("the desk cancels while the courier picks up (%i)", async () => {
  const before = await stockOf(db, itemId);
  const courier = await newCourier();
  const id = await newOrder({ status: "handover", courierId: courier.courierId });
  const [canceled, pickedUp] = await Promise.all([
    act("POST /desk/orders/{id}/cancel", desk, { id, reason: "The customer has called" }),
    act("POST /courier/jobs/{id}/pickup", courier, { id }),
  ]);
  expect(canceled).toBe("200");
  const { order_status, history } = await stateOf(id);
  expect(order_status).toBe("canceled");
  expect(history.includes("picked_up")).toBe(pickedUp === "200");
  expect(await stockOf(db, itemId)).toBe(before);
});

test.each(rounds)("two desks assign an order to different couriers (%i)", async () => {
  const id = await newOrder({ status: "confirmed" });
  const couriers = [await newCourier(), await newCourier()] as const;
  const results = await Promise.all(
    [desk, secondDesk].map((person, index) =>
      act("POST /desk/orders/{id}/assign", person, { id, courier_id: couriers[index]?.courierId }),
    ),
  );
  expect(results.toSorted()).toEqual(["200", "409 order_status"]);
  const winner = couriers[results.indexOf("200")];
  expect((await stateOf(id)).delivery_man?.id).toBe(winner?.courierId);
});

test.each(rounds)("the desk assigns an order while another courier accepts it (%i)", async () => {
  const id = await newOrder({ status: "confirmed" });
  const [chosen, other] = [await newCourier(), await newCourier()];
  const [assigned, accepted] = await Promise.all([
    act("POST /desk/orders/{id}/assign", desk, { id, courier_id: chosen.courierId }),
    act("POST /courier/jobs/{id}/accept", other, { id }),
  ]);
  expect([
    ["200", "409 job_taken"],
    ["409 order_status", "200"],
  ]).toContainEqual([assigned, accepted]);
  const { courierId } = assigned === "200" ? chosen : other;
  expect((await stateOf(id)).delivery_man?.id).toBe(courierId);
});

test.each(rounds)("desk and courier deliver a paid order (%i)", async () => {
  const courier = await newCourier();
  const id = await newOrder({
    status: "picked_up",
    courierId: courier.courierId,
    paymentMethod: "wallet",
    paid: minor(1200),
  });
  const results = await Promise.all([
    act("POST /desk/orders/{id}/deliver", desk, { id }),
    act("POST /courier/jobs/{id}/deliver", courier, { id }),
  ]);
  expect(results.toSorted()).toEqual(["200", "409 order_status"]);
  const { history } = await stateOf(id);
  expect(history.filter((status) => status === "delivered")).toHaveLength(1);
  const { body } = await ask("GET /courier/earnings", {}, courier);
  expect(body.earned).toBe(2);
});

test.each(rounds)("two people of a store accept and reject an order (%i)", async () => {
  const id = await newOrder();
  const [accepted, rejected] = await Promise.all([
    act("POST /store/orders/{id}/accept", store, { id, processing_time: 10 }),
    act("POST /store/orders/{id}/reject", store, { id, reason: "Sold out" }),
  ]);
  expect(["200", "409 order_status"]).toContain(accepted);
  expect(rejected).toBe("200");
  expect((await stateOf(id)).order_status).toBe("canceled");
});
