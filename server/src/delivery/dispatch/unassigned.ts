import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { OrderRow } from "../../order-rows/order-facts.ts";
import { notifyWatchers } from "../../orders/order-events.ts";
import { recordIncident } from "../incidents.data.ts";
import { incidents } from "../incidents.tables.ts";
import { lockWaiting } from "./dispatch-locks.data.ts";
import type { DispatchTiming } from "./dispatch-timing.ts";

const minute = 60_000;
/**
 * Minutes for which a delivery is ready before the desk hears that it has no courier (contract
 * 6.2).
 */
const noticeMinutes = 10;

/** When the desk is notified of a delivery that has no courier until then. */
export function noticeAt(row: OrderRow, { readyAt }: DispatchTiming, now: Date): Date {
  return new Date(readyAt(row, now).getTime() + noticeMinutes * minute);
}

/** Notifies the desk, once for each, of deliveries that have had no courier for too long. */
export async function reportUnassigned(
  tx: Database,
  rows: readonly OrderRow[],
  { timing, now: at }: { timing: DispatchTiming; now: Date },
) {
  const late = rows.filter((row) => noticeAt(row, timing, at) <= at).map(({ order }) => order.id);
  if (late.length === 0) return;
  const isReported = and(inArray(incidents.orderId, late), eq(incidents.kind, "no_courier"));
  const reported = await tx.select({ id: incidents.orderId }).from(incidents).where(isReported);
  const known = new Set(reported.map(({ id }) => id));
  for (const orderId of await lockWaiting(
    tx,
    late.filter((id) => !known.has(id)),
  )) {
    await recordIncident(tx, { kind: "no_courier", orderId, at });
    await notifyWatchers(tx, orderId);
  }
}
