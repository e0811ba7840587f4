import type { StorefrontContract } from "@errand/core/contract.storefront";
import { useQuery } from "@tanstack/react-query";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

export type StaffInvitation = StorefrontContract["POST /store/auth/invitation"]["reply"];

/** Whom the invitation of a link is for. The token goes in the body: URLs are logged. */
export function useInvitation(token: string) {
  const endpoint = "POST /store/auth/invitation";
  return useQuery(scopedQuery(useScope(), [endpoint, token], (call) => call(endpoint, { token })));
}
