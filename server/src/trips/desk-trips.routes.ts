import {
  cancelDeskTrip,
  listDeskTrips,
  readDeskTrip,
} from "@errand/core/trips/desk-trips.contract";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { and, inArray } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { equals, isWithin, matchesDeskSearch } from "../orders/desk-filter.ts";
import { deskActor } from "../orders/staff-orders.ts";
import { readTransitions } from "../orders/transitions.data.ts";
import { serve } from "../requests/serve.ts";
import { changeTrip } from "./provider-trips.ts";
import { readTrip, readTrips } from "./read-trip.ts";
import { isLongOver, withMaskedRenter } from "./renter-contacts.ts";
import { tripOptions } from "./trip-api.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripOrders } from "./trips.tables.ts";

/** Trips of the zones of an operator. */
export function deskTripRoutes(api: ShopApi) {
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

  serve(api, readDeskTrip, async ({ id }, { db, now, language }) => {
    const trip = await readTrip(db, id, tripOptions(api, language));
    const shown = isLongOver(trip, now) ? withMaskedRenter(trip) : trip;
    return { ...shown, transitions: await readTransitions<TripStatus>(db, id, language) };
  });

  serve(api, cancelDeskTrip, ({ id, reason }, ctx) =>
    changeTrip(api, ctx, id, "trip_canceled", () =>
      transitionTrip(ctx.db, id, "canceled", deskActor(ctx.staff), { at: ctx.now, reason }),
    ),
  );
}
