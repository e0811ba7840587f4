import { DigitsField } from "@errand/ui/digits-field.tsx";
import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { acceptedFiles } from "@errand/ui/forms/prepare-upload.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext } from "react-hook-form";
import { FileButton } from "../../../../console/office/file-button.tsx";
import { toNumber } from "../../../../console/office/numbers.ts";
import { usePrepareUpload } from "../../../../console/use-prepare-upload.ts";
import { PlaceField } from "./place-field.tsx";
import type { ProfileValues } from "./profile-values.ts";

const maxAddress = 255;
const maxTaxNumber = 50;

/** Address and taxes, which the desk checks before they change. */
export function CheckedFields() {
  const t = useMessages("profile-settings");
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-body font-bold">{t("checked")}</h2>
        <p className="text-strong">{t("checkedText")}</p>
      </div>
      <TextField
        {...register("address", { validate: (text) => text.trim() !== "" || t("error.address") })}
        label={t("address")}
        maxLength={maxAddress}
        error={errors.address?.message}
        isRequired
      />
      <PlaceField />
      <DigitsField
        {...register("tax", { validate: (text) => isPercent(text) || t("error.tax") })}
        inputMode="decimal"
        label={t("tax")}
        error={errors.tax?.message}
        isRequired
      />
      <TextField
        {...register("tin")}
        label={t("tin")}
        maxLength={maxTaxNumber}
        error={errors.tin?.message}
        dir="ltr"
      />
      <TextField
        {...register("tin_expire_date")}
        type="date"
        label={t("tinExpires")}
        error={errors.tin_expire_date?.message}
      />
      <CertificateField />
    </section>
  );
}

function isPercent(text: string): boolean {
  const value = toNumber(text);
  return value !== null && value <= 100;
}

function CertificateField() {
  const t = useMessages("profile-settings");
  const { control, formState } = useFormContext<ProfileValues>();
  const prepare = usePrepareUpload("paper");
  const error = formState.errors.certificate?.message;
  return (
    <Controller
      control={control}
      name="certificate"
      render={({ field }) => (
        <div>
          <p className="mb-1.5 font-semibold">{t("certificate")}</p>
          <p className="flex flex-wrap items-center gap-3">
            <FileButton
              accept={acceptedFiles(acceptedPictures, "paper")}
              onChoose={async (file) => field.onChange(await prepare(file))}
            >
              {t("choose.certificate")}
            </FileButton>
            <span className="text-strong wrap-anywhere">
              {field.value?.name ?? t("certificateHint")}
            </span>
          </p>
          {error && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    />
  );
}
