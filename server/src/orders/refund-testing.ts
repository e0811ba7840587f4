import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { insertPayment } from "../payments/payments.data.ts";
import { sandboxCheckouts } from "../payments/sandbox/sandbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { deliverOrder } from "./deliver-order.ts";
import { orders } from "./orders.tables.ts";
import { storePaymentStatus } from "./payment-status.data.ts";
import { addCourier, addOrder, type OrderOverrides, storeOf } from "./testing.ts";

/** An API with a shop that takes refund requests, and customers with delivered orders of 12.00, 2.00 of it for the delivery. */
export async function startRefundTest() {
  const test = await startTestApi();
  const { ask, db } = test;
  const shop = await seedShop(db, { refunds: true, wallet: true });
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 10_000 });

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
    /** An order of the customer, or of a guest, whose courier has taken 12.00 in cash. */
    async deliveredOrder(customerId: number | null, overrides: Partial<OrderOverrides> = {}) {
      const courierId = await addCourier(db);
      const orderId = await addOrder(db, shop, shop.grocery, {
        itemId,
        customerId,
        courierId,
        status: "picked_up",
        ...overrides,
      });
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      const courier = { kind: "courier", courierId } as const;
      await deliverOrder(db, orderId, courier, {
        at: new Date(),
        otp: order?.otp ?? undefined,
      });
      return { orderId, courierId };
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
      const amount = minor(1200);
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
