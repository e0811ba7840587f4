import type { Language } from "@errand/core/language";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { Replay } from "@errand/core/store-desk/desk-live.contract";
import { and, gte, or } from "drizzle-orm";
import { readTrails } from "../../couriers/courier-trail.data.ts";
import type { Database } from "../../database/database.ts";
import { isInProgress } from "../../order-rows/in-progress.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { isOrderForDesk } from "../../orders/desk-filter.ts";
import { type LiveApi, toLiveOrder, toTimedOrder } from "./live-orders.ts";
import { type LiveRow, readLiveRows } from "./live-rows.data.ts";

const hourMs = 3_600_000;
/** An order that is over was placed within this time before, so that few are looked at. */
const longestMs = 48 * hourMs;
const maxOrders = 1_000;

interface ReplayReader {
  zoneIds: number[] | null;
  zoneId: number | undefined;
  language: Language;
  now: Date;
}

/**
 * The orders that were in progress in the last hour, with when each got to its statuses, and where
 * the couriers of the town were.
 */
export async function readReplay(
  api: LiveApi,
  db: Database,
  { zoneIds, zoneId, language, now }: ReplayReader,
): Promise<Replay> {
  const from = new Date(now.getTime() - hourMs);
  const wasOver = and(
    gte(orders.createdAt, new Date(from.getTime() - longestMs)),
    gte(orders.updatedAt, from),
  );
  const isForDesk = isOrderForDesk({ zoneIds }, { zone_id: zoneId });
  const [rows, couriers] = await Promise.all([
    readLiveRows(db, isForDesk, now, or(isInProgress, wasOver)),
    readTrails(db, { from, to: now }),
  ]);
  const shown = rows.filter((row) => !endedBefore(row, from)).slice(0, maxOrders);
  return {
    from: from.toISOString(),
    to: now.toISOString(),
    orders: shown.map((row) => {
      const { id, order_type, pickup, dropoff, due_at } = toLiveOrder(
        toTimedOrder(api, row, now),
        language,
      );
      return { id, order_type, pickup, dropoff, due_at, statuses: toStatuses(row) };
    }),
    couriers,
  };
}

function toStatuses({ order }: LiveRow) {
  return Object.entries(order.statusTimestamps)
    .map(([status, at]) => ({ status: status as OrderStatus, at }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Whether an order was over before, whatever happened to its money since. */
function endedBefore(row: LiveRow, from: Date): boolean {
  const end = toStatuses(row).find(({ status }) => !isActiveStatus(status));
  return end !== undefined && Date.parse(end.at) < from.getTime();
}
