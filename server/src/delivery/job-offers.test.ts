import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { inTransaction } from "../database/database.ts";
import { offerDelivery } from "../orders/offer-delivery.job.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { lockCourier } from "./couriers.data.ts";

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
  await db.execute(sql`truncate orders cascade`);
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

  test("waits neither for a request of its courier nor makes one wait, and is offered a second later", async () => {
    let id = 0;
    await inTransaction(db, async (tx) => {
      await lockCourier(tx, near.courierId);
      id = await newOffer();
    });
    expect([await isOffered(id, near), await isOffered(id, far)]).toEqual([false, false]);
    await runJobsAt(after(1));
    expect(await isOffered(id, near)).toBe(true);
  });

  test("waits for the answer of a courier on whose way it is, and joins the other one", async () => {
    const [first, second] = [await newOffer(), await newOffer()];
    expect([await isOffered(first, near), await isOffered(second, near)]).toEqual([true, false]);
    expect(await isOffered(second, far)).toBe(false);
    await act("accept", first, near);
    await runDueJobs();
    expect(await isOffered(second, near)).toBe(true);
    await act("accept", second, near);
    const { stops } = (await ask("GET /courier/route", {}, near)).body;
    expect(stops.map(({ kind }) => kind)).toEqual(["pickup", "pickup", "dropoff", "dropoff"]);
    const { jobs } = (await ask("GET /courier/jobs", { state: "current" }, near)).body;
    expect(jobs.map(({ batch_id }) => batch_id)).toEqual([first, first]);
  });

  test("is not taken by a courier whose bag is full, unless it is offered to that one", async () => {
    await db.update(couriers).set({ active: false }).where(eq(couriers.id, far.courierId));
    const confirmed = {
      itemId,
      status: "confirmed",
      statusTimestamps: { confirmed: start.toISOString() },
    } as const;
    for (const _count of [1, 2]) {
      const id = await addOrder(db, shop, shop.grocery, confirmed);
      expect((await act("accept", id, near)).status).toBe(200);
    }
    const open = await addOrder(db, shop, shop.grocery, confirmed);
    const refused = await act("accept", open, near);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, "busy"]);
    await runDueJobs();
    expect(await isOffered(open, near)).toBe(true);
    expect((await act("accept", open, near)).status).toBe(200);
  });
});

describe("a delivery that its store prepares", () => {
  /** One that needs no courier before it is ready, in half an hour. */
  async function newPreparation(minutes = 30) {
    return addOrder(db, shop, shop.grocery, {
      itemId,
      status: "processing",
      createdAt: start,
      statusTimestamps: {
        pending: start.toISOString(),
        confirmed: start.toISOString(),
        processing: start.toISOString(),
      },
      cart: { processingMinutes: minutes, maxDeliveryMinutes: 60 },
    });
  }
  const planned = async (id: number) => {
    const operator = await addStaff(db, { kind: "operator", role: "owner" });
    return (await ask("GET /desk/orders/{id}", { id }, operator)).body.dispatch;
  };

  test("is offered when its courier must leave, and open to nobody until then", async () => {
    const id = await newPreparation();
    await offerDelivery(db, id, start);
    await runDueJobs();
    expect([await isOffered(id, near), await isOffered(id, far)]).toEqual([false, false]);
    const { planned: plan } = (await planned(id)) ?? {};
    expect(plan?.courier_id).toBe(near.courierId);
    const offeredAt = new Date(plan?.offered_at ?? 0);
    // The store is 1.1 km away, which is 6 minutes.
    expect(offeredAt.getTime()).toBeGreaterThan(after(20 * 60).getTime());
    expect(offeredAt.getTime()).toBeLessThan(after(26 * 60).getTime());
    await runJobsAt(new Date(offeredAt.getTime() - 1000));
    expect(await isOffered(id, near)).toBe(false);
    await runJobsAt(offeredAt);
    expect(await isOffered(id, near)).toBe(true);
  });

  test("is planned anew for another courier, and offered at once when it is ready early", async () => {
    const id = await newPreparation();
    await offerDelivery(db, id, start);
    await runDueJobs();
    await db.update(couriers).set({ active: false }).where(eq(couriers.id, near.courierId));
    await runJobsAt(after(5));
    expect((await planned(id))?.planned?.courier_id).toBe(far.courierId);
    const options = { token: cook, key: crypto.randomUUID() };
    expect((await ask("POST /store/orders/{id}/ready", { id }, options)).status).toBe(200);
    await runDueJobs();
    expect(await isOffered(id, far)).toBe(true);
  });

  test("is planned as soon as a courier begins", async () => {
    await db.update(couriers).set({ active: false });
    const id = await newPreparation(1);
    await offerDelivery(db, id, start);
    await runDueJobs();
    expect((await planned(id))?.planned).toBeNull();
    const began = await ask("PUT /courier/duty", { on: true }, near);
    expect(began.body).toMatchObject({ on: true, since: start.toISOString() });
    await runDueJobs();
    expect(await isOffered(id, near)).toBe(true);
  });

  test("is reported to the desk once, ten minutes after it is ready without a courier", async () => {
    await db.update(couriers).set({ active: false });
    const id = await newPreparation(1);
    const options = { token: cook, key: crypto.randomUUID() };
    await ask("POST /store/orders/{id}/ready", { id }, options);
    const operator = await addStaff(db, { kind: "operator", role: "owner" });
    const incidents = async () =>
      (await ask("GET /desk/incidents", { limit: 100 }, operator)).body.incidents
        .filter(({ order_id }) => order_id === id)
        .map(({ kind }) => kind);
    await runJobsAt(after(599));
    expect(await incidents()).toEqual([]);
    await runJobsAt(after(600));
    await runJobsAt(after(660));
    expect(await incidents()).toEqual(["no_courier"]);
  });
});

describe("the desk", () => {
  test("sees why a courier was chosen, in the language of the reader", async () => {
    const id = await newOffer();
    setNow(after(5));
    await act("decline", id, near);
    await runDueJobs();
    const operator = await addStaff(db, { kind: "operator", role: "owner" });
    const { body } = await ask("GET /desk/orders/{id}", { id }, operator);
    expect(body.dispatch?.offers).toMatchObject([
      {
        courier_id: near.courierId,
        outcome: "declined",
        explanation: { decided_by: "work", next_best: { courier_id: far.courierId } },
      },
      {
        courier_id: far.courierId,
        outcome: "open",
        explanation: { decided_by: "only_courier", next_best: null },
      },
    ]);
    expect(body.dispatch?.offers[0]?.explanation?.text).toMatch(
      /^Max Roux needs \d+ more min of work for it, and nothing is late\. Max Roux would have needed \d+ more min\.$/,
    );
    const french = await ask("GET /desk/orders/{id}", { id }, { ...operator, language: "fr" });
    expect(french.body.dispatch?.offers[1]?.explanation?.text).toContain(
      "Aucun autre livreur ne pouvait la prendre.",
    );
  });

  test("sees no couriers for an order that the customer collects", async () => {
    const id = await addOrder(db, shop, shop.grocery, { itemId, cart: { type: "take_away" } });
    const operator = await addStaff(db, { kind: "operator", role: "owner" });
    expect((await ask("GET /desk/orders/{id}", { id }, operator)).body.dispatch).toBeNull();
  });
});
