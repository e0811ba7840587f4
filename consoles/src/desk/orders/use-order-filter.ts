import type { DeskContract } from "@errand/core/contract.desk";
import { orderStatuses } from "@errand/core/orders/order-statuses";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";

type ListInput = DeskContract["GET /desk/orders"]["input"];
export type DeskOrder = DeskContract["GET /desk/orders"]["reply"]["orders"][number];

export const pageSize = 50;
export const states = ["", "active", ...orderStatuses] as const;
export const kinds = ["", "delivery", "take_away", "parcel"] as const;
export const sortings = ["newest", "oldest"] as const;
/** Filters by a number that only links set, such as the one on the page of a customer. */
export const linked = ["customer", "courier", "store", "run"] as const;

const names = [
  ...["search", "state", "kind", "zone", "module", "late", "sort", "from", "to"],
  ...linked,
] as const;

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

function toId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Which orders are listed, as the address says. */
export function useOrderFilter() {
  const { filter, change } = useAddressFilter(names);
  const shown = {
    search: filter.search,
    from: filter.from,
    to: filter.to,
    zone: filter.zone,
    module: filter.module,
    late: filter.late === "1" ? ("1" as const) : ("" as const),
    state: oneOf(states, filter.state) ?? "",
    kind: oneOf(kinds, filter.kind) ?? "",
    sort: oneOf(sortings, filter.sort) ?? "newest",
    customer: filter.customer,
    courier: filter.courier,
    store: filter.store,
    run: filter.run,
  };
  const input: Omit<ListInput, "offset"> = {
    limit: pageSize,
    sort: shown.sort,
    search: shown.search.trim() || undefined,
    state: shown.state || undefined,
    order_type: shown.kind || undefined,
    zone_id: toId(shown.zone),
    module_id: toId(shown.module),
    customer_id: toId(shown.customer),
    courier_id: toId(shown.courier),
    store_id: toId(shown.store),
    run_id: toId(shown.run),
    late: shown.late === "1" ? 1 : undefined,
    from: shown.from || undefined,
    to: shown.to || undefined,
  };
  return { filter: shown, change, input };
}

export type OrderFilter = ReturnType<typeof useOrderFilter>;
