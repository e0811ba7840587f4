import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import { type Minor, nothing, toMinor } from "@errand/core/money";
import { priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import { localTime } from "@errand/core/time";
import { and, eq } from "drizzle-orm";
import { type EvaluatedLine, readBuyNow, readCart } from "../cart/cart.data.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { deliveryTermsOf } from "../catalog/delivery-terms.ts";
import { readSaleItems, readSales, runningSaleIds, type SaleItem } from "../catalog/sales.data.ts";
import { readShop } from "../config/shop.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import {
  type CheckoutContext,
  type CheckoutInput,
  isDelivered,
  type StoreInZone,
} from "./checkout-input.ts";
import {
  addressErrors,
  amountErrors,
  couponErrors,
  featureErrors,
  lineErrors,
  scheduleErrors,
} from "./order-errors.ts";
import { lineToPrice, storeDiscountOf } from "./price.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

/** An order before it is placed: its lines, its receipt and its errors. */
export interface OrderPlan {
  shop: ShopSettings;
  seller: StoreInZone;
  lines: PlannedLine[];
  receipt: Receipt;
  /** The scheduled time, or now. */
  at: Date;
  meters: number;
  extraPackaging: Minor;
  /** Empty when the order can be placed. */
  errors: AppError[];
}

/** The parts of the API that a plan uses. */
export type PlanServices = Pick<CheckoutApi, "maps" | "gateways">;

export type PlannedLine = EvaluatedLine & { saleItem: SaleItem | null };

/**
 * Reads the store and the lines, prices them and collects the errors. Throws when a requested feature
 * is off or the store does not exist: without them there is no price.
 */
export async function planOrder(
  input: CheckoutInput,
  ctx: CheckoutContext,
  { maps, gateways }: PlanServices,
): Promise<OrderPlan> {
  const { db, now, module } = ctx;
  const shop = await readShop(db);
  const seller = await findStoreInZone(db, input.store_id, module.id);
  throwOrderErrors([
    ...featureErrors(input, ctx.shopper, shop, seller, gateways.size > 0),
    ...(seller ? [] : [new AppError("store", { field: "store_id" })]),
  ]);
  if (!seller) throw new AppError("store", { field: "store_id" });
  const { store } = seller;

  const at = input.schedule_at ? new Date(input.schedule_at) : now;
  const time = localTime(at, shop.timeZone);
  const lines = await readLinesToOrder(input, ctx, {
    at: time,
    orLater: false,
    takesPrescriptions: shop.prescriptionOrder,
  });
  const errors = [
    ...couponErrors(input),
    ...lineErrors(lines, store.id),
    ...scheduleErrors(input, at, now, shop, store),
    ...(isOpen(store, time) ? [] : [new AppError("store_closed")]),
    ...(await addressErrors(db, input, seller)),
  ];
  const planned = await withSaleItems(db, lines, now);
  const extraPackaging = input.extra_packaging === 1 ? (store.extraPackaging ?? nothing) : nothing;
  const meters = await deliveryMeters(input, store, maps);
  const receipt = priceOrder({
    lines: planned.map((line) => lineToPrice(line, line.saleItem)),
    storeDiscount: storeDiscountOf(store, now),
    coupon: null,
    referralBonus: null,
    tax: { rate: store.taxRate, included: shop.taxIncluded },
    delivery: isDelivered(input)
      ? {
          terms: deliveryTermsOf(store, seller.zone, seller.pivot),
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
  });
  errors.push(...amountErrors(receipt, seller, input.payment_method));
  return { shop, seller, lines: planned, receipt, at, meters, extraPackaging, errors };
}

/** Null when the module has no such store. */
async function findStoreInZone(
  db: Database,
  storeId: number,
  moduleId: number,
): Promise<StoreInZone | null> {
  const [found] = await db
    .select({ store: stores, zone: zones, pivot: zoneModules })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .innerJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .where(and(eq(stores.id, storeId), eq(stores.moduleId, moduleId)));
  return found ?? null;
}

function readLinesToOrder(
  input: CheckoutInput,
  { db, shopper, module, language }: CheckoutContext,
  conditions: Parameters<typeof readCart>[3],
): Promise<EvaluatedLine[]> {
  if (input.is_buy_now === 0) return readCart(db, shopper, module.id, conditions);
  const [line] = input.cart ?? [];
  if (!line) return Promise.resolve([]);
  return readBuyNow(db, line, { moduleId: module.id, language, conditions });
}

/** A flash sale applies to an item only while it has enough left for all ordered pieces. */
async function withSaleItems(
  db: Database,
  lines: EvaluatedLine[],
  now: Date,
): Promise<PlannedLine[]> {
  const itemIds = lines.map(({ item }) => item.id);
  const saleItems = await readSaleItems(db, runningSaleIds(await readSales(db), now), itemIds);
  return lines.map((line) => {
    const saleItem = saleItems.get(line.item.id);
    const ordered = lines
      .filter(({ item }) => item.id === line.item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const enough = saleItem && saleItem.left >= ordered;
    return { ...line, saleItem: enough ? saleItem : null };
  });
}

function deliveryMeters(
  input: CheckoutInput,
  store: StoreInZone["store"],
  maps: Maps,
): Promise<number> | number {
  const { latitude, longitude } = input;
  if (!isDelivered(input) || latitude === undefined || longitude === undefined) return 0;
  return metersBetween(maps, [store.longitude, store.latitude], [longitude, latitude]);
}
