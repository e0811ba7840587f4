import { walletPayment } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, type SeededShop, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import { addOrder, desk } from "../orders/testing.ts";
import { decideRefund } from "../refunds/decide-refund.ts";
import { storeRefundRequest } from "../refunds/refund-requests.ts";
import { startTestApi } from "../testing.ts";
import { givePoints, pointsOf } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
const loyalty = { pointsPerUnit: 10, purchasePercent: 50, minimumPoints: 20 };
let shop: SeededShop;
let itemId = 0;
let keys = 0;
let ada = { token: "", customerId: 0 };

beforeAll(async () => {
  shop = await seedShop(db);
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 50 });
});

beforeEach(async () => {
  await configure({});
  ada = await addCustomer(db);
});

async function configure(settings: Partial<ShopSettings>) {
  const all = { ...testShopSettings(), wallet: true, refunds: true, loyalty, ...settings };
  await db.update(shopTable).set({ settings: all });
  await changes.flushed();
}

/** An order of 12.00 that is on its way. */
const orderOnItsWay = (changes: object = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    status: "picked_up",
    paid: minor(1200),
    paymentStatus: "paid",
    customerId: ada.customerId,
    guestId: null,
    ...changes,
  });
const move = (orderId: number, to: "delivered" | "canceled") =>
  transitionOrder(db, orderId, to, desk, { at: new Date(), reason: "Closed" });
const nextKey = () => `conversion-test-key-${++keys}`;
const convert = (point: unknown, key = nextKey()) =>
  ask("POST /customer/loyalty-point/point-transfer", { point }, { token: ada.token, key });
const list = (input: object = {}) =>
  ask("GET /customer/loyalty-point/transactions", { ...input }, { token: ada.token });
const points = () => pointsOf(db, ada.customerId);
const wallet = () => walletBalance(db, ada.customerId);
const problems = async () => (await reconcile(db)).disagreements;

describe("an order", () => {
  test("earns points when it is delivered, once, and notifies", async () => {
    const orderId = await orderOnItsWay();
    expect(await points()).toBe(0);
    await Promise.allSettled([move(orderId, "delivered"), move(orderId, "delivered")]);
    expect(await points()).toBe(6);
    const { body } = await ask("GET /customer/notifications", {}, { token: ada.token });
    expect(body.find(({ data }) => data.type === "loyalty_point")).toMatchObject({
      title: "You have earned 6 points",
      data: { order_id: orderId },
    });
    expect(await problems()).toEqual([]);
  });

  test("loses its points when it is refunded", async () => {
    const orderId = await orderOnItsWay();
    await move(orderId, "delivered");
    const customer = { kind: "customer", customerId: ada.customerId } as const;
    const at = new Date();
    await inTransaction(db, async (tx) => {
      await storeRefundRequest(tx, orderId, customer, {
        ...{ reason: "Cold", note: null, method: "wallet", pictures: [], at },
      });
      await decideRefund(tx, await lockOrderRow(tx, orderId), desk, {
        ...{ decision: "approve", borneBy: "platform", note: null, at },
      });
    });
    expect(await points()).toBe(0);
    expect(await problems()).toEqual([]);
  });

  test("earns nothing when it is canceled", async () => {
    await move(await orderOnItsWay({ status: "confirmed" }), "canceled");
    expect(await points()).toBe(0);
  });

  test("earns nothing for a guest", async () => {
    await move(await orderOnItsWay({ customerId: undefined, guestId: undefined }), "delivered");
    expect(await problems()).toEqual([]);
  });

  test.each([
    { wallet: false },
    { loyalty: null },
    { loyalty: { ...loyalty, purchasePercent: 8 } },
  ])("earns nothing with %o", async (settings) => {
    await configure(settings);
    await move(await orderOnItsWay(), "delivered");
    expect(await points()).toBe(0);
  });
});

describe("the history", () => {
  test("has what was earned and converted, newest first, with balances", async () => {
    const orderId = await orderOnItsWay();
    await move(orderId, "delivered");
    await givePoints(db, ada.customerId, 30);
    await convert(21);
    const { body } = await list();
    expect(body).toMatchObject({ total_size: 3, limit: 10, offset: 1 });
    expect(body.data).toMatchObject([
      { transaction_type: "point_to_wallet", credit: 0, debit: 21, balance: 15, reference: null },
      { transaction_type: "order_place", credit: 30, debit: 0, balance: 36 },
      { transaction_type: "order_place", credit: 6, balance: 6, reference: String(orderId) },
    ]);
    expect((await list({ type: "earned" })).body).toMatchObject({
      total_size: 2,
      data: [{ balance: 36 }, { balance: 6 }],
    });
    expect((await list({ type: "converted" })).body).toMatchObject({
      total_size: 1,
      data: [{ balance: 15 }],
    });
    expect((await list({ limit: 1, offset: 2 })).body.data).toMatchObject([{ balance: 36 }]);
  });

  test("is the customer's own", async () => {
    await givePoints(db, ada.customerId, 30);
    ada = await addCustomer(db);
    expect((await list()).body).toMatchObject({ total_size: 0, data: [] });
  });
});

describe("converting points", () => {
  test("moves their worth to the wallet, rounded down", async () => {
    await configure({ loyalty: { ...loyalty, pointsPerUnit: 3 } });
    await givePoints(db, ada.customerId, 50);
    expect(await convert(20)).toMatchObject({
      status: 200,
      body: {
        message: "Point to wallet transfer successfully.",
        wallet_balance: 6.66,
        loyalty_point: 30,
      },
    });
    const { body } = await ask("GET /customer/info", {}, { token: ada.token });
    expect(body).toMatchObject({ wallet_balance: 6.66, loyalty_point: 30 });
    expect(await problems()).toEqual([]);
  });

  test("counts a rate of 0 as 1", async () => {
    await configure({ loyalty: { ...loyalty, pointsPerUnit: 0 } });
    await givePoints(db, ada.customerId, 20);
    await convert(20);
    expect(await wallet()).toBe(2000);
  });

  test("accepts the whole balance and the exact minimum", async () => {
    await givePoints(db, ada.customerId, 20);
    expect((await convert(20)).status).toBe(200);
    expect([await points(), await wallet()]).toEqual([0, 200]);
  });

  test("happens once for repeated and parallel requests with one key", async () => {
    await givePoints(db, ada.customerId, 100);
    const key = nextKey();
    const replies = await Promise.all(Array.from({ length: 5 }, () => convert(20, key)));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await convert(20, key)).headers.get("idempotent-replayed")).toBe("true");
    expect([await points(), await wallet()]).toEqual([80, 200]);
  });

  test("never spends a point twice in parallel conversions", async () => {
    await givePoints(db, ada.customerId, 100);
    const replies = await Promise.all(Array.from({ length: 10 }, () => convert(30)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...[200, 200, 200],
      ...Array.from({ length: 7 }, () => 422),
    ]);
    expect([await points(), await wallet()]).toEqual([10, 900]);
    expect(await problems()).toEqual([]);
  });

  test("and spending keep one balance right in 200 parallel requests", async () => {
    await givePoints(db, ada.customerId, 800);
    await fundWallet(db, ada.customerId, 500);
    const spend = (index: number) =>
      inTransaction(db, (tx) => {
        const fact = { cause: `test:spend:${index}`, amount: minor(150) };
        const journal = walletPayment({ ...fact, customerId: ada.customerId });
        return postJournal(tx, { ...journal, at: new Date() });
      });
    const [conversions, payments] = await Promise.all([
      Promise.all(Array.from({ length: 100 }, () => convert(20))),
      Promise.allSettled(Array.from({ length: 100 }, (_, index) => spend(index))),
    ]);
    const converted = conversions.filter(({ status }) => status === 200).length;
    const paid = payments.filter(({ status }) => status === "fulfilled").length;
    // 800 points are 40 conversions of 2.00, which leave the rest without points.
    expect(converted).toBe(40);
    expect(await points()).toBe(0);
    const left = await wallet();
    expect(left).toBe(500 + 40 * 200 - paid * 150);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(await problems()).toEqual([]);
  });

  test("happens beside deliveries that credit both accounts", async () => {
    await givePoints(db, ada.customerId, 100);
    const orders = [await orderOnItsWay(), await orderOnItsWay()];
    await Promise.all([
      ...orders.map((orderId) => move(orderId, "delivered")),
      ...Array.from({ length: 5 }, () => convert(20)),
    ]);
    expect([await points(), await wallet()]).toEqual([12, 1000]);
    expect(await problems()).toEqual([]);
  });

  test("leaves nothing in a wallet that is deleted at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      ada = await addCustomer(db);
      await givePoints(db, ada.customerId, 40);
      const remove = ask(
        "DELETE /customer/remove-account",
        { payout: "original" },
        { token: ada.token },
      );
      await Promise.all([convert(20), remove]);
      expect([await points(), await wallet()]).toEqual([0, 0]);
    }
    expect(await problems()).toEqual([]);
  });
});

describe("refuses", () => {
  const refused = async (point: unknown) => {
    const before = [await points(), await wallet()];
    const { status, body } = await convert(point);
    expect([await points(), await wallet()]).toEqual(before);
    return [status, body.errors?.[0]?.code];
  };

  test.each([
    ["no points", undefined],
    ["0 points", 0],
    ["fewer than none", -20],
    ["a fraction", 20.5],
    ["fewer than the minimum", 19],
    ["more than the balance", 41],
    ["a very large number", 10 ** 15],
  ])("%s", async (_name, point) => {
    await givePoints(db, ada.customerId, 40);
    expect(await refused(point)).toEqual([422, "point"]);
  });

  test("points that are worth less than a cent, and names the fewest", async () => {
    await configure({ loyalty: { pointsPerUnit: 1001, purchasePercent: 50, minimumPoints: 1 } });
    await givePoints(db, ada.customerId, 40);
    expect((await convert(10)).body.errors).toMatchObject([
      { code: "point", message: "You can convert 11 points or more.", field: "point" },
    ]);
    expect((await convert(11)).status).toBe(200);
    expect(await wallet()).toBe(1);
  });

  test("a request without a key", async () => {
    const reply = await ask(
      "POST /customer/loyalty-point/point-transfer",
      { point: 20 },
      { token: ada.token },
    );
    expect(reply.status).toBe(422);
  });

  test.each([{ wallet: false }, { loyalty: null }])("everything with %o", async (settings) => {
    await givePoints(db, ada.customerId, 40);
    await configure(settings);
    expect(await refused(20)).toEqual([403, "feature_off"]);
    expect((await list()).status).toBe(403);
    expect((await ask("GET /config")).body.loyalty_point_status).toBe(0);
  });

  test("a customer without a verified phone where the shop requires one", async () => {
    const login = { ...testShopSettings().login, phone_verification_status: 1 as const };
    await configure({ login });
    await givePoints(db, ada.customerId, 40);
    expect(await refused(20)).toEqual([403, "phone_unverified"]);
    const verified = { phone: "+33612345678", phoneVerified: true };
    await db.update(customers).set(verified).where(eq(customers.id, ada.customerId));
    expect((await convert(20)).status).toBe(200);
  });
});

test("verify reports points of an order that its customer has not received", async () => {
  const orderId = await orderOnItsWay();
  await move(orderId, "delivered");
  await db.transaction(async (tx) => {
    await tx.execute("set local session_replication_role = replica");
    await tx.execute(
      `update orders set status_timestamps = status_timestamps - 'delivered' where id = ${orderId}`,
    );
  });
  expect(await problems()).toContain(
    `journal order:${orderId}:points: it credits 6 points to customer ${ada.customerId}, who has no such delivered order`,
  );
});
