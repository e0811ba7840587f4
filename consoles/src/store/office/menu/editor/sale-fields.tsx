import type { ModuleType } from "@errand/core/modules/modules.contract";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { ItemForm } from "./item-form.ts";
import type { ModuleConfig } from "./main-fields.tsx";
import { Section } from "./section.tsx";
import { useNumberRules } from "./use-number-rules.ts";

/** How many there are, how they are counted, and at what time they are sold. */
export function SaleFields({ type, config }: { type: ModuleType; config: ModuleConfig }) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const { errors } = formState;
  const [choices, soldBy] = useWatch({ control, name: ["variation_choices", "sold_by"] });
  const isFood = type === "food";
  return (
    <Section title={t("sale.title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {!isFood && choices.length === 0 && (
          <DigitsField
            {...register("stock", { validate: rules.count })}
            label={t("stock")}
            inputMode="numeric"
            error={errors.stock?.message}
            isRequired
          />
        )}
        {!isFood && (
          <Controller
            control={control}
            name="sold_by"
            render={({ field }) => (
              <Select
                label={t("sale.soldBy")}
                options={[
                  { value: "piece", label: t("sale.piece") },
                  { value: "weight", label: t("sale.weight") },
                ]}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
        {!isFood && soldBy === "weight" && (
          <DigitsField
            {...register("weight_step", { validate: rules.count })}
            label={t("sale.step")}
            inputMode="numeric"
            error={errors.weight_step?.message}
          />
        )}
        <DigitsField
          {...register("maximum_cart_quantity", { validate: rules.optionalCount })}
          label={t("sale.most")}
          hint={t("sale.mostHint")}
          inputMode="numeric"
          error={errors.maximum_cart_quantity?.message}
        />
        {config.item_available_time && (
          <div className="grid grid-cols-2 gap-2">
            <TextField
              {...register("available_from")}
              type="time"
              label={t("sale.from")}
              hint={t("sale.hoursHint")}
              error={errors.available_from?.message}
            />
            <TextField
              {...register("available_until")}
              type="time"
              label={t("sale.until")}
              error={errors.available_until?.message}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
