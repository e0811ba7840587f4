import { streamProvider } from "@errand/core/trips/provider-trips.contract";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { and, eq, inArray } from "drizzle-orm";
import type { ChatApi } from "../chat/chat-api.ts";
import { counterFeed } from "../chat/counter-feed.ts";
import { openStaffStream } from "../chat/open-staff-stream.ts";
import { counterReader } from "../chat/store-counters.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serveResponse } from "../requests/serve.ts";
import { readNewsSince } from "../store-desk/order-news.data.ts";
import type { StaffEvents } from "../store-desk/staff-feed.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { providerCounters } from "./provider-counters.data.ts";
import { readTripRows } from "./read-trip.ts";
import { tripOptions } from "./trip-api.ts";
import { toTripResponses } from "./trip-response.ts";
import { tripOrders } from "./trips.tables.ts";

type StreamApi = Pick<StoreDeskApi, "orderNews"> & ChatApi;

/** Live updates for the staff of rental providers: their trips, and messages. */
export function providerStreamRoutes(api: StreamApi) {
  serveResponse(api, streamProvider, async (_input, ctx, c) =>
    openStaffStream(api, "store", ctx, c, tripEvents(api, ctx), [
      (resumeAfter) =>
        counterFeed(api, {
          ...{ db: ctx.db, staff: ctx.staff, resumeAfter },
          read: counterReader(providerCounters),
          concerns: ({ kind }) => kind === "trip",
        }),
    ]),
  );
}

/** More trips than a provider has vehicles for. */
const maxRunning = 10_000;

function tripEvents(
  api: StreamApi,
  { db, language, staff }: Pick<AnyRequestContext, "db" | "language"> & { staff: StaffOf<"store"> },
): StaffEvents {
  const isOwn = eq(tripOrders.providerId, staff.storeId);
  const own = db.select({ id: tripOrders.orderId }).from(tripOrders).where(isOwn);
  return {
    // Whose trip it is shows when it is read: changes of trips are rare.
    concerns: ({ kind }) => kind === "trip",
    async present() {
      const running = and(isOwn, inArray(orders.status, [...runningTripStatuses]));
      const rows = await readTripRows(db, running, { sorting: "pickup", limit: maxRunning });
      return rows.map(({ order }) => order.id);
    },
    async changedSince(cursor) {
      const news = await readNewsSince(db, cursor, inArray(orders.id, own));
      return news.map(({ orderId }) => orderId);
    },
    async eventsOf(tripIds) {
      const some = and(isOwn, inArray(orders.id, tripIds));
      const rows = await readTripRows(db, some, { sorting: "newest", limit: tripIds.length });
      const trips = await toTripResponses(db, rows, tripOptions(api, language));
      const byId = new Map(trips.map((trip) => [trip.id, trip]));
      return tripIds.flatMap((id) => {
        const trip = byId.get(id);
        return trip ? { event: "trip", data: trip } : [];
      });
    },
  };
}
