import { keptParts } from "@errand/core/rental/vehicle-traits";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useFormContext } from "react-hook-form";
import { useNumberRules } from "../../office/menu/editor/use-number-rules.ts";
import { ChoiceField } from "../vehicles/choice-field.tsx";
import { numberFields, optionalFields, type SettingsValues } from "./settings-values.ts";
import { TermTexts } from "./term-texts.tsx";

/** What trips that are booked from now on agree to. */
export function TermFields() {
  const t = useMessages("provider-settings");
  const { register, formState } = useFormContext<SettingsValues>();
  const rules = useNumberRules();
  const { errors } = formState;
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-body font-bold">{t("terms")}</h2>
        <p className="text-strong">{t("termsText")}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...register("deposit", { validate: rules.amount })}
          inputMode="decimal"
          label={t("deposit")}
          hint={t("depositHint")}
          error={errors.deposit?.message}
        />
        <TextField
          {...register("excess", { validate: rules.optionalAmount })}
          inputMode="decimal"
          label={t("excess")}
          hint={t("excessHint")}
          error={errors.excess?.message}
        />
        {optionalFields.map((name) => (
          <TextField
            key={name}
            {...register(name, { validate: rules.optionalCount })}
            inputMode="numeric"
            label={t(name)}
            error={errors[name]?.message}
          />
        ))}
        {numberFields.map((name) => (
          <TextField
            key={name}
            {...register(name, { validate: rules.count })}
            inputMode="numeric"
            label={t(name)}
            error={errors[name]?.message}
          />
        ))}
        <ChoiceField
          {...register("kept")}
          label={t("kept.label")}
          options={keptParts.map((value) => ({ value, label: t(`kept.${value}`) }))}
          className="sm:col-span-2"
        />
        <TextField {...register("insurance.en")} label={t("insuranceEn")} maxLength={300} />
        <TextField {...register("insurance.fr")} label={t("insuranceFr")} maxLength={300} />
      </div>
      <TermTexts name="included" />
      <TermTexts name="extra" />
    </section>
  );
}
