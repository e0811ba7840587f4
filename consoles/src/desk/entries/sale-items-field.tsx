import { DigitsField } from "@errand/ui/digits-field.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import X from "lucide-react/icons/x";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { toNumber } from "../../console/office/numbers.ts";
import { ChoiceInput } from "./choice-field.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useChosen } from "./use-choices.ts";
import { useFieldError } from "./use-field-error.ts";

interface SaleItem {
  item_id: number;
  stock: number;
  discount_type: "percent" | "amount";
  discount: number;
}

/** The items of a flash sale, each with its pieces and what it costs less. */
export function SaleItemsField({ field }: { field: FieldDefinition }) {
  const t = useMessages("entries");
  const { control } = useFormContext<EntryForm>();
  const module = useWatch({ control, name: "values.module_id" });
  const error = useFieldError(field.name);
  const { field: input } = useController({
    control,
    name: `values.${field.name}`,
    rules: {
      validate: (value) =>
        (Array.isArray(value) && value.length > 0 && value.every(isComplete)) ||
        t("error.saleItems"),
    },
  });
  const items = Array.isArray(input.value) ? (input.value as SaleItem[]) : [];
  const names = useChosen(
    "item",
    items.map(({ item_id }) => item_id),
  );
  const change = (index: number, changed: Partial<SaleItem>) =>
    input.onChange(items.map((item, at) => (at === index ? { ...item, ...changed } : item)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{t(field.label)}</legend>
      {items.map((item, index) => {
        const found = names.get(item.item_id);
        const name = found ? found.name : `#${item.item_id}`;
        return (
          <div
            key={item.item_id}
            className="grid items-end gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem_7rem_auto]"
          >
            <p className="min-w-0 self-center">
              <b className="block truncate">{name}</b>
              <span className="text-muted">{found?.text}</span>
            </p>
            <NumberInput
              label={t("field.pieces")}
              value={item.stock}
              onChange={(stock) => change(index, { stock })}
            />
            <Select
              label={t("field.discountType")}
              value={item.discount_type}
              onChange={(discount_type) => change(index, { discount_type })}
              options={[
                { value: "percent", label: t("option.percent") },
                { value: "amount", label: t("option.amount") },
              ]}
            />
            <NumberInput
              label={t("field.discount")}
              value={item.discount}
              onChange={(discount) => change(index, { discount })}
            />
            <IconButton
              icon={X}
              label={t("remove", { name })}
              onClick={() => input.onChange(items.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <ChoiceInput
        kind="item"
        module={typeof module === "number" ? module : undefined}
        label={t("addItem")}
        error={error}
        ids={[]}
        onChange={([item_id]) => {
          if (item_id === undefined || items.some((item) => item.item_id === item_id)) return;
          const added = { item_id, stock: 10, discount_type: "percent", discount: 20 };
          input.onChange([...items, added]);
        }}
      />
    </fieldset>
  );
}

function isComplete({ stock, discount }: SaleItem): boolean {
  return Number.isInteger(stock) && stock > 0 && discount > 0;
}

function NumberInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange(value: number): void;
}) {
  const language = useLanguage();
  const shown = language === "fr" ? String(value).replace(".", ",") : String(value);
  return (
    <DigitsField
      label={label}
      defaultValue={shown}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => onChange(toNumber(target.value) ?? 0)}
    />
  );
}
