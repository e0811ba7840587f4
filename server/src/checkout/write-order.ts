import { randomInt } from "node:crypto";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { nothing, toMinor } from "@errand/core/money";
import { slotStart } from "@errand/core/orders/schedule";
import { type Database, finishByCommit } from "../database/database.ts";
import { insertRow } from "../database/insert-row.ts";
import { insertRows } from "../database/insert-rows.ts";
import { awaitsStore, getAcceptBy } from "../order-rows/acceptance-times.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { insertOrder } from "../order-rows/insert-order.ts";
import { toLineSnapshot } from "../order-rows/line-snapshot.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { type ChargeLabels, orderLines } from "../order-rows/orders.tables.ts";
import {
  type CheckoutContext,
  type CommonWrittenInput,
  isDeliveryOrder,
  type StoreInZone,
  type WrittenInput,
} from "./checkout-input.ts";
import { getDeliveryAddress, type OrderContact } from "./contact.ts";
import type { GivenOrder } from "./given-order.ts";
import type { OrderPlan } from "./plan.ts";

interface WrittenOrder {
  id?: number;
  prescription?: boolean;
  /** The lines of a group that it has instead of a cart. */
  given?: GivenOrder | undefined;
  /** The run that it belongs to, with the one code of its door, and when its courier is where. */
  run?: { id: number; otp: string | null; pickupAt: Date; doorAt: Date };
}

/** Inserts the rows of a planned order, and returns them as a later read would. */
export async function writeOrder(
  db: Database,
  plan: OrderPlan,
  contact: OrderContact & { accountId: number | null },
  input: WrittenInput,
  ctx: CheckoutContext,
  { id, prescription = false, run, given }: WrittenOrder = {},
): Promise<OrderRow> {
  const { shop, seller, coupon, receipt } = plan;
  const { module, now } = ctx;
  const order = await insertOrder(db, {
    ...(id !== undefined && { id }),
    ...orderValues({ ...plan, zone: seller.zone }, contact, input, ctx),
    kind: "cart",
    ...(run && { runId: run.id, otp: run.otp }),
    taxRate: seller.store.taxRate,
    couponCode: coupon?.code,
    couponTitle: coupon?.title,
  });
  const minutes = deliveryMinutes(seller.store, now);
  const times = { minDeliveryMinutes: minutes.min, maxDeliveryMinutes: minutes.max };
  const awaited = { order, cart: times, store: seller.store };
  const acceptBy = awaitsStore(order) ? getAcceptBy(awaited, now) : null;
  const cart = await insertRow(db, cartOrders, {
    orderId: order.id,
    storeId: seller.store.id,
    type: isDeliveryOrder(input) ? "delivery" : "take_away",
    freeDeliveryBy: receipt.freeDeliveryBy,
    unavailableItemNote: input.unavailable_item_note,
    cutlery: input.cutlery === 1,
    prescription,
    ...(given && { groupId: given.groupId }),
    pricing: plan.pricing,
    ...times,
    ...(run && { pickupAt: run.pickupAt, doorAt: run.doorAt }),
    ...(acceptBy && { acceptBy }),
    ...(input.schedule_at !== undefined && { slotAt: slotStart(plan.at, shop.slotMinutes) }),
  });
  await finishByCommit(db, writeLines(db, order.id, plan, given));
  return {
    order,
    cart,
    parcel: null,
    store: seller.store,
    courier: null,
    position: null,
    cancellation: null,
    moduleType: module.type,
    shop,
  };
}

/** What decides the row of an order of any kind. */
type PlannedOrder = Pick<OrderPlan, "shop" | "receipt" | "payment" | "at" | "meters" | "pricing"> &
  Pick<StoreInZone, "zone">;

/** The columns of a new order that orders of stores and parcels share. */
export function orderValues(
  plan: PlannedOrder,
  contact: OrderContact & { accountId: number | null },
  input: CommonWrittenInput,
  { shopper, module, now, language }: CheckoutContext,
) {
  const { shop, receipt, payment } = plan;
  return {
    ...(shopper.kind === "customer"
      ? { customerId: shopper.customerId }
      : { guestId: shopper.guestId, customerId: contact.accountId }),
    moduleId: module.id,
    zoneId: plan.zone.id,
    status: payment.status,
    statusTimestamps: { [payment.status]: now.toISOString() },
    scheduled: input.schedule_at !== undefined,
    scheduleAt: plan.at,
    amount: receipt.total,
    receipt: receipt.lines,
    currencyCode: shop.currencyCode,
    chargeLabels: getChargeLabels(plan),
    taxIncluded: shop.taxIncluded,
    bringChange: toMinor(input.bring_change_amount),
    paymentMethod: input.payment_method,
    paymentStatus: "unpaid" as const,
    address: getDeliveryAddress(input, contact),
    contactName: contact.name,
    contactNumber: contact.number,
    contactEmail: contact.email,
    language,
    distanceMeters: plan.meters,
    note: input.order_note,
    deliveryInstruction: input.delivery_instruction,
    otp: newOtp(shop),
    createdAt: now,
    updatedAt: now,
  };
}

/** What the customer tells the courier at the door; null where the shop asks for nothing. */
export function newOtp({ deliveryVerification }: OrderPlan["shop"]): string | null {
  return deliveryVerification ? String(randomInt(10_000)).padStart(4, "0") : null;
}

/** Each line stores what it says about its item, in both languages. */
async function writeLines(
  db: Database,
  orderId: number,
  { lines, pricing, receipt }: OrderPlan,
  given: GivenOrder | undefined,
) {
  await insertRows(
    db,
    orderLines,
    lines.map((line, index) => ({
      ...toReservation(line),
      orderId,
      unitPrice: line.unitPrice,
      weight: pricing.lines[index]?.weight ?? null,
      discount: receipt.discounts[index]?.amount ?? nothing,
      discountFrom: receipt.discounts[index]?.from ?? null,
      ifSoldOut: line.ifSoldOut,
      note: line.note,
      member: given?.members.get(line.cartId) ?? null,
      snapshot: toLineSnapshot(line),
    })),
  );
}

/** What the stock of a line loses. */
export function toReservation({ item, variation, saleItem, quantity }: OrderPlan["lines"][number]) {
  return {
    itemId: item.id,
    variationId: variation?.id ?? null,
    flashSaleId: saleItem?.flashSaleId ?? null,
    quantity,
  };
}

export function getChargeLabels({
  shop,
  zone,
  pricing,
}: Pick<PlannedOrder, "shop" | "zone" | "pricing">): ChargeLabels {
  const { additionalCharge } = shop;
  const { deliveryFeeMessage: message } = zone;
  const terms = pricing.delivery?.terms;
  const isRaised = terms?.by === "zone" && terms.rise > 0;
  return {
    ...(additionalCharge && { additional_charge: additionalCharge.name }),
    ...(isRaised && message && { raised_delivery: message }),
  };
}
