import { useInfiniteQuery } from "@tanstack/react-query";
import type { Endpoint, Input, InputArguments, Reply } from "../api/api-request.ts";
import { scopedPages } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useLoadNearEnd } from "./use-load-near-end.ts";

/** Endpoints that return one page of a list and its total size. */
type PagedEndpoint = {
  [E in Endpoint]: Reply<E> extends { total_size: number } ? E : never;
}[Endpoint];

/**
 * An infinite list. Pages start at 1 and end with an empty page (spec §9) or once the total is
 * loaded. The first page comes from the loader; cached pages render immediately on the way back.
 * `end` is the ref of the first placeholder after the loaded entries.
 */
export function usePages<E extends PagedEndpoint, Entry>(
  endpoint: E,
  input: Input<E>,
  first: Reply<E>,
  entriesOf: (reply: Reply<E>) => Entry[],
) {
  const query = useInfiniteQuery({
    ...scopedPages(
      usePageScope(),
      [endpoint, input],
      (call, page): Promise<Reply<E>> =>
        call(endpoint, ...([{ ...input, offset: page }] as InputArguments<E>)),
    ),
    initialData: { pages: [first], pageParams: [1] },
    getNextPageParam: (last, all) => {
      const isWhole = all.flatMap(entriesOf).length >= last.total_size;
      return isWhole || entriesOf(last).length === 0 ? undefined : all.length + 1;
    },
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useLoadNearEnd(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    fetchNextPage,
  );
  const entries = query.data.pages.flatMap(entriesOf);
  const total = query.data.pages.at(-1)?.total_size ?? 0;

  return {
    things: entries,
    remaining: Math.max(0, total - entries.length),
    end,
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    isStuck: isFetchNextPageError,
    goOn: () => void fetchNextPage(),
  };
}
