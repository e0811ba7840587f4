import type { ReplacedCart } from "@errand/core/cart/cart.contract";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { everyScope, scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { stored } from "../visitor/storage.ts";
import { type NoInput, useCartChange } from "./cart-change.ts";

export const replacedCartEndpoint = "GET /customer/cart/replaced";

/** The cart that one of another store has replaced; null without one, undefined while it loads. */
export function useReplacedCart(): ReplacedCart | null | undefined {
  const query = useQuery(
    scopedQuery(useScope(), [replacedCartEndpoint], async (call): Promise<ReplacedCart | null> => {
      const hasNoId = stored("token") === null && stored("guest_id") === null;
      return hasNoId ? null : (await call(replacedCartEndpoint)).replaced;
    }),
  );
  return query.data;
}

/** Brings it back, and names the items that cannot be ordered as they were. */
export function useRestoreCart() {
  const client = useQueryClient();
  return useMutation(
    useCartChange(async (_nothing: NoInput, scope) => {
      const { lines, notices } = await call("POST /customer/cart/restore", {}, { scope });
      if (notices.length > 0) toast.info(notices.map(({ message }) => `• ${message}`).join("\n"));
      void client.invalidateQueries(everyScope(replacedCartEndpoint));
      return lines;
    }),
  );
}
