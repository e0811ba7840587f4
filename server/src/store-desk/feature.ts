import type { Outbox } from "../integrations/outbox/outbox.ts";
import { isOwnOrder } from "../orders/order-ownership.ts";
import type { Feature } from "../requests/feature.types.ts";
import { acceptanceHandlers } from "./acceptance.ts";
import { bulkRoutes } from "./bulk.routes.ts";
import { deskCourierRoutes } from "./desk-couriers.routes.ts";
import { deskFigureRoutes } from "./desk-figures.routes.ts";
import { deskOrderListRoutes } from "./desk-order-list.routes.ts";
import { deskOrderRoutes } from "./desk-orders.routes.ts";
import { deskPaymentRoutes } from "./desk-payments.routes.ts";
import { deskStoreRoutes } from "./desk-store.routes.ts";
import { deskStoresRoutes } from "./desk-stores.routes.ts";
import { itemsOnSaleRoutes } from "./items-on-sale.routes.ts";
import { deskLiveRoutes } from "./live/desk-live.routes.ts";
import { payoutAccountRoutes } from "./payout-account.routes.ts";
import { printerRoutes } from "./printers/printers.routes.ts";
import { pushUnstartedHandler } from "./push-unstarted.ts";
import { statementRoutes } from "./statement.routes.ts";
import { storeCourierRoutes } from "./store-courier.routes.ts";
import type { StoreDeskApi } from "./store-desk-api.ts";
import { storeEditRoutes } from "./store-edits.routes.ts";
import type { FigureReader } from "./store-figures.data.ts";
import { storeFigureRoutes } from "./store-figures.routes.ts";
import { storeOrderListRoutes } from "./store-order-list.routes.ts";
import { storeOrderRoutes } from "./store-orders.routes.ts";
import { ticketRoutes } from "./tickets/ticket.routes.ts";

export const storeDeskFeature = (
  providerFigures: FigureReader,
): Feature<StoreDeskApi & { outbox: Outbox }> => ({
  routes: [
    storeOrderListRoutes,
    storeOrderRoutes,
    storeCourierRoutes,
    itemsOnSaleRoutes,
    ticketRoutes,
    printerRoutes,
    storeEditRoutes,
    (api) => storeFigureRoutes(api, providerFigures),
    deskOrderRoutes,
    deskOrderListRoutes,
    deskLiveRoutes,
    deskPaymentRoutes,
    deskStoresRoutes,
    deskStoreRoutes,
    deskFigureRoutes,
    deskCourierRoutes,
    payoutAccountRoutes,
    statementRoutes,
    bulkRoutes,
  ],
  jobs: [acceptanceHandlers, pushUnstartedHandler],
  owns: { store: (db, staff, id) => isOwnOrder(db, staff, "store", id) },
});
