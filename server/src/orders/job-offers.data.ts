import { offerSeconds } from "@errand/core/orders/job-states";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobOffers } from "./job-offers.tables.ts";
import { orders } from "./orders.tables.ts";

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

export async function hasLiveOffer(db: Database, courierId: number, now: Date): Promise<boolean> {
  return (await db.$count(jobOffers, and(eq(jobOffers.courierId, courierId), isLive(now)))) > 0;
}

/** The offers that these couriers may still answer. */
export function readLiveOffers(db: Database, courierIds: number[], now: Date) {
  return db
    .select()
    .from(jobOffers)
    .where(and(inArray(jobOffers.courierId, courierIds), isLive(now)));
}

/** Until when each delivery is offered to a courier alone. */
export async function readOffersTo(
  db: Database,
  orderIds: number[],
  { courierId, now }: { courierId: number; now: Date },
): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobOffers)
    .where(
      and(inArray(jobOffers.orderId, orderIds), eq(jobOffers.courierId, courierId), isLive(now)),
    );
  return new Map(rows.map(({ orderId, expiresAt }) => [orderId, expiresAt]));
}

/** Offers a delivery to a courier who had no offer of it; returns when the offer ends. */
export async function insertOffer(tx: Database, orderId: number, courierId: number, now: Date) {
  const expiresAt = new Date(now.getTime() + offerSeconds * 1000);
  await tx.insert(jobOffers).values({ orderId, courierId, expiresAt });
  return expiresAt;
}

/** Stores how a courier answered, also without an offer: a job is open to all once every courier had its offer. */
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

/** Whether a courier may take the delivery of a query over `orders`: not declined, and not offered to another one. */
export function isOpenTo(courierId: number, now: Date): SQL {
  return sql`not exists (
    select from ${jobOffers} where ${jobOffers.orderId} = ${orders.id} and case
      when ${jobOffers.courierId} = ${courierId} then ${jobOffers.outcome} = 'declined'
      else ${jobOffers.outcome} is null and ${jobOffers.expiresAt} > ${now.toISOString()}::timestamptz
    end)`;
}
