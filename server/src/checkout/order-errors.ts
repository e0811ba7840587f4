import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { isSlot } from "@errand/core/orders/schedule";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import type { Receipt } from "@errand/core/pricing/receipt";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { isReached } from "../location/zones.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { type CheckoutInput, isDelivered, type StoreInZone } from "./checkout-input.ts";

/** Why an order cannot be placed: each function returns the errors of one subject (contract 4.3). */

/** Features that the shop, the zone or the store does not offer. */
export function featureErrors(
  input: CheckoutInput,
  shopper: Shopper,
  shop: ShopSettings,
  seller: StoreInZone | null,
  hasGateway: boolean,
): AppError[] {
  const delivered = isDelivered(input);
  const offersType = delivered
    ? shop.homeDelivery && seller?.store.delivery !== false
    : shop.takeAway && seller?.store.takeAway !== false;
  const takes: Partial<Record<CheckoutInput["payment_method"], boolean>> = {
    cash_on_delivery: shop.cashOnDelivery && seller?.zone.cashOnDelivery !== false,
    digital_payment: hasGateway && shop.digitalPayment && seller?.zone.digitalPayment !== false,
  };
  const features: [boolean, keyof CheckoutInput][] = [
    [!offersType, "order_type"],
    [!takes[input.payment_method], "payment_method"],
    [input.partial_payment === 1, "partial_payment"],
    [input.dm_tips > 0 && !shop.tips, "dm_tips"],
    [input.schedule_at !== undefined && !shop.scheduleOrder, "schedule_at"],
  ];
  return [
    ...(shopper.kind === "guest" && !shop.guestCheckout ? [new AppError("is_guest")] : []),
    ...features
      .filter(([isOff]) => isOff)
      .map(([, field]) => new AppError("feature_off", { field })),
  ];
}

/** Stores show coupons, but orders cannot redeem them yet. */
export function couponErrors(input: CheckoutInput): AppError[] {
  if (input.coupon_code === undefined) return [];
  return [new AppError("coupon_code", { field: "coupon_code" })];
}

export function lineErrors(lines: EvaluatedLine[], storeId: number): AppError[] {
  if (lines.length === 0) return [new AppError("empty_cart", { field: "cart" })];
  const problems = lines.flatMap((line) =>
    line.problems.map(
      ({ key, data }) =>
        new AppError(key, { data: { cart_id: line.cartId, item_id: line.item.id, ...data } }),
    ),
  );
  const isOtherStore = lines.some(({ store }) => store.id !== storeId);
  const isRefused = problems.some(({ key }) => key === "prescription_order");
  const needsPrescription = lines.some(({ item }) => item.prescriptionRequired);
  return [
    ...problems,
    ...(isOtherStore ? [new AppError("different_stores", { field: "store_id" })] : []),
    ...(needsPrescription && !isRefused
      ? [new AppError("prescription", { field: "order_attachment" })]
      : []),
  ];
}

export function scheduleErrors(
  input: CheckoutInput,
  at: Date,
  now: Date,
  shop: ShopSettings,
  store: StoreInZone["store"],
): AppError[] {
  const invalid = new AppError("schedule_at", { field: "schedule_at" });
  if (input.schedule_at === undefined)
    return input.order_type === "schedule_order" ? [invalid] : [];
  const { slotMinutes, timeZone } = shop;
  const fits = isSlot(at, now, { leadMinutes: store.leadMinutes, slotMinutes, timeZone });
  return store.scheduleOrder && fits ? [] : [invalid];
}

export async function addressErrors(
  db: Database,
  input: CheckoutInput,
  { zone }: StoreInZone,
): Promise<AppError[]> {
  if (!isDelivered(input)) return [];
  const { address, latitude, longitude } = input;
  if (address === undefined || latitude === undefined || longitude === undefined) {
    return [new AppError("address", { field: "address" })];
  }
  return (await isReached(db, zone, latitude, longitude))
    ? []
    : [new AppError("zone_of_address", { field: "latitude" })];
}

export function amountErrors(
  { subtotal, total }: Receipt,
  { store, pivot }: StoreInZone,
  method: CheckoutInput["payment_method"],
): AppError[] {
  const errors: AppError[] = [];
  if (missingToMinimum(subtotal, store.minimumOrder) > 0) {
    errors.push(
      new AppError("minimum_order", { data: { minimum_order: fromMinor(store.minimumOrder) } }),
    );
  }
  const isCash = method === "cash_on_delivery";
  if (isCash && pivot.maximumCashOrder !== null && total > pivot.maximumCashOrder) {
    errors.push(new AppError("cod_maximum", { field: "payment_method" }));
  }
  return errors;
}
