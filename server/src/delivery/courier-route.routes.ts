import { readOfferedRoute, readRoute } from "@errand/core/delivery/courier-route.contract";
import { AppError } from "@errand/core/errors";
import { pickupCode } from "../orders/order-codes.ts";
import { serve } from "../requests/serve.ts";
import { findOpenRow, isFree } from "./courier-jobs.data.ts";
import { isOnDuty } from "./couriers.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { previewRoutes, readCourierRoute } from "./dispatch/courier-route.data.ts";
import { jobReader } from "./job-reader.ts";
import { withLegs } from "./route-legs.ts";
import { readRouteStops } from "./route-stops.ts";
import { readOthersOfRun } from "./run-jobs.data.ts";
import { readToHandOver } from "./take-over.ts";

/** The stops of a courier's deliveries in the order in which to ride, and the way to each. */
export function courierRouteRoutes(api: DeliveryApi) {
  const { jobRoutes, dispatchTiming: timing } = api;
  const { travel } = timing;

  serve(api, readRoute, async (_input, { db, staff, now, language }) => {
    const { courierId } = staff;
    const route = await readCourierRoute(db, courierId, timing, now);
    const reader = jobReader(api, { courierId, now, language });
    const stops = readRouteStops(route.stops, route.rows, reader);
    const { version, position } = route;
    const waiting = await readToHandOver(db, courierId);
    return {
      version,
      stops: await withLegs(stops, position, { jobRoutes, travel, language }),
      to_hand_over: waiting.map(({ order: { id }, courier }) => ({
        job_id: id,
        name: courier && `${courier.firstName} ${courier.lastName}`.trim(),
        phone: courier?.phone ?? null,
        code: pickupCode(api.settings.secret, id),
      })),
    };
  });

  serve(api, readOfferedRoute, async ({ id }, { db, staff, now, language }) => {
    const { courierId } = staff;
    const reader = jobReader(api, { courierId, now, language });
    const row = (await isOnDuty(db, courierId)) ? await findOpenRow(db, id, reader) : null;
    if (!row) throw new AppError("job_taken");
    const offered = [row, ...(await readOthersOfRun(db, row)).filter(isFree)];
    const previews = await previewRoutes(db, offered, reader);
    const rows = [...previews.rows, ...offered];
    const stops = readRouteStops(previews.with.get(id) ?? [], rows, reader);
    return { stops: await withLegs(stops, previews.position, { jobRoutes, travel, language }) };
  });
}
