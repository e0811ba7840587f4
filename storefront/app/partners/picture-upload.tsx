import { maxImageBytes } from "@errand/core/image-limits";
import type { UploadedDocument } from "@errand/core/values";
import { classNames } from "@errand/ui/class-names.ts";
import { DocumentLink } from "@errand/ui/document-link.tsx";
import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { deletePictures, storePicture } from "@errand/ui/forms/picture-storage.ts";
import {
  acceptedFiles,
  prepareUpload,
  type UploadRefusal,
} from "@errand/ui/forms/prepare-upload.ts";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import FileText from "lucide-react/icons/file-text";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useId, useState } from "react";

interface PictureUploadProps {
  label: string;
  hint: string;
  isRequired?: boolean;
  /** The id of the stored picture; empty without one. */
  ids: string[];
  onChange(ids: string[]): void;
  /** The picture that was sent before, which stays when no other is chosen. */
  sentUrl?: string | null | undefined;
  /** Papers may be PDF documents; these are the ones that were sent before. */
  sentDocuments?: readonly UploadedDocument[];
  error: string | undefined;
  shape: "square" | "wide";
}

const shapes = {
  square: "size-32",
  wide: "aspect-3/1 w-full max-w-xl",
};

/**
 * One picture or paper of a form, shown as soon as it is chosen, and stored on this device until it
 * is sent.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, hint, isRequired = false, ids, onChange, sentUrl, sentDocuments, shape } = props;
  const takesDocuments = sentDocuments !== undefined;
  const documents = takesDocuments ? "paper" : undefined;
  const t = useMessages("partners");
  const ui = useMessages("ui");
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const [refused, setRefused] = useState<UploadRefusal | null>(null);
  const [isLost, setLost] = useState(false);
  const [chosen] = usePictures(ids, () => {
    setLost(true);
    onChange([]);
  });
  const url = chosen?.url ?? (ids.length === 0 ? sentUrl : null);
  const document = chosen ? chosen.document : sentDocuments?.find((sent) => sent.url === url);
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
    const prepared = await prepareUpload(file, { bytes: maxImageBytes, documents });
    if ("refused" in prepared) return setRefused(prepared.refused);
    await replace([await storePicture(prepared.file)]);
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
          {document ? (
            <FileText aria-hidden className="size-10" />
          ) : url ? (
            <img src={url} alt={t("pictureOf", { label })} className="size-full object-cover" />
          ) : (
            <span className="grid justify-items-center gap-1 p-3">
              <ImagePlus aria-hidden className="size-6" />
              {t(takesDocuments ? "chooseFile" : "choosePicture")}
            </span>
          )}
          <input
            type="file"
            accept={acceptedFiles(acceptedPictures, documents)}
            className="sr-only"
            aria-label={t(nameOfInput(url !== null && url !== undefined, takesDocuments), {
              label,
            })}
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
              label={t(takesDocuments ? "removeFileOf" : "removePictureOf", { label })}
              onClick={() => replace([])}
            />
          </span>
        )}
      </div>
      {document && url && (
        <p className="mt-2">
          <DocumentLink url={url} {...document} />
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <p id={hintId} className="mt-2 text-sm text-muted">
        {hint} {t(takesDocuments ? "paperRules" : "pictureRules")}
      </p>
    </fieldset>
  );
}

function nameOfInput(isChosen: boolean, takesDocuments: boolean) {
  if (takesDocuments) return isChosen ? "replaceFileOf" : "chooseFileOf";
  return isChosen ? "replacePictureOf" : "choosePictureOf";
}
