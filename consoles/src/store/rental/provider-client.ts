import type { Client } from "@errand/client/create-client.ts";
import { createListen } from "@errand/client/live-updates.ts";
import { createQueries } from "@errand/client/queries.ts";
import type { ProviderContract } from "@errand/core/contract.provider";
import { createContext, useContext } from "react";
import type { ConsoleScope } from "../../console/create-console-client.ts";
import { pageLanguage } from "../../console/preferences.ts";

/** How the pages of a rental provider call the API. */
export function createProviderClient(client: Client<ProviderContract, ConsoleScope>) {
  return {
    call: client.call,
    listen: createListen(client),
    ...createQueries(client),
    /** The language does not change while a page is open. */
    scope: { language: pageLanguage() } satisfies ConsoleScope,
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

export const ProviderClientContext = createContext<ProviderClient | null>(null);

export function useProviderClient(): ProviderClient {
  const found = useContext(ProviderClientContext);
  if (found === null) throw new Error("useProviderClient requires a ProviderClientContext.");
  return found;
}
