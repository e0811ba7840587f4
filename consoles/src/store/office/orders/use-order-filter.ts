import type { StoreContract } from "@errand/core/contract.store";
import { useSearchParams } from "react-router";

type ListInput = StoreContract["GET /store/orders"]["input"];

export const orderStates = ["all", "new", "preparing", "ready", "past"] as const;
export const pageSize = 50;

/** What is listed, from the address, so that a reload and a shared link show the same. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  const state = orderStates.find((each) => each === params.get("state")) ?? "all";
  const filter = {
    state,
    search: params.get("search") ?? "",
    from: params.get("from") ?? "",
    to: params.get("to") ?? "",
  };
  function change(name: keyof typeof filter, value: string) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  const input: Omit<ListInput, "offset"> = {
    state: filter.state,
    limit: pageSize,
    search: filter.search.trim() || undefined,
    from: filter.from || undefined,
    to: filter.to || undefined,
  };
  return { filter, change, input };
}
