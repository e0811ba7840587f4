import { beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { lockCourier } from "./couriers.data.ts";
import { couriers } from "./couriers.tables.ts";
import { addCourier, addOrder } from "./testing.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const itemId = await addItem(db, { storeId, stock: 1000 });
const { token: cook } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const start = new Date("2026-03-20T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

type Courier = Awaited<ReturnType<typeof newCourier>>;
let near: Courier;
let far: Courier;

beforeEach(async () => {
  setNow(start);
  await db.update(couriers).set({ active: false });
  far = await newCourier(0.05);
  near = await newCourier(0);
});

async function newCourier(away: number) {
  const position = { ...middle, latitude: middle.latitude + away };
  const courierId = await addCourier(db, { position });
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

/** A delivery that its store has just confirmed. */
async function newOffer(): Promise<number> {
  const id = await addOrder(db, shop, shop.grocery, { itemId });
  const options = { token: cook, key: crypto.randomUUID() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
  await runDueJobs();
  return id;
}

async function offersOf({ token }: Courier) {
  return (await ask("GET /courier/jobs", { state: "offered" }, { token })).body.jobs;
}
const isOffered = async (id: number, courier: Courier) =>
  (await offersOf(courier)).some((job) => job.id === id);
const act = (action: "accept" | "decline", id: number, { token }: Courier) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id }, { token, key: crypto.randomUUID() });
async function runJobsAt(now: Date) {
  setNow(now);
  await runDueJobs();
}

describe("a delivery", () => {
  test("is offered to the nearest free courier alone, for 30 seconds", async () => {
    const id = await newOffer();
    expect((await offersOf(near)).find((job) => job.id === id)).toMatchObject({
      state: "offered",
      offered_until: after(30).toISOString(),
    });
    expect(await isOffered(id, far)).toBe(false);
    const taken = await act("accept", id, far);
    expect([taken.status, taken.body.errors?.[0]?.code]).toEqual([409, "job_taken"]);
    expect((await act("accept", id, near)).body.job).toMatchObject({
      state: "accepted",
      offered_until: null,
    });
  });

  test("goes to the next courier when the first one does not answer", async () => {
    const id = await newOffer();
    await runJobsAt(after(29));
    expect(await isOffered(id, far)).toBe(false);
    await runJobsAt(after(30));
    expect(await isOffered(id, far)).toBe(true);
    expect(await isOffered(id, near)).toBe(false);
  });

  test("goes to the next courier at once when the first one declines", async () => {
    const id = await newOffer();
    expect((await act("decline", id, near)).status).toBe(200);
    await runDueJobs();
    expect(await isOffered(id, near)).toBe(false);
    expect((await offersOf(far))[0]?.offered_until).toBe(after(30).toISOString());
  });

  test("is open to all who have not declined it, when no courier is left", async () => {
    const id = await newOffer();
    await act("decline", id, near);
    await runDueJobs();
    await runJobsAt(after(30));
    expect(await isOffered(id, near)).toBe(false);
    expect(await isOffered(id, far)).toBe(true);
    const late = await newCourier(0.1);
    expect((await act("accept", id, late)).status).toBe(200);
  });

  test("is offered while the nearest courier, who is busy, changes a delivery", async () => {
    await act("accept", await newOffer(), near);
    let id = 0;
    await inTransaction(db, async (tx) => {
      await lockCourier(tx, near.courierId);
      id = await newOffer();
    });
    expect(await isOffered(id, far)).toBe(true);
  });

  test("is not offered to a courier who has another offer, or a delivery", async () => {
    const [first, second] = [await newOffer(), await newOffer()];
    expect(await isOffered(first, near)).toBe(true);
    expect(await isOffered(second, far)).toBe(true);
    await act("accept", first, near);
    await act("accept", second, far);
    const third = await newOffer();
    const { body } = await ask(
      "GET /desk/couriers",
      { limit: 100 },
      await addStaff(db, { kind: "operator", role: "owner" }),
    );
    expect(body.couriers.flatMap(({ offered_jobs }) => offered_jobs)).not.toContain(third);
  });
});
