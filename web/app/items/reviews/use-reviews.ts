import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { scopedPages } from "../../api/query-client.ts";
import { usePageScope } from "../../api/scope.tsx";

/** Of what the reviews are. */
export type Reviewed = { item: number } | { store: number };

const pageSize = 10;

/** The first reviews, which came with the page, and how many stars they were asked for with. */
export interface FirstReviews {
  stars: number | null;
  page: ReviewPage;
}

/** What is asked for first; with `stars` only reviews with so many. */
export function askedFor(stars: number | null) {
  return { limit: pageSize, ...(stars !== null && { rating: stars }) };
}

/** What customers said, newest first, page by page; with `rating` only those with so many stars. */
export function useReviews(
  of: Reviewed,
  rating: number | null,
  isEnabled: boolean,
  first: FirstReviews | null,
) {
  const asked = askedFor(rating);
  const query = useInfiniteQuery({
    ...scopedPages(
      usePageScope(),
      ["reviews", of, asked],
      (call, offset): Promise<ReviewPage> =>
        "item" in of
          ? call("GET /items/reviews/{id}", { id: of.item, ...asked, offset })
          : call("GET /stores/reviews", { store_id: of.store, ...asked, offset }),
    ),
    getNextPageParam: ({ offset, reviews, total_size }) =>
      reviews.length > 0 && offset * pageSize < total_size ? offset + 1 : undefined,
    initialData: first?.stars === rating ? { pages: [first.page], pageParams: [1] } : undefined,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const newest = query.data?.pages[0];
  return {
    reviews: query.data?.pages.flatMap((page) => page.reviews) ?? [],
    total: newest?.total_size ?? 0,
    /** How many gave five stars, four, three, two, one; null until it is known. */
    ratings: newest?.ratings ?? null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isChanging: query.isPlaceholderData,
    isError: query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
