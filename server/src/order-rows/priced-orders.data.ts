import { fromMinor, minor } from "@errand/core/money";
import {
  amountOf,
  type OrderToPrice,
  priceOrder,
  type Receipt,
} from "@errand/core/pricing/receipt";
import { and, desc, eq, gt, inArray, isNotNull, notInArray } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { StatedEffect } from "../entries/entry-source.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { orders } from "./orders.tables.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** Of a large shop the newest ones say enough. */
const maxOrders = 5_000;

export interface PricedOrder {
  pricing: OrderToPrice;
  moduleId: number;
}

interface PricedIn {
  /** Of stores in these zones; of all without any. */
  zoneIds?: readonly number[];
  moduleId?: number;
  storeId?: number | null;
}

/** What the orders of the last 24 hours were priced from: of all stores, or of some. */
export async function readPricedOrders(
  db: Database,
  now: Date,
  { zoneIds = [], moduleId, storeId = null }: PricedIn = {},
): Promise<PricedOrder[]> {
  const rows = await db
    .select({ pricing: cartOrders.pricing, moduleId: orders.moduleId })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .innerJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(
      and(
        gt(orders.createdAt, new Date(now.getTime() - oneDay)),
        notInArray(orders.status, ["canceled", "failed"]),
        isNotNull(cartOrders.pricing),
        zoneIds.length === 0 ? undefined : inArray(stores.zoneId, [...zoneIds]),
        moduleId === undefined ? undefined : eq(orders.moduleId, moduleId),
        storeId === null ? undefined : eq(stores.id, storeId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(maxOrders);
  return rows.flatMap(({ pricing, moduleId }) => (pricing ? [{ pricing, moduleId }] : []));
}

/** What customers would have paid, in all and for deliveries; nothing when all is as it was. */
export function comparePrices(
  placed: PricedOrder[],
  reprice: (order: PricedOrder) => OrderToPrice,
): StatedEffect[] {
  const priced = placed.map((order) => ({
    isDelivered: order.pricing.delivery !== null,
    before: priceOrder(order.pricing),
    after: priceOrder(reprice(order)),
  }));
  const compare = (
    code: StatedEffect["code"],
    of: typeof priced,
    find: (receipt: Receipt) => number,
  ): StatedEffect[] => {
    const sum = (when: "before" | "after") =>
      minor(of.reduce((total, each) => total + find(each[when]), 0));
    const [before, after] = [sum("before"), sum("after")];
    if (before === after) return [];
    return [{ code, count: of.length, before: fromMinor(before), after: fromMinor(after) }];
  };
  return [
    ...compare(
      "deliveries_cost",
      priced.filter(({ isDelivered }) => isDelivered),
      ({ lines }) => amountOf(lines, "delivery_charge") + amountOf(lines, "free_delivery"),
    ),
    ...compare("orders_cost", priced, ({ total }) => total),
  ];
}
