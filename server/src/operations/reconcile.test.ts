import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { itemWishlistCounts } from "../catalog/counters.tables.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { postJournal } from "../ledger/ledger.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { orders } from "../orders/orders.tables.ts";
import { addOrder, addParcel, type OrderOverrides } from "../orders/testing.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause } from "../stock/reserve-stock.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { reconcile } from "./reconcile.ts";

const { db } = await createTestDatabase();
let shop: SeededShop;
let itemId = 0;
let storeId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
  [storeId] = shop.grocery.storeIds;
  itemId = await addItem(db, {
    storeId,
    stock: 90,
    ratingCount: 1,
  });
  await db.insert(reviews).values({ itemId, storeId, customerName: "Ada L.", rating: 4 });
  await db
    .update(stores)
    .set({ ratings: [0, 1, 0, 0, 0], ratingCount: 1 })
    .where(aStore());
  // The database enforces this rule as well, so the tests remove its constraint.
  await db.execute(sql`alter table orders drop constraint orders_amounts`);
});

const aStore = () => eq(stores.id, storeId);
const anOrder = (overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });
const disagreements = async () => (await reconcile(db)).disagreements;

test("reports nothing for a consistent shop with active, delivered, canceled and failed orders", async () => {
  const canceled = await anOrder();
  await transitionOrder(db, canceled, "canceled", "store", { now: new Date() });
  await anOrder();
  await anOrder({ status: "delivered", paid: minor(1200), paymentStatus: "paid" });
  await anOrder({ status: "failed" });
  await addParcel(db, shop, shop.grocery, { status: "returned" });
  await anOrder({
    amount: minor(1000),
    receipt: [
      { key: "items", amount: minor(1200), added: true },
      { key: "coupon_discount", amount: minor(-200), added: true },
      { key: "tax", amount: minor(70), added: false },
    ],
  });
  expect(await reconcile(db)).toEqual({ checks: 12, disagreements: [] });
});

test.each<[string, Partial<OrderOverrides>, string]>([
  [
    "amount differs from its receipt",
    { amount: minor(1250) },
    "its amount is 12.5, its receipt adds up to 12",
  ],
  ["receipt has no line", { receipt: [] }, "its amount is 12, its receipt adds up to 0"],
  ["paid amount exceeds its total", { paid: minor(1300) }, "13 is paid, its amount is 12"],
])("reports an order whose %s", async (_what, overrides, problem) => {
  const id = await anOrder(overrides);
  expect(await disagreements()).toEqual([`order ${id}: ${problem}`]);
  await releaseStock(db, orderCause(id));
  await db.delete(orders).where(eq(orders.id, id));
});

test("reports an account of the ledger whose balance is not the sum of its postings", async () => {
  const gift = { cause: "gift:1", customerId: 12, amount: minor(700) };
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...walletGift("wallet_credit", gift), at: new Date() }),
  );
  await db.update(ledgerAccounts).set({ balance: 900 }).where(eq(ledgerAccounts.owner, "12"));
  expect(await disagreements()).toEqual([
    "account customer_wallet:12: its balance is 9, its postings sum to 7",
  ]);
  await db.update(ledgerAccounts).set({ balance: 700 }).where(eq(ledgerAccounts.owner, "12"));
});

test("reports a store whose rating count is not the sum of its ratings by stars", async () => {
  await db.update(stores).set({ ratingCount: 3 }).where(aStore());
  expect(await disagreements()).toEqual([
    `store ${storeId}: it counts 3 ratings, by stars they are 1`,
  ]);
  await db.update(stores).set({ ratingCount: 1 }).where(aStore());
});

test("reports an item whose rating count is not the number of its reviews", async () => {
  const unrated = await addItem(db, { storeId, ratingCount: 2 });
  expect(await disagreements()).toEqual([
    `item ${unrated}: it counts 2 ratings, its reviews are 0`,
  ]);
});

test("reports an item whose wishlist count is not the number of its wishlist entries", async () => {
  const { customerId } = await addCustomer(db);
  const liked = await addItem(db, { storeId });
  await db.insert(wishlistEntries).values({ customerId, itemId: liked });
  const before = await disagreements();
  await db.update(itemWishlistCounts).set({ count: 3 }).where(eq(itemWishlistCounts.itemId, liked));
  expect(await disagreements()).toEqual([
    ...before,
    `item ${liked}: it counts 3 wishlists, but is on 1`,
  ]);
});
