import { AppError } from "@errand/core/errors";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import {
  cancelTrip,
  getTrip,
  listTrips,
  streamTrip,
  type tripLists,
} from "@errand/core/trips/trips.contract";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { lockTripRow, readTrip, readTrips } from "./read-trip.ts";
import { requireTripAccess } from "./trip-access.ts";
import { tripOptions } from "./trip-api.ts";
import { tripFeed } from "./trip-feed.ts";
import { ifCanceled } from "./trip-row.ts";
import { matchesProvider } from "./trip-search.data.ts";
import { transitionTrip } from "./trip-transitions.ts";

/** Reading, watching and canceling trips (contract 5.4). */
export function tripRoutes(api: ShopApi) {
  serve(api, listTrips, async ({ type, trip_status, search, ...paging }, ctx) => {
    const { shopper, module, language } = ctx;
    const condition = and(
      eq(orders.customerId, shopper.customerId),
      eq(orders.moduleId, module.id),
      isInList(type),
      trip_status === undefined ? undefined : eq(orders.status, trip_status),
      search === undefined ? undefined : matchesProvider(search),
    );
    const { total, trips } = await readTrips(ctx.db, condition, paging, tripOptions(api, language));
    return { total_size: total, ...paging, trips };
  });

  serve(api, getTrip, async (input, ctx) => {
    await requireTripAccess(api, ctx, input);
    return readTrip(ctx.db, input.trip_id, tripOptions(api, ctx.language));
  });

  serve(api, cancelTrip, async (input, ctx) => {
    const owner = await requireTripAccess(api, ctx, input);
    const row = await lockTripRow(ctx.db, input.trip_id);
    const { kept, returned } = ifCanceled(row, nothing, ctx.now);
    if (input.kept !== undefined && toMinor(input.kept) !== kept) {
      throw new AppError("price_changed", { data: { kept: fromMinor(kept) }, field: "kept" });
    }
    await transitionTrip(ctx.db, input.trip_id, "canceled", owner, {
      at: ctx.now,
      reason: input.cancellation_reason,
    });
    ctx.afterCommit(() => api.changes.flushed());
    const trip = await readTrip(ctx.db, input.trip_id, tripOptions(api, ctx.language));
    return {
      message: messageIn(ctx.language, "responses", "trip_canceled"),
      trip,
      // Without what changes of the trip returned before.
      ...{ returned: fromMinor(returned), kept: fromMinor(kept) },
    };
  });

  serveResponse(api, streamTrip, async (input, ctx, c) => {
    await requireTripAccess(api, ctx, input);
    const feed = tripFeed({
      db: ctx.db,
      changes: api.changes,
      tripId: input.trip_id,
      resumeAfter: ctx.lastEventId,
      read: () => readTrip(ctx.db, input.trip_id, tripOptions(api, ctx.language)),
      isOver: ({ trip_status }) => trip_status === "canceled" || trip_status === "completed",
      customerId: ctx.shopper.kind === "customer" ? ctx.shopper.customerId : null,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    await feed.start();
    if (feed.isOver()) return c.body(null, 204);
    return api.streams.open(c, ctx.shopper.key, feed);
  });
}

const past = ["completed", "canceled"] as const satisfies TripStatus[];

function isInList(type: (typeof tripLists)[number]): SQL | undefined {
  switch (type) {
    case "running":
      return inArray(orders.status, [...runningTripStatuses]);
    case "completed":
      return inArray(orders.status, [...past]);
    case "all":
      return undefined;
  }
}
