import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ImagePlus from "lucide-react/icons/image-plus";
import { useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { usePrepareUpload } from "../../console/use-prepare-upload.ts";
import { useDeskClient } from "../desk-client.ts";

interface PictureInputProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** The name under which it is stored; null without one. */
  name: string | null;
  onChange(name: string | null): void;
}

/** A picture, which is uploaded before what is saved names it. */
export function PictureInput({
  label,
  hint,
  error,
  isRequired = false,
  name,
  onChange,
}: PictureInputProps) {
  const t = useMessages("entries");
  const { call } = useDeskClient();
  const prepare = usePrepareUpload();
  const [isBusy, setBusy] = useState(false);

  async function upload(file: File | undefined) {
    const image = file && (await prepare(file));
    if (!image) return;
    setBusy(true);
    try {
      onChange((await call("POST /desk/pictures", { image })).name);
    } catch (refusal) {
      reportError(refusal);
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {name !== null && (
          <div className="w-40">
            <Picture
              src={`/images/${name}/640.webp`}
              alt={label}
              sizes="160px"
              ratio="16/9"
              className="rounded-control"
            />
          </div>
        )}
        <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border-2 border-dashed border-line-strong px-4 font-bold focus-within:outline-2 focus-within:outline-ink hover:border-ink">
          {isBusy ? <Spinner className="size-5" /> : <ImagePlus aria-hidden className="size-5" />}
          {t(name === null ? "addPicture" : "changePicture")}
          <input
            type="file"
            accept={acceptedPictures}
            className="sr-only"
            disabled={isBusy}
            aria-invalid={error !== undefined || undefined}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        {name !== null && !isRequired && (
          <OfficeButton onClick={() => onChange(null)}>{t("noPicture")}</OfficeButton>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}
