import { nothing } from "@errand/core/money";
import { and, eq, ne, sql } from "drizzle-orm";
import { findUnrewardedReferral, recordReward, referralsOf } from "../account/referrals.data.ts";
import type { Database } from "../database/database.ts";
import { creditGift } from "../ledger/customer-balances.data.ts";
import { notify } from "../notifications/notify.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { getOrderKind } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";

/**
 * Pays the reward for a referral to the wallet of the referrer, when the first order of the
 * referred customer is delivered or the first trip completed (contract 4.8): the bonus on the first
 * order is for trips as well. Once, also when two are at the same time; nothing where the shop has
 * no referrals then, and for a referrer whose account is deleted.
 */
export async function rewardReferrer(
  tx: Database,
  { order, shop }: { order: typeof orders.$inferSelect; shop: OrderRow["shop"] },
  at: Date,
): Promise<void> {
  const { id: orderId, customerId } = order;
  const reward = referralsOf(shop)?.reward ?? nothing;
  if (customerId === null || reward === nothing) return;
  const referral = await findUnrewardedReferral(tx, customerId);
  if (!referral || referral.referrerId === null) return;
  if (await hasEarlierOne(tx, { orderId, customerId })) return;
  const { referrerId, friend } = referral;
  if (!(await recordReward(tx, { customerId, referrerId, orderId }, reward, at))) return;
  const cause = `referral:${customerId}:reward:${orderId}`;
  const gift = { cause, customerId: referrerId, amount: reward };
  await creditGift(tx, "referral_reward", gift, at);
  await notify(tx, {
    customerId: referrerId,
    cause,
    type: "referral_code",
    message: getOrderKind(order).name === "trip" ? "friend_rented" : "friend_ordered",
    values: { amount: { amount: reward }, friend },
    at,
  });
}

/**
 * Whether another order of the customer was delivered and not refunded, or another trip completed.
 */
async function hasEarlierOne(
  db: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<boolean> {
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.id, orderId),
        ne(orders.status, "refunded"),
        sql`${orders.statusTimestamps} ?| array['delivered', 'completed']`,
      ),
    )
    .limit(1);
  return other !== undefined;
}
