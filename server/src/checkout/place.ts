import { randomInt } from "node:crypto";
import { AppError, statusOf } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import { clearLines, lockCart } from "../cart/cart.data.ts";
import type { Database } from "../database/database.ts";
import { readItemResponses } from "../items/items.data.ts";
import { cartOrders } from "../orders/cart-orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { type CheckoutContext, type CheckoutInput, isDelivered } from "./checkout-input.ts";
import { addressOf, type OrderContact, readContact } from "./contact.ts";
import { type OrderPlan, planOrder } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

/** The parts of the API that placing an order uses. */
export type PlaceOrderServices = Pick<CheckoutApi, "catalogue" | "maps"> & {
  settings: { url: string };
};

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
  const plan = await planOrder(input, ctx, shop.maps);
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
  await writeLines(shop, ctx, orderId, plan);
  await notifyWatchers(db, orderId);
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
    shop,
    language,
  );
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

/** Each line stores a copy of the item in both languages. */
async function writeLines(
  shop: PlaceOrderServices,
  { db, now }: CheckoutContext,
  orderId: number,
  { lines, receipt }: OrderPlan,
) {
  const ids = [...new Set(lines.map(({ item }) => item.id))];
  const read = async (language: Language) => {
    const items = await readItemResponses(shop, { db, now, language }, ids);
    return new Map(items.map((item) => [item.id, item]));
  };
  const [en, fr] = [await read("en"), await read("fr")];
  await db.insert(orderLines).values(
    lines.map((line, index) => {
      const snapshot = { en: en.get(line.item.id), fr: fr.get(line.item.id) };
      if (!snapshot.en || !snapshot.fr) throw new Error(`item ${line.item.id} cannot be read`);
      return {
        ...reservationOf(line),
        orderId,
        unitPrice: line.unitPrice,
        choices: line.choices,
        addOns: line.chosenAddOns,
        discount: receipt.discounts[index]?.amount ?? nothing,
        discountFrom: receipt.discounts[index]?.from ?? null,
        snapshot: { en: snapshot.en, fr: snapshot.fr },
      };
    }),
  );
}
