import { shortNumber } from "@errand/core/formats";
import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { StarIcon } from "@errand/ui/icon-sprite.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { ratingText } from "@errand/ui/numbers.ts";
import { Stars } from "@errand/ui/rating.tsx";

interface RatingSummaryProps {
  /** Five stars first. */
  ratings: ReviewPage["ratings"];
  /** The number of stars that the list is filtered by; null for all reviews. */
  chosen: number | null;
  onChoose(stars: number | null): void;
}

/**
 * The average and the number of reviews by stars. A press on a row filters the list, another press
 * shows all.
 */
export function RatingSummary({ ratings, chosen, onChoose }: RatingSummaryProps) {
  const t = useMessages("catalog");
  const language = useLanguage();
  const count = ratings.reduce((sum, each) => sum + each, 0);
  const average = ratings.reduce((sum, each, index) => sum + each * (5 - index), 0) / count;
  const figure = ratingText(average, language);
  return (
    <div className="self-start">
      <div className="mb-3 flex items-center gap-3">
        <span aria-hidden className="text-4xl font-bold tabular-nums">
          {figure}
        </span>
        <span className="flex flex-col">
          <span className="sr-only">{t("reviews.average", { rating: figure })}</span>
          <Stars value={average} />
          <span className="text-sm text-muted">{t("reviews.of", { count })}</span>
        </span>
      </div>
      <fieldset>
        <legend className="sr-only">{t("reviews.filter")}</legend>
        <button
          type="button"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
          className={`${row} justify-center`}
        >
          {t("reviews.all")}
        </button>
        {ratings.map((reviewCount, index) => {
          const stars = 5 - index;
          return (
            <StarsRow
              key={stars}
              stars={stars}
              reviewCount={reviewCount}
              share={reviewCount / count}
              isChosen={stars === chosen}
              onPress={() => onChoose(stars === chosen ? null : stars)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

const row =
  "flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 text-sm tabular-nums transition-colors hover:bg-sunken disabled:opacity-55 aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent";

interface StarsRowProps {
  stars: number;
  reviewCount: number;
  /** Share of all reviews, 0 to 1. */
  share: number;
  isChosen: boolean;
  onPress(): void;
}

function StarsRow({ stars, reviewCount, share, isChosen, onPress }: StarsRowProps) {
  const t = useMessages("catalog");
  const language = useLanguage();
  const label = t("reviews.choose", {
    stars: t("reviews.stars", { count: stars }),
    count: reviewCount,
  });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      disabled={reviewCount === 0}
      onClick={onPress}
      className={row}
    >
      <span className="w-2 text-end">{stars}</span>
      <StarIcon className="size-3.5 fill-star text-star" />
      <span className="h-2 grow overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-star"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="min-w-8 text-end text-muted">{shortNumber(reviewCount, language)}</span>
    </button>
  );
}
