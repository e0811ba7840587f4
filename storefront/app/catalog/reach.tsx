import type { RunReach } from "@errand/core/runs/runs.contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, use, useMemo } from "react";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { ReachContext, WaitingCartsContext } from "./reach-context.ts";

/** How many stores one request can ask about. */
const maxStores = 50;

interface ReachProps {
  stores: readonly { id: number }[];
  children: ReactNode;
}

/**
 * Lets the cards of a list, or the page of a store, say what the stores add to the errand, by one
 * request for all of them; asks nothing before something waits in a cart of another store.
 */
export function Reach({ stores, children }: ReachProps) {
  const reached = useReach(stores)?.stores;
  const extras = useMemo(() => {
    const possible = reached?.filter(({ reason }) => reason === undefined);
    return possible ? new Map(possible.map(({ store_id, extra }) => [store_id, extra])) : null;
  }, [reached]);
  return <ReachContext value={extras}>{children}</ReachContext>;
}

/** What the stores add to the errand; undefined without a cart in another store. */
export function useReach(stores: readonly { id: number }[]): RunReach | undefined {
  const useWaitingCarts = use(WaitingCartsContext);
  const waiting = useWaitingCarts();
  const ids = stores.slice(0, maxStores).map(({ id }) => id);
  const inCart = waiting === "" ? [] : waiting.split(",").map((cart) => Number.parseInt(cart, 10));
  const isAsked = ids.some((id) => inCart.some((storeId) => storeId !== id));
  const { data } = useQuery({
    ...scopedQuery(useScope(), ["reach", ids.join(), waiting], (call) =>
      call("GET /customer/run/reach", { store_ids: ids }),
    ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data : undefined;
}
