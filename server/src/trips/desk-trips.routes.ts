import {
  cancelDeskTrip,
  listDeskTrips,
  readDeskTrip,
} from "@errand/core/trips/desk-trips.contract";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { and, inArray } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";
import { equals, isWithin, matchesDeskSearch } from "../orders/desk-filter.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { deskActor } from "../orders/staff-orders.ts";
import { serve } from "../requests/serve.ts";
import { changeTrip } from "./provider-trips.ts";
import { readStaffTrip } from "./read-staff-trip.ts";
import { readTrips } from "./read-trip.ts";
import { withMaskedRenter } from "./renter-contacts.ts";
import { tripOptions } from "./trip-api.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripOrders } from "./trips.tables.ts";

/** Trips of the zones of an operator. */
export function deskTripRoutes(api: OrderApi) {
  serve(api, listDeskTrips, async ({ limit, offset, state, ...filter }, ctx) => {
    const { zoneIds } = ctx.staff;
    const { country } = await api.shop();
    const condition = and(
      zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds),
      equals(tripOrders.providerId, filter.store_id),
      equals(orders.zoneId, filter.zone_id),
      state === "active"
        ? inArray(orders.status, [...runningTripStatuses])
        : equals(orders.status, state),
      isWithin(orders.createdAt, filter),
      matchesDeskSearch(filter.search, country),
    );
    const options = tripOptions(api, ctx.language);
    const page = await readTrips(ctx.db, condition, { limit, offset }, options, "pickup");
    return { total_size: page.total, limit, offset, trips: page.trips.map(withMaskedRenter) };
  });

  serve(api, readDeskTrip, ({ id }, ctx) => readStaffTrip(api, id, ctx));

  serve(api, cancelDeskTrip, ({ id, reason }, ctx) =>
    changeTrip(api, ctx, id, "trip_canceled", () =>
      transitionTrip(ctx.db, id, "canceled", deskActor(ctx.staff), { at: ctx.now, reason }),
    ),
  );
}
