import { shortNumber } from "@errand/core/formats";
import { StarIcon } from "./icon-sprite.tsx";
import { useLanguage, useMessages } from "./messages/messages.ts";
import { ratingText, toHalfStars } from "./numbers.ts";

interface RatingProps {
  /** 0 to 5; 0 means that there is no rating yet. */
  value: number;
  count?: number;
  /** Five stars in steps of a half, or one star and the number. */
  variant?: "stars" | "short";
}

export function Rating({ value, count, variant = "short" }: RatingProps) {
  const t = useMessages("ui");
  const language = useLanguage();
  const shown = ratingText(value, language);
  const label = value > 0 ? t("rating.of", { rating: shown }) : t("rating.none");
  const fullLabel = count === undefined ? label : `${label}, ${t("rating.reviews", { count })}`;

  return (
    <span className="inline-flex items-center gap-1 text-sm tabular-nums">
      <span className="sr-only">{fullLabel}</span>
      {variant === "stars" ? (
        <Stars value={value} />
      ) : (
        <StarIcon className="size-4 fill-star text-star" />
      )}
      <span aria-hidden className="font-semibold">
        {value > 0 ? shown : t("rating.new")}
      </span>
      {count !== undefined && count > 0 && (
        <span aria-hidden className="text-muted">
          ({shortNumber(count, language)})
        </span>
      )}
    </span>
  );
}

/**
 * Five stars in steps of a half, hidden from screen readers: the text beside them has the rating.
 */
export function Stars({ value }: { value: number }) {
  const full = `${(toHalfStars(value) / 5) * 100}%`;
  return (
    <span aria-hidden className="keeps-colour relative inline-flex">
      <StarRow className="text-line" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: full }}>
        <StarRow className="text-star" />
      </span>
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span className={`inline-flex w-max ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} className="size-4 fill-current" />
      ))}
    </span>
  );
}
