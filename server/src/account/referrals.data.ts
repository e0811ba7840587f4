import { AppError } from "@errand/core/errors";
import type { Minor } from "@errand/core/money";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { lockActiveCustomer } from "./account.data.ts";
import { customers } from "./account.tables.ts";
import { referrals } from "./referrals.tables.ts";
import { isUnblocked } from "./sessions.data.ts";

/** The referrals of a shop, which pay into wallets: null without either (spec §5). */
export function referralsOf({ wallet, referral }: ShopSettings): ShopSettings["referral"] {
  return wallet ? referral : null;
}

/**
 * The customer whose referral code this is, compared without case and spaces; null for an unknown
 * code and where the shop has no referrals. Locked against a deletion of the account until the end
 * of the transaction.
 */
export async function findReferrer(
  tx: Database,
  code: string,
  shop: ShopSettings,
): Promise<number | null> {
  if (!referralsOf(shop)) return null;
  const refCode = code.replaceAll(/\s/g, "").toUpperCase();
  const [referrer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.refCode, refCode), isUnblocked))
    .for("key share");
  return referrer?.id ?? null;
}

export function unknownReferralCode(): AppError {
  return new AppError("ref_code", { field: "ref_code" });
}

/**
 * Implemented by a later feature: tells a customer that a friend, named by the first name, has
 * signed up with the code.
 */
export type OnReferral = (
  tx: Database,
  referral: { customerId: number; referrerId: number; friend: string },
  at: Date,
) => Promise<void>;

/** Records that a new customer came by a referral. */
export async function addReferral(
  tx: Database,
  customerId: number,
  referrerId: number,
  now: Date,
): Promise<void> {
  await tx.insert(referrals).values({ customerId, referrerId, createdAt: now });
}

/** The referral of a new customer whose referrer has no reward for it yet; null without one. */
export async function findUnrewardedReferral(db: Database, customerId: number) {
  const [referral] = await db
    .select({ referrerId: referrals.referrerId, friend: customers.firstName })
    .from(referrals)
    .innerJoin(customers, eq(customers.id, referrals.customerId))
    .where(and(eq(referrals.customerId, customerId), isNull(referrals.rewardedAt)));
  return referral ?? null;
}

/**
 * Records the reward for a referral; false when it is recorded already, also by a parallel
 * transaction, and when the referrer's account is deleted. Locks that account against a deletion
 * until the end of the transaction.
 */
export async function recordReward(
  tx: Database,
  { customerId, referrerId, orderId }: { customerId: number; referrerId: number; orderId: number },
  reward: Minor,
  at: Date,
): Promise<boolean> {
  const [referrer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, referrerId), isNull(customers.deletedAt)))
    .for("key share");
  if (!referrer) return false;
  const { rowCount } = await tx
    .update(referrals)
    .set({ reward, rewardedAt: at, rewardOrderId: orderId })
    .where(
      and(
        eq(referrals.customerId, customerId),
        eq(referrals.referrerId, referrerId),
        isNull(referrals.rewardedAt),
      ),
    );
  return rowCount === 1;
}

/**
 * What the referrer has left of the reward that an order of the referred customer earned; null
 * without one.
 */
export async function findRewardOf(
  tx: Database,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<{ referrerId: number; reward: Minor; friend: string } | null> {
  const [referral] = await tx
    .select({
      referrerId: referrals.referrerId,
      reward: referrals.reward,
      friend: customers.firstName,
    })
    .from(referrals)
    .innerJoin(customers, eq(customers.id, referrals.customerId))
    .where(and(eq(referrals.customerId, customerId), eq(referrals.rewardOrderId, orderId)));
  const { referrerId = null, reward = null } = referral ?? {};
  if (!referral || referrerId === null || reward === null) return null;
  if (!(await lockActiveCustomer(tx, referrerId))) return null;
  return { referrerId, reward, friend: referral.friend };
}

/**
 * Lowers the reward of a referral to what is left of it; without any, the next order can earn it
 * again.
 */
export async function lowerReward(tx: Database, customerId: number, left: Minor): Promise<void> {
  const set = left > 0 ? { reward: left } : { reward: null, rewardedAt: null, rewardOrderId: null };
  await tx.update(referrals).set(set).where(eq(referrals.customerId, customerId));
}

/** One page of those whom a customer referred, the latest first, and their number. */
export async function readReferred(
  db: Database,
  referrerId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const condition = eq(referrals.referrerId, referrerId);
  const rows = await db
    .select({ referral: referrals, firstName: customers.firstName })
    .from(referrals)
    .innerJoin(customers, eq(customers.id, referrals.customerId))
    .where(condition)
    .orderBy(desc(referrals.createdAt), desc(referrals.customerId))
    .limit(limit)
    .offset((offset - 1) * limit);
  const counted = db
    .select({ id: referrals.customerId })
    .from(referrals)
    .where(condition)
    .limit(10_000);
  const [total] = await db.select({ count: count() }).from(counted.as("counted"));
  return { total: total?.count ?? 0, rows };
}

/** Deletes by whom a customer was referred. Those whom the customer referred stay referred. */
export async function deleteReferralsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(referrals).where(eq(referrals.customerId, customerId));
  await tx.update(referrals).set({ referrerId: null }).where(eq(referrals.referrerId, customerId));
}
