import {
  assignTripVehicles,
  completeTrip,
  confirmTrip,
  listProviderTrips,
  readProviderTrip,
  refuseTrip,
  startTrip,
  type tripStages,
} from "@errand/core/trips/provider-trips.contract";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { and, eq, inArray } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { serve } from "../requests/serve.ts";
import { assignVehicles, requireVehiclesBack } from "./assign-vehicles.ts";
import { completeTripOf } from "./complete-trip.ts";
import { changeTrip, providerActor } from "./provider-trips.ts";
import { readStaffTrip } from "./read-staff-trip.ts";
import { readTrips } from "./read-trip.ts";
import { withMaskedRenter } from "./renter-contacts.ts";
import { tripOptions } from "./trip-api.ts";
import { matchesCustomer } from "./trip-search.data.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripOrders } from "./trips.tables.ts";

/** Trips of a rental provider: what waits for it, and what it does with them (contract 6.5). */
export function providerTripRoutes(api: OrderApi) {
  serve(api, listProviderTrips, async ({ state, search, ...paging }, { db, staff, language }) => {
    const condition = and(
      eq(tripOrders.providerId, staff.storeId),
      inArray(orders.status, [...statusesOf[state]]),
      search === undefined ? undefined : matchesCustomer(search),
    );
    const sorting = state === "past" ? "latest" : "pickup";
    const options = tripOptions(api, language);
    const { total, trips } = await readTrips(db, condition, paging, options, sorting);
    const shown = state === "past" ? trips.map(withMaskedRenter) : trips;
    return { total_size: total, ...paging, trips: shown };
  });

  serve(api, readProviderTrip, ({ id }, ctx) => readStaffTrip(api, id, ctx));

  serve(api, confirmTrip, ({ id }, ctx) =>
    changeTrip(api, ctx, id, "trip_confirmed", () =>
      transitionTrip(ctx.db, id, "confirmed", providerActor(ctx.staff), { at: ctx.now }),
    ),
  );

  serve(api, refuseTrip, ({ id, reason }, ctx) =>
    changeTrip(api, ctx, id, "trip_refused", () =>
      transitionTrip(ctx.db, id, "canceled", providerActor(ctx.staff), { at: ctx.now, reason }),
    ),
  );

  serve(api, assignTripVehicles, ({ id, vehicles }, ctx) =>
    changeTrip(api, ctx, id, "trip_vehicles_assigned", (row) =>
      assignVehicles(
        ctx.db,
        row,
        vehicles.map(({ vehicle_identity_id: unitId, driver_id: driverId = null }) => ({
          unitId,
          driverId,
        })),
      ),
    ),
  );

  serve(api, startTrip, ({ id }, ctx) =>
    changeTrip(api, ctx, id, "trip_started", async (row) => {
      const actor = providerActor(ctx.staff);
      await transitionTrip(ctx.db, id, "ongoing", actor, { at: ctx.now });
      await requireVehiclesBack(ctx.db, row);
    }),
  );

  serve(api, completeTrip, ({ id }, ctx) =>
    changeTrip(api, ctx, id, "trip_completed", () =>
      completeTripOf(ctx.db, id, providerActor(ctx.staff), ctx.now),
    ),
  );
}

export const statusesOf = {
  new: ["pending"],
  upcoming: ["confirmed"],
  ongoing: ["ongoing"],
  past: ["completed", "canceled"],
} as const satisfies Record<(typeof tripStages)[number], TripStatus[]>;
