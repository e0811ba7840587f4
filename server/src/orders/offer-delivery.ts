import { nothing } from "@errand/core/money";
import { and, eq, notInArray, or } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { isAtCashLimit } from "./courier-cash.data.ts";
import { cashDue, isOffered } from "./courier-jobs.data.ts";
import { courierPositions } from "./courier-positions.tables.ts";
import { busyCouriers, hasActiveOrder, lockCourier } from "./couriers.data.ts";
import { couriers } from "./couriers.tables.ts";
import { metersBetween } from "./estimate-arrival.ts";
import { findLiveOffer, hasLiveOffer, insertOffer, isLive } from "./job-offers.data.ts";
import { jobOffers } from "./job-offers.tables.ts";
import { offerDelivery, offerDeliveryJob } from "./offer-delivery.job.ts";
import type { OrderApi } from "./order-api.ts";
import { notifyWatchers } from "./order-events.ts";
import { type OrderRow, pickupPlace } from "./order-facts.ts";
import { findLockedOrderRow } from "./orders.data.ts";

type OfferApi = Pick<OrderApi, "db" | "clock">;

export function offerDeliveryHandler(api: OfferApi): JobHandler {
  return handleJob(offerDeliveryJob, ({ orderId }) => offerToNearest(api, orderId));
}

/**
 * Offers a delivery to the nearest courier who is free and has not had it, for 30 seconds; then to the
 * next one. When no courier is left, it is open to all who have not declined it.
 */
export function offerToNearest({ db, clock }: OfferApi, orderId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await findLockedOrderRow(tx, orderId);
    if (row && isOffered(row) && row.order.courierId === null) await offerNow(tx, row, clock());
  });
}

/**
 * Offers a delivery without a courier that is not offered now, and enqueues what follows the offer. False when no
 * courier is left. The caller has locked the order.
 */
export async function offerNow(tx: Database, row: OrderRow, now: Date): Promise<boolean> {
  const live = await findLiveOffer(tx, row.order.id, now);
  const expiresAt = live?.expiresAt ?? (await offerToNext(tx, row, now));
  if (!expiresAt) return false;
  await offerDelivery(tx, row.order.id, expiresAt);
  return true;
}

/** Returns when the offer ends; null when no courier is left. */
async function offerToNext(tx: Database, row: OrderRow, now: Date): Promise<Date | null> {
  const courierId = await lockNearest(tx, row, now);
  // Also without another courier: the delivery is then open to all.
  await notifyWatchers(tx, row.order.id);
  return courierId === null ? null : insertOffer(tx, row.order.id, courierId, now);
}

/** Locks the nearest free courier, so that two deliveries at the same moment are not offered to one. */
async function lockNearest(tx: Database, row: OrderRow, now: Date): Promise<number | null> {
  const isCash = cashDue(row.order) > nothing;
  for (const { id } of await readCandidates(tx, row, now)) {
    if (isCash && (await isAtCashLimit(tx, id))) continue;
    const courier = await lockCourier(tx, id);
    const isFree = !(await hasActiveOrder(tx, id)) && !(await hasLiveOffer(tx, id, now));
    if (courier?.active && isFree) return id;
  }
  return null;
}

/**
 * Free couriers on duty who had no offer of the order, nearest to its pickup first; those of unknown location
 * last. Busy ones are left out here, so that an offer neither waits for them nor locks them.
 */
async function readCandidates(tx: Database, row: OrderRow, now: Date) {
  const { order } = row;
  const pickup = pickupPlace(row);
  const offered = tx
    .select({ id: jobOffers.courierId })
    .from(jobOffers)
    .where(or(eq(jobOffers.orderId, order.id), isLive(now)));
  const rows = await tx
    .select({ id: couriers.id, position: courierPositions })
    .from(couriers)
    .leftJoin(courierPositions, eq(courierPositions.courierId, couriers.id))
    .where(
      and(
        couriers.active,
        notInArray(couriers.id, offered),
        notInArray(couriers.id, busyCouriers(tx)),
      ),
    )
    .orderBy(couriers.id);
  const metersAway = ({ position }: (typeof rows)[number]) =>
    position && pickup ? metersBetween(position, pickup) : Number.POSITIVE_INFINITY;
  return rows.toSorted((a, b) => metersAway(a) - metersAway(b) || a.id - b.id);
}
