import { Button } from "@errand/ui/button.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { type ItemForm, toCombinations } from "./item-form.ts";
import { RowButtons } from "./row-buttons.tsx";
import { Section } from "./section.tsx";
import { useNumberRules } from "./use-number-rules.ts";

/** An option that no variation names yet. */
function newOption() {
  return { key: `n${crypto.randomUUID().replaceAll("-", "")}`, name: "", name_fr: "" };
}

const maxChoices = 5;

/** Goods: sizes and colours, and the price and stock of each combination. */
export function VariationFields() {
  const t = useMessages("item");
  const { control, formState } = useFormContext<ItemForm>();
  const choices = useFieldArray({ control, name: "variation_choices", keyName: "key" });
  const { errors } = formState;
  const error = errors.variation_choices?.message ?? errors.variations?.message;
  return (
    <Section
      title={t("variations.title")}
      error={typeof error === "string" ? error : undefined}
      act={
        choices.fields.length < maxChoices && (
          <Button
            variant="soft"
            size="sm"
            onClick={() => choices.append({ name: "", name_fr: "", options: [newOption()] })}
          >
            <Plus aria-hidden className="size-4" />
            {t("variations.add")}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {choices.fields.map(({ key }, index) => (
          <Choice
            key={key}
            index={index}
            count={choices.fields.length}
            onMove={choices.move}
            onRemove={choices.remove}
          />
        ))}
        {choices.fields.length === 0 && <p className="text-strong">{t("variations.none")}</p>}
      </div>
      <Combinations />
    </Section>
  );
}

interface ChoiceProps {
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

function Choice({ index, count, onMove, onRemove }: ChoiceProps) {
  const t = useMessages("item");
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const options = useFieldArray({
    control,
    name: `variation_choices.${index}.options`,
    keyName: "row",
  });
  const choice = useWatch({ control, name: `variation_choices.${index}` });
  const errors = formState.errors.variation_choices?.[index];
  const name = choice?.name || t("variations.unnamed");
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          {...register(`variation_choices.${index}.name`, { validate: rules.word })}
          label={t("variations.name")}
          error={errors?.name?.message}
        />
        <TextField
          {...register(`variation_choices.${index}.name_fr`)}
          label={t("variations.nameFr")}
        />
        <div className="sm:pt-8">
          <RowButtons name={name} {...{ index, count, onMove, onRemove }} />
        </div>
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {options.fields.map(({ row }, at) => (
          <li
            key={row}
            // One heading for the column, which each field says of itself as well.
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 not-first:[&_label]:sr-only"
          >
            <TextField
              {...register(`variation_choices.${index}.options.${at}.name`, {
                validate: rules.word,
              })}
              label={t("option.label")}
              error={errors?.options?.[at]?.name?.message}
            />
            <TextField
              {...register(`variation_choices.${index}.options.${at}.name_fr`)}
              label={t("option.labelFr")}
            />
            <IconButton
              size="sm"
              icon={X}
              className="mt-1.5 [li:first-child>&]:mt-9"
              disabled={options.fields.length === 1}
              label={t("row.remove", { name: choice?.options[at]?.name || t("option.unnamed") })}
              onClick={() => options.remove(at)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        onClick={() => options.append(newOption())}
      >
        <Plus aria-hidden className="size-4" />
        {t("option.add")}
      </Button>
    </fieldset>
  );
}

/** Price and stock of each combination of the options. */
function Combinations() {
  const t = useMessages("item");
  const language = useLanguage();
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const choices = useWatch({ control, name: "variation_choices" });
  const errors = formState.errors.variations;
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {toCombinations(choices).map(({ key, options }) => {
        const names = options.map((option) =>
          language === "fr" ? option.name_fr || option.name : option.name,
        );
        const name = names.join(", ");
        return (
          <li
            key={key}
            className="grid grid-cols-2 items-end gap-2 py-2 sm:grid-cols-[1fr_8rem_8rem] sm:not-first:[&_label]:sr-only"
          >
            <p className="self-center font-semibold max-sm:col-span-2">{name}</p>
            <DigitsField
              {...register(`variations.${key}.price`, {
                validate: (text) => rules.amount(text ?? ""),
                shouldUnregister: true,
              })}
              label={t("price")}
              aria-label={t("variations.priceOf", { name })}
              inputMode="decimal"
              error={errors?.[key]?.price?.message}
            />
            <DigitsField
              {...register(`variations.${key}.stock`, {
                validate: (text) => rules.count(text ?? ""),
                shouldUnregister: true,
              })}
              label={t("stock")}
              aria-label={t("variations.stockOf", { name })}
              inputMode="numeric"
              error={errors?.[key]?.stock?.message}
            />
          </li>
        );
      })}
    </ul>
  );
}
