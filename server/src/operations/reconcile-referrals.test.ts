import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { orders } from "../orders/orders.tables.ts";
import { releaseReferralBonus, takeReferralBonus } from "../orders/referral-bonus.ts";
import { addOrder } from "../orders/testing.ts";
import { referralBonusesOfOrders } from "./reconcile-referrals.ts";

const { db } = await createTestDatabase();
let orderId = 0;

beforeAll(async () => {
  const shop = await seedShop(db);
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  const [friend, { customerId }] = [await addCustomer(db), await addCustomer(db)];
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
