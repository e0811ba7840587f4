import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addReferral, recordReward } from "../account/referrals.data.ts";
import { referrals } from "../account/referrals.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { postJournal } from "../ledger/ledger.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { releaseReferralBonus, takeReferralBonus } from "../rewards/referral-bonus.ts";
import { referralBonusesOfOrders, rewardsOfReferrals } from "./reconcile-referrals.ts";

const { db } = await createTestDatabase();
let orderId = 0;
let referral = { customerId: 0, referrerId: 0 };

beforeAll(async () => {
  const shop = await seedShop(db);
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  const [friend, { customerId }] = [await addCustomer(db), await addCustomer(db)];
  referral = { customerId, referrerId: friend.customerId };
  await addReferral(db, customerId, friend.customerId, new Date());
  orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    customerId,
    receipt: [{ key: "ref_bonus", amount: minor(-200), added: true }],
  });
  await takeReferralBonus(db, { orderId, customerId });
});

test("reports an order that has the bonus after its end, and one that lost it before", async () => {
  expect(await referralBonusesOfOrders(db)).toEqual([]);
  await db.update(orders).set({ status: "canceled" }).where(eq(orders.id, orderId));
  expect(await referralBonusesOfOrders(db)).toEqual([
    `order ${orderId}: it is canceled, and still has the referral bonus`,
  ]);
  await releaseReferralBonus(db, orderId);
  expect(await referralBonusesOfOrders(db)).toEqual([]);
  await db.update(orders).set({ status: "pending" }).where(eq(orders.id, orderId));
  expect(await referralBonusesOfOrders(db)).toEqual([
    `order ${orderId}: it is pending, and does not have the referral bonus`,
  ]);
});

test("reports a reward that is not credited, and a credit that is not recorded", async () => {
  const { customerId, referrerId } = referral;
  const [at, amount] = [new Date(), minor(500)];
  expect(await rewardsOfReferrals(db)).toEqual([]);
  expect(await recordReward(db, { ...referral, orderId: 1 }, amount, at)).toBe(true);
  expect(await rewardsOfReferrals(db)).toEqual([
    `referral of customer ${customerId}: its reward is 5, 0 is credited`,
  ]);
  const gift = { cause: `referral:${customerId}:reward`, customerId: referrerId, amount };
  await inTransaction(db, (tx) => postJournal(tx, { ...walletGift("referral_reward", gift), at }));
  expect(await rewardsOfReferrals(db)).toEqual([]);
  await db.update(referrals).set({ reward: null, rewardedAt: null });
  expect(await rewardsOfReferrals(db)).toEqual([
    `referral of customer ${customerId}: its reward is 0, 5 is credited`,
  ]);
});
