import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ImagePlus from "lucide-react/icons/image-plus";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { usePrepareUpload } from "../../console/use-prepare-upload.ts";
import { useDeskClient } from "../desk-client.ts";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

/** A picture, which is uploaded before the entry names it. */
export function PictureField({ field }: { field: FieldDefinition }) {
  const t = useMessages("entries");
  const { call } = useDeskClient();
  const { control } = useFormContext<EntryForm>();
  const prepare = usePrepareUpload();
  const [isBusy, setBusy] = useState(false);
  const error = useFieldError(field.name);
  const { field: input } = useController({
    control,
    name: `values.${field.name}`,
    rules: { validate: (value) => !field.isRequired || value !== null || t("error.required") },
  });
  const name = typeof input.value === "string" ? input.value : null;

  async function upload(file: File | undefined) {
    const image = file && (await prepare(file));
    if (!image) return;
    setBusy(true);
    try {
      input.onChange((await call("POST /desk/pictures", { image })).name);
    } catch (refusal) {
      reportError(refusal);
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t(field.label)}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {name !== null && (
          <div className="w-40">
            <Picture
              src={`/images/${name}/640.webp`}
              alt={t(field.label)}
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
        {name !== null && !field.isRequired && (
          <OfficeButton onClick={() => input.onChange(null)}>{t("noPicture")}</OfficeButton>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {field.hint && <p className="mt-1.5 text-sm text-muted">{t(field.hint)}</p>}
    </fieldset>
  );
}
