import { createClient } from "@errand/client/create-client.ts";
import { pageLoad } from "@errand/client/page-load.ts";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import { storefrontFacts } from "@errand/core/endpoint-facts.storefront";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { forgetCustomer, isLeaving } from "../visitor/personal-data.ts";
import { storeReturnPath } from "../visitor/return-path.ts";
import { store, stored } from "../visitor/storage.ts";
import { apiPath, type Scope, scopeHeaders } from "./api-request.ts";

export const client = createClient<StorefrontContract, Scope>({
  base: apiPath,
  facts: storefrontFacts,
  session: {
    token: () => stored("token"),
    // A guest order stays a guest's after signing in, so its proof always uses the guest id.
    isProvedBy: (input) => "contact_number" in input && Boolean(input.contact_number),
    guestId,
    isOver: isLeaving,
  },
  scope: {
    current: currentScope,
    // Beginning and ending a preview loads the page, so that no query outlives it.
    headers: (scope) => scopeHeaders(scope, stored("preview")?.token ?? null),
  },
  onSessionLost: leaveLostSession,
});

export const { call } = client;

let guestRequest: Promise<string> | null = null;

/** The visitor's guest id. Parallel calls share one request. */
export function guestId(): Promise<string> {
  const id = stored("guest_id");
  if (id !== null) return Promise.resolve(id);
  guestRequest ??= call("POST /auth/guest/request")
    .then(({ guest_id }) => {
      store("guest_id", guest_id);
      return guest_id;
    })
    .finally(() => {
      guestRequest = null;
    });
  return guestRequest;
}

function currentScope(): Scope {
  return {
    language: stored("language-setting") ?? document.documentElement.lang,
    zoneIds: stored("zoneid") ?? [],
    moduleId: stored("module")?.id ?? null,
    place: stored("currentLatLng"),
  };
}

/**
 * Spec §8: forgets what the browser has stored about the customer of a session that the server no
 * longer knows, and opens the home page as a guest. Signing in again returns to the current page.
 */
async function leaveLostSession({ message }: { message: string }): Promise<void> {
  await forgetCustomer();
  storeReturnPath(location.pathname + location.search);
  toastAfterLoad("error", message);
  pageLoad.open("/home");
}
