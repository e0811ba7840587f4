import type { Client } from "@errand/client/create-client.ts";
import { createListen } from "@errand/client/live-updates.ts";
import { createQueries } from "@errand/client/queries.ts";
import type { CourierContract } from "@errand/core/contract.courier";
import { createContext, useContext } from "react";
import type { ConsoleScope } from "../console/create-console-client.ts";
import { pageLanguage } from "../console/preferences.ts";

/**
 * How the pages of a courier call the API: `useQuery(endpointQuery(scope, "GET /courier/cash"))`.
 */
export function createCourierClient(client: Client<CourierContract, ConsoleScope>) {
  return {
    call: client.call,
    listen: createListen(client),
    ...createQueries(client),
    /** The language does not change while a page is open. */
    scope: { language: pageLanguage() } satisfies ConsoleScope,
  };
}

export type CourierClient = ReturnType<typeof createCourierClient>;

export const CourierClientContext = createContext<CourierClient | null>(null);

export function useCourierClient(): CourierClient {
  const found = useContext(CourierClientContext);
  if (found === null) throw new Error("useCourierClient requires a CourierClientContext.");
  return found;
}
