import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { isAmount } from "../../../console/office/numbers.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { isReduction, type Terms, toEffect } from "./terms.ts";

/** What an offer takes off and of which orders, with the effect beside the fields. */
export function TermsFields() {
  const t = useMessages("offers");
  const { register, control, formState, getValues, trigger } = useFormContext<Terms>();
  const { errors, isSubmitted } = formState;
  const kind = useWatch({ control, name: "discount_type" });
  const optionalAmount = (text: string) =>
    text.trim() === "" || isAmount(text) || t("error.amount");
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="discount_type"
          render={({ field }) => (
            <Select
              label={t("terms.kind")}
              options={[
                { value: "percent", label: t("terms.percent") },
                { value: "amount", label: t("terms.amount") },
              ]}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                // What is too much of a percentage may be right as an amount.
                if (isSubmitted) void trigger("discount");
              }}
            />
          )}
        />
        <DigitsField
          {...register("discount", {
            validate: (text) => {
              const chosen = getValues("discount_type");
              return isReduction(text, chosen) || t(`error.${chosen}`);
            },
          })}
          inputMode="decimal"
          autoComplete="off"
          label={kind === "percent" ? t("terms.percentOff") : t("terms.amountOff")}
          error={errors.discount?.message}
          isRequired
        />
        <DigitsField
          {...register("min_purchase", { validate: optionalAmount })}
          inputMode="decimal"
          autoComplete="off"
          label={t("terms.minimum")}
          hint={t("terms.minimumHint")}
          error={errors.min_purchase?.message}
        />
        {kind === "percent" && (
          <DigitsField
            {...register("max_discount", { validate: optionalAmount })}
            inputMode="decimal"
            autoComplete="off"
            label={t("terms.cap")}
            hint={t("terms.capHint")}
            error={errors.max_discount?.message}
          />
        )}
      </div>
      <TermsEffect />
    </div>
  );
}

/** What the customer pays, and what the store bears of it. */
function TermsEffect() {
  const t = useMessages("offers");
  const money = useMoney();
  const { control } = useFormContext<Terms>();
  const [discount_type, discount, min_purchase, max_discount] = useWatch({
    control,
    name: ["discount_type", "discount", "min_purchase", "max_discount"],
  });
  const effect = toEffect({ discount_type, discount, min_purchase, max_discount });
  return (
    <div role="status" className="rounded-control bg-call-soft px-4 py-3 tabular-nums">
      {effect === null ? (
        <p className="text-strong">{t("effect.none")}</p>
      ) : (
        <>
          <p className="font-semibold">
            {t("effect.customer", { order: money(effect.order), paid: money(effect.paid) })}
          </p>
          <p className="text-strong">
            {t("effect.store", { reduction: money(effect.reduction), paid: money(effect.paid) })}
          </p>
        </>
      )}
    </div>
  );
}
