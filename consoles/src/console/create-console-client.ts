import type { AnyContract } from "@errand/client/contract-types.ts";
import { type Client, createClient } from "@errand/client/create-client.ts";
import type { EndpointFacts } from "@errand/core/endpoint-facts";
import type { Language } from "@errand/core/language";
import { pageLanguage } from "./preferences.ts";
import type { StaffSession } from "./staff-session.ts";

/** The request headers, other than the token, that a reply depends on. */
export interface ConsoleScope {
  language: Language;
  /** For lists that belong to a module of the shop. */
  moduleId?: number | undefined;
}

/**
 * Creates the client of a console, which calls the API as the member of the staff who is signed in.
 */
export function createConsoleClient<Contract extends AnyContract>(
  facts: EndpointFacts,
  session: StaffSession,
): Client<Contract, ConsoleScope> {
  return createClient<Contract, ConsoleScope>({
    base: "/api/v1",
    facts,
    session,
    // What staff have just changed is shown as it is now: the name of the shop, its modules.
    cache: "no-cache",
    scope: {
      current: () => ({ language: pageLanguage() }),
      headers({ language, moduleId }) {
        const headers = new Headers({ "X-localization": language });
        if (moduleId !== undefined) headers.set("moduleId", String(moduleId));
        return headers;
      },
    },
    onSessionLost: async () => session.lose(),
  });
}
