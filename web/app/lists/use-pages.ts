import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Endpoint, Input, InputArguments, Reply } from "../api/api-request.ts";
import { scopedPages } from "../api/query-client.ts";
import { usePageScope } from "../api/scope.tsx";

/** So much before its end comes into view, the next page of a list is fetched. */
const ahead = "800px";

/** What answers with one page of a list, and how long the list is. */
type PagedEndpoint = {
  [E in Endpoint]: Reply<E> extends { total_size: number } ? E : never;
}[Endpoint];

/**
 * A list that goes on while it is scrolled: pages start at 1 and stop when one is empty (spec §9), or
 * when as many things are there as the list has.
 * The first page comes from the loader; pages read before are there at once when somebody comes back.
 * `end` goes on the element after the list.
 */
export function usePages<E extends PagedEndpoint, Thing>(
  endpoint: E,
  input: Input<E>,
  first: Reply<E>,
  thingsOf: (reply: Reply<E>) => Thing[],
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
      const isWhole = all.flatMap(thingsOf).length >= last.total_size;
      return isWhole || thingsOf(last).length === 0 ? undefined : all.length + 1;
    },
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !isWaiting) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);

  return {
    things: query.data.pages.flatMap(thingsOf),
    end,
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    isStuck: isFetchNextPageError,
    goOn: () => void fetchNextPage(),
  };
}
