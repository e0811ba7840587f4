import { activeStatuses } from "@errand/core/orders/order-states";
import { listRunning, shownAfterDelivery, shownBefore } from "@errand/core/trips/running.contract";
import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { readOrders } from "../orders/orders.data.ts";
import { readProvedOrders } from "../orders/proved-orders.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { readTrips } from "./read-trip.ts";
import { tripOptions } from "./trip-api.ts";
import { tripOrders } from "./trips.tables.ts";

const firstFive = { limit: 5, offset: 1 };
const minuteMs = 60_000;

/** What a customer or a guest waits for now, for the bar at the lower edge of every page. */
export function runningRoutes(api: OrderApi) {
  serve(api, listRunning, async ({ proofs }, ctx) => {
    const { db, now, language } = ctx;
    const proved = await readProvedOrders(api, db, { proofs, now });
    const isOwn = or(isOwnTrip(ctx.shopper), inArray(orders.id, proved));
    const options = serializeOptions(api, language);
    const found = await readOrders(db, and(isOwn, isRunning(now)), firstFive, options);
    const { trips } = await readTrips(
      db,
      and(isOwn, isTripRunning(now)),
      firstFive,
      tripOptions(api, language),
    );
    return { orders: found.orders.toSorted(byArrival), trips };
  });
}

function isOwnTrip(shopper: Shopper): SQL {
  return shopper.kind === "guest"
    ? eq(orders.guestId, shopper.guestId)
    : eq(orders.customerId, shopper.customerId);
}

function isRunning(now: Date) {
  const deliveredAt = sql<Date>`(${orders.statusTimestamps}->>'delivered')::timestamptz`;
  const since = new Date(now.getTime() - shownAfterDelivery * minuteMs);
  const soon = soonAfter(now);
  return or(
    and(
      inArray(orders.status, [...activeStatuses]),
      or(eq(orders.scheduled, false), lt(orders.scheduleAt, soon)),
    ),
    and(eq(orders.status, "delivered"), sql`${deliveredAt} > ${since.toISOString()}`),
  );
}

function isTripRunning(now: Date) {
  return or(
    eq(orders.status, "ongoing"),
    and(
      inArray(orders.status, ["pending", "confirmed"]),
      lt(tripOrders.pickupTime, soonAfter(now)),
    ),
  );
}

function soonAfter(now: Date): Date {
  return new Date(now.getTime() + shownBefore * 60 * minuteMs);
}

interface Arriving {
  delivered: string | null;
  expected_at: string | null;
}

/** What arrives first comes first, then what has no estimate, then what has arrived. */
function byArrival(a: Arriving, b: Arriving): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ delivered, expected_at }: Arriving): number {
  if (delivered !== null) return Number.MAX_SAFE_INTEGER;
  return expected_at === null ? Number.MAX_SAFE_INTEGER - 1 : Date.parse(expected_at);
}
