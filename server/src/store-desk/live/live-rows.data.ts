import type { LocalizedText } from "@errand/core/language";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { stores } from "../../catalog/catalog.tables.ts";
import { readShop } from "../../config/shop.data.ts";
import { courierPositions } from "../../couriers/courier-positions.tables.ts";
import type { Database } from "../../database/database.ts";
import { jobPlans } from "../../delivery/dispatch/job-plans.tables.ts";
import { jobOffers } from "../../delivery/job-offers.tables.ts";
import { modules } from "../../modules/modules.tables.ts";
import { cartOrders } from "../../order-rows/cart-orders.tables.ts";
import { isInProgress } from "../../order-rows/in-progress.ts";
import type { TimedRow } from "../../order-rows/order-facts.ts";
import { isNonTrip, type NonTrip, nonTripStatus } from "../../order-rows/order-kind.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { parcelOrders } from "../../order-rows/parcel-orders.tables.ts";

/** An order in progress, with what the live screen shows of it and no more. */
export interface LiveRow extends TimedRow {
  zoneId: number;
  storeId: number | null;
  storeName: LocalizedText | null;
  /** Whom the plan has for it, and to whom it is offered. */
  plannedCourierId: number | null;
  offeredCourierId: number | null;
}

/**
 * The orders in progress, or `which` of all, that match `condition`. Reads few columns, as there
 * are thousands of them at a busy hour.
 */
export async function readLiveRows(
  db: Database,
  condition: SQL | undefined,
  now: Date,
  which: SQL | undefined = isInProgress,
): Promise<LiveRow[]> {
  const offered = sql<number | null>`(select ${jobOffers.courierId} from ${jobOffers}
    where ${jobOffers.orderId} = ${orders.id} and ${jobOffers.outcome} is null
      and ${jobOffers.expiresAt} > ${now.toISOString()}::timestamptz limit 1)`;
  const rows = await db
    .select({
      order: orderColumns,
      cart: cartColumns,
      parcel: {
        service: parcelOrders.service,
        receiver: parcelOrders.receiver,
        chargePayer: parcelOrders.chargePayer,
      },
      store: storeColumns,
      position: {
        latitude: courierPositions.latitude,
        longitude: courierPositions.longitude,
      },
      moduleType: modules.type,
      zoneId: orders.zoneId,
      storeId: cartOrders.storeId,
      storeName: stores.name,
      plannedCourierId: jobPlans.courierId,
      offeredCourierId: offered,
    })
    .from(orders)
    .innerJoin(modules, eq(modules.id, orders.moduleId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(parcelOrders, eq(parcelOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .leftJoin(courierPositions, eq(courierPositions.courierId, orders.courierId))
    .leftJoin(jobPlans, eq(jobPlans.orderId, orders.id))
    .where(and(isNonTrip, which, condition));
  const shop = rows.length > 0 ? await readShop(db) : null;
  return rows.flatMap((row) => (shop && isNonTripOrder(row) ? [{ ...row, shop }] : []));
}

/** The query leaves trips out, which its types do not say. */
function isNonTripOrder<Row extends { order: { kind: string } }>(
  row: Row,
): row is Row & { order: Pick<NonTrip, "kind" | "status" | "statusTimestamps"> } {
  return row.order.kind !== "trip";
}

const orderColumns = {
  id: orders.id,
  kind: orders.kind,
  status: nonTripStatus,
  statusTimestamps: orders.statusTimestamps,
  paymentMethod: orders.paymentMethod,
  scheduled: orders.scheduled,
  scheduleAt: orders.scheduleAt,
  rescheduledAt: orders.rescheduledAt,
  createdAt: orders.createdAt,
  courierId: orders.courierId,
  takenOverFrom: orders.takenOverFrom,
  runId: orders.runId,
  distanceMeters: orders.distanceMeters,
  address: orders.address,
};

const cartColumns = {
  type: cartOrders.type,
  delayMinutes: cartOrders.delayMinutes,
  processingMinutes: cartOrders.processingMinutes,
  minDeliveryMinutes: cartOrders.minDeliveryMinutes,
  maxDeliveryMinutes: cartOrders.maxDeliveryMinutes,
  pickupAt: cartOrders.pickupAt,
  doorAt: cartOrders.doorAt,
  acceptBy: cartOrders.acceptBy,
  prescription: cartOrders.prescription,
  pricedAt: cartOrders.pricedAt,
};

const storeColumns = {
  latitude: stores.latitude,
  longitude: stores.longitude,
  selfDelivery: stores.selfDelivery,
  acceptMinutes: stores.acceptMinutes,
  autoAccept: stores.autoAccept,
};
