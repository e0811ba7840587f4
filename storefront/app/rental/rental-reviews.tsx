import type { RentalReview } from "@errand/core/rental/rental.types";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import MessageSquareText from "lucide-react/icons/message-square-text";
import type { Call } from "../api/api-request.ts";
import { scopedPages } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { ReviewEntry } from "../items/reviews/review-entry.tsx";

/** What the reviews are about. */
export type RentalReviewSubject = { vehicle: number } | { provider: number };

const pageSize = 10;

interface RentalReviewPage {
  total_size: number;
  offset: number;
  reviews: RentalReview[];
}

/** The reviews of a vehicle or of a provider's vehicles, newest first. */
export function RentalReviews({ of }: { of: RentalReviewSubject }) {
  const t = useMessages("rental");
  const query = useInfiniteQuery({
    ...scopedPages(usePageScope(), ["rental reviews", of], (call, offset) =>
      readPage(call, of, offset),
    ),
    getNextPageParam: ({ offset, reviews, total_size }) =>
      reviews.length > 0 && offset * pageSize < total_size ? offset + 1 : undefined,
  });
  const reviews = query.data?.pages.flatMap((page) => page.reviews);
  if (!reviews) {
    if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
    return <ReviewsSkeleton />;
  }
  if (reviews.length === 0) {
    return (
      <EmptyState icon={MessageSquareText} title={t("reviews.none")} text={t("reviews.noneText")} />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <ReviewEntry review={asReview(review)} namesItem={"provider" in of} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("reviews.more")}
        </Button>
      )}
    </>
  );
}

function readPage(call: Call, of: RentalReviewSubject, offset: number): Promise<RentalReviewPage> {
  const paging = { limit: pageSize, offset };
  return "vehicle" in of
    ? call("GET /rental/vehicle/reviews/{id}", { id: of.vehicle, ...paging })
    : call("GET /rental/provider/get-provider-reviews/{id}", { id: of.provider, ...paging });
}

/** A review in the form of those of items, which look the same. */
function asReview({ vehicle_id, vehicle_name, vehicle_image_full_url, ...review }: RentalReview) {
  return {
    ...review,
    item_id: vehicle_id,
    item_name: vehicle_name,
    item_image_full_url: vehicle_image_full_url,
  };
}

function ReviewsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40 rounded-full" />
          <Skeleton className="h-4 w-24 rounded-full" />
          <Skeleton className="h-4 w-4/5 rounded-full" />
        </div>
      ))}
    </div>
  );
}
