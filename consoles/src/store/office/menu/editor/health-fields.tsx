import type { ModuleType } from "@errand/core/modules/modules.contract";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { Controller, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { FlagField, ItemForm } from "./item-form.ts";
import type { ModuleConfig } from "./main-fields.tsx";
import { Section } from "./section.tsx";
import { useNumberRules } from "./use-number-rules.ts";

/** What customers must know before they eat or take it. */
export function HealthFields({ type, config }: { type: ModuleType; config: ModuleConfig }) {
  const t = useMessages("item");
  const { control } = useFormContext<ItemForm>();
  const allergy = useWatch({ control, name: "allergy" });
  return (
    <Section title={t("health.title")}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {toFlags(type, config).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t(`flag.${name}`)}
              </Checkbox>
            )}
          />
        ))}
      </div>
      {config.allergy && (
        <>
          <Controller
            control={control}
            name="allergy"
            render={({ field }) => (
              <Select
                className="mt-4 sm:max-w-72"
                label={t("health.allergies")}
                options={(["unknown", "none", "some"] as const).map((value) => ({
                  value,
                  label: t(`health.allergy.${value}`),
                }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          {allergy === "some" && <Words name="allergies" add={t("health.addAllergy")} />}
        </>
      )}
      {config.nutrition && (
        <>
          <p className="mt-4 font-semibold">{t("health.nutrition")}</p>
          <Words name="nutrition" add={t("health.addNutrition")} />
        </>
      )}
    </Section>
  );
}

function toFlags(type: ModuleType, config: ModuleConfig): FlagField[] {
  return [
    ...(config.veg_non_veg ? (["veg"] as const) : []),
    ...(config.organic ? (["organic"] as const) : []),
    ...(config.halal ? (["halal"] as const) : []),
    ...(config.basic ? (["basic"] as const) : []),
    ...(type === "pharmacy" ? (["prescription_required"] as const) : []),
    "recommended",
  ];
}

/** Words in both languages. */
function Words({ name, add }: { name: "allergies" | "nutrition"; add: string }) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const rows = useFieldArray({ control, name, keyName: "key" });
  const values = useWatch({ control, name });
  const error = formState.errors[name];
  const message = error?.message ?? error?.root?.message;
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {rows.fields.map(({ key }, index) => (
          <li key={key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
            <TextField
              {...register(`${name}.${index}.name`, { validate: rules.word })}
              label={t("word.name")}
              error={error?.[index]?.name?.message}
            />
            <TextField {...register(`${name}.${index}.name_fr`)} label={t("word.nameFr")} />
            <IconButton
              size="sm"
              icon={X}
              className="mt-9"
              label={t("row.remove", { name: values[index]?.name || t("word.unnamed") })}
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      {message && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {message}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="mt-1"
        onClick={() => rows.append({ name: "", name_fr: "" })}
      >
        <Plus aria-hidden className="size-4" />
        {add}
      </Button>
    </>
  );
}
