import { giftReversed, pointsReversed } from "@errand/core/ledger/wallet-journals";
import { type Minor, minor, nothing } from "@errand/core/money";
import { lostWith } from "@errand/core/refunds/refund-amounts";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { lockActiveCustomer } from "../account/account.data.ts";
import { findRewardOf, lowerReward } from "../account/referrals.data.ts";
import type { Database } from "../database/database.ts";
import { lockCustomerBalances } from "../ledger/customer-balances.data.ts";
import { postJournal } from "../ledger/ledger.ts";
import { postedBy } from "../ledger/posted-sums.ts";
import { notify } from "../notifications/notify.ts";
import { getOrderKind } from "../order-rows/order-kind.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { type RefundRequest, refundRequests } from "../order-rows/refund-requests.tables.ts";

/** What a refund takes back, as it is stored with it. */
export type TakenBack = Pick<RefundRequest, "pointsTaken" | "cashbackTaken" | "rewardTaken">;

interface Refund {
  /** The request that was just approved. */
  requestId: number;
  /** Nothing of the goods is left. */
  isWhole: boolean;
  at: Date;
}

/**
 * Takes back what a delivered order or a completed trip earned, in proportion to what has gone back
 * of it: its points, its cashback, and the reward of who referred its customer. Points fall below
 * zero when they are spent; money that is spent is owed, and the next cashback or reward pays it.
 * Nothing from a customer whose account is deleted. Call it after the refund, so that what goes to
 * the wallet can be taken.
 */
export async function takeBackRewards(
  tx: Database,
  { order }: { order: typeof orders.$inferSelect },
  { requestId, isWhole, at }: Refund,
): Promise<TakenBack> {
  const { id: orderId, amount, customerId } = order;
  const none = { pointsTaken: 0, cashbackTaken: nothing, rewardTaken: nothing };
  if (customerId === null || !(await lockActiveCustomer(tx, customerId))) return none;
  const before = await readTaken(tx, orderId);
  const lost = (earned: number, taken: number) =>
    Math.max(lostWith(earned, { returned: before.returned, amount, isWhole }) - taken, 0);
  const subject = `${getOrderKind(order).name}:${orderId}`;
  const cause = (name: string) => `${subject}:${name}_reversed:${requestId}`;

  const points = await postedBy(tx, { kind: "customer_points", customerId }, `${subject}:points`);
  const cashback = -(await postedBy(tx, { kind: "promotions" }, `${subject}:cashback`));
  const taken = {
    pointsTaken: lost(points, before.points),
    cashbackTaken: minor(lost(cashback, before.cashback)),
  };
  if (taken.cashbackTaken > nothing) {
    const gift = { cause: cause("cashback"), customerId, amount: taken.cashbackTaken };
    await takeGift(tx, "cashback_reversed", gift, at);
  }
  if (taken.pointsTaken > 0) {
    const fact = { cause: cause("points"), customerId, points: taken.pointsTaken };
    await postJournal(tx, { ...pointsReversed(fact), at });
  }
  const referral = await findRewardOf(tx, { customerId, orderId });
  if (!referral) return { ...none, ...taken };
  const rewardTaken = minor(lost(referral.reward + before.reward, before.reward));
  if (rewardTaken > nothing) {
    const { referrerId, friend } = referral;
    const gift = { cause: cause("referral"), customerId: referrerId, amount: rewardTaken };
    await lowerReward(tx, customerId, minor(referral.reward - rewardTaken));
    await takeGift(tx, "referral_reversed", gift, at);
    await notify(tx, {
      customerId: referrerId,
      cause: gift.cause,
      type: "referral_code",
      message: "friend_refunded",
      values: { amount: { amount: rewardTaken }, friend },
      at,
    });
  }
  return { ...taken, rewardTaken };
}

async function takeGift(
  tx: Database,
  kind: Parameters<typeof giftReversed>[0],
  gift: { cause: string; customerId: number; amount: Minor },
  at: Date,
) {
  const { wallet } = await lockCustomerBalances(tx, gift.customerId);
  await postJournal(tx, { ...giftReversed(kind, { ...gift, balance: wallet }), at });
}

/**
 * What has gone back of an order, and what earlier refunds have taken: the new one has nothing
 * stored yet.
 */
async function readTaken(tx: Database, orderId: number) {
  const [sums] = await tx
    .select({
      returned: totalOf(refundRequests.amount),
      points: totalOf(refundRequests.pointsTaken),
      cashback: totalOf(refundRequests.cashbackTaken),
      reward: totalOf(refundRequests.rewardTaken),
    })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, "approved")));
  const { returned = 0, points = 0, cashback = 0, reward = 0 } = sums ?? {};
  return { returned: minor(returned), points, cashback, reward };
}

function totalOf(column: PgColumn) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}
