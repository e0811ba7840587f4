import type { sharedLists } from "./contract.shared.ts";
import type { storeOrProviderLists } from "./contract.store-or-provider.ts";
import type { ContractOf, EndpointLists } from "./endpoint-lists.ts";
import * as menuOrder from "./items/menu-order.contract.ts";
import * as storeCatalogue from "./items/store-catalogue.contract.ts";
import * as storeImports from "./items/store-import.contract.ts";
import * as storeItems from "./items/store-items.contract.ts";
import {
  joinCampaign,
  leaveCampaign,
  listOwnCampaigns,
} from "./promotions/store-marketing.contract.ts";
import { answerStoreCancelRequest } from "./refunds/cancel-requests.contract.ts";
import { listItemsOnSale } from "./store-desk/items-on-sale.contract.ts";
import { addPrinter, readPrinter, removePrinter } from "./store-desk/printer.contract.ts";
import { readStoreCourier } from "./store-desk/store-courier.contract.ts";
import * as storeEdits from "./store-desk/store-edits.contract.ts";
import * as storeOrders from "./store-desk/store-orders.contract.ts";
import { readTicket } from "./store-desk/ticket.contract.ts";
import * as storeScreen from "./stores/store-screen.contract.ts";
import * as storeSettings from "./stores/store-settings.contract.ts";
import { answerWish, listStoreWishes } from "./wishes/store-wishes.contract.ts";

/** Endpoints for the staff of stores (`/store`), but those that rental providers call as well. */
export const storeLists = {
  items: { ...storeCatalogue, ...storeItems, ...storeImports, ...menuOrder },
  stores: { ...storeScreen, ...storeSettings },
  orders: {
    ...storeOrders,
    readStoreCourier,
    listItemsOnSale,
    readTicket,
    readPrinter,
    addPrinter,
    removePrinter,
    ...storeEdits,
    answerStoreCancelRequest,
  },
  promotions: { listOwnCampaigns, joinCampaign, leaveCampaign },
  wishes: { listStoreWishes, answerWish },
} satisfies EndpointLists;

export type StoreContract = ContractOf<
  typeof storeLists | typeof storeOrProviderLists | typeof sharedLists
>;
