import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { StoreCourier } from "@errand/core/store-desk/store-courier.contract";
import { and, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { WrittenPosition } from "../couriers/courier-positions.ts";
import type { Database } from "../database/database.ts";
import { findPickupArrival } from "../delivery/dispatch/courier-route.data.ts";
import { readReports } from "../delivery/job-reports.data.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { getHandoverCodeEnd, handoverCode } from "../orders/order-codes.ts";
import { toDeliveryMan } from "../orders/order-response.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { StoreDeskApi } from "./store-desk-api.ts";

const beforePickup = [
  "confirmed",
  "accepted",
  "processing",
  "handover",
] as const satisfies OrderStatus[];

/** A courier who comes for an order, and since when the courier is at the store; null before. */
export interface ComingCourier {
  row: OrderRow & { courier: NonNullable<OrderRow["courier"]> };
  hereSince: Date | null;
}

/** More orders of one store than couriers come for at a time. */
const maxOrders = 200;

/** The couriers who come for the orders of a query over `orders` and `cart_orders`. */
export async function readComingCouriers(
  db: Database,
  condition: SQL | undefined,
): Promise<ComingCourier[]> {
  const isComing = and(inArray(orders.status, [...beforePickup]), isNotNull(orders.courierId));
  const list = { sorting: "oldest", limit: maxOrders } as const;
  const rows = await readOrderRows(db, and(condition, isComing), list);
  const reports = await readReports(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.flatMap((row) => {
    const { courier } = row;
    if (!courier) return [];
    const own = (reports.get(row.order.id) ?? []).filter((each) => each.courierId === courier.id);
    // What was reported before the courier gave the order back does not count.
    const since = own.findLastIndex(({ kind }) => kind === "unassigned") + 1;
    const arrival = own.slice(since).find(({ kind }) => kind === "arrived_at_pickup");
    return { row: { ...row, courier }, hereSince: arrival?.occurredAt ?? null };
  });
}

type StreamContext = Pick<AnyRequestContext, "db" | "language" | "now">;

/** A coming courier as the store sees it. */
export async function toStoreCourier(
  { settings, dispatchTiming }: Pick<StoreDeskApi, "settings" | "dispatchTiming">,
  { db, language, now }: StreamContext,
  { row, hereSince }: ComingCourier,
): Promise<StoreCourier> {
  const { order, courier, position } = row;
  const arrival = hereSince ? null : await findPickupArrival(db, row, dispatchTiming, now);
  return {
    order_id: order.id,
    courier: toDeliveryMan(courier, { language, url: settings.url, reviewed: false }),
    position: position && toLocation(position),
    arrives_at: arrival?.toISOString() ?? null,
    is_here: hereSince !== null,
    here_since: hereSince?.toISOString() ?? null,
    code_end: getHandoverCodeEnd(handoverCode(settings.secret, order.id, courier.id)),
  };
}

function toLocation({ latitude, longitude, locatedAt }: WrittenPosition) {
  return { latitude, longitude, time: locatedAt.toISOString() };
}

/** For an order for which nobody comes. */
export function withoutCourier(orderId: number): StoreCourier {
  return {
    order_id: orderId,
    courier: null,
    position: null,
    arrives_at: null,
    is_here: false,
    here_since: null,
    code_end: null,
  };
}
