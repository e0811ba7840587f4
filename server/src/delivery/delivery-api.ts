import type { PositionRecorder } from "../couriers/courier-positions.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { DispatchTiming } from "./dispatch/dispatch-timing.ts";
import type { RoadDistances } from "./dispatch/road-distances.ts";
import type { JobRoutes } from "./job-routes.ts";

/** The parts of the API that deliveries use. */
export interface DeliveryApi extends OrderApi {
  dispatchTiming: DispatchTiming;
  /** Null without a router. */
  roadDistances: RoadDistances | null;
  jobRoutes: JobRoutes;
  positionRecorder: PositionRecorder;
}
