import { canPayRest } from "@errand/core/checkout/partial-payment";
import { AppError, type Feature, featureOff } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { isSlot, slotStart } from "@errand/core/orders/schedule";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import type { Receipt } from "@errand/core/pricing/receipt";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { isReached } from "../location/zones.data.ts";
import { readFullSlots, slotFull } from "../orders/store-slots.data.ts";
import type { Shopper } from "../requests/caller.ts";
import {
  type CheckoutInput,
  type CommonInput,
  isDeliveryOrder,
  type StoreInZone,
} from "./checkout-input.ts";

/**
 * Why an order cannot be placed: each function returns the errors of one subject (contract 4.3).
 */

/** Features that the shop, the zone or the store does not offer. */
export function featureErrors(
  input: CheckoutInput,
  shopper: Shopper,
  shop: ShopSettings,
  seller: StoreInZone | null,
  hasGateway: boolean,
): AppError[] {
  const offersType = isDeliveryOrder(input)
    ? shop.homeDelivery && seller?.store.delivery !== false
    : shop.takeAway && seller?.store.takeAway !== false;
  return commonFeatureErrors(input, shopper, shop, {
    zone: seller?.zone ?? null,
    offersType,
    hasGateway,
  });
}

/**
 * The same of an order of any kind. `zone` is that of the store or of the sender; null when
 * unknown.
 */
export function commonFeatureErrors(
  input: CommonInput,
  shopper: Shopper,
  shop: ShopSettings,
  offered: { zone: StoreInZone["zone"] | null; offersType: boolean; hasGateway: boolean },
): AppError[] {
  const { zone, offersType, hasGateway } = offered;
  const { payment_method: method } = input;
  const takes: Partial<Record<NonNullable<typeof method>, boolean>> = {
    cash_on_delivery: shop.cashOnDelivery && zone?.cashOnDelivery !== false,
    digital_payment: hasGateway && shop.digitalPayment && zone?.digitalPayment !== false,
    wallet: shop.wallet,
    offline_payment: shop.offlinePayment && zone?.offlinePayment !== false,
  };
  const wantsWallet = method === "wallet" || input.partial_payment === 1;
  const isForCustomers = shop.wallet && wantsWallet;
  const features: [boolean, Feature, keyof CommonInput][] = [
    [!offersType, getOrderFeature(input), "order_type"],
    [method !== undefined && !takes[method], "paymentMethod", "payment_method"],
    [
      input.partial_payment === 1 && !offersPartial(input, shop),
      "partialPayment",
      "partial_payment",
    ],
    [input.dm_tips > 0 && !shop.tips, "tips", "dm_tips"],
    [input.schedule_at !== undefined && !shop.scheduleOrder, "scheduling", "schedule_at"],
  ];
  return [
    ...(shopper.kind === "guest" && (isForCustomers || !shop.guestCheckout)
      ? [new AppError("is_guest")]
      : []),
    ...features.filter(([isOff]) => isOff).map(([, feature, field]) => featureOff(feature, field)),
  ];
}

function getOrderFeature({ order_type }: CommonInput): Feature {
  if (order_type === "parcel") return "parcels";
  return order_type === "take_away" ? "pickup" : "delivery";
}

/** Whether the wallet may pay a part, and this method the rest. */
export function offersPartial(
  { payment_method: method }: Pick<CommonInput, "payment_method">,
  shop: ShopSettings,
): boolean {
  const { wallet, partialPayment } = shop;
  if (!wallet || partialPayment === "off") return false;
  return method === undefined || canPayRest(method, partialPayment);
}

export function lineErrors(lines: EvaluatedLine[], storeId: number): AppError[] {
  if (lines.length === 0) return [new AppError("cart_empty", { field: "cart" })];
  const problems = lines.flatMap((line) =>
    line.problems.map(
      ({ key, data }) =>
        new AppError(key, { data: { cart_id: line.cartId, item_id: line.item.id, ...data } }),
    ),
  );
  const isOtherStore = lines.some(({ store }) => store.id !== storeId);
  return [
    ...problems,
    ...(isOtherStore ? [new AppError("different_stores", { field: "store_id" })] : []),
  ];
}

export function scheduleErrors(
  input: CheckoutInput,
  at: Date,
  now: Date,
  shop: ShopSettings,
  store: StoreInZone["store"],
): AppError[] {
  const invalid = new AppError("schedule_time_invalid", { field: "schedule_at" });
  if (input.schedule_at === undefined)
    return input.order_type === "schedule_order" ? [invalid] : [];
  const { slotMinutes, timeZone } = shop;
  const fits = isSlot(at, now, { leadMinutes: store.leadMinutes, slotMinutes, timeZone });
  return store.scheduleOrder && fits ? [] : [invalid];
}

/** A fully booked slot. Whether the order gets the last place is decided when it is written. */
export async function slotErrors(
  db: Database,
  input: CheckoutInput,
  at: Date,
  now: Date,
  { slotMinutes }: ShopSettings,
  store: StoreInZone["store"],
): Promise<AppError[]> {
  if (input.schedule_at === undefined || store.slotCapacity === null) return [];
  const start = slotStart(at, slotMinutes);
  const full = await readFullSlots(db, store.id, now);
  return full.some((slot) => slot.getTime() === start.getTime()) ? [slotFull(start)] : [];
}

export async function addressErrors(
  db: Database,
  input: CheckoutInput,
  { zone }: StoreInZone,
): Promise<AppError[]> {
  if (!isDeliveryOrder(input)) return [];
  const { address, latitude, longitude } = input;
  if (address === undefined || latitude === undefined || longitude === undefined) {
    return [new AppError("address_missing", { field: "address" })];
  }
  return (await isReached(db, zone, latitude, longitude))
    ? []
    : [new AppError("address_outside_zones", { field: "latitude" })];
}

export function amountErrors({ subtotal }: Receipt, { store }: StoreInZone): AppError[] {
  if (missingToMinimum(subtotal, store.minimumOrder) === 0) return [];
  const data = { minimum_order: fromMinor(store.minimumOrder) };
  return [new AppError("minimum_order_missed", { data })];
}
