import type { StoreContract } from "@errand/core/contract.store";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { OfficeButton } from "../office-button.tsx";
import { PageHead } from "../page-head.tsx";
import { QueryState } from "../query-state.tsx";
import { Segments } from "../segments.tsx";
import { ReplyForm } from "./reply-form.tsx";

type Review = StoreContract["GET /store/reviews"]["reply"]["reviews"][number];

const shownKinds = ["all", "open", "replied"] as const;
/** Of the request; all reviews without one. */
const repliedFlags = { all: undefined, open: 0, replied: 1 } as const;
const pageSize = 20;

/** What customers say, the newest first; each review is answered once. */
export function ReviewsPage() {
  const t = useMessages("review-list");
  const office = useMessages("office");
  const [params, setParams] = useSearchParams();
  const shown = shownKinds.find((kind) => kind === params.get("show")) ?? "all";
  const { scopedPages, scope } = useStoreClient();
  const input = { limit: pageSize, replied: repliedFlags[shown] };
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /store/reviews", input], (call, offset) =>
      call("GET /store/reviews", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
  });
  return (
    <>
      <PageHead title={office("section.reviews")}>
        <Segments
          label={t("show")}
          value={shown}
          onChange={(kind) => setParams(kind === "all" ? {} : { show: kind }, { replace: true })}
          options={shownKinds.map((value) => ({ value, label: t(value) }))}
        />
      </PageHead>
      <QueryState query={query}>
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews);
          if (reviews.length === 0)
            return <EmptyState icon={Star} title={t("none")} text={t("noneText")} />;
          return (
            <ul className="max-w-4xl divide-y divide-line px-4 md:px-5">
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
              {query.hasNextPage && (
                <li className="py-4 text-center">
                  <OfficeButton
                    isBusy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {office("more")}
                  </OfficeButton>
                </li>
              )}
            </ul>
          );
        }}
      </QueryState>
    </>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const t = useMessages("review-list");
  const { date } = useTimeText();
  const [isReplying, setReplying] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={review.rating} variant="stars" />
        <b>
          <bdi>{review.customer_name}</bdi>
        </b>
        <span className="text-strong">{date(review.created_at)}</span>
        {review.order_id !== null && (
          <Link to={`/vendor/orders/${review.order_id}`} className="font-semibold underline">
            {t("order", { id: String(review.order_id) })}
          </Link>
        )}
      </p>
      {review.comment && <p className="wrap-anywhere">{review.comment}</p>}
      {review.attachment_full_url.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {review.attachment_full_url.map((url, index) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t("picture", { number: index + 1, name: review.customer_name })}
              className="w-20"
            >
              <Picture src={url} alt="" sizes="80px" className="rounded-control" />
            </a>
          ))}
        </p>
      )}
      {review.reply !== null && (
        <div className="rounded-control bg-sunken p-3">
          <p className="font-semibold text-strong">
            {t("yourReply")}
            {review.replied_at && `, ${date(review.replied_at)}`}
          </p>
          <p className="wrap-anywhere">{review.reply}</p>
        </div>
      )}
      {review.reply === null && !isReplying && (
        <p>
          <OfficeButton onClick={() => setReplying(true)}>{t("reply")}</OfficeButton>
        </p>
      )}
      {isReplying && review.reply === null && (
        <ReplyForm reviewId={review.id} onClose={() => setReplying(false)} />
      )}
    </li>
  );
}
