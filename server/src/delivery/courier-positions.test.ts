import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { middle } from "../catalog/testing.ts";
import { courierPositions } from "../couriers/courier-positions.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, api, setNow } = await startTestApi();
const now = new Date("2026-03-20T10:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
let courierId: number;
let token: string;

beforeEach(async () => {
  setNow(now);
  courierId = await addCourier(db, { locatedAt: new Date(before(3000)) });
  token = (await addStaff(db, { kind: "courier", role: null, courierId })).token;
});

/** So many seconds ago, and so many thousandths of a degree to the north: 111 m each. */
const at = (seconds: number, north: number, more: object = {}) => ({
  ...middle,
  latitude: middle.latitude + north / 1000,
  at: before(seconds),
  ...more,
});
const report = (positions: object[]) => ask("POST /courier/position", { positions }, { token });

async function readStored() {
  await api.positionRecorder.flush();
  const isOwn = eq(courierPositions.courierId, courierId);
  const [row] = await db.select().from(courierPositions).where(isOwn);
  return row;
}

test("stores the latest of a batch with the time at which the courier was there", async () => {
  const { status, body } = await report([at(12, 1, { heading: 90, accuracy: 8 }), at(40, 0)]);
  expect([status, body]).toEqual([200, { kept: 2, latest_at: before(12) }]);
  expect(await readStored()).toMatchObject({
    latitude: middle.latitude + 0.001,
    heading: 90,
    accuracy: 8,
    locatedAt: new Date(before(12)),
  });
  const { token: dispatcher } = await addStaff(db, { kind: "operator", role: "dispatcher" });
  const seen = await ask("GET /desk/couriers", { limit: 100 }, { token: dispatcher });
  const shown = seen.body.couriers.find(({ id }) => id === courierId);
  expect(shown?.location).toMatchObject({ time: before(12) });
});

test("leaves out what cannot be true, also beside what is known from before", async () => {
  await report([at(60, 0)]);
  await api.positionRecorder.flush();
  expect((await report([at(50, 90), at(40, 1), at(70, 1)])).body).toEqual({
    kept: 1,
    latest_at: before(40),
  });
  await api.positionRecorder.flush();
  expect((await report([at(40, 1)])).body).toEqual({ kept: 0, latest_at: before(40) });
});

test("takes none off duty, and no more than a hundred", async () => {
  const tooMany = Array.from({ length: 101 }, (_, index) => at(index, 0));
  expect((await report(tooMany)).status).toBe(422);
  await db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));
  const { status, body } = await report([at(10, 0)]);
  expect([status, body.errors?.[0]?.code]).toEqual([409, "off_duty"]);
});
