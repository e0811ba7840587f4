import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext } from "react-hook-form";
import { Section } from "../../office/menu/editor/section.tsx";
import { useNumberRules } from "../../office/menu/editor/use-number-rules.ts";
import { ChoiceField } from "./choice-field.tsx";
import { flagFields, priceFields, type VehicleForm } from "./vehicle-form.ts";

/** What a vehicle costs, and whether it is offered. */
export function PriceFields() {
  const t = useMessages("vehicles");
  const { register, control, formState } = useFormContext<VehicleForm>();
  const rules = useNumberRules();
  const { errors } = formState;
  return (
    <Section title={t("prices")}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {priceFields.map((name) => (
          <TextField
            key={name}
            {...register(name, {
              validate: {
                amount: rules.optionalAmount,
                any: (_, form) =>
                  priceFields.some((each) => form[each].trim() !== "") || t("error.noPrice"),
              },
              deps: [...priceFields],
            })}
            inputMode="decimal"
            label={t(name)}
            error={errors[name]?.message}
          />
        ))}
        <TextField
          {...register("discount_price", { validate: rules.optionalAmount })}
          inputMode="decimal"
          label={t("discount_price")}
          error={errors.discount_price?.message}
        />
        <ChoiceField
          {...register("discount_type")}
          label={t("discount_type")}
          options={(["percent", "amount"] as const).map((value) => ({
            value,
            label: t(`discount.${value}`),
          }))}
        />
      </div>
      <p className="mt-2 text-strong">{t("priceHint")}</p>
      <div className="mt-3 flex flex-col">
        {flagFields.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t(name)}
              </Checkbox>
            )}
          />
        ))}
      </div>
    </Section>
  );
}
