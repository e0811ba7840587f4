import { readRoute } from "@errand/core/delivery/courier-jobs.contract";
import { serve } from "../requests/serve.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { readCourierRoute } from "./dispatch/courier-route.data.ts";
import { jobReader } from "./job-reader.ts";
import { getStops } from "./job-stops.ts";
import { toRouteStops } from "./route-stops.ts";

/** The stops of a courier's deliveries in the order in which to ride. */
export function courierRouteRoutes(api: DeliveryApi) {
  serve(api, readRoute, async (_input, { db, staff, now, language }) => {
    const { courierId } = staff;
    const route = await readCourierRoute(db, courierId, api.dispatchTiming, now);
    const reader = jobReader(api, { courierId, now, language });
    const rows = new Map(route.rows.map((row) => [row.order.id, row]));
    const stops = toRouteStops(route.stops, (id) => {
      const row = rows.get(id);
      return row ? { row, places: getStops(row, reader) } : null;
    });
    return { version: route.version, stops };
  });
}
