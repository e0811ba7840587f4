import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import { type Minor, nothing, toMinor } from "@errand/core/money";
import { subtotalOfLines } from "@errand/core/pricing/line-discounts";
import { type OrderToPrice, priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import { localTime } from "@errand/core/time";
import { type LoadedCart, readBuyNow, readCart } from "../cart/cart.data.ts";
import { type EvaluatedLine, evaluateLines, type LineItem } from "../cart/evaluate-lines.ts";
import { type CouponRow, couponOf } from "../catalog/coupon.data.ts";
import { deliveryTermsOf } from "../catalog/delivery-terms.ts";
import { getWeightTolerance, type ShopSettings } from "../config/shop.ts";
import { sendTogether } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { lockReferralBonus } from "../rewards/referral-bonus.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import {
  type CheckoutContext,
  type CheckoutInput,
  isDeliveryOrder,
  type StoreInZone,
} from "./checkout-input.ts";
import type { GivenLines } from "./given-order.ts";
import { hasCouponEffect, readOrderCoupon } from "./order-coupon.ts";
import {
  addressErrors,
  amountErrors,
  featureErrors,
  lineErrors,
  scheduleErrors,
  slotErrors,
} from "./order-errors.ts";
import { readOrderTerms } from "./order-terms.data.ts";
import { type PaymentPlan, planPayment } from "./payment-plan.ts";
import { findStoreDiscount, lineToPrice } from "./price.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

/** An order before it is placed: its lines, its receipt and its errors. */
export interface OrderPlan {
  shop: ShopSettings;
  seller: StoreInZone;
  lines: PlannedLine[];
  /** The coupon that reduces the receipt; null when there is none. */
  coupon: CouponRow | null;
  /** What the receipt is computed from. */
  pricing: OrderToPrice;
  receipt: Receipt;
  /** The scheduled time, or now. */
  at: Date;
  meters: number;
  extraPackaging: Minor;
  payment: PaymentPlan;
  /** Empty when the order can be placed. */
  errors: AppError[];
}

/** The parts of the API that a plan uses. */
export type PlanServices = Pick<CheckoutApi, "maps" | "gateways">;

/** A line whose `saleItem` has enough pieces left. */
export type PlannedLine = EvaluatedLine;

/**
 * Reads the store and the lines, prices them and collects the errors. Throws when a requested
 * feature is off or the store does not exist: without them there is no price. `given` are the lines
 * instead of those of the active cart.
 */
export async function planOrder(
  input: CheckoutInput,
  ctx: CheckoutContext,
  { maps, gateways }: PlanServices,
  given?: GivenLines,
): Promise<OrderPlan> {
  const { db, now, module, shopper } = ctx;
  const usesCart = input.is_buy_now === 0 && given === undefined;
  const [{ shop, seller }, cart] = await sendTogether(
    readOrderTerms(db, input.store_id, module.id),
    usesCart ? readCart(db, shopper, { moduleId: module.id, now }) : null,
  );
  throwOrderErrors([
    ...featureErrors(input, ctx.shopper, shop, seller, gateways.size > 0),
    ...(seller ? [] : [new AppError("store_not_found", { field: "store_id" })]),
  ]);
  if (!seller) throw new AppError("store_not_found", { field: "store_id" });
  const { store } = seller;

  const at = input.schedule_at ? new Date(input.schedule_at) : now;
  const time = localTime(at, shop.timeZone);
  const requested = given ?? cart ?? (await readRequestedLine(input, ctx));
  const lines = evaluateLines(requested.lines, requested.products, {
    at: time,
    orLater: false,
    takesPrescriptions: shop.prescriptionOrder,
  });
  const planned = lines.map((line) => withEnoughSalePieces(line, lines));
  const tolerance = getWeightTolerance(shop);
  const linesToPrice = planned.map((line) => lineToPrice(line, tolerance));
  const { coupon, errors: couponErrors } = await readOrderCoupon(input.coupon_code, ctx, shop, {
    store,
    subtotal: subtotalOfLines(linesToPrice),
  });
  const bonus =
    shopper.kind === "customer" ? await lockReferralBonus(db, shopper.customerId, shop, now) : null;
  const errors = [
    ...couponErrors,
    ...lineErrors(lines, store.id),
    ...scheduleErrors(input, at, now, shop, store),
    ...(await slotErrors(db, input, at, now, shop, store)),
    ...(isOpen(store, time) ? [] : [new AppError("store_closed")]),
    ...(await addressErrors(db, input, seller)),
  ];
  const extraPackaging = input.extra_packaging === 1 ? (store.extraPackaging ?? nothing) : nothing;
  const meters = await deliveryMeters(input, store, maps);
  const pricing: OrderToPrice = {
    lines: linesToPrice,
    storeDiscount: findStoreDiscount(store, now),
    coupon: coupon && couponOf(coupon),
    referralBonus: bonus?.discount ?? null,
    tax: { rate: store.taxRate, included: shop.taxIncluded },
    delivery: isDeliveryOrder(input)
      ? {
          terms: deliveryTermsOf(store, seller.zone, seller.pivot, shop.distanceCharges),
          meters,
          freeByStore: store.freeDelivery,
          freeOver: shop.freeDeliveryOver,
        }
      : null,
    charges: [
      { key: "dm_tips", amount: toMinor(input.dm_tips) },
      { key: "additional_charge", amount: shop.additionalCharge?.amount ?? nothing },
      { key: "extra_packaging", amount: extraPackaging },
    ],
  };
  const receipt = priceOrder(pricing);
  const prepaid = given?.getPrepaid?.({ lines: planned, pricing, receipt });
  const { errors: paymentErrors, ...payment } = await planPayment(
    ctx,
    input,
    receipt,
    seller,
    prepaid,
  );
  errors.push(...amountErrors(receipt, seller), ...paymentErrors);
  const redeemed = coupon && hasCouponEffect(receipt) ? coupon : null;
  return {
    shop,
    seller,
    lines: planned,
    coupon: redeemed,
    pricing,
    receipt,
    at,
    meters,
    extraPackaging,
    payment,
    errors,
  };
}

async function readRequestedLine(
  { cart }: CheckoutInput,
  { db, module, language, now }: CheckoutContext,
): Promise<LoadedCart<LineItem>> {
  const [line] = cart ?? [];
  if (!line) return { lines: [], products: new Map() };
  return readBuyNow(db, line, { moduleId: module.id, language, now });
}

/** A flash sale applies to an item only while it has enough left for all ordered pieces. */
function withEnoughSalePieces(line: EvaluatedLine, lines: EvaluatedLine[]): PlannedLine {
  const ordered = lines
    .filter(({ item }) => item.id === line.item.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const isEnough = line.saleItem !== null && line.saleItem.left >= ordered;
  return isEnough ? line : { ...line, saleItem: null };
}

function deliveryMeters(
  input: CheckoutInput,
  store: StoreInZone["store"],
  maps: Maps,
): Promise<number> | number {
  const { latitude, longitude } = input;
  if (!isDeliveryOrder(input) || latitude === undefined || longitude === undefined) return 0;
  return metersBetween(maps, [store.longitude, store.latitude], [longitude, latitude]);
}
