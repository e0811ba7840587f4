import type { AnyContract } from "@errand/client/contract-types.ts";
import type { Client } from "@errand/client/create-client.ts";
import { createListen } from "@errand/client/live-updates.ts";
import { createQueries } from "@errand/client/queries.ts";
import type { ConsoleScope } from "./create-console-client.ts";
import { pageLanguage } from "./preferences.ts";

/**
 * How the screens of a console call the API:
 * `useQuery(endpointQuery(scope, "GET /store/settings"))`.
 */
export function createScreenClient<Contract extends AnyContract>(
  client: Client<Contract, ConsoleScope>,
) {
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

export type ScreenClient<Contract extends AnyContract> = ReturnType<
  typeof createScreenClient<Contract>
>;
