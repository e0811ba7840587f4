import { dateFormat } from "@errand/core/formats";
import type { Review } from "@errand/core/reviews/reviews.contract";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import { useState } from "react";
import { useShop } from "../../config/shop.ts";
import { Zoom, zoomDialog } from "../zoom.tsx";

interface ReviewEntryProps {
  review: Review;
  /**
   * True among the reviews of a store, where each says whether it is about an item or the store.
   */
  namesItem: boolean;
}

/** A review: customer, date, rating, text, pictures, and the store's reply. */
export function ReviewEntry({ review, namesItem }: ReviewEntryProps) {
  const t = useMessages("catalog");
  const dayOf = useDay();
  const { customer_name: name, attachment_full_url: pictures } = review;
  return (
    <article className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <time dateTime={review.created_at} className="text-sm text-muted">
          {dayOf(review.created_at)}
        </time>
      </p>
      <Rating value={review.rating} variant="stars" />
      {namesItem && <Subject itemName={review.item_name} />}
      {review.comment && <p className="whitespace-pre-line">{review.comment}</p>}
      {pictures.length > 0 && <Attachments name={name} pictures={pictures} />}
      {review.reply && (
        <div className="mt-1.5 flex gap-2.5 rounded-control bg-sunken px-3.5 py-3 text-sm">
          <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <div>
            <p className="flex flex-wrap gap-x-2">
              <span className="font-semibold">{t("reviews.reply")}</span>
              {review.replied_at && (
                <time dateTime={review.replied_at} className="text-muted">
                  {dayOf(review.replied_at)}
                </time>
              )}
            </p>
            <p className="whitespace-pre-line">{review.reply}</p>
          </div>
        </div>
      )}
    </article>
  );
}

function Subject({ itemName }: { itemName: string | null }) {
  const t = useMessages("catalog");
  return (
    <p className="text-sm text-muted">
      {itemName === null ? (
        t("reviews.aboutStore")
      ) : (
        <>
          {t("reviews.about")} <span className="font-medium text-ink">{itemName}</span>
        </>
      )}
    </p>
  );
}

function Attachments({ name, pictures }: { name: string; pictures: string[] }) {
  const t = useMessages("catalog");
  const [shown, setShown] = useState<number | null>(null);
  const title = t("reviews.pictures", { name });
  return (
    <>
      <ul aria-label={title} className="mt-1 flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={t("reviews.zoom", { name, number: index + 1 })}
              aria-haspopup="dialog"
              onPointerEnter={zoomDialog.prefetch}
              onFocus={zoomDialog.prefetch}
              onClick={() => setShown(index)}
              className="block size-20 cursor-zoom-in overflow-hidden rounded-control"
            >
              <Picture src={picture} alt="" sizes="80px" />
            </button>
          </li>
        ))}
      </ul>
      <Zoom
        name={title}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  );
}

/** Returns a function that formats a time as a date with its year, in the shop's time zone. */
function useDay(): (time: string) => string {
  const { config } = useShop();
  const language = useLanguage();
  const style = { day: "numeric", month: "long", year: "numeric" } as const;
  const format = dateFormat(language, { ...style, timeZone: config.time_zone });
  return (time) => format.format(new Date(time));
}
