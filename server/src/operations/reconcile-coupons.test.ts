import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { couponCustomers, couponUses } from "../rewards/coupon-uses.tables.ts";
import { redeemCoupon } from "../rewards/coupon-uses.ts";
import { reconcile } from "./reconcile.ts";

const { db } = await createTestDatabase();
let shop: SeededShop;
let couponId = 0;
let customerId = 0;
let orderId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
});

beforeEach(async () => {
  await db.delete(couponUses);
  await db.delete(couponCustomers);
  await db.update(orders).set({ couponCode: null });
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  ({ customerId } = await addCustomer(db));
  ({ id: couponId } = await addCoupon(db, { moduleId: shop.grocery.moduleId }));
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) throw new Error("the coupon was not inserted");
  orderId = await addOrder(db, shop, shop.grocery, { itemId, customerId, couponCode: coupon.code });
  await redeemCoupon(db, coupon, { orderId, customerId });
});

const disagreements = async () => (await reconcile(db)).disagreements;

test("reports nothing for an order that uses its coupon", async () => {
  expect(await disagreements()).toEqual([]);
});

test("reports a count that is not the number of orders", async () => {
  await db.update(couponCustomers).set({ uses: 2 });
  expect(await disagreements()).toEqual([
    `coupon ${couponId}: it counts 2 uses of customer ${customerId}, whose orders use it 1 times`,
  ]);
  await db.delete(couponCustomers);
  expect(await disagreements()).toEqual([
    `coupon ${couponId}: it counts 0 uses of customer ${customerId}, whose orders use it 1 times`,
  ]);
});

test("reports an order without the use of its coupon", async () => {
  await db.update(couponUses).set({ releasedAt: new Date() });
  await db.update(couponCustomers).set({ uses: 0 });
  expect(await disagreements()).toEqual([
    `order ${orderId}: it is pending, and does not use its coupon`,
  ]);
});

test("reports an order that uses a coupon and has none", async () => {
  await db.update(orders).set({ couponCode: null }).where(eq(orders.id, orderId));
  expect(await disagreements()).toEqual([
    `order ${orderId}: it is pending, and still uses its coupon`,
  ]);
});
