import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type ChangeEvent, type Ref, useId, useState } from "react";
import { DocumentLink } from "../document-link.tsx";
import { IconButton } from "../icon-button.tsx";
import { useMessages } from "../messages/messages.ts";
import { acceptedPictures } from "./picture-content.ts";
import {
  acceptedFiles,
  type DocumentKind,
  prepareUpload,
  type UploadRefusal,
} from "./prepare-upload.ts";
import type { ShownPicture } from "./use-pictures.ts";

export interface PictureLimits {
  pictures: number;
  /** Of one picture. */
  bytes: number;
}

interface PictureTilesProps {
  inputRef?: Ref<HTMLInputElement>;
  label: string;
  isRequired?: boolean;
  pictures: ShownPicture[];
  limits: PictureLimits;
  /** Which PDF documents are taken beside pictures. */
  documents?: DocumentKind;
  /** Called with accepted pictures within the limits. */
  onAdd(files: File[]): void;
  onRemove(id: string): void;
  error: string | undefined;
}

/** Chosen pictures, each with a button that removes it, and the field that adds more. */
export function PictureTiles(props: PictureTilesProps) {
  const { inputRef, label, isRequired = false, pictures, limits, onAdd, onRemove, error } = props;
  const { documents } = props;
  const t = useMessages("ui");
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const [refused, setRefused] = useState<"count" | UploadRefusal | null>(null);
  const counts = { count: limits.pictures, size: limits.bytes / 1024 / 1024 };
  const text = refused ? t(`pictures.${refused}`, counts) : error;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = "";
    if (files.length === 0) return;
    if (pictures.length + files.length > limits.pictures) return setRefused("count");
    const { bytes } = limits;
    const prepared = await Promise.all(
      files.map((file) => prepareUpload(file, { bytes, documents })),
    );
    const problem = prepared.find((upload) => "refused" in upload);
    setRefused(problem?.refused ?? null);
    if (!problem) onAdd(prepared.flatMap((upload) => ("file" in upload ? [upload.file] : [])));
  }

  return (
    <fieldset aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 font-medium">
        {label}
        {isRequired && (
          <span className="text-bad">
            <span aria-hidden>{"\u00a0*"}</span>
            <span className="sr-only"> ({t("required")})</span>
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, url, document }, index) => (
          <li key={id} className={document ? "relative w-fit max-w-full pe-7" : "relative"}>
            {document ? (
              <DocumentLink url={url} {...document} />
            ) : (
              <img
                src={url}
                alt={t("pictures.picture", { number: index + 1 })}
                className="size-24 rounded-control border border-line object-cover"
              />
            )}
            <span className="absolute -end-2 -top-2">
              <IconButton
                icon={X}
                size="sm"
                variant="solid"
                label={
                  document
                    ? t("pictures.removeDocument", { name: document.name })
                    : t("pictures.remove", { number: index + 1 })
                }
                onClick={() => {
                  setRefused(null);
                  onRemove(id);
                }}
              />
            </span>
          </li>
        ))}
        <li>
          <label className="grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-control border-2 border-dashed border-line p-2 text-center text-sm font-bold transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent hover:border-ink has-aria-invalid:border-bad">
            <ImagePlus aria-hidden className="size-6" />
            {t(documents ? "pictures.addPaper" : "pictures.add")}
            <input
              ref={inputRef}
              type="file"
              accept={acceptedFiles(acceptedPictures, documents)}
              multiple
              className="sr-only"
              aria-invalid={text !== undefined}
              aria-describedby={text ? `${errorId} ${hintId}` : hintId}
              onChange={choose}
            />
          </label>
        </li>
      </ul>
      {text && (
        <p id={errorId} role="alert" className="mt-2 text-sm font-medium text-bad">
          {text}
        </p>
      )}
      <p id={hintId} className="mt-2 text-sm text-muted">
        {t(documents ? "pictures.paperHint" : "pictures.hint", counts)}
      </p>
    </fieldset>
  );
}
