import type { StoreContract } from "@errand/core/contract.store";
import type { StoreImport } from "@errand/core/items/store-import.contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useStoreClient } from "../../../store-client.ts";

export type ImportInput = StoreContract["POST /store/import"]["input"];
export type Mapping = NonNullable<ImportInput["mapping"]>;

/** How often a running import is read while the stream is silent, in milliseconds. */
const readEvery = 5000;

export function isOver({ state }: StoreImport): boolean {
  return state === "done" || state === "failed";
}

/** The last imports of the store, newest first; a running one as the stream tells of it. */
export function useImports() {
  const { endpointQuery, scope, listen } = useStoreClient();
  const queries = useQueryClient();
  const imports = endpointQuery(scope, "GET /store/import");
  const query = useQuery({
    ...imports,
    refetchInterval: ({ state }) => (state.data?.imports.every(isOver) ? false : readEvery),
  });
  const isRunning = query.data?.imports.some((each) => !isOver(each)) ?? false;

  function show(changed: StoreImport) {
    queries.setQueryData(imports.queryKey, (former) => {
      const others = former?.imports.filter(({ id }) => id !== changed.id) ?? [];
      return { imports: [changed, ...others].toSorted((a, b) => b.id - a.id) };
    });
  }

  const onEvent = useEffectEvent((name: string, data: unknown) => {
    if (name === "import") show(data as StoreImport);
  });
  useEffect(() => {
    if (!isRunning) return;
    // What the stream does not tell is read after a while.
    const ignore = () => {};
    return listen("GET /store/stream", {}, { onEvent, onState: ignore, onRefused: ignore });
  }, [isRunning, listen]);

  return { query, show };
}
