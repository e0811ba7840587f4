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
 * Lets the cards of a list say what their stores add to the errand, by one request for all of them;
 * asks nothing before something waits in a cart.
 */
export function Reach({ stores, children }: ReachProps) {
  const useWaitingCarts = use(WaitingCartsContext);
  const waiting = useWaitingCarts();
  const ids = stores.slice(0, maxStores).map(({ id }) => id);
  const { data } = useQuery({
    ...scopedQuery(useScope(), ["reach", ids.join(), waiting], (call) =>
      call("GET /customer/run/reach", { store_ids: ids }),
    ),
    enabled: waiting !== "" && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const reached = waiting === "" ? undefined : data?.stores;
  const extras = useMemo(() => {
    const possible = reached?.filter(({ reason }) => reason === undefined);
    return possible ? new Map(possible.map(({ store_id, extra }) => [store_id, extra])) : null;
  }, [reached]);
  return <ReachContext value={extras}>{children}</ReachContext>;
}
