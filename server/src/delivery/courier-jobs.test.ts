import { decodePolyline } from "@errand/core/location/polyline";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, type SeededShop, same, seedShop } from "../catalog/testing.ts";
import { couriers, courierVehicles } from "../couriers/couriers.tables.ts";
import { streetSegments, streets } from "../location/map.tables.ts";
import { addCourier, addOrder, deliveryLocation } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
let shop: SeededShop;
let itemId = 0;
let cook: { token: string };
let max: Awaited<ReturnType<typeof newCourier>>;

beforeAll(async () => {
  shop = await seedShop(db);
  const storeId = shop.grocery.storeIds[0];
  itemId = await addItem(db, { storeId, stock: 1000 });
  cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
});

beforeEach(async () => {
  max = await newCourier();
});

async function newCourier() {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

const newJob = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, status: "confirmed", ...overrides });

type Action = "accept" | "pickup" | "deliver";
const act = (
  action: Action,
  id: number,
  { token, ...input }: { token: string; otp?: string; cash?: number } = max,
) =>
  ask(
    `POST /courier/jobs/{id}/${action}`,
    { id, ...(input.otp && { otp: input.otp }), ...(input.cash && { cash: input.cash }) },
    { token, key: crypto.randomUUID() },
  );
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function jobs(state: string, { token } = max) {
  return (await ask("GET /courier/jobs", { state }, { token })).body.jobs;
}
const idsOf = async (state: string, courier = max) =>
  (await jobs(state, courier)).map(({ id }) => id);

describe("a job", () => {
  test("is offered, taken, picked up and delivered for cash", async () => {
    const id = await newJob();
    expect(await idsOf("offered")).toContain(id);
    const { body } = await act("accept", id);
    expect(body.job).toMatchObject({
      id,
      kind: "goods",
      state: "accepted",
      collect: 12,
      pickup: { latitude: expect.any(Number) },
      dropoff: { name: "Ada", phone: "+33612345678" },
    });
    expect(await idsOf("offered")).not.toContain(id);
    expect(await idsOf("current")).toEqual([id]);
    expect(codes(await act("pickup", id))).toEqual([409, "order_status"]);

    const ready = await newJob({ status: "handover", courierId: max.courierId });
    expect((await act("pickup", ready)).body.job.state).toBe("on_the_way");
    expect(codes(await act("deliver", ready))).toEqual([422, "cash"]);
    expect(codes(await act("deliver", ready, { ...max, cash: 11 }))).toEqual([422, "cash"]);
    const delivered = await act("deliver", ready, { ...max, cash: 12 });
    expect(delivered.body.job).toMatchObject({ state: "done", collect: 0 });
    expect(await idsOf("past")).toEqual([ready]);
    const { order_status, payment_status } = (
      await ask("GET /courier/jobs/{id}", { id: ready }, max)
    ).body;
    expect([order_status, payment_status]).toEqual(["delivered", "paid"]);
  });

  test("says when its order is expected to be ready, and the way to the customer", async () => {
    const [street] = await db
      .insert(streets)
      .values({ ...deliveryLocation, name: "Rue des Essais" })
      .returning();
    const ends: [number, number][] = [
      [middle.longitude, middle.latitude + 0.01],
      [deliveryLocation.longitude, deliveryLocation.latitude],
    ];
    await db.insert(streetSegments).values({ streetId: street?.id ?? 0, points: ends });
    await changes.flushed();
    const began = new Date();
    const id = await newJob({
      ...{ status: "processing", courierId: max.courierId },
      statusTimestamps: { processing: began.toISOString() },
      cart: { processingMinutes: 10 },
    });
    const [job] = await jobs("current");
    expect(job?.pickup.ready_at).toBe(new Date(began.getTime() + 600_000).toISOString());
    const way = decodePolyline(job?.route ?? "");
    expect(way.at(0)?.[1]).toBeCloseTo(job?.pickup.latitude ?? 0, 4);
    expect(way.at(-1)?.[1]).toBeCloseTo(job?.dropoff.latitude ?? 0, 4);
    await ask("POST /store/orders/{id}/ready", { id }, { ...cook, key: crypto.randomUUID() });
    const pickedUp = (await act("pickup", id)).body.job;
    expect(pickedUp.route).toBe(job?.route);
    expect((await act("deliver", id, { ...max, cash: 12 })).body.job.route).toBeNull();
    // One that is offered to all names none.
    const open = await newJob();
    expect((await jobs("offered")).find((each) => each.id === open)).toMatchObject({ route: null });
  });

  test("is picked up with the code that its store names, when the courier states one", async () => {
    const ready = { status: "handover", courierId: max.courierId } as const;
    const [id, other] = [await newJob(ready), await newJob(ready)];
    const codeOf = async (order: number) =>
      (await ask("GET /store/orders/{id}", { id: order }, cook)).body.pickup_code;
    const pickUp = async (code: string | null) =>
      ask("POST /courier/jobs/{id}/pickup", { id, code }, { ...max, key: crypto.randomUUID() });
    expect(await codeOf(id)).toMatch(/^\d{4}$/);
    expect(codes(await pickUp(await codeOf(other)))).toEqual([422, "code"]);
    expect((await pickUp(await codeOf(id))).body.job.state).toBe("on_the_way");
    const courierView = (await ask("GET /courier/jobs/{id}", { id }, max)).body;
    expect(courierView.pickup_code).toBeNull();
  });

  test("is delivered only with the code that the customer names", async () => {
    const id = await newJob({ status: "picked_up", courierId: max.courierId, otp: "4711" });
    expect(codes(await act("deliver", id, { ...max, cash: 12 }))).toEqual([422, "otp"]);
    expect((await act("deliver", id, { ...max, cash: 12, otp: "4711" })).status).toBe(200);
    expect((await ask("GET /courier/jobs/{id}", { id }, max)).body.otp).toBeNull();
  });

  test("allows ten attempts at the code of the customer in an hour", async () => {
    const id = await newJob({ status: "picked_up", courierId: max.courierId, otp: "4711" });
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(codes(await act("deliver", id, { ...max, cash: 12, otp: "0000" }))).toEqual([
        422,
        "otp",
      ]);
    }
    expect((await act("deliver", id, { ...max, cash: 12, otp: "4711" })).status).toBe(429);
  });

  test("is accepted by the courier to whom the desk has assigned it", async () => {
    const id = await newJob({ courierId: max.courierId });
    expect((await act("accept", id)).body.job).toMatchObject({ id, state: "accepted" });
    const onItsWay = await newJob({ status: "picked_up", courierId: max.courierId });
    expect(codes(await act("accept", onItsWay))).toEqual([409, "order_status"]);
  });

  test("goes to one of several couriers who accept it at the same moment", async () => {
    const id = await newJob();
    const rivals = await Promise.all(Array.from({ length: 8 }, newCourier));
    const responses = await Promise.all(rivals.map((rival) => act("accept", id, rival)));
    const results = responses.map((response) => String(codes(response)));
    expect(results.filter((result) => result === "200")).toHaveLength(1);
    expect(results.filter((result) => result === "409,job_taken")).toHaveLength(7);
  });

  test.each([
    ["a new order that its store has not confirmed", { status: "pending" }],
    ["a canceled order", { status: "canceled" }],
  ] as const)("is not %s", async (_title, overrides) => {
    const id = await newJob(overrides);
    expect(await idsOf("offered")).not.toContain(id);
    expect(codes(await act("accept", id))).toEqual([409, "order_status"]);
  });

  test("is not an order that the customer collects", async () => {
    const id = await newJob({ cart: { type: "take_away" }, address: null });
    expect(await idsOf("offered")).not.toContain(id);
    expect(codes(await act("accept", id))).toEqual([404, "order"]);
  });

  test("is in the audit log", async () => {
    const id = await newJob();
    await act("accept", id);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${id}`));
    expect(entry).toMatchObject({
      staffKind: "courier",
      before: { courier_id: null },
      after: { courier_id: max.courierId },
    });
  });
});

describe("duty", () => {
  const setDuty = (on: boolean) => ask("PUT /courier/duty", { on }, max);
  const report = () => ask("PUT /courier/position", { latitude: 43.6, longitude: 3.9 }, max);

  test("ends only without a delivery in progress", async () => {
    const id = await newJob({ courierId: max.courierId });
    expect(codes(await setDuty(false))).toEqual([409, "ongoing"]);
    expect(await idsOf("current")).toEqual([id]);
    const free = await newCourier();
    max = free;
    expect((await setDuty(false)).body).toMatchObject({ on: false });
    expect(codes(await act("accept", await newJob()))).toEqual([409, "off_duty"]);
    expect((await setDuty(true)).body).toMatchObject({ on: true });
  });

  test("states since when it lasts, also when it is begun twice", async () => {
    await setDuty(false);
    const read = async () => (await ask("GET /courier/duty", {}, max)).body;
    expect(await read()).toEqual({ on: false, since: null, vehicle_id: null });
    const began = await setDuty(true);
    expect(began.body.since).not.toBeNull();
    expect(await read()).toMatchObject({ on: true, since: began.body.since });
    expect((await setDuty(true)).body.since).toBe(began.body.since);
    expect((await setDuty(false)).body.since).toBeNull();
  });

  test("takes a vehicle of the shop, which customers see", async () => {
    const { body: vehicles } = await ask("GET /get-vehicles");
    const cargo = vehicles.find(({ type }) => type === "Cargo bicycle")?.id ?? 0;
    const begin = (input: object) => ask("PUT /courier/duty", { on: true, ...input }, max);
    expect((await begin({})).body.vehicle_id).toBeNull();
    expect((await begin({ vehicle_id: cargo })).body).toMatchObject({
      on: true,
      vehicle_id: cargo,
    });
    expect(codes(await begin({ vehicle_id: 999_999 }))).toEqual([404, "vehicle"]);
    expect((await begin({})).body.vehicle_id).toBe(cargo);
    const [courier] = await db.select().from(couriers).where(eq(couriers.id, max.courierId));
    expect(courier?.vehicle).toEqual({ en: "Cargo bicycle", fr: "Vélo cargo" });
  });

  test("keeps a vehicle that was switched off, and takes none", async () => {
    const [own, other] = await db
      .insert(courierVehicles)
      .values([{ type: same("Tricycle") }, { type: same("Moped") }])
      .returning();
    const begin = (vehicle_id = 0) => ask("PUT /courier/duty", { on: true, vehicle_id }, max);
    expect((await begin(own?.id)).status).toBe(200);
    for (const vehicle of [own, other]) {
      const isIt = eq(courierVehicles.id, vehicle?.id ?? 0);
      await db.update(courierVehicles).set({ active: false }).where(isIt);
    }
    expect((await begin(own?.id)).body.vehicle_id).toBe(own?.id);
    expect(codes(await begin(other?.id))).toEqual([404, "vehicle"]);
  });

  test("does not end while an offer is accepted at the same moment", async () => {
    const id = await newJob();
    const [accepted, ended] = await Promise.all([act("accept", id), setDuty(false)]);
    expect([accepted.status, ended.status].sort()).toEqual([200, 409]);
  });

  test("is needed to report a position, which no audit log contains", async () => {
    const response = await report();
    expect([response.status, response.body]).toEqual([204, null]);
    expect(await db.$count(auditLog, eq(auditLog.action, "PUT /courier/position"))).toBe(0);
    await db.update(couriers).set({ active: false }).where(eq(couriers.id, max.courierId));
    expect(codes(await report())).toEqual([409, "off_duty"]);
  });
});
