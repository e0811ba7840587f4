import type { DeskContract } from "@errand/core/contract.desk";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

export type BulkResult = DeskContract["POST /desk/bulk"]["reply"]["results"][number];

/** The acts that can be done with several orders. */
export const bulkActs = {
  accept: "POST /desk/orders/{id}/accept",
  offer: "POST /desk/orders/{id}/assign",
  cancel: "POST /desk/orders/{id}/cancel",
} as const;
export type BulkAct = keyof typeof bulkActs;

/** Does the same with several orders; each has its own result. */
export function useBulk(onResults: (results: BulkResult[]) => void) {
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, ids, reason }: { act: BulkAct; ids: number[]; reason?: string }) =>
      call("POST /desk/bulk", {
        action: bulkActs[act],
        rows: ids.map((id) => ({ id, ...(reason !== undefined && { input: { reason } }) })),
      }),
    onSuccess: ({ results }) => onResults(results),
    onError: reportError,
    onSettled: () => queries.invalidateQueries(everyScope("GET /desk/orders")),
  });
}
