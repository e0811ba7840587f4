import type { Client } from "@errand/client/create-client.ts";
import { createListen } from "@errand/client/live-updates.ts";
import { createQueries } from "@errand/client/queries.ts";
import type { StoreContract } from "@errand/core/contract.store";
import { createContext, useContext } from "react";
import type { ConsoleScope } from "../console/create-console-client.ts";
import { pageLanguage } from "../console/preferences.ts";

/**
 * How the pages of a store call the API: `useQuery(endpointQuery(scope, "GET /store/settings"))`.
 */
export function createStoreClient(client: Client<StoreContract, ConsoleScope>) {
  return {
    call: client.call,
    request: client.request,
    errorOf: client.errorOf,
    listen: createListen(client),
    ...createQueries(client),
    /** The language does not change while a page is open. */
    scope: { language: pageLanguage() } satisfies ConsoleScope,
  };
}

export type StoreClient = ReturnType<typeof createStoreClient>;

export const StoreClientContext = createContext<StoreClient | null>(null);

export function useStoreClient(): StoreClient {
  const found = useContext(StoreClientContext);
  if (found === null) throw new Error("useStoreClient requires a StoreClientContext.");
  return found;
}
