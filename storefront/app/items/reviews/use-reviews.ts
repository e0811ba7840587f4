import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { scopedPages } from "../../api/queries.ts";
import { usePageScope } from "../../api/scope.tsx";

/** What the reviews are about. */
export type ReviewSubject = { item: number } | { store: number };

const pageSize = 10;

/** The first page of reviews, which the server rendered, and the stars it is filtered by. */
export interface FirstReviews {
  stars: number | null;
  page: ReviewPage;
}

/** The input of the request for the first page; `stars` filters the reviews. */
export function reviewsInput(stars: number | null) {
  return { limit: pageSize, ...(stars !== null && { rating: stars }) };
}

/** Loads reviews page by page, newest first; `rating` filters them by stars. */
export function useReviews(
  of: ReviewSubject,
  rating: number | null,
  isEnabled: boolean,
  first: FirstReviews | null,
) {
  const input = reviewsInput(rating);
  const query = useInfiniteQuery({
    ...scopedPages(
      usePageScope(),
      ["reviews", of, input],
      (call, offset): Promise<ReviewPage> =>
        "item" in of
          ? call("GET /items/reviews/{id}", { id: of.item, ...input, offset })
          : call("GET /stores/reviews", { store_id: of.store, ...input, offset }),
    ),
    getNextPageParam: ({ offset, reviews, total_size }) =>
      reviews.length > 0 && offset * pageSize < total_size ? offset + 1 : undefined,
    initialData: first?.stars === rating ? { pages: [first.page], pageParams: [1] } : undefined,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const firstPage = query.data?.pages[0];
  return {
    reviews: query.data?.pages.flatMap((page) => page.reviews) ?? [],
    total: firstPage?.total_size ?? 0,
    /** Number of reviews with five, four, three, two and one stars; null while it loads. */
    ratings: firstPage?.ratings ?? null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isChanging: query.isPlaceholderData,
    isError: query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
