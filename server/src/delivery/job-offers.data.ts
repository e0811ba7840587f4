import { offerSeconds } from "@errand/core/delivery/job-states";
import type { Explanation } from "@errand/core/dispatch/dispatch.types";
import { and, eq, gt, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { jobPlans } from "./dispatch/job-plans.tables.ts";
import { jobOffers } from "./job-offers.tables.ts";

/** Whether a courier may still answer an offer. */
export const isLive = (now: Date) => and(isNull(jobOffers.outcome), gt(jobOffers.expiresAt, now));

/** The offer of a delivery that a courier may still answer; null without one. */
export async function findLiveOffer(db: Database, orderId: number, now: Date) {
  const [offer] = await db
    .select()
    .from(jobOffers)
    .where(and(eq(jobOffers.orderId, orderId), isLive(now)));
  return offer ?? null;
}

/** The offers that these couriers may still answer. */
export function readLiveOffers(db: Database, courierIds: number[], now: Date) {
  return db
    .select()
    .from(jobOffers)
    .where(and(inArray(jobOffers.courierId, courierIds), isLive(now)));
}

export type OfferTo = Pick<typeof jobOffers.$inferSelect, "expiresAt" | "explanation">;

/** Until when each delivery is offered to a courier alone, and why to this one. */
export async function readOffersTo(
  db: Database,
  orderIds: number[],
  { courierId, now }: { courierId: number; now: Date },
): Promise<Map<number, OfferTo>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobOffers)
    .where(
      and(inArray(jobOffers.orderId, orderIds), eq(jobOffers.courierId, courierId), isLive(now)),
    );
  return new Map(rows.map(({ orderId, ...offer }) => [orderId, offer]));
}

/** Offers a delivery to a courier who had no offer of it. */
export async function insertOffer(
  tx: Database,
  offer: { orderId: number; courierId: number; explanation: Explanation },
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + offerSeconds * 1000);
  await tx.insert(jobOffers).values({ ...offer, expiresAt });
}

/**
 * Ends the offer of a delivery that is not to be brought now, so that its courier can no longer
 * accept it.
 */
export async function withdrawOffer(tx: Database, orderId: number, now: Date) {
  await tx
    .update(jobOffers)
    .set({ expiresAt: now })
    .where(and(eq(jobOffers.orderId, orderId), isLive(now)));
}

/** The couriers who have refused a delivery, or let its offer end. */
export async function readRefusals(db: Database, orderId: number, now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ courierId: jobOffers.courierId })
    .from(jobOffers)
    .where(and(eq(jobOffers.orderId, orderId), not(isLive(now) ?? sql`false`)));
  return new Set(rows.map(({ courierId }) => courierId));
}

/**
 * Stores how a courier answered, also without an offer: a job is open to all once every courier had
 * its offer.
 */
export async function answerOffer(
  tx: Database,
  { orderId, courierId, now }: { orderId: number; courierId: number; now: Date },
  outcome: "accepted" | "declined",
) {
  await tx
    .insert(jobOffers)
    .values({ orderId, courierId, expiresAt: now, outcome })
    .onConflictDoUpdate({
      target: [jobOffers.orderId, jobOffers.courierId],
      set: { outcome },
    });
}

/**
 * Of a query over `orders`: not an order of a run of which another one still waits for its store or
 * its payment, as a run is offered whole.
 */
export const isRunComplete: SQL = sql`(${orders}.run_id is null or not exists (
  select from ${orders} as others
  where others.run_id = ${orders}.run_id and others.status = 'pending'))`;

/**
 * Whether a courier may take the delivery of a query over `orders`: not declined, and neither
 * offered to another one nor planned for any.
 */
export function isOpenTo(courierId: number, now: Date): SQL {
  const isOffered = sql`${jobOffers.outcome} is null
    and ${jobOffers.expiresAt} > ${now.toISOString()}::timestamptz`;
  const isOwn = sql`${jobOffers.courierId} = ${courierId}`;
  return sql`${isRunComplete} and not exists (
    select from ${jobOffers} where ${jobOffers.orderId} = ${orders.id} and case
      when ${isOwn} then ${jobOffers.outcome} = 'declined' else ${isOffered} end)
    and (not exists (select from ${jobPlans} where ${jobPlans.orderId} = ${orders.id})
      or exists (select from ${jobOffers} where ${jobOffers.orderId} = ${orders.id} and ${isOwn} and ${isOffered}))`;
}
