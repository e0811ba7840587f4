import { courierLists } from "./contract.courier.ts";
import { deskLists } from "./contract.desk.ts";
import { gatewayLists } from "./contract.gateway.ts";
import { providerLists } from "./contract.provider.ts";
import { sharedLists } from "./contract.shared.ts";
import { storeLists } from "./contract.store.ts";
import { storeOrProviderLists } from "./contract.store-or-provider.ts";
import { storefrontLists } from "./contract.storefront.ts";
import { type ContractOf, type ListedEndpoint, listEndpoints } from "./endpoint-lists.ts";

/**
 * The contract of the server: the endpoints of all audiences. Pages load the contract of their own
 * audience (`contract.storefront.ts`, `contract.store.ts`, …).
 */

const lists = [
  sharedLists,
  storefrontLists,
  storeOrProviderLists,
  storeLists,
  providerLists,
  courierLists,
  deskLists,
  gatewayLists,
] as const;

/** The input and the response of every endpoint, by its path. */
export type ApiContract = ContractOf<(typeof lists)[number]>;

/** Every endpoint with its name and the feature it belongs to. */
export const endpoints: ListedEndpoint[] = listEndpoints(lists);
