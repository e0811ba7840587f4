import type { OneTimeCodes } from "../account/one-time-codes.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { deleteCashbackCountsOf } from "../rewards/cashback.data.ts";
import { deleteCouponCountsOf } from "../rewards/coupon-uses.ts";
import { onAccountDeletion } from "./account-deletion.data.ts";
import { agreeRoutes } from "./agree.routes.ts";
import { expireOrderHandler } from "./expire-order.ts";
import { expireTransfersHandler } from "./expire-transfers.ts";
import { invoiceRoutes } from "./invoice.routes.ts";
import { offlinePaymentRoutes } from "./offline-payments.routes.ts";
import type { OrderApi } from "./order-api.ts";
import { orderMessageHandler } from "./order-messages/send-order-message.ts";
import { receiverMessageHandler } from "./order-messages/send-receiver-message.ts";
import { isOwnOrder } from "./order-ownership.ts";
import { orderRoutes } from "./orders.routes.ts";
import { payRoutes } from "./pay.routes.ts";
import { paymentMethodRoutes } from "./payment-method.routes.ts";
import { reorderRoutes } from "./reorder.routes.ts";
import { sendBroadcastHandler } from "./send-broadcast.ts";
import { trackRoutes } from "./track.routes.ts";
import { visitAgainRoutes } from "./visit-again.routes.ts";

const limits = {
  proofsByAddress: { name: "proof-address", count: 20, seconds: 60 },
  proofsByOrder: { name: "proof-order", count: 10, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

type OrdersApi = CatalogApi & OrderApi & PaymentApi & { codes: OneTimeCodes; outbox: Outbox };

export const ordersFeature: Feature<OrdersApi> = {
  routes: [
    orderRoutes,
    trackRoutes,
    invoiceRoutes,
    payRoutes,
    paymentMethodRoutes,
    offlinePaymentRoutes,
    agreeRoutes,
    visitAgainRoutes,
    reorderRoutes,
  ],
  jobs: [
    expireOrderHandler,
    expireTransfersHandler,
    orderMessageHandler,
    receiverMessageHandler,
    sendBroadcastHandler,
  ],
  owns: { order: (db, staff, id) => isOwnOrder(db, staff, "order", id) },
  limits,
  onAccountDeletion: [
    onAccountDeletion,
    // Changes of an order lock it before the counts of its rewards, too.
    { anonymize: deleteCouponCountsOf },
    { anonymize: deleteCashbackCountsOf },
  ],
};
