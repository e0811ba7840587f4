import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Refusals } from "@errand/ui/section.tsx";
import { StarInput } from "@errand/ui/star-input.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import type { RatedPart } from "./unrated-parts.ts";
import type { Rating, RatingContent } from "./use-ratings.ts";

const maxComment = 1000;
const maxPictures = 5;

interface RatingFieldsProps {
  part: RatedPart;
  rating: Rating;
  onChange(changes: Partial<RatingContent>): void;
}

/**
 * The stars of one part; once they are chosen, also a comment, and pictures except of a courier.
 */
export function RatingFields({ part, rating, onChange }: RatingFieldsProps) {
  const t = useMessages("orders");
  const { stars, comment, pictures, isSaved, error } = rating;
  const { kind, name, image } = part;
  const errorAt = (field: "comment" | "pictures" | null) =>
    error?.field === field ? error.text : undefined;
  const general = errorAt(null);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3.5">
        <div className="w-16 shrink-0">
          <Picture
            src={image}
            alt=""
            sizes="64px"
            className={kind === "courier" ? "rounded-full" : "rounded-control border border-line"}
          />
        </div>
        <div className="min-w-0">
          {(kind === "store" || kind === "courier") && (
            <p className="text-sm text-muted">{t(`rate.${kind}`)}</p>
          )}
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <StarInput
            label={t("rate.item", { name })}
            value={stars}
            onChange={(chosen) => onChange({ stars: chosen })}
          />
          <p role="status" className="text-sm text-good">
            {isSaved && !error && t("rate.saved")}
          </p>
        </div>
      </div>
      <Refusals texts={general ? [general] : []} />
      {stars !== null && (
        <div className="mt-3 flex flex-col gap-4">
          <TextArea
            label={t("rate.comment")}
            value={comment}
            onChange={({ target }) => onChange({ comment: target.value })}
            maxLength={maxComment}
            error={errorAt("comment")}
          />
          {kind !== "courier" && (
            <PicturesField
              label={t("rate.pictures", { name })}
              value={pictures}
              onChange={(files) => onChange({ pictures: files })}
              max={maxPictures}
              error={errorAt("pictures")}
            />
          )}
        </div>
      )}
    </li>
  );
}
