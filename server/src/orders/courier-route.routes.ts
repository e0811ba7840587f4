import { readRoute } from "@errand/core/orders/courier-jobs.contract";
import { activeStatuses } from "@errand/core/orders/order-states";
import { and, eq, inArray } from "drizzle-orm";
import { serve } from "../requests/serve.ts";
import { toJobs } from "./courier-jobs.data.ts";
import type { OrderApi } from "./order-api.ts";
import type { OrderRow } from "./order-facts.ts";
import { readOrderRows } from "./orders.data.ts";
import { orders } from "./orders.tables.ts";

const maxStops = 20;

/** The stops of a courier: what is in the bag is delivered first, then the other orders one after another. */
export function courierRouteRoutes(api: OrderApi) {
  serve(api, readRoute, async (_input, { db, staff, now, language }) => {
    const { courierId } = staff;
    const isActive = inArray(orders.status, [...activeStatuses]);
    const condition = and(eq(orders.courierId, courierId), isActive);
    const rows = await readOrderRows(db, condition, { sorting: "oldest", limit: maxStops });
    const isInBag = ({ order }: OrderRow) => order.status === "picked_up";
    const sorted = [...rows.filter(isInBag), ...rows.filter((row) => !isInBag(row))];
    const jobs = await toJobs(db, sorted, {
      courierId,
      now,
      language,
      secret: api.settings.secret,
    });
    const stops = sorted.flatMap((row) => {
      const job = jobs.find(({ id }) => id === row.order.id);
      if (!job) return [];
      const arrival = api.estimateArrival(row, now) ?? now;
      const dropoff = { ...job.dropoff, kind: "dropoff" as const, planned_at: arrival };
      const pickup = { ...job.pickup, kind: "pickup" as const, planned_at: readyAt(row, now) };
      return (isInBag(row) ? [dropoff] : [pickup, dropoff]).map((stop) => ({
        ...stop,
        job_id: job.id,
        planned_at: stop.planned_at.toISOString(),
      }));
    });
    const version = Math.max(0, ...rows.map(({ order }) => order.updatedAt.getTime()));
    return { version, stops };
  });
}

/** When the store has an order ready: by the time that it stated, at once when it states none. */
function readyAt({ order, cart }: OrderRow, now: Date) {
  const started = Date.parse(order.statusTimestamps.processing ?? "");
  const minutes = cart?.processingMinutes;
  if (order.status !== "processing" || Number.isNaN(started) || !minutes) return now;
  return new Date(Math.max(now.getTime(), started + minutes * 60_000));
}
