import type { OrderApi } from "../orders/order-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { cancelRequestRoutes } from "./cancel-requests.routes.ts";
import { escalateCancelHandler } from "./cancel-requests.ts";
import { deskRefundRoutes } from "./desk-refunds.routes.ts";
import { refundRoutes } from "./refunds.routes.ts";
import { isOwnRefund } from "./store-refunds.data.ts";
import { storeRefundRoutes } from "./store-refunds.routes.ts";

export const refundsFeature: Feature<OrderApi> = {
  routes: [cancelRequestRoutes, refundRoutes, deskRefundRoutes, storeRefundRoutes],
  owns: { refund: isOwnRefund },
  jobs: [escalateCancelHandler],
};
