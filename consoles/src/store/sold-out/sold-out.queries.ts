import type { StoreContract } from "@errand/core/contract.store";
import { reportError } from "@errand/ui/report-error.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";

export type ItemOnSale = StoreContract["GET /store/items-on-sale"]["reply"]["items"][number];
export type OptionOnSale = ItemOnSale["options"][number];

const path = "GET /store/items-on-sale";
const maxItems = 40;
const maxOff = 100;

/** The items whose name or number contains a text, those that sold most today first. */
export function useItemsOnSale(search: string, isEnabled = true) {
  const { endpointQuery, scope } = useStoreClient();
  const input = { limit: maxItems, ...(search !== "" && { search }) };
  return useQuery({
    ...endpointQuery(scope, path, input),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}

/** What stands on the same shelf as an item, without itself, what sold most today first. */
export function useItemsOfShelf(itemId: number) {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, path, { limit: maxItems, shelf_of: itemId }));
}

/** Another tablet may change what is off, which no stream states. */
const offEveryMs = 60_000;

/** What is sold out now, the first to return first. */
export function useOffItems() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery({
    ...endpointQuery(scope, path, { state: "sold_out", limit: maxOff }),
    refetchInterval: offEveryMs,
  });
}

type Stated = StoreContract["PUT /store/items/{id}/availability"]["input"];

/** By which the server knows an option; nothing for the whole item. */
export type StatedOption = Pick<Stated, "variation_id" | "group_id" | "option_id" | "add_on_id">;

interface SoldOutChange extends StatedOption {
  id: number;
  /** In milliseconds; null puts it back on. */
  until: number | null;
}

/** States until when an item or one of its options is sold out. */
export function useSoldOut() {
  const { call, everyScope } = useStoreClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ until, ...stated }: SoldOutChange) =>
      call("PUT /store/items/{id}/availability", {
        ...stated,
        until: until === null ? null : new Date(until).toISOString(),
      }),
    onSuccess: () => void client.invalidateQueries(everyScope(path)),
    onError: reportError,
  });
}
