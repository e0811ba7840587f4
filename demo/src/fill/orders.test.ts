import { pointsEarned } from "@errand/core/ledger/wallet-journals";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { orderStatus } from "@errand/core/orders/orders.types";
import { customers } from "@errand/server/account/account.tables";
import { referrals } from "@errand/server/account/referrals.tables";
import { cartLines } from "@errand/server/cart/cart.tables";
import { addCustomer } from "@errand/server/cart/testing";
import { inTransaction } from "@errand/server/database/database";
import { createTestDatabase, isWaitingForLock } from "@errand/server/database/testing";
import { postJournal } from "@errand/server/ledger/ledger";
import { ledgerJournals } from "@errand/server/ledger/ledger.tables";
import { statement } from "@errand/server/ledger/statement.data";
import { notifications } from "@errand/server/notifications/notifications.tables";
import { reconcile } from "@errand/server/operations/reconcile";
import { isNonTrip, isNonTripRow } from "@errand/server/order-rows/order-kind";
import { orders } from "@errand/server/order-rows/orders.tables";
import { trips } from "@errand/town/content/trips";
import { asc, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillTown } from "../fill.ts";
import { fillOrders } from "./orders.ts";

/** A Friday at half past twelve in Belrive, when everything is open. */
const noon = new Date("2026-11-20T11:30:00Z");
const { db } = await createTestDatabase();
await fillTown(db, { now: noon });
await fillOrders(db, noon);
const night = await createTestDatabase();
const atNight = new Date("2026-11-23T03:00:00Z");
await fillTown(night.db, { now: atNight });
await fillOrders(night.db, atNight);
const placed = (await db.select().from(orders).orderBy(asc(orders.id))).filter(isNonTripRow);

test("lets customers be paid while the past orders are placed", async () => {
  const { db } = await createTestDatabase();
  await fillTown(db, { now: noon });
  const { customerId } = await addCustomer(db);
  const earned = { cause: "order:1:points", customerId, points: 5 };
  let filled: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    // The last table that the past orders are written to.
    await tx.execute(sql`lock table ${notifications} in exclusive mode`);
    filled = fillOrders(db, noon);
    await expect.poll(() => isWaitingForLock(db)).toBe(true);
    const posted = inTransaction(db, (own) =>
      postJournal(own, { ...pointsEarned(earned), at: noon }),
    );
    expect(await posted).toBe(true);
  });
  await filled;
});

test("places orders in every status, with consistent stock and amounts", async () => {
  const statuses = new Set(placed.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(orderStatus.options.toSorted());
  expect((await reconcile(db)).disagreements).toEqual([]);
  expect(await db.$count(cartLines)).toBe(0);
});

test("has credited cashback for delivered orders", async () => {
  expect(await db.$count(ledgerJournals, eq(ledgerJournals.kind, "cashback"))).toBeGreaterThan(1);
});

test("has credited points for delivered orders, and converted some, in the order of their dates", async () => {
  const [camille] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, "camille@belrive.example"));
  const account = { kind: "customer_points", customerId: camille?.id ?? 0 } as const;
  const { entries } = await statement(db, account, { limit: 100, offset: 1 });
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter(({ kind }) => kind === "points_converted")).toHaveLength(1);
  expect(entries[0]?.balance).toBeGreaterThan(20);
  const times = entries.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("rewards the customer whose friend has received a first order", async () => {
  const rewarded = await db.select().from(referrals).where(isNotNull(referrals.rewardedAt));
  expect(rewarded).toMatchObject([{ reward: 500 }]);
  const [{ rewardedAt, createdAt } = { rewardedAt: null, createdAt: noon }] = rewarded;
  expect(rewardedAt?.getTime()).toBeGreaterThan(createdAt.getTime());
});

test("lets customers order and book only after they have joined", async () => {
  const early = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(lt(orders.createdAt, customers.createdAt));
  expect(early).toEqual([]);
});

test("places orders in chronological order, before now, with increasing status timestamps", () => {
  const times = placed.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const { status, statusTimestamps, updatedAt } of placed) {
    const moments = orderStatus.options.flatMap(
      (step) => Date.parse(statusTimestamps[step] ?? "") || [],
    );
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(Math.max(...moments)).toBeLessThanOrEqual(noon.getTime());
    expect(statusTimestamps[status]).toBe(updatedAt.toISOString());
  }
});

test("notifies the customers of the last days, of whose orders the latest are unseen", async () => {
  const all = await db.select().from(notifications).orderBy(desc(notifications.createdAt));
  expect(all.length).toBeGreaterThan(12);
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set([
      "order_status",
      "trip_status",
      "push_notification",
      "referral_code",
      "cashback",
      "loyalty_point",
      "add_fund",
    ]),
  );
  const unseen = all.filter(({ seenAt }) => seenAt === null);
  expect(unseen.length).toBeGreaterThan(3);
  expect(all.slice(0, unseen.length)).toEqual(unseen);
});

test("assigns at most one active order to a courier", () => {
  const assigned = placed
    .filter(({ status, courierId }) => isActiveStatus(status) && courierId !== null)
    .map(({ courierId }) => courierId);
  expect(assigned.length).toBeGreaterThanOrEqual(4);
  expect(new Set(assigned).size).toBe(assigned.length);
});

test("places the same past orders at night, and active ones only at open stores", async () => {
  const all = (await night.db.select().from(orders)).filter(isNonTripRow);
  const isOver = ({ status }: (typeof all)[number]) => !isActiveStatus(status);
  expect(all.filter(isOver)).toHaveLength(placed.filter(isOver).length);
  expect((await reconcile(night.db)).disagreements).toEqual([]);
});

test("adds no orders when a demo customer has some", async () => {
  await fillOrders(db, new Date(noon.getTime() + 86_400_000));
  expect(await db.$count(orders, isNonTrip)).toBe(placed.length);
});

test("has trips of every outcome, and vehicles that are booked out on some days", async () => {
  const booked = await db
    .select()
    .from(orders)
    .where(eq(orders.kind, "trip"))
    .orderBy(asc(orders.id));
  expect(new Set(booked.map(({ status }) => status))).toEqual(
    new Set(["completed", "canceled", "confirmed"]),
  );
  expect(booked).toHaveLength(trips.length);
  expect(await night.db.$count(orders, eq(orders.kind, "trip"))).toBe(trips.length);
  const own = booked.filter(({ customerId }) => customerId !== null);
  expect(own.map(({ status }) => status)).toEqual([
    "completed",
    "completed",
    "canceled",
    "completed",
    "confirmed",
  ]);
  const { rows } = await db.execute(sql`
    select v.id from vehicles v join vehicle_holds h on h.vehicle_id = v.id
    where h.starts_at > ${noon.toISOString()} group by v.id having max(h.quantity) = v.total`);
  expect(rows.length).toBeGreaterThanOrEqual(10);
});
