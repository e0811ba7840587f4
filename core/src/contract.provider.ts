import type { sharedLists } from "./contract.shared.ts";
import type { storeOrProviderLists } from "./contract.store-or-provider.ts";
import type { ContractOf, EndpointLists } from "./endpoint-lists.ts";
import * as providerFleet from "./trips/provider-fleet.contract.ts";
import * as providerTrips from "./trips/provider-trips.contract.ts";
import { saveTripChecks } from "./trips/trip-checks.contract.ts";

/**
 * Endpoints for the staff of rental providers (`/provider`), but those that stores call as well.
 */
export const providerLists = {
  trips: { ...providerTrips, ...providerFleet, saveTripChecks },
} satisfies EndpointLists;

export type ProviderContract = ContractOf<
  typeof providerLists | typeof storeOrProviderLists | typeof sharedLists
>;
