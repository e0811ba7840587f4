import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addGuest } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { incidents } from "../delivery/incidents.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier } from "../orders/testing.ts";
import { addParcelCategory, receiver } from "../parcel/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startRunTest } from "./testing.ts";

const run = await startRunTest();
const { ask, db, runDueJobs, food, grocery } = run;
const { category } = await addParcelCategory(db, run.seeded.zoneId);
let guest = { guest_id: "" };
let stores = { bakery: 0, kitchen: 0, grocer: 0 };
let courier = { token: "", courierId: 0 };

beforeEach(async () => {
  await run.begin();
  await run.configure({ errandRun: run.errandRun, deliveryVerification: true });
  await db.update(couriers).set({ active: false });
  stores = await run.addStores();
  guest = { guest_id: (await addGuest(db)).guestId };
  const courierId = await addCourier(db, { position: middle });
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  courier = { token, courierId };
});

const jobs = async (state: string) =>
  (await ask("GET /courier/jobs", { state }, courier)).body.jobs;
const idsOf = async (state: string) => (await jobs(state)).map(({ id }) => id).toSorted();
const route = async () =>
  (await ask("GET /courier/route", {}, courier)).body.stops.map(
    ({ kind, job_id }) => [kind, job_id] as const,
  );
const act = (
  action: "accept" | "pickup" | "deliver" | "arrived" | "unassign" | "fail",
  id: number,
  input: object = {},
) => ask(`POST /courier/jobs/{id}/${action}`, { id, ...input }, { ...courier, key: run.nextKey() });
const read = async (id: number) => (await ask("GET /customer/run", run.proof(guest, id))).body;

/** Two stores and a parcel in cash, which both stores have made, taken by the courier. */
async function taken(direction: "collect" | "bring") {
  await run.fill(guest, stores.bakery, food.module);
  await run.fill(guest, stores.grocer, grocery.module, 5);
  const stops = [
    run.stop(stores.bakery, food.module),
    run.stop(stores.grocer, grocery.module),
    {
      kind: "parcel" as const,
      direction,
      parcel_category_id: category.id,
      other: receiver,
    },
  ];
  const { run_amount } = (await run.quote(guest, stops)).body;
  const { body } = await run.place(guest, stops, { run_amount });
  const placed = body.run;
  const parcel = placed.orders.find(({ order_type }) => order_type === "parcel")?.id ?? 0;
  const bought = placed.orders.map(({ id }) => id).filter((id) => id !== parcel);
  await runDueJobs();
  expect(await idsOf("offered")).toEqual([]);
  for (const id of bought) await prepare(id);
  await runDueJobs();
  expect(await idsOf("offered")).toEqual([...bought, parcel].toSorted());
  expect((await act("accept", parcel)).status).toBe(200);
  expect(await idsOf("current")).toEqual([...bought, parcel].toSorted());
  return { placed, parcel, bought };
}

async function prepare(id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const storeId = order?.moduleId === food.module ? stores.bakery : stores.grocer;
  const store = { kind: "store", staffId: null, storeId } as const;
  const at = new Date();
  await transitionOrder(db, id, "confirmed", store, { at, processingMinutes: 5 });
  await transitionOrder(db, id, "processing", store, { at, processingMinutes: 5 });
  await transitionOrder(db, id, "handover", store, { at });
}

const codeOf = async (id: number) =>
  (await db.select({ otp: orders.otp }).from(orders).where(eq(orders.id, id)))[0]?.otp ?? "";

test("brings a parcel that is fetched elsewhere to the door with the rest, for one code and sum", async () => {
  const { placed, parcel, bought } = await taken("collect");
  const stops = await route();
  const doors = stops.filter(([kind]) => kind === "dropoff").map(([, id]) => id);
  expect(stops.slice(3).map(([kind]) => kind)).toEqual(["dropoff", "dropoff", "dropoff"]);
  expect(doors.toSorted()).toEqual([...bought, parcel].toSorted());
  for (const id of [...bought, parcel]) expect((await act("pickup", id)).status).toBe(200);
  expect((await read(placed.id)).state).toBe("on_the_way");
  const [first = 0] = bought;
  const otp = placed.otp ?? "";
  const { status } = await act("deliver", first, { otp, cash: placed.run_amount });
  expect(status).toBe(200);
  expect(await idsOf("current")).toEqual([]);
  const after = await read(placed.id);
  expect(after.state).toBe("done");
  expect(after.stops.every(({ done_at }) => done_at !== undefined)).toBe(true);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("takes a parcel along at the door, where all is paid at once, and brings it on", async () => {
  const { placed, parcel, bought } = await taken("bring");
  expect((await route()).slice(2)).toEqual([
    ["dropoff", expect.any(Number)],
    ["dropoff", expect.any(Number)],
    ["pickup", parcel],
    ["dropoff", parcel],
  ]);
  for (const id of bought) expect((await act("pickup", id)).status).toBe(200);
  expect((await read(placed.id)).state).toBe("on_the_way");
  const [first = 0] = bought;
  const otp = placed.otp ?? "";
  const sent = placed.orders.find(({ id }) => id === parcel)?.order_amount ?? 0;
  expect(
    await act("deliver", first, { otp, cash: Math.round((placed.run_amount - sent) * 100) / 100 }),
  ).toMatchObject({ status: 422, body: { errors: [{ code: "cash" }] } });
  expect((await act("deliver", first, { otp, cash: placed.run_amount })).status).toBe(200);
  expect(await idsOf("current")).toEqual([parcel]);
  const half = await read(placed.id);
  expect(half.state).toBe("collecting");
  expect(half.stops.map(({ done_at }) => done_at !== undefined)).toEqual([true, true, true, false]);

  expect((await jobs("current"))[0]).toMatchObject({ collect: 0 });
  expect((await act("pickup", parcel)).status).toBe(200);
  expect((await read(placed.id)).state).toBe("on_the_way");
  expect(await act("deliver", parcel, { otp })).toMatchObject({ status: 422 });
  expect((await act("deliver", parcel, { otp: await codeOf(parcel) })).status).toBe(200);
  const after = await read(placed.id);
  expect(after.state).toBe("done");
  expect(after.stops.every(({ done_at }) => done_at !== undefined)).toBe(true);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("fails whole at a closed door, with the parcel to take along, and goes on if one opens", async () => {
  const { placed, parcel, bought } = await taken("bring");
  for (const id of bought) await act("pickup", id);
  const [first = 0] = bought;
  await act("arrived", first);
  expect((await act("fail", first, { reason: "Nobody is home" })).status).toBe(200);
  const states = (await jobs("current")).map(({ id, state }) => [id, state]);
  expect(states.toSorted()).toEqual([...bought, parcel].toSorted().map((id) => [id, "failed"]));
  const reported = await db
    .select({ orderId: incidents.orderId })
    .from(incidents)
    .where(and(eq(incidents.kind, "job_failed"), inArray(incidents.orderId, [...bought, parcel])));
  expect(reported.map(({ orderId }) => orderId).toSorted()).toEqual([...bought, parcel].toSorted());

  const handed = { otp: placed.otp ?? "", cash: placed.run_amount };
  expect((await act("deliver", first, handed)).status).toBe(200);
  expect((await act("pickup", parcel)).status).toBe(200);
  expect(await jobs("current")).toMatchObject([{ id: parcel, state: "on_the_way" }]);
});

test("brings the parcel alone when both stores refuse", async () => {
  const { placed, parcel, bought } = await taken("bring");
  for (const id of bought) {
    const desk = { kind: "desk", staffId: null } as const;
    await transitionOrder(db, id, "canceled", desk, { at: new Date(), reason: "Closed" });
  }
  expect(await route()).toEqual([
    ["pickup", parcel],
    ["dropoff", parcel],
  ]);
  const cash = (await read(placed.id)).run_amount;
  expect((await jobs("current"))[0]).toMatchObject({ collect: cash, collect_at: "pickup" });
  expect((await act("pickup", parcel)).status).toBe(200);
  expect((await read(placed.id)).stops.find(({ order_id }) => order_id === null)?.done_at).toEqual(
    expect.any(String),
  );
  expect((await act("deliver", parcel, { otp: await codeOf(parcel) })).status).toBe(200);
  expect((await read(placed.id)).state).toBe("partly_done");
  expect((await reconcile(db)).disagreements).toEqual([]);
});
