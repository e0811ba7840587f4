import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import { isSlot } from "@errand/core/orders/schedule";
import { parcelLeadMinutes } from "@errand/core/parcel/parcel-lead";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import {
  defaultMaxDeclaredValue,
  defaultShippingTerms,
  parcelSurcharge,
} from "@errand/core/parcel/shipping-rates";
import { type OrderToPrice, priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { CheckoutContext, ParcelInput, ParcelQuoteInput } from "../checkout/checkout-input.ts";
import { commonFeatureErrors } from "../checkout/order-errors.ts";
import { type PaymentPlan, planPayment } from "../checkout/payment-plan.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { getChargeLabels } from "../checkout/write-order.ts";
import { moneyIn } from "../config/money-in.ts";
import { readShop } from "../config/shop.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { metersBetween } from "../integrations/maps.ts";
import { findZoneServing, type ServedZone } from "../location/zones.data.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import {
  findParcelCategory,
  getSurcharge,
  type ParcelCategoryRow,
  toParcelTerms,
} from "./parcel-terms.data.ts";

/** A parcel before it is placed: its receipt and its errors. */
export interface ParcelPlan {
  shop: ShopSettings;
  category: ParcelCategoryRow;
  /** The zone of the sender. */
  zone: ServedZone["zone"];
  /** What that zone takes of parcels. */
  pivot: ServedZone["pivot"];
  /** The zone of the receiver. */
  receiverZoneId: number;
  pricing: OrderToPrice;
  receipt: Receipt;
  /** The scheduled time, or now. */
  at: Date;
  meters: number;
  payment: PaymentPlan;
  /** Empty when the parcel can be placed. */
  errors: AppError[];
}

/** The parts of the API that a plan uses. */
export type ParcelServices = Pick<CheckoutApi, "maps" | "gateways" | "outbox">;

/**
 * Prices a parcel and collects its errors (contract 5.1). Throws what leaves it without a price:
 * `module_header_invalid`, `parcel_category`, `address_missing`, `address_outside_zones` and
 * `receiver_outside_zones`.
 */
export async function planParcel(
  input: ParcelQuoteInput | ParcelInput,
  ctx: CheckoutContext,
  { maps, gateways }: ParcelServices,
): Promise<ParcelPlan> {
  const { db, now, module, shopper } = ctx;
  requireModuleType("parcel", module);
  const shop = await readShop(db);
  const category = await findParcelCategory(db, module.id, input.parcel_category_id);
  const { sender, receiver } = await readZones(db, module.id, input);

  const features = commonFeatureErrors(input, shopper, shop, {
    zone: sender.zone,
    offersType: shop.homeDelivery,
    hasGateway: gateways.size > 0,
  });
  const { from, to } = ends(input);
  const meters = await metersBetween(
    maps,
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  );
  const pricing = parcelToPrice(toParcelTerms(category), {
    meters,
    rise: getSurcharge(sender),
    taxIncluded: shop.taxIncluded,
    charges: [
      { key: "dm_tips", amount: toMinor(input.dm_tips) },
      { key: "additional_charge", amount: shop.additionalCharge?.amount ?? nothing },
    ],
    surcharge: parcelSurcharge(input, shop.shipping ?? defaultShippingTerms),
  });
  const receipt = priceOrder(pricing);
  const at = input.schedule_at ? new Date(input.schedule_at) : now;
  const { errors: paymentErrors, ...payment } = await planPayment(ctx, input, receipt, sender);
  return {
    shop,
    category,
    zone: sender.zone,
    pivot: sender.pivot,
    receiverZoneId: receiver.zone.id,
    pricing,
    receipt,
    at,
    meters,
    // No store accepts a parcel: one that is paid in cash only waits for its courier.
    payment: isCash(input) ? { ...payment, status: "confirmed" } : payment,
    errors: [
      ...features,
      ...payerErrors(input),
      ...timeErrors(input, at, now, shop),
      ...valueErrors(input, shop, ctx.language),
      ...paymentErrors,
    ],
  };
}

/** The receipt of a plan; `paid` is what the wallet will pay. */
export function parcelReceipt(plan: ParcelPlan, language: Language) {
  const { receipt, shop, payment, category } = plan;
  return toReceiptResponse(
    {
      lines: receipt.lines,
      total: receipt.total,
      paid: payment.fromWallet,
      couponCode: null,
      freeDeliveryBy: null,
      nameOf: () => localize(category.name, language),
    },
    { currencyCode: shop.currencyCode, chargeLabels: getChargeLabels(plan) },
    language,
  );
}

const isCash = (input: Pick<ParcelQuoteInput, "payment_method">) =>
  input.payment_method === "cash_on_delivery";

interface Point {
  latitude: number;
  longitude: number;
}

type Ends = Pick<ParcelQuoteInput, "latitude" | "longitude"> & { receiver_details: Point };

/** Where the parcel is collected and delivered. Throws `address_missing` without the first. */
function ends({ latitude, longitude, receiver_details: to }: Ends): {
  from: Point;
  to: Point;
} {
  if (latitude === undefined || longitude === undefined) {
    throw new AppError("address_missing", { field: "address" });
  }
  return { from: { latitude, longitude }, to };
}

/** The zones of both ends. Throws `sender_outside_zones` and `receiver_outside_zones`. */
export async function readZones(db: Database, moduleId: number, input: Ends) {
  const { from, to } = ends(input);
  const sender = await findZoneServing(db, moduleId, from);
  const receiver = await findZoneServing(db, moduleId, to);
  throwOrderErrors([
    ...(sender ? [] : [new AppError("sender_outside_zones", { field: "latitude" })]),
    ...(receiver ? [] : [new AppError("receiver_outside_zones", { field: "receiver_details" })]),
  ]);
  if (!sender || !receiver) throw new AppError("receiver_outside_zones");
  return { sender, receiver };
}

/** The receiver pays at the door, in cash and all of it. */
function payerErrors(input: ParcelQuoteInput): AppError[] {
  if (input.charge_payer === "sender" || input.payment_method === undefined) return [];
  return isCash(input) && input.partial_payment === 0
    ? []
    : [new AppError("receiver_pays_cash", { field: "payment_method" })];
}

/** What a shop replaces has a limit, which a sender is to know before a claim. */
function valueErrors(
  { declared_value: declared }: ParcelQuoteInput,
  shop: ShopSettings,
  language: Language,
): AppError[] {
  const max = shop.maxDeclaredValue ?? defaultMaxDeclaredValue;
  if (declared === undefined || toMinor(declared) <= max) return [];
  const amount = fromMinor(max);
  return [
    new AppError("declared_value_too_high", {
      field: "declared_value",
      data: { max: amount },
      values: { max: moneyIn(shop, language)(amount) },
    }),
  ];
}

/** Couriers collect parcels at any hour, on the shop's slots. */
function timeErrors(
  { schedule_at }: ParcelQuoteInput,
  at: Date,
  now: Date,
  { slotMinutes, timeZone }: ShopSettings,
): AppError[] {
  if (
    schedule_at === undefined ||
    isSlot(at, now, { leadMinutes: parcelLeadMinutes, slotMinutes, timeZone })
  )
    return [];
  return [new AppError("schedule_time_invalid", { field: "schedule_at" })];
}
