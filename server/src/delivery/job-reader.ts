import type { JobReader } from "./courier-jobs.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";

/** Who reads jobs, with what the API knows of stores and streets. */
export function jobReader(
  {
    settings,
    dispatchTiming,
    jobRoutes,
  }: Pick<DeliveryApi, "settings" | "dispatchTiming" | "jobRoutes">,
  caller: Pick<JobReader, "courierId" | "now" | "language">,
  routeOf: JobReader["routeOf"] = jobRoutes.find,
): JobReader {
  const { readyAt } = dispatchTiming;
  return { ...caller, secret: settings.secret, timing: dispatchTiming, readyAt, routeOf };
}
