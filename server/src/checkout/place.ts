import { randomInt } from "node:crypto";
import { AppError, statusOf } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import { clearLines, lockCart } from "../cart/cart.data.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../orders/cart-orders.tables.ts";
import { expireLater } from "../orders/expire-order.job.ts";
import { snapshotOf } from "../orders/line-snapshot.ts";
import { recordPlacement } from "../orders/order-transitions.ts";
import { type ChargeLabels, orderLines, orders } from "../orders/orders.tables.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { actorOf } from "../requests/caller.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { type CheckoutContext, type CheckoutInput, isDelivered } from "./checkout-input.ts";
import { addressOf, type OrderContact, readContact } from "./contact.ts";
import { type OrderPlan, planOrder } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

/** The parts of the API that placing an order uses. */
export type PlaceOrderServices = Pick<CheckoutApi, "maps" | "gateways">;

/**
 * Places an order in the caller's transaction: prices it, checks it, writes the order, reserves
 * the stock and empties the cart. An error rolls all of it back. Returns the id of the order.
 */
export async function createOrder(
  shop: PlaceOrderServices,
  input: CheckoutInput & { order_amount: number },
  ctx: CheckoutContext,
): Promise<number> {
  const { db, shopper, module } = ctx;
  const usesCart = input.is_buy_now === 0;
  if (usesCart) await lockCart(db, shopper);
  const plan = await planOrder(input, ctx, shop);
  const { contact, errors: contactErrors } = await readContact(
    db,
    input,
    shopper,
    plan.shop.country,
  );
  const errors = [...plan.errors, ...contactErrors];
  throwOrderErrors([
    ...errors,
    ...amountChangedErrors(plan, errors, input.order_amount, ctx.language),
  ]);

  const orderId = await writeOrder(db, plan, contact, input, ctx);
  await reserveOrRefuse(db, orderId, plan);
  await writeLines(db, orderId, plan);
  await recordPlacement(db, orderId, "pending", actorOf(shopper), ctx.now);
  if (input.payment_method === "digital_payment") await expireLater(db, orderId, ctx.now);
  if (usesCart) await clearLines(db, shopper, module.id);
  return orderId;
}

/**
 * The amount the customer saw is only compared; the server's counts (safety 1). It is not compared
 * while the customer has input to correct, such as an address outside the zone: that changes the amount.
 */
function amountChangedErrors(
  plan: OrderPlan,
  errors: AppError[],
  amountSeen: number,
  language: Language,
): AppError[] {
  const { total } = plan.receipt;
  if (toMinor(amountSeen) === total || errors.some(({ key }) => statusOf(key) === 422)) return [];
  const data = { order_amount: fromMinor(total), receipt: planReceipt(plan, language) };
  return [new AppError("price_changed", { data, field: "order_amount" })];
}

export function planReceipt({ receipt, lines, shop }: OrderPlan, language: Language) {
  const names = new Map(lines.map(({ item }) => [item.id, localize(item.name, language)]));
  return toReceiptResponse(
    { lines: receipt.lines, total: receipt.total, paid: nothing, nameOf: (id) => names.get(id) },
    { currencyCode: shop.currencyCode, chargeLabels: chargeLabelsOf(shop) },
    language,
  );
}

function chargeLabelsOf({ additionalCharge }: OrderPlan["shop"]): ChargeLabels {
  return additionalCharge ? { additional_charge: additionalCharge.name } : {};
}

async function reserveOrRefuse(db: Database, orderId: number, { lines }: OrderPlan) {
  const shortages = await reserveStock(db, orderCause(orderId), lines.map(reservationOf));
  throwOrderErrors(
    shortages.map(({ itemId, variationId, available }) => {
      const line = lines.find(
        ({ item, variation }) =>
          item.id === itemId && (variationId === null || variation?.id === variationId),
      );
      const data = { cart_id: line?.cartId ?? null, item_id: itemId, available };
      return new AppError("stock", { data });
    }),
  );
}

function reservationOf({ item, variation, saleItem, quantity }: OrderPlan["lines"][number]) {
  return {
    itemId: item.id,
    variationId: variation?.id ?? null,
    flashSaleId: saleItem?.flashSaleId ?? null,
    quantity,
  };
}

async function writeOrder(
  db: Database,
  plan: OrderPlan,
  contact: OrderContact,
  input: CheckoutInput,
  { shopper, module, now }: CheckoutContext,
): Promise<number> {
  const { shop, seller, receipt } = plan;
  const [written] = await db
    .insert(orders)
    .values({
      ...(shopper.kind === "customer"
        ? { customerId: shopper.customerId }
        : { guestId: shopper.guestId }),
      kind: "cart",
      moduleId: module.id,
      zoneId: seller.zone.id,
      status: "pending",
      statusTimestamps: { pending: now.toISOString() },
      scheduled: input.schedule_at !== undefined,
      scheduleAt: plan.at,
      amount: receipt.total,
      receipt: receipt.lines,
      currencyCode: shop.currencyCode,
      chargeLabels: chargeLabelsOf(shop),
      taxIncluded: shop.taxIncluded,
      taxRate: seller.store.taxRate,
      bringChange: toMinor(input.bring_change_amount),
      paymentMethod: input.payment_method,
      paymentStatus: "unpaid",
      address: addressOf(input, contact),
      contactNumber: contact.number,
      distanceMeters: plan.meters,
      note: input.order_note,
      deliveryInstruction: input.delivery_instruction,
      otp: shop.deliveryVerification ? String(randomInt(10_000)).padStart(4, "0") : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id });
  if (!written) throw new Error("the new order was not returned");
  await db.insert(cartOrders).values({
    orderId: written.id,
    storeId: seller.store.id,
    type: isDelivered(input) ? "delivery" : "take_away",
    freeDeliveryBy: receipt.freeDeliveryBy,
    unavailableItemNote: input.unavailable_item_note,
    cutlery: input.cutlery === 1,
    minDeliveryMinutes: seller.store.minDeliveryMinutes,
    maxDeliveryMinutes: seller.store.maxDeliveryMinutes,
  });
  return written.id;
}

/** Each line stores what it says about its item, in both languages. */
async function writeLines(db: Database, orderId: number, { lines, receipt }: OrderPlan) {
  await db.insert(orderLines).values(
    lines.map((line, index) => ({
      ...reservationOf(line),
      orderId,
      unitPrice: line.unitPrice,
      discount: receipt.discounts[index]?.amount ?? nothing,
      discountFrom: receipt.discounts[index]?.from ?? null,
      snapshot: snapshotOf(line),
    })),
  );
}
