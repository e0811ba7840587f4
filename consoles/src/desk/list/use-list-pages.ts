import type { CallOf } from "@errand/client/contract-types.ts";
import type { DeskContract } from "@errand/core/contract.desk";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

interface ListPages<Page> {
  /** The endpoint, and what it is asked. */
  name: readonly unknown[];
  /** How many a page has. */
  limit: number;
  read(call: CallOf<DeskContract>, offset: number): Promise<Page>;
  /** How often what is shown is read again; by default only after a change. */
  everyMs?: number;
}

/** A list page by page; what was found before stays until there is something else. */
export function useListPages<Page extends { total_size: number }>({
  name,
  limit,
  read,
  everyMs,
}: ListPages<Page>) {
  const { scopedPages, scope } = useDeskClient();
  return useInfiniteQuery({
    ...scopedPages(scope, name, read),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * limit < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}
