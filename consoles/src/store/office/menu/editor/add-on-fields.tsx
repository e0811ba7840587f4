import { Button } from "@errand/ui/button.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import Plus from "lucide-react/icons/plus";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { toAmountText } from "../../../../console/office/numbers.ts";
import type { StoreCatalogue } from "../menu.queries.ts";
import type { ItemForm } from "./item-form.ts";
import { RowButtons } from "./row-buttons.tsx";
import { Section } from "./section.tsx";
import { useNumberRules } from "./use-number-rules.ts";

/** Add-ons belong to the store: a changed one changes on every item that offers it. */
export function AddOnFields({ known }: { known: StoreCatalogue["add_ons"] }) {
  const t = useMessages("item");
  const language = useLanguage();
  const { register, control, formState } = useFormContext<ItemForm>();
  const rules = useNumberRules();
  const rows = useFieldArray({ control, name: "add_ons", keyName: "key" });
  const values = useWatch({ control, name: "add_ons" });
  const error = formState.errors.add_ons;
  const others = known.filter(({ id }) => !values.some((value) => value.id === id));
  return (
    <Section
      title={t("addOns.title")}
      error={error?.message ?? error?.root?.message}
      act={
        <Button
          variant="soft"
          size="sm"
          onClick={() => rows.append({ name: "", name_fr: "", price: "" })}
        >
          <Plus aria-hidden className="size-4" />
          {t("addOns.add")}
        </Button>
      }
    >
      {values.some(({ id }) => id !== undefined) && (
        <p className="mb-2 text-strong">{t("addOns.shared")}</p>
      )}
      <ul className="flex flex-col gap-3">
        {rows.fields.map(({ key }, index) => (
          <li
            key={key}
            className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[1fr_1fr_6rem_auto]"
          >
            <TextField
              {...register(`add_ons.${index}.name`, { validate: rules.word })}
              label={t("addOns.name")}
              error={error?.[index]?.name?.message}
            />
            <TextField {...register(`add_ons.${index}.name_fr`)} label={t("addOns.nameFr")} />
            <DigitsField
              {...register(`add_ons.${index}.price`, { validate: rules.amount })}
              label={t("option.price")}
              inputMode="decimal"
              error={error?.[index]?.price?.message}
            />
            <div className="pt-8">
              <RowButtons
                name={values[index]?.name || t("addOns.unnamed")}
                index={index}
                count={rows.fields.length}
                onMove={rows.move}
                onRemove={rows.remove}
              />
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Select
          className="mt-3 sm:max-w-72"
          label={t("addOns.known")}
          placeholder={t("choose")}
          options={others.map(({ id, name, name_fr }) => ({
            value: id,
            label: language === "fr" ? name_fr : name,
          }))}
          value={null}
          onChange={(chosen) => {
            const addOn = others.find(({ id }) => id === chosen);
            if (addOn) rows.append({ ...addOn, price: toAmountText(addOn.price, language) });
          }}
        />
      )}
    </Section>
  );
}
