import { eq, sql } from "drizzle-orm";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { contact } from "../orders/testing.ts";
import type { ApiParts } from "../services.ts";
import { payments, refunds } from "./payments.tables.ts";
import { sandboxCheckouts } from "./sandbox/sandbox.tables.ts";

/** The total of a test order: 10.00, 10 % tax and 2.00 for the delivery. */
export const orderTotal = 1300;

export type PaymentTest = Awaited<ReturnType<typeof startPaymentTest>>;

/**
 * The real API with a shop that takes digital payments; by default through the gateway simulator.
 */
export async function startPaymentTest(parts: Pick<ApiParts, "gateways"> = {}) {
  const test = await startCheckoutTest(parts);
  const { ask, db, api, place, put, grocer, grocery, nextKey } = test;
  let guest_id = "";
  const proof = (orderId: number) => ({
    guest_id,
    order_id: orderId,
    contact_number: contact.contact_person_number,
  });
  const track = async (orderId: number) =>
    (await ask("GET /customer/order/track", proof(orderId))).body;

  return {
    ...test,
    proof,
    track,
    /** A new guest in a shop with digital payments. */
    async begin(now: Date) {
      guest_id = await test.ctx();
      test.setNow(now);
      await test.configure({ digitalPayment: true });
    },
    /** A pending digital order of 13.00 for one of two pieces of a new item. */
    async digitalOrder(overrides: object = {}) {
      const itemId = await addItem(db, { storeId: grocer, stock: 2 });
      const input = { ...buyNowInput(itemId), store_id: grocer, payment_method: "digital_payment" };
      const placed = await place({ ...input, ...overrides }, grocery);
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
      return { orderId: placed.body.order_id, itemId };
    },
    /** Calls `pay` with a key of its own. */
    requestPayment: (orderId: number, overrides: object = {}, key = nextKey()) =>
      ask(
        "POST /customer/order/pay",
        {
          ...proof(orderId),
          payment_method: "sandbox",
          payment_platform: "web",
          callback: `${api.settings.url}/track-order?from=payment`,
          ...overrides,
        },
        { key },
      ),
    /** Buys the last piece of an item for cash. */
    async sellOut(itemId: number) {
      await put(itemId, { guest_id }, grocery);
      const input = { ...buyNowInput(itemId, { quantity: 2 }), store_id: grocer, order_amount: 24 };
      const { status, body } = await place(input, grocery);
      if (status !== 201) throw new Error(JSON.stringify(body));
    },
    stockOf: async (itemId: number) =>
      (await ask("GET /items/details/{id}", { id: itemId }, grocery)).body.stock,
    /** What the simulator says of a payment from now on. */
    setOutcome: (publicId: string, change: Partial<typeof sandboxCheckouts.$inferSelect>) =>
      db.update(sandboxCheckouts).set(change).where(eq(sandboxCheckouts.publicId, publicId)),
    async stateOf(publicId: string) {
      const input = { payment_id: publicId };
      return (await ask("GET /payment/status", input)).body.state;
    },
    refundsOf: (orderId: number) =>
      db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id),
    countPayments: (orderId: number) =>
      db.$count(
        payments,
        sql`${payments.id} in (select payment_id from payment_allocations where order_id = ${orderId})`,
      ),
  };
}
