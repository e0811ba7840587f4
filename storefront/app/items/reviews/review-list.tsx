import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewEntry } from "./review-entry.tsx";
import { useChosenStars } from "./reviews-url.ts";
import { type FirstReviews, type ReviewSubject, useReviews } from "./use-reviews.ts";

interface ReviewListProps {
  of: ReviewSubject;
  /** `reviews_section` of the store; false hides its reviews. */
  isShown?: boolean;
  /** The reviews that the server rendered. */
  first?: FirstReviews | null;
}

/** The reviews of an item or of a store's items, with a summary of the ratings. */
export function ReviewList({ of, isShown = true, first = null }: ReviewListProps) {
  const t = useMessages("catalog");
  const { stars, choose } = useChosenStars(of);
  const list = useReviews(of, stars, isShown, first);

  if (!isShown) return <p className="py-4 text-muted">{t("reviews.noPlan")}</p>;
  if (list.isError && list.reviews.length === 0) return <ErrorState onRetry={list.retry} />;
  if (list.ratings === null) return <ReviewsSkeleton />;
  if (list.ratings.every((count) => count === 0)) {
    return (
      <EmptyState
        icon={MessageSquareText}
        title={t("reviews.empty")}
        text={t("reviews.emptyText")}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-10">
      <RatingSummary ratings={list.ratings} chosen={stars} onChoose={choose} />
      <div className={`transition-opacity ${list.isChanging ? "opacity-50" : ""}`}>
        <p role="status" className="sr-only">
          {list.isChanging ? "" : t("reviews.of", { count: list.total })}
        </p>
        <ul className="flex flex-col divide-y divide-line">
          {list.reviews.map((review) => (
            <li key={review.id} className="py-4 first:pt-0 last:pb-0">
              <ReviewEntry review={review} namesItem={"store" in of} />
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <Button
            variant="outline"
            className="mt-5"
            isBusy={list.isLoadingMore}
            onClick={list.loadMore}
          >
            {t("reviews.more")}
          </Button>
        )}
      </div>
    </div>
  );
}

export function ReviewsSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-10">
      <Skeleton className="h-56 rounded-card" />
      <div className="flex flex-col gap-4">
        {["first", "second", "third"].map((key) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
    </div>
  );
}
