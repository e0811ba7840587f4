import { maxImageBytes } from "@errand/core/values";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useId, useState } from "react";
import { acceptedPictures, isAcceptedPicture, toUploadSize } from "../forms/picture-content.ts";
import { deletePictures, storePicture } from "../forms/picture-storage.ts";
import { usePictures } from "../forms/use-pictures.ts";
import { useMessages } from "../messages/messages.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";

interface PictureUploadProps {
  label: string;
  hint: string;
  isRequired?: boolean;
  /** The id of the stored picture; empty without one. */
  ids: string[];
  onChange(ids: string[]): void;
  /** The picture that was sent before, which stays when no other is chosen. */
  sentUrl?: string | null | undefined;
  error: string | undefined;
  shape: "square" | "wide";
}

const shapes = {
  square: "size-32",
  wide: "aspect-3/1 w-full max-w-xl",
};

/** One picture of a form, shown as soon as it is chosen, and stored on this device until it is sent. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, hint, isRequired = false, ids, onChange, sentUrl, shape } = props;
  const t = useMessages("partners");
  const ui = useMessages("ui");
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const [refused, setRefused] = useState<"unsupported" | "large" | null>(null);
  const [isLost, setLost] = useState(false);
  const [chosen] = usePictures(ids, () => {
    setLost(true);
    onChange([]);
  });
  const url = chosen?.url ?? (ids.length === 0 ? sentUrl : null);
  const error = refused
    ? ui(`pictures.${refused}`, { size: maxImageBytes / 1024 / 1024 })
    : isLost
      ? t("pictureLost")
      : props.error;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = "";
    if (!file) return;
    if (!(await isAcceptedPicture(file))) return setRefused("unsupported");
    const sized = await toUploadSize(file, maxImageBytes);
    if (sized === null) return setRefused("large");
    await replace([await storePicture(sized)]);
  }

  async function replace(next: string[]) {
    setRefused(null);
    setLost(false);
    onChange(next);
    await deletePictures(ids);
  }

  return (
    <fieldset aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 font-semibold">
        {label}
        {isRequired && (
          <span className="text-bad">
            <span aria-hidden>{"\u00a0*"}</span>
            <span className="sr-only"> ({ui("required")})</span>
          </span>
        )}
      </p>
      <div className={classNames("relative", shapes[shape])}>
        <label
          className={classNames(
            "grid size-full cursor-pointer place-items-center overflow-hidden rounded-card border-2 bg-sunken text-center text-sm font-bold transition-colors focus-within:outline-2 focus-within:outline-ink hover:border-ink has-aria-invalid:border-bad",
            url ? "border-transparent" : "border-dashed border-line-strong",
          )}
        >
          {url ? (
            <img src={url} alt={t("pictureOf", { label })} className="size-full object-cover" />
          ) : (
            <span className="grid justify-items-center gap-1 p-3">
              <ImagePlus aria-hidden className="size-6" />
              {t("choosePicture")}
            </span>
          )}
          <input
            type="file"
            accept={acceptedPictures}
            className="sr-only"
            aria-label={t(url ? "replacePictureOf" : "choosePictureOf", { label })}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${errorId} ${hintId}` : hintId}
            onChange={choose}
          />
        </label>
        {ids.length > 0 && (
          <span className="absolute -end-2 -top-2">
            <IconButton
              icon={X}
              size="sm"
              variant="solid"
              label={t("removePictureOf", { label })}
              onClick={() => replace([])}
            />
          </span>
        )}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <p id={hintId} className="mt-2 text-sm text-muted">
        {hint} {t("pictureRules")}
      </p>
    </fieldset>
  );
}
