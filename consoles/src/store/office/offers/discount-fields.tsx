import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useRef } from "react";
import { FormProvider } from "react-hook-form";
import { SaveBar } from "../../../console/office/save-bar.tsx";
import {
  type DiscountValues,
  type StoreDiscount,
  toDiscountInput,
  toDiscountValues,
} from "./discount-form.ts";
import { TermsFields } from "./terms-fields.tsx";

interface DiscountFieldsProps {
  discount: StoreDiscount | null;
  /** Rejects with `ApiError`. */
  onSave(discount: StoreDiscount): Promise<unknown>;
}

/** What the discount takes off, and when it runs. */
export function DiscountFields({ discount, onSave }: DiscountFieldsProps) {
  const t = useMessages("offers");
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const form = useValidatedForm<DiscountValues>({
    defaultValues: toDiscountValues(discount, language),
  });
  const { register, formState, getValues } = form;
  const { errors } = formState;

  const withDay = (day: "start_date" | "end_date") => (time: string) =>
    time === "" || getValues(day) !== "" || t("error.noDay");

  const save = form.handleSubmit(async (values) => {
    try {
      await onSave(toDiscountInput(values));
    } catch (error) {
      setApiErrors(form, error);
    }
  });

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={save} className="flex grow flex-col">
        <div className="flex max-w-3xl flex-col gap-6 p-4 md:p-5">
          <TermsFields />
          <div className="grid gap-4 sm:grid-cols-4">
            <TextField {...register("start_date")} type="date" label={t("period.from")} />
            <TextField
              {...register("start_time", { validate: withDay("start_date") })}
              type="time"
              label={t("period.fromTime")}
              error={errors.start_time?.message}
            />
            <TextField
              {...register("end_date", {
                validate: (day) =>
                  day === "" || day >= getValues("start_date") || t("error.reversed"),
              })}
              type="date"
              label={t("period.last")}
              error={errors.end_date?.message}
            />
            <TextField
              {...register("end_time", { validate: withDay("end_date") })}
              type="time"
              label={t("period.lastTime")}
              error={errors.end_time?.message}
            />
          </div>
          <p className="text-strong">{t("period.hint")}</p>
          <FormErrorMessage text={errors.root?.message} />
        </div>
        {formState.isDirty && (
          <SaveBar
            text={t(discount ? "discount.changed" : "discount.new")}
            isBusy={formState.isSubmitting}
            onDiscard={() => form.reset()}
            onSave={() => element.current?.requestSubmit()}
          />
        )}
      </form>
    </FormProvider>
  );
}
