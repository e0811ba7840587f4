import { maxUnassignments } from "@errand/core/orders/job-states";
import type { OneTimeCodes } from "../account/one-time-codes.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { acceptanceHandlers } from "./acceptance.ts";
import { onAccountDeletion } from "./account-deletion.data.ts";
import { agreeRoutes } from "./agree.routes.ts";
import { cancelRequestRoutes } from "./cancel-requests.routes.ts";
import { escalateCancelHandler } from "./cancel-requests.ts";
import { deleteCashbackCountsOf } from "./cashback.data.ts";
import { cashbackRoutes } from "./cashback.routes.ts";
import { deleteCouponCountsOf } from "./coupon-uses.ts";
import { courierJobRoutes } from "./courier-jobs.routes.ts";
import { courierMoneyRoutes } from "./courier-money.routes.ts";
import { courierRouteRoutes } from "./courier-route.routes.ts";
import { deskOrderRoutes } from "./desk-orders.routes.ts";
import { deskPaymentRoutes } from "./desk-payments.routes.ts";
import { deskRefundRoutes } from "./desk-refunds.routes.ts";
import { deskStoreRoutes } from "./desk-stores.routes.ts";
import { dispatchHandlers } from "./dispatch/plan-deliveries.ts";
import { expireOrderHandler } from "./expire-order.ts";
import { expireTransfersHandler } from "./expire-transfers.ts";
import { invoiceRoutes } from "./invoice.routes.ts";
import { jobReportRoutes } from "./job-reports.routes.ts";
import { offlinePaymentRoutes } from "./offline-payments.routes.ts";
import type { OrderApi } from "./order-api.ts";
import { orderMessageHandler } from "./order-messages/send-order-message.ts";
import { receiverMessageHandler } from "./order-messages/send-receiver-message.ts";
import { isOwnOrder } from "./order-ownership.ts";
import { orderRoutes } from "./orders.routes.ts";
import type { ParcelPlaces } from "./parcel-places.types.ts";
import { payRoutes } from "./pay.routes.ts";
import { paymentMethodRoutes } from "./payment-method.routes.ts";
import { refundRoutes } from "./refunds.routes.ts";
import { reorderRoutes } from "./reorder.routes.ts";
import { rescheduleRoutes } from "./reschedule.routes.ts";
import { storeEditRoutes } from "./store-edits.routes.ts";
import { storeFigureRoutes } from "./store-figures.routes.ts";
import { storeOrderRoutes } from "./store-orders.routes.ts";
import { trackRoutes } from "./track.routes.ts";
import { visitAgainRoutes } from "./visit-again.routes.ts";

const limits = {
  proofsByAddress: { name: "proof-address", count: 20, seconds: 60 },
  proofsByOrder: { name: "proof-order", count: 10, seconds: 3600 },
  /** Deliveries given back, by courier. */
  unassignments: { name: "unassign", count: maxUnassignments, seconds: 86_400 },
  /** Changes of the time of an order, by order: each sends messages. */
  reschedules: { name: "reschedule", count: 10, seconds: 86_400 },
  /** Codes of returned parcels, by order. */
  returnCodes: { name: "return-code", count: 5, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

type OrdersApi = CatalogApi & OrderApi & PaymentApi & { codes: OneTimeCodes; outbox: Outbox };

/** `parcels` changes the addresses of a parcel. */
export const ordersFeature = (parcels: ParcelPlaces): Feature<OrdersApi> => ({
  routes: [
    orderRoutes,
    trackRoutes,
    cancelRequestRoutes,
    (api) => rescheduleRoutes(api, parcels),
    invoiceRoutes,
    payRoutes,
    paymentMethodRoutes,
    refundRoutes,
    offlinePaymentRoutes,
    agreeRoutes,
    storeOrderRoutes,
    storeEditRoutes,
    storeFigureRoutes,
    courierJobRoutes,
    jobReportRoutes,
    courierRouteRoutes,
    courierMoneyRoutes,
    deskOrderRoutes,
    deskPaymentRoutes,
    deskStoreRoutes,
    deskRefundRoutes,
    cashbackRoutes,
    visitAgainRoutes,
    reorderRoutes,
  ],
  jobs: [
    expireOrderHandler,
    expireTransfersHandler,
    orderMessageHandler,
    receiverMessageHandler,
    acceptanceHandlers,
    escalateCancelHandler,
    dispatchHandlers,
  ],
  owns: {
    order: (db, staff, id) => isOwnOrder(db, staff, "order", id),
    job_offer: (db, staff, id) => isOwnOrder(db, staff, "job_offer", id),
    store: (db, staff, id) => isOwnOrder(db, staff, "store", id),
    courier: (db, staff, id) => isOwnOrder(db, staff, "courier", id),
  },
  limits,
  onAccountDeletion: [
    onAccountDeletion,
    { anonymize: deleteCouponCountsOf },
    { anonymize: deleteCashbackCountsOf },
  ],
});
