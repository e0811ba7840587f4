import type { StoreContract } from "@errand/core/contract.store";
import { useAddressFilter } from "../../../console/office/use-address-filter.ts";

type ListInput = StoreContract["GET /store/orders"]["input"];

export const orderStates = ["all", "new", "preparing", "ready", "past"] as const;
export const pageSize = 50;

/** Which orders are listed. */
export function useOrderFilter() {
  const { filter, change } = useAddressFilter(["state", "search", "from", "to"]);
  const state = orderStates.find((each) => each === filter.state) ?? "all";
  const input: Omit<ListInput, "offset"> = {
    state,
    limit: pageSize,
    search: filter.search.trim() || undefined,
    from: filter.from || undefined,
    to: filter.to || undefined,
  };
  return { filter: { ...filter, state }, change, input };
}
