import { readRoute } from "@errand/core/delivery/courier-jobs.contract";
import { serve } from "../requests/serve.ts";
import { toJobs } from "./courier-jobs.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { readCourierRoute } from "./dispatch/courier-route.data.ts";
import { jobReader } from "./job-reader.ts";

/** The stops of a courier's deliveries in the order in which to ride. */
export function courierRouteRoutes(api: DeliveryApi) {
  serve(api, readRoute, async (_input, { db, staff, now, language }) => {
    const { courierId } = staff;
    const route = await readCourierRoute(db, courierId, api.dispatchTiming, now);
    const reader = jobReader(api, { courierId, now, language }, api.jobRoutes.known);
    const jobs = new Map((await toJobs(db, route.rows, reader)).map((job) => [job.id, job]));
    const stops = route.stops.flatMap(({ jobId, kind, at }) => {
      const job = jobs.get(jobId);
      if (!job) return [];
      const isReturn = job.kind === "return" && kind === "dropoff";
      const stop = { ...job[kind], job_id: jobId, planned_at: at.toISOString() };
      return { ...stop, kind: isReturn ? ("return" as const) : kind };
    });
    return { version: route.version, stops };
  });
}
