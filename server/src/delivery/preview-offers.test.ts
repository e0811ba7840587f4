import { minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const itemId = await addItem(db, { storeId, stock: 1000 });
const { token: cook } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });

type Courier = Awaited<ReturnType<typeof newCourier>>;
let near: Courier;

beforeEach(async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  await db.execute(sql`truncate orders cascade`);
  await db.update(couriers).set({ active: false });
  near = await newCourier(0);
});

async function newCourier(away: number) {
  const position = { ...middle, latitude: middle.latitude + away };
  const courierId = await addCourier(db, { position });
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

async function newOffer(): Promise<number> {
  const id = await addOrder(db, shop, shop.grocery, {
    itemId,
    receipt: [
      { key: "items", amount: minor(850), added: true, itemId, quantity: 1 },
      { key: "delivery_charge", amount: minor(200), added: true },
      { key: "dm_tips", amount: minor(150), added: true },
    ],
  });
  const options = { token: cook, key: crypto.randomUUID() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
  await runDueJobs();
  return id;
}

async function readOffer(id: number, { token }: Courier, language: "en" | "fr" = "en") {
  const { body } = await ask("GET /courier/jobs", { state: "offered" }, { token, language });
  return body.jobs.find((job) => job.id === id);
}

test("shows what an offer pays, prolongs and passes, and why this courier gets it", async () => {
  await newCourier(0.05);
  const id = await newOffer();
  const job = await readOffer(id, near);
  expect(job).toMatchObject({
    earnings: 3.5,
    earnings_parts: { delivery_charge: 2, tip: 1.5 },
    offer: {
      stops: [
        { kind: "pickup", job_id: id },
        { kind: "dropoff", job_id: id, name: null, phone: null },
      ],
      reason: { decided_by: "work", idle_minutes: 0 },
    },
  });
  expect(job?.offer?.reason?.text).toMatch(/^It takes you \d+ min less than the next courier\.$/);
  expect((await readOffer(id, near, "fr"))?.offer?.reason?.text).toMatch(
    /^Elle vous prend \d+ min/,
  );
  expect(job?.offer?.added_minutes).toBeGreaterThan(5);
  expect(job?.offer?.added_distance).toBeGreaterThan(1);
});

test("counts only what a second delivery adds, among the stops of the first one", async () => {
  const first = await newOffer();
  const alone = (await readOffer(first, near))?.offer;
  const options = { token: near.token, key: crypto.randomUUID() };
  const { body } = await ask("POST /courier/jobs/{id}/accept", { id: first }, options);
  expect(body.job.offer).toBeNull();
  const second = await newOffer();
  const joined = (await readOffer(second, near))?.offer;
  expect(joined?.stops.map(({ job_id, kind }) => [job_id, kind])).toHaveLength(4);
  expect(joined?.added_minutes).toBeLessThan(alone?.added_minutes ?? 0);
  // From the same store to the same door.
  expect(joined?.added_distance).toBe(0);
});
