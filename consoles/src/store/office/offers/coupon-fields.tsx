import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useFormContext } from "react-hook-form";
import { isCount, toNumber } from "../../../console/office/numbers.ts";
import { type CouponValues, couponCode } from "./coupon-form.ts";
import { TermsFields } from "./terms-fields.tsx";

const maxTitleLength = 100;

/** What customers read and type, what the coupon gives, how often and when. */
export function CouponFields() {
  const t = useMessages("offers");
  const { register, formState, getValues } = useFormContext<CouponValues>();
  const { errors } = formState;
  const word = (text: string) => text.trim() !== "" || t("error.required");
  const optionalCount = (text: string) =>
    text.trim() === "" || (isCount(text) && toNumber(text) !== 0) || t("error.count");
  return (
    <>
      <TextField
        {...register("code", {
          validate: (text) => couponCode.test(text.trim()) || t("error.code"),
        })}
        label={t("fields.code")}
        hint={t("fields.codeHint")}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register("title_en", { validate: word })}
          label={t("fields.titleEn")}
          maxLength={maxTitleLength}
          error={errors.title_en?.message}
          isRequired
        />
        <TextField
          {...register("title_fr", { validate: word })}
          label={t("fields.titleFr")}
          maxLength={maxTitleLength}
          error={errors.title_fr?.message}
          isRequired
        />
      </div>
      <TermsFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register("first_day", { validate: word })}
          type="date"
          label={t("period.from")}
          error={errors.first_day?.message}
          isRequired
        />
        <TextField
          {...register("last_day", {
            validate: (day) => day === "" || day >= getValues("first_day") || t("error.reversed"),
          })}
          type="date"
          label={t("period.last")}
          hint={t("fields.lastHint")}
          error={errors.last_day?.message}
        />
        <DigitsField
          {...register("limit", { validate: optionalCount })}
          inputMode="numeric"
          label={t("fields.limit")}
          hint={t("fields.limitHint")}
          error={errors.limit?.message}
        />
        <DigitsField
          {...register("total_limit", { validate: optionalCount })}
          inputMode="numeric"
          label={t("fields.total")}
          hint={t("fields.limitHint")}
          error={errors.total_limit?.message}
        />
      </div>
    </>
  );
}
