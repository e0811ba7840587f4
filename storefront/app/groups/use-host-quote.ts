import { ApiError } from "@errand/core/api-error";
import type { ErrorResponse } from "@errand/core/errors";
import type { Group } from "@errand/core/groups/groups.contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import type { HostDraft } from "./use-host-draft.ts";

interface HostQuote {
  /** The group with the amounts that follow from the draft. */
  quoted: Group;
  isPending: boolean;
  errors: ErrorResponse[];
}

/** What the order would cost with what the host adds, and with those for whom the host pays. */
export function useHostQuote(group: Group, draft: HostDraft): HostQuote {
  const scope = useAccountScope();
  const added = toPricedInput(draft);
  const isAsked = Object.keys(added).length > 0;
  const { data, error, isFetching } = useQuery({
    ...scopedQuery(scope, ["group quote", group.code, added, group.updated_at], (call) =>
      call("GET /customer/group", { code: group.code, ...added }),
    ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    quoted: (isAsked && data) || group,
    isPending: isAsked && isFetching,
    errors: isAsked && error instanceof ApiError ? error.errors : [],
  };
}

/** What of the draft changes amounts. */
export function toPricedInput({ cover, couponCode, tip, extraPackaging }: HostDraft) {
  return {
    ...(cover.length > 0 && { cover }),
    ...(couponCode !== null && { coupon_code: couponCode }),
    ...(tip > 0 && { dm_tips: tip }),
    ...(extraPackaging && { extra_packaging: 1 as const }),
  };
}
