import type { StoreContract } from "@errand/core/contract.store";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReportReview } from "./report-review.tsx";

type Review = StoreContract["GET /store/reviews"]["reply"]["reviews"][number];

/** What a customer says, the reply of the store, and what it has reported. */
export function ReviewRow({ review }: { review: Review }) {
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
      {review.report && (
        <p className="text-strong wrap-anywhere">
          {t("report.done", { day: date(review.report.at), reason: review.report.reason })}
        </p>
      )}
      {!isReplying && (review.reply === null || review.report === null) && (
        <p className="flex flex-wrap gap-2">
          {review.reply === null && (
            <OfficeButton onClick={() => setReplying(true)}>{t("reply")}</OfficeButton>
          )}
          {review.report === null && (
            <ReportReview id={review.id} customer={review.customer_name} />
          )}
        </p>
      )}
      {isReplying && review.reply === null && (
        <ReplyForm reviewId={review.id} onClose={() => setReplying(false)} />
      )}
    </li>
  );
}
