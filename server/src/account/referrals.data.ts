import { AppError } from "@errand/core/errors";
import { and, eq } from "drizzle-orm";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { customers } from "./account.tables.ts";
import { referrals } from "./referrals.tables.ts";

/** The referrals of a shop, which pay into wallets: null without either (spec §5). */
export function referralsOf({ wallet, referral }: ShopSettings): ShopSettings["referral"] {
  return wallet ? referral : null;
}

/**
 * The customer whose referral code this is, compared without case and spaces; null for an unknown code and
 * where the shop has no referrals. Locked against a deletion of the account until the end of the transaction.
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
    .where(and(eq(customers.refCode, refCode), eq(customers.blocked, false)))
    .for("key share");
  return referrer?.id ?? null;
}

export function unknownReferralCode(): AppError {
  return new AppError("ref_code", { field: "ref_code" });
}

/** Records that a new customer came by a referral. */
export async function addReferral(
  tx: Database,
  customerId: number,
  referrerId: number,
  now: Date,
): Promise<void> {
  await tx.insert(referrals).values({ customerId, referrerId, createdAt: now });
}

/** Deletes by whom a customer was referred. Those whom the customer referred stay referred. */
export async function deleteReferralsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(referrals).where(eq(referrals.customerId, customerId));
  await tx.update(referrals).set({ referrerId: null }).where(eq(referrals.referrerId, customerId));
}
