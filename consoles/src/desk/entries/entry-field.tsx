import { Checkbox } from "@errand/ui/checkbox.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller, useFormContext } from "react-hook-form";
import { isAmount, isCount } from "../../console/office/numbers.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { LocalizedField } from "./localized-field.tsx";
import { NamedField } from "./named-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { RowsField } from "./rows-field.tsx";
import { SaleItemsField } from "./sale-items-field.tsx";
import { useFieldError } from "./use-field-error.ts";

/** One value of an entry, edited as what it is. */
export function EntryField({ field }: { field: FieldDefinition }) {
  const t = useMessages("entries");
  const { register, control } = useFormContext<EntryForm>();
  const error = useFieldError(field.name);
  const path = `values.${field.name}` as const;
  const label = t(field.label);
  const hint = field.hint && t(field.hint);
  const shared = { label, hint, error, isRequired: field.isRequired };
  const isThere = (value: unknown) =>
    !field.isRequired || (value !== null && value !== "") || t("error.required");

  switch (field.kind) {
    case "localized":
      return <LocalizedField field={field} />;
    case "text":
    case "clock":
    case "day":
      return (
        <TextField
          {...register(path, { validate: isThere })}
          {...shared}
          type={field.kind === "text" ? "text" : field.kind === "clock" ? "time" : "date"}
          maxLength={field.maxLength}
        />
      );
    case "number":
    case "amount":
      return (
        <DigitsField
          {...register(path, {
            validate: (text) =>
              isEmpty(text) ? isThere(text) : isAmount(String(text)) || t("error.amount"),
          })}
          {...shared}
          inputMode="decimal"
          autoComplete="off"
        />
      );
    case "count":
      return (
        <DigitsField
          {...register(path, {
            validate: (text) =>
              isEmpty(text)
                ? isThere(text)
                : (isCount(String(text)) && Number(text) > 0) || t("error.count"),
          })}
          {...shared}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case "switch":
      return (
        <Controller
          control={control}
          name={path}
          render={({ field: { value, onChange } }) => (
            <Checkbox isChecked={value === true} onChange={onChange}>
              {label}
            </Checkbox>
          )}
        />
      );
    case "choice":
      return (
        <Controller
          control={control}
          name={path}
          render={({ field: { value, onChange } }) => (
            <Select
              {...shared}
              value={String(value ?? "any")}
              onChange={(chosen) => onChange(chosen === "any" ? null : chosen)}
              options={(field.options ?? []).map((option) => ({
                value: option ?? "any",
                label: t(`option.${option ?? "any"}` as "option.any"),
              }))}
            />
          )}
        />
      );
    case "choices":
      return <ChoicesField field={field} />;
    case "rows":
      return <RowsField field={field}>{(inner) => <EntryField field={inner} />}</RowsField>;
    case "picture":
      return <PictureField field={field} />;
    case "saleItems":
      return <SaleItemsField field={field} />;
    case "module":
    case "modules":
    case "zone":
    case "zones":
      return <NamedField field={field} kind={field.kind} />;
    default:
      return <ChoiceField field={field} kind={field.kind} />;
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
