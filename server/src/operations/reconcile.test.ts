import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { itemWishlistCounts } from "../catalog/counters.tables.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { postJournal } from "../ledger/ledger.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addOrder, addParcel, type OrderOverrides, storeOf } from "../orders/testing.ts";
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
/** Removes all orders, as their permanent record keeps one from being removed alone. */
async function removeOrders() {
  const rows = await db.select({ id: orders.id }).from(orders);
  for (const { id } of rows) await releaseStock(db, orderCause(id));
  // The truncation includes what refers to orders, and so the reviews without one.
  const given = await db.select().from(reviews);
  await db.execute(sql`truncate orders cascade`);
  if (given.length > 0) await db.insert(reviews).values(given.map(({ id, ...row }) => row));
}

const disagreements = async () => (await reconcile(db)).disagreements;

test("reports nothing for a consistent shop with active, delivered, canceled and failed orders", async () => {
  const canceled = await anOrder();
  await transitionOrder(db, canceled, "canceled", storeOf(shop.grocery), { at: new Date() });
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
  expect(await reconcile(db)).toEqual({ checks: 37, disagreements: [] });
});

test.each<[string, Partial<OrderOverrides>, string]>([
  [
    "amount differs from its receipt",
    { amount: minor(1250) },
    "its amount is 12.5, its receipt adds up to 12",
  ],
  ["receipt has no line", { receipt: [] }, "its amount is 12, its receipt adds up to 0"],
  [
    "cash was not collected when it was delivered",
    { status: "delivered" },
    "it is delivered, and 0 of 12 is paid",
  ],
  ["paid amount exceeds its total", { paid: minor(1300) }, "13 is paid, its amount is 12"],
])("reports an order whose %s", async (_what, overrides, problem) => {
  const id = await anOrder(overrides);
  expect(await disagreements()).toEqual([`order ${id}: ${problem}`]);
  await removeOrders();
});

/** Changes rows that the database protects, as a program with full rights could. */
const tamper = (statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });

test.each<[string, (id: number) => SQL, (id: number) => string]>([
  [
    "status is not that of its last transition",
    (id) => sql`update orders set status = 'failed' where id = ${id}`,
    () => "it is failed, its last transition is to pending",
  ],
  [
    "transitions are missing",
    (id) => sql`delete from order_transitions where order_id = ${id}`,
    () => "it is pending, its last transition is to nothing",
  ],
  [
    "payments do not add up to its paid amount",
    (id) => sql`update orders set paid = 500 where id = ${id}`,
    () => "5 is paid, its payments add up to 0",
  ],
])("reports an order whose %s", async (_what, plant, problem) => {
  const id = await anOrder();
  await tamper(plant(id));
  expect(await disagreements()).toContain(`order ${id}: ${problem(id)}`);
  await removeOrders();
});

test("reports a transition that does not follow the one before it", async () => {
  const id = await anOrder({
    statusTimestamps: { pending: "2026-03-20T10:00:00Z" },
    status: "confirmed",
  });
  await tamper(sql`update order_transitions set "from" = 'failed' where "to" = 'confirmed'`);
  expect(await disagreements()).toEqual([
    expect.stringMatching(
      `order ${id}: transition \\d+ is from failed, the one before it is to pending`,
    ),
  ]);
  await removeOrders();
});

test("reports a status timestamp that its transitions do not have", async () => {
  const id = await anOrder();
  await tamper(
    sql`update orders set status_timestamps = status_timestamps || '{"confirmed": "2026-03-20T10:00:00Z"}' where id = ${id}`,
  );
  expect(await disagreements()).toEqual([
    `order ${id}: it was confirmed at 2026-03-20 10:00:00+00, by its transitions at no time`,
  ]);
  await removeOrders();
});

test("reports an order without the row of its kind", async () => {
  const id = await anOrder();
  await tamper(sql`delete from cart_orders where order_id = ${id}`);
  expect(await disagreements()).toEqual([`order ${id}: it is a cart without its details`]);
  await removeOrders();
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

test.each<[string, SQL, string]>([
  [
    "has no cancellation",
    sql`delete from parcel_cancellations`,
    "it is canceled with no cancellation, and 0 is paid",
  ],
  [
    "costs a return that nobody made",
    sql`update parcel_cancellations set return_fee = 240`,
    "it is canceled with a return fee of 2.4, and 0 is paid",
  ],
])("reports a canceled parcel that %s", async (_what, plant, problem) => {
  const id = await addParcel(db, shop, shop.grocery, { status: "canceled" });
  await db.execute(plant);
  expect(await disagreements()).toContain(`parcel ${id}: ${problem}`);
  await removeOrders();
});
