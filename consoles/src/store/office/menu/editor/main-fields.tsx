import { Checkbox } from "@errand/ui/checkbox.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { ShopSettings } from "../../../../console/staff-api.ts";
import type { StoreCatalogue } from "../menu.queries.ts";
import type { ItemForm } from "./item-form.ts";
import { useNumberRules } from "./use-number-rules.ts";

export type ModuleConfig = ShopSettings["module_config"]["food"];

/** No choice of a list: ids begin at 1. */
const none = 0;

interface MainFieldsProps {
  catalogue: StoreCatalogue;
  config: ModuleConfig;
}

/** What an item is called, what it costs, and what it is of. */
export function MainFields({ catalogue, config }: MainFieldsProps) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const { errors } = formState;
  const choices = useWatch({ control, name: "variation_choices" });
  const hasVariations = catalogue.module_type !== "food" && choices.length > 0;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...register("name", { validate: rules.word })}
        label={t("name")}
        lang="en"
        error={errors.name?.message}
        isRequired
      />
      <TextField
        {...register("name_fr")}
        label={t("nameFr")}
        lang="fr"
        error={errors.name_fr?.message}
      />
      <TextArea
        {...register("description")}
        label={t("description")}
        lang="en"
        error={errors.description?.message}
      />
      <TextArea
        {...register("description_fr")}
        label={t("descriptionFr")}
        lang="fr"
        error={errors.description_fr?.message}
      />
      {!hasVariations && (
        <DigitsField
          {...register("price", { validate: rules.amount })}
          label={t("price")}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          isRequired
        />
      )}
      <Discount />
      <CategoryFields catalogue={catalogue} />
      {config.brand && <ListField name="brand_id" label={t("brand")} entries={catalogue.brands} />}
      {config.common_condition && (
        <ListField
          name="common_condition_id"
          label={t("condition")}
          entries={catalogue.common_conditions}
        />
      )}
      {config.unit && (
        <>
          <TextField {...register("unit")} label={t("unit")} error={errors.unit?.message} />
          <TextField {...register("unit_fr")} label={t("unitFr")} error={errors.unit_fr?.message} />
        </>
      )}
      <TextField {...register("sku")} label={t("sku")} error={errors.sku?.message} />
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <div className="self-end">
            <Checkbox isChecked={field.value} onChange={field.onChange}>
              {t("flag.active")}
            </Checkbox>
          </div>
        )}
      />
    </div>
  );
}

function Discount() {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  return (
    <div className="grid grid-cols-2 gap-2">
      <DigitsField
        {...register("discount", { validate: rules.optionalAmount })}
        label={t("discount")}
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.discount?.message}
      />
      <Controller
        control={control}
        name="discount_type"
        render={({ field }) => (
          <Select
            label={t("discountIn")}
            options={[
              { value: "percent", label: t("percent") },
              { value: "amount", label: t("amount") },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}

function CategoryFields({ catalogue }: { catalogue: StoreCatalogue }) {
  const t = useMessages("item");
  const { control, setValue } = useFormContext<ItemForm>();
  const categoryId = useWatch({ control, name: "category_id" });
  const subs = catalogue.categories.find(({ id }) => id === categoryId)?.sub_categories ?? [];
  return (
    <>
      <Controller
        control={control}
        name="category_id"
        rules={{ validate: (chosen) => chosen !== null || t("error.required") }}
        render={({ field, fieldState }) => (
          <Select
            label={t("category")}
            placeholder={t("choose")}
            options={catalogue.categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value}
            onChange={(id) => {
              field.onChange(id);
              setValue("sub_category_id", null);
            }}
            {...(fieldState.error?.message && { error: fieldState.error.message })}
            isRequired
          />
        )}
      />
      {subs.length > 0 && (
        <ListField name="sub_category_id" label={t("subCategory")} entries={subs} />
      )}
    </>
  );
}

interface ListFieldProps {
  name: "sub_category_id" | "brand_id" | "common_condition_id";
  label: string;
  entries: readonly { id: number; name: string }[];
}

/** One of a list, or none. */
function ListField({ name, label, entries }: ListFieldProps) {
  const t = useMessages("item");
  const { control } = useFormContext<ItemForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          label={label}
          options={[
            { value: none, label: t("none") },
            ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
          ]}
          value={field.value ?? none}
          onChange={(id) => field.onChange(id === none ? null : id)}
          {...(fieldState.error?.message && { error: fieldState.error.message })}
        />
      )}
    />
  );
}
