import type { OrderApi } from "../orders/order-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { cancelRequestRoutes } from "./cancel-requests.routes.ts";
import { escalateCancelHandler } from "./cancel-requests.ts";
import type { RefundedTrips } from "./desk-refunds.data.ts";
import { deskRefundRoutes } from "./desk-refunds.routes.ts";
import { refundRoutes } from "./refunds.routes.ts";
import { isOwnRefund } from "./store-refunds.data.ts";
import { storeRefundRoutes } from "./store-refunds.routes.ts";

export const refundsFeature = (trips: RefundedTrips): Feature<OrderApi> => ({
  routes: [cancelRequestRoutes, refundRoutes, deskRefundRoutes(trips), storeRefundRoutes],
  owns: { refund: isOwnRefund },
  jobs: [escalateCancelHandler],
});
