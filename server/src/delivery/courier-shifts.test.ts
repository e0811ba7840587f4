import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { courierShiftPlaces } from "./courier-shifts.tables.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { zoneId, otherZoneId } = await seedShop(db);
const desk = await addStaff(db, { kind: "operator", role: "dispatcher" });
const start = new Date("2026-03-20T10:00:00Z");
/** So many hours after the start. */
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
const key = () => crypto.randomUUID();

async function planShifts(courierShifts: boolean) {
  await db.update(shopTable).set({ settings: { ...testShopSettings(), courierShifts } });
  await changes.flushed();
}

async function newCourier() {
  const courierId = await addCourier(db);
  return (await addStaff(db, { kind: "courier", role: null, courierId })).token;
}

beforeEach(async () => {
  setNow(start);
  await planShifts(true);
  await db.execute(sql`truncate courier_shifts cascade`);
});

async function plan(input: object = {}, token = desk.token) {
  const shift = { zone_id: zoneId, from: at(4), to: at(8), places: 1, ...input };
  return ask("POST /desk/shifts", shift, { token, key: key() });
}
const newShift = async (input: object = {}) => (await plan(input)).body.shift.id;
const act = (action: "take" | "leave", id: number, token: string) =>
  ask(`POST /courier/shifts/{id}/${action}`, { id }, { token, key: key() });
const outcome = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  [status, ...(body.errors ?? []).map(({ code }) => code)] as const;

describe("a shop without shifts", () => {
  test("has none for couriers, and plans none", async () => {
    await planShifts(false);
    const own = await ask("GET /courier/shifts", {}, { token: await newCourier() });
    expect(outcome(own)).toEqual([403, "feature_off"]);
    expect(outcome(await plan())).toEqual([403, "feature_off"]);
  });
});

describe("a courier", () => {
  test("takes a place and gives it back in time, so that another one gets it", async () => {
    const id = await newShift();
    const [one, other] = [await newCourier(), await newCourier()];
    expect((await act("take", id, one)).body.shift).toMatchObject({ taken: 1, mine: true });
    expect(outcome(await act("take", id, other))).toEqual([409, "shift_full"]);
    const seen = (await ask("GET /courier/shifts", {}, { token: other })).body;
    expect(seen).toMatchObject([{ id, zone_id: zoneId, places: 1, taken: 1, mine: false }]);
    setNow(new Date(at(1.9)));
    expect((await act("leave", id, one)).body.shift).toMatchObject({ taken: 0, mine: false });
    expect((await act("take", id, other)).status).toBe(200);
    setNow(new Date(at(2.1)));
    expect(outcome(await act("leave", id, other))).toEqual([409, "shift_started"]);
  });

  test("is at one place at a time, and takes none that has begun", async () => {
    const token = await newCourier();
    await act("take", await newShift(), token);
    const overlapping = await newShift({ from: at(7), to: at(9) });
    expect(outcome(await act("take", overlapping, token))).toEqual([409, "overlap"]);
    const next = await newShift({ from: at(8), to: at(9) });
    setNow(new Date(at(8)));
    expect(outcome(await act("take", next, token))).toEqual([409, "shift_started"]);
  });

  test("gets the last place once, when several want it", async () => {
    const id = await newShift({ places: 2 });
    const tokens = await Promise.all(Array.from({ length: 6 }, newCourier));
    const replies = await Promise.all(tokens.map((token) => act("take", id, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await db.$count(courierShiftPlaces, eq(courierShiftPlaces.shiftId, id))).toBe(2);
  });
});

describe("the desk", () => {
  test("keeps what couriers have taken", async () => {
    const id = await newShift({ places: 2 });
    const change = (input: object) =>
      ask("PUT /desk/shifts/{id}", { id, from: at(4), to: at(8), places: 2, ...input }, desk);
    expect((await change({ to: at(9) })).status).toBe(200);
    await act("take", id, await newCourier());
    expect(outcome(await change({ to: at(8) }))).toEqual([409, "in_use"]);
    expect((await change({ to: at(9), places: 1 })).body.shift).toMatchObject({ places: 1 });
    expect(outcome(await ask("DELETE /desk/shifts/{id}", { id }, desk))).toEqual([409, "in_use"]);
    const free = await newShift();
    expect((await ask("DELETE /desk/shifts/{id}", { id: free }, desk)).status).toBe(200);
  });

  test("plans at most twelve hours, in its own zones", async () => {
    expect(outcome(await plan({ to: at(16) }))[0]).toBe(201);
    expect(outcome(await plan({ to: at(16.1) }))).toEqual([422, "to"]);
    expect(outcome(await plan({ to: at(3) }))).toEqual([422, "to"]);
    const elsewhere = await addStaff(db, {
      ...{ kind: "operator", role: "dispatcher", zoneIds: [otherZoneId] },
    });
    expect(outcome(await plan({}, elsewhere.token))).toEqual([404, "zone"]);
    expect((await ask("GET /desk/shifts", {}, elsewhere)).body).toEqual([]);
    const id = await newShift();
    expect(outcome(await ask("DELETE /desk/shifts/{id}", { id }, elsewhere))).toEqual([
      404,
      "shift",
    ]);
  });
});
