import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { type Minor, minor, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { inTransaction } from "../database/database.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { postJournal } from "../ledger/ledger.ts";
import { fundWallet } from "../ledger/testing.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import {
  addCourier,
  addOrder,
  type OrderOverrides,
  storeOf,
  testSnapshot,
} from "../orders/testing.ts";
import { insertPayment } from "../payments/payments.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { sandboxCheckouts } from "../payments/sandbox/sandbox.tables.ts";
import { noteCashback } from "../rewards/cashback.data.ts";
import { changeReservation } from "../stock/change-reservation.ts";
import { orderCause } from "../stock/reserve-stock.ts";
import { startTestApi } from "../testing.ts";

/**
 * An API with a shop that takes refund requests, and customers with delivered orders of 12.00, 2.00
 * of it for the delivery.
 */
export async function startRefundTest() {
  const test = await startTestApi();
  const { ask, db } = test;
  const shop = await seedShop(db, { refunds: true, wallet: true });
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 10_000 });
  const otherItemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 10_000 });

  /** Pays a part of an order with a card, through the gateway simulator. */
  async function payByCard(customerId: number, orderId: number, amount: Minor) {
    const now = new Date();
    const reference = `card-of-order-${orderId}`;
    const checkout = { reference, idempotencyKey: reference, publicId: reference, amount };
    await db.insert(sandboxCheckouts).values({
      ...checkout,
      currency: "EUR",
      language: "en",
      returnUrl: "",
      callbackUrl: "",
      expiresAt: now,
      outcome: "paid",
    });
    await inTransaction(db, async (tx) => {
      await insertPayment(tx, {
        purpose: "order",
        method: "gateway",
        gateway: "sandbox",
        reference,
        customerId,
        amount,
        currency: "EUR",
        state: "succeeded",
        createdAt: now,
        allocations: [{ orderId, amount }],
      });
      const fact = { cause: reference, amount, gateway: "sandbox" };
      await postJournal(tx, { ...gatewayPayment(fact), at: now });
      await storePaymentStatus(tx, orderId);
    });
  }

  /** Pays a part of an order from the wallet, which has just that much for it. */
  async function payFromWallet(customerId: number, orderId: number, amount: Minor) {
    await fundWallet(db, customerId, amount);
    await inTransaction(db, async (tx) => {
      await recordPayment(tx, {
        method: "wallet",
        payer: { customerId, guestId: null },
        allocations: [{ orderId, amount }],
        currency: "EUR",
        now: new Date(),
      });
      await storePaymentStatus(tx, orderId);
    });
  }

  /**
   * An order of the customer, or of a guest, of 12.00: what was not paid before, its courier has
   * taken in cash.
   */
  async function deliveredOrder(
    customerId: number | null,
    overrides: Partial<OrderOverrides> = {},
    pay: (orderId: number) => Promise<void> = async () => {},
  ) {
    const courierId = await addCourier(db);
    const orderId = await addOrder(db, shop, shop.grocery, {
      itemId,
      customerId,
      courierId,
      status: "picked_up",
      ...overrides,
    });
    await pay(orderId);
    await inTransaction(db, async (tx) =>
      noteCashback(tx, await lockOrderRow(tx, orderId), new Date()),
    );
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const courier = { kind: "courier", courierId } as const;
    await deliverOrder(db, orderId, courier, {
      at: new Date(),
      otp: order?.otp ?? undefined,
    });
    return { orderId, courierId };
  }

  return {
    ...test,
    shop,
    itemId,
    addCustomer: () => addCustomer(db),
    async configure(settings: Partial<ShopSettings> = {}) {
      const set = { ...testShopSettings(), refunds: true, wallet: true, ...settings };
      await db.update(shopTable).set({ settings: set });
      await test.changes.flushed();
    },
    payByCard,
    payFromWallet,
    deliveredOrder,
    /**
     * A delivered order of 32.69: two pieces at 9.90, one at 8.40, a charge of 0.49, the delivery
     * of 2.50 and a tip of 1.50. 28.69 are for the lines: 20.14 for the first and 8.55 for the
     * second.
     */
    async deliveredBasket(
      customerId: number | null,
      overrides: Partial<OrderOverrides> = {},
      pay?: (orderId: number) => Promise<void>,
    ) {
      const basket = {
        quantity: 2,
        amount: minor(3269),
        receipt: [
          { key: "items", amount: minor(1980), added: true },
          { key: "items", amount: minor(840), added: true },
          { key: "delivery_charge", amount: minor(250), added: true },
          { key: "dm_tips", amount: minor(150), added: true },
          { key: "additional_charge", amount: minor(49), added: true },
        ],
        ...overrides,
      } satisfies Partial<OrderOverrides>;
      const delivered = await deliveredOrder(customerId, basket, pay);
      const { orderId } = delivered;
      const added = { itemId: otherItemId, variationId: null, flashSaleId: null, quantity: 1 };
      await changeReservation(db, orderCause(orderId), { returned: [], added: [added] });
      await db
        .update(orderLines)
        .set({ unitPrice: minor(990) })
        .where(eq(orderLines.orderId, orderId));
      await db.insert(orderLines).values({
        orderId,
        itemId: otherItemId,
        quantity: 1,
        unitPrice: minor(840),
        discount: nothing,
        snapshot: testSnapshot(),
      });
      const lines = await db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
        .orderBy(orderLines.id);
      const [first = 0, second = 0] = lines.map(({ id }) => id);
      return { ...delivered, first, second };
    },
    /** An order of the customer that a card paid through the gateway simulator. */
    async deliveredByCard(customerId: number) {
      const now = new Date();
      const order = {
        itemId,
        customerId,
        status: "handover",
        cart: { type: "take_away" },
      } as const;
      const orderId = await addOrder(db, shop, shop.grocery, order);
      await payByCard(customerId, orderId, minor(1200));
      await deliverOrder(db, orderId, storeOf(shop.grocery), { at: now });
      return orderId;
    },
    requestRefund: (token: string, order_id: number, input: Record<string, unknown> = {}) =>
      ask(
        "POST /customer/order/refund-request",
        { order_id, customer_reason: "Damaged", ...input },
        { token },
      ),
  };
}
