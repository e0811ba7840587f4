import { AppError } from "@errand/core/errors";
import { amountOf } from "@errand/core/pricing/receipt";
import { type ReferralBonus, referralBonus } from "@errand/core/pricing/referral-bonus";
import { localTime } from "@errand/core/time";
import { eq, sql } from "drizzle-orm";
import { referralsOf } from "../account/referrals.data.ts";
import { referrals } from "../account/referrals.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { hasEarlierOrder } from "../order-rows/order-count.data.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { referralBonuses } from "./referral-bonuses.tables.ts";

type ReadBonus = (
  db: Database,
  customerId: number,
  shop: ShopSettings,
  now: Date,
) => Promise<ReferralBonus | null>;

/** The bonus on the next order of a customer; null for one who was not referred or has ordered. */
export const readReferralBonus: ReadBonus = (db, customerId, shop, now) =>
  bonusOf(db, referralOf, { customerId, shop, now });

/**
 * The same for an order that is priced. Locks the referral until the end of the transaction, so
 * that a parallel first order sees this one.
 */
export const lockReferralBonus: ReadBonus = (db, customerId, shop, now) =>
  bonusOf(db, lockedReferralOf, { customerId, shop, now });

const referralOf = preparedQuery((db) => selectReferral(db).prepare("referral_of_customer"));
const lockedReferralOf = preparedQuery((db) =>
  selectReferral(db).for("no key update").prepare("locked_referral_of_customer"),
);

function selectReferral(db: Database) {
  return db
    .select({ createdAt: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.customerId, sql.placeholder("customerId")));
}

async function bonusOf(
  db: Database,
  find: typeof referralOf,
  { customerId, shop, now }: { customerId: number; shop: ShopSettings; now: Date },
): Promise<ReferralBonus | null> {
  const terms = referralsOf(shop)?.bonus ?? null;
  if (!terms) return null;
  const [referral] = await find(db).execute({ customerId });
  if (!referral) return null;
  const dayOf = (time: Date) => localTime(time, shop.timeZone).day;
  const hasOrdered = await hasEarlierOrder(db, customerId);
  return referralBonus(terms, { signedUp: dayOf(referral.createdAt), hasOrdered }, dayOf(now));
}

/**
 * Takes the bonus of a customer for an order. Throws `ref_bonus_used` while another order has it;
 * the caller's transaction must then roll back.
 */
export async function takeReferralBonus(
  tx: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<void> {
  const taken = await tx
    .insert(referralBonuses)
    .values({ orderId, customerId })
    .onConflictDoNothing();
  if (taken.rowCount === 0) throw new AppError("ref_bonus_used");
}

/** Returns the bonus that an order has; nothing when it has none. */
export async function releaseReferralBonus(tx: Database, orderId: number): Promise<void> {
  await tx.delete(referralBonuses).where(eq(referralBonuses.orderId, orderId));
}

/**
 * Takes the bonus that the receipt of an order contains, if it does, under the condition of
 * `takeReferralBonus`.
 */
export async function takeReferralBonusOfReceipt(
  tx: Database,
  { id: orderId, customerId, receipt }: typeof orders.$inferSelect,
): Promise<void> {
  if (customerId === null || amountOf(receipt, "ref_bonus") === 0) return;
  await takeReferralBonus(tx, { orderId, customerId });
}
