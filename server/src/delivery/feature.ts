import { maxUnassignments } from "@errand/core/delivery/job-states";
import { isOwnOrder } from "../orders/order-ownership.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { courierJobRoutes } from "./courier-jobs.routes.ts";
import { courierMoneyRoutes } from "./courier-money.routes.ts";
import { isOwnPaper } from "./courier-papers.data.ts";
import { courierPaperRoutes } from "./courier-papers.routes.ts";
import { courierPositionRoutes } from "./courier-positions.routes.ts";
import { courierRouteRoutes } from "./courier-route.routes.ts";
import { isOwnShift } from "./courier-shifts.data.ts";
import { courierShiftRoutes } from "./courier-shifts.routes.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { deskShiftRoutes } from "./desk-shifts.routes.ts";
import { dispatchHandlers } from "./dispatch/plan-deliveries.ts";
import { jobReportRoutes } from "./job-reports.routes.ts";
import { lateStoreHandlers } from "./late-stores.ts";
import type { ParcelPlaces } from "./parcel-places.types.ts";
import { rescheduleRoutes } from "./reschedule.routes.ts";

const limits = {
  /** Deliveries given back, by courier. */
  unassignments: { name: "unassign", count: maxUnassignments, seconds: 86_400 },
  /** Changes of the time of an order, by order: each sends messages. */
  reschedules: { name: "reschedule", count: 10, seconds: 86_400 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

/** `parcels` changes the addresses of a parcel. */
export const deliveryFeature = (parcels: ParcelPlaces): Feature<DeliveryApi> => ({
  routes: [
    (api) => rescheduleRoutes(api, parcels),
    courierJobRoutes,
    jobReportRoutes,
    courierRouteRoutes,
    courierMoneyRoutes,
    courierPositionRoutes,
    courierPaperRoutes,
    courierShiftRoutes,
    deskShiftRoutes,
  ],
  jobs: [dispatchHandlers, lateStoreHandlers],
  owns: {
    job_offer: (db, staff, id) => isOwnOrder(db, staff, "job_offer", id),
    courier: (db, staff, id) => isOwnOrder(db, staff, "courier", id),
    paper: isOwnPaper,
    shift: isOwnShift,
  },
  limits,
});
