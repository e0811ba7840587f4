import { useId } from "react";
import { classNames } from "./class-names.ts";
import { StarIcon } from "./icon-sprite.tsx";
import { useMessages } from "./messages/messages.ts";

interface StarInputProps {
  /** The accessible name of the stars. */
  label: string;
  /** 1 to 5; null while none is chosen. */
  value: number | null;
  onChange(value: number): void;
}

/** One to five stars. The native radio buttons work with the arrow keys. */
export function StarInput({ label, value, onChange }: StarInputProps) {
  const t = useMessages("ui");
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="-ms-2 flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <label
          key={star}
          className="keeps-colour grid size-11 cursor-pointer place-items-center rounded-full transition-[scale] hover:scale-110 has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            aria-label={t("rating.stars", { count: star })}
            checked={star === value}
            onChange={() => onChange(star)}
            className="sr-only"
          />
          <StarIcon
            strokeWidth={1.6}
            className={classNames(
              "size-7.5",
              value !== null && star <= value
                ? "fill-star text-star"
                : "fill-transparent text-line-strong",
            )}
          />
        </label>
      ))}
    </div>
  );
}
