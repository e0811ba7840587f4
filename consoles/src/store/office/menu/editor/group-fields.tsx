import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import { Controller, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { ItemForm } from "./item-form.ts";
import { RowButtons } from "./row-buttons.tsx";
import { Section } from "./section.tsx";
import { useNumberRules } from "./use-number-rules.ts";

const newOption = { label: "", label_fr: "", price: "0" };

/** Food: what customers choose of a dish, such as its size. */
export function GroupFields() {
  const t = useMessages("item");
  const { control, formState } = useFormContext<ItemForm>();
  const groups = useFieldArray({ control, name: "option_groups", keyName: "key" });
  const error = formState.errors.option_groups;
  return (
    <Section
      title={t("groups.title")}
      error={error?.message ?? error?.root?.message}
      act={
        <Button
          variant="soft"
          size="sm"
          onClick={() =>
            groups.append({
              ...{ name: "", name_fr: "", type: "single", required: true, min: "0", max: "1" },
              values: [newOption],
            })
          }
        >
          <Plus aria-hidden className="size-4" />
          {t("groups.add")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {groups.fields.map(({ key }, index) => (
          <Group
            key={key}
            index={index}
            count={groups.fields.length}
            onMove={groups.move}
            onRemove={groups.remove}
          />
        ))}
        {groups.fields.length === 0 && <p className="text-strong">{t("groups.none")}</p>}
      </div>
    </Section>
  );
}

interface GroupProps {
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

function Group({ index, count, onMove, onRemove }: GroupProps) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const group = useWatch({ control, name: `option_groups.${index}` });
  const errors = formState.errors.option_groups?.[index];
  const isMulti = group?.type === "multi";
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{group?.name || t("groups.unnamed")}</legend>
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          {...register(`option_groups.${index}.name`, { validate: rules.word })}
          label={t("groups.name")}
          error={errors?.name?.message}
        />
        <TextField {...register(`option_groups.${index}.name_fr`)} label={t("groups.nameFr")} />
        <div className="sm:pt-8">
          <RowButtons
            name={group?.name || t("groups.unnamed")}
            {...{ index, count, onMove, onRemove }}
          />
        </div>
      </div>
      <div className="mt-2 grid items-end gap-2 sm:grid-cols-4">
        <Controller
          control={control}
          name={`option_groups.${index}.type`}
          render={({ field }) => (
            <Select
              className="sm:col-span-2"
              label={t("groups.choice")}
              options={[
                { value: "single", label: t("groups.single") },
                { value: "multi", label: t("groups.multi") },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {isMulti && (
          <>
            <DigitsField
              {...register(`option_groups.${index}.min`, { validate: rules.count })}
              label={t("groups.min")}
              inputMode="numeric"
              error={errors?.min?.message}
            />
            <DigitsField
              {...register(`option_groups.${index}.max`, { validate: rules.count })}
              label={t("groups.max")}
              inputMode="numeric"
              error={errors?.max?.message}
            />
          </>
        )}
        <Controller
          control={control}
          name={`option_groups.${index}.required`}
          render={({ field }) => (
            <div className="sm:col-span-2">
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t("groups.required")}
              </Checkbox>
            </div>
          )}
        />
      </div>
      <Options group={index} />
    </fieldset>
  );
}

function Options({ group }: { group: number }) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const options = useFieldArray({
    control,
    name: `option_groups.${group}.values`,
    keyName: "key",
  });
  const labels = useWatch({ control, name: `option_groups.${group}.values` });
  const errors = formState.errors.option_groups?.[group]?.values;
  return (
    <>
      <ul className="mt-3 flex flex-col gap-3">
        {options.fields.map(({ key }, index) => (
          <li
            key={key}
            className="grid grid-cols-2 items-start gap-2 border-t border-line pt-2 sm:grid-cols-[1fr_1fr_6rem_auto]"
          >
            <TextField
              {...register(`option_groups.${group}.values.${index}.label`, {
                validate: rules.word,
              })}
              label={t("option.label")}
              error={errors?.[index]?.label?.message}
            />
            <TextField
              {...register(`option_groups.${group}.values.${index}.label_fr`)}
              label={t("option.labelFr")}
            />
            <DigitsField
              {...register(`option_groups.${group}.values.${index}.price`, {
                validate: rules.amount,
              })}
              label={t("option.price")}
              inputMode="decimal"
              error={errors?.[index]?.price?.message}
            />
            <div className="pt-8">
              <RowButtons
                name={labels?.[index]?.label || t("option.unnamed")}
                index={index}
                count={options.fields.length}
                onMove={options.move}
                onRemove={options.remove}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="mt-2" onClick={() => options.append(newOption)}>
        <Plus aria-hidden className="size-4" />
        {t("option.add")}
      </Button>
    </>
  );
}
