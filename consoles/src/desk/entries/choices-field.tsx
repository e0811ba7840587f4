import { useMessages } from "@errand/ui/messages/messages.ts";
import { useController, useFormContext } from "react-hook-form";
import { CheckboxSet } from "./checkbox-set.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

/** Any number of the options of a field. */
export function ChoicesField({ field }: { field: FieldDefinition }) {
  const t = useMessages("entries");
  const { control } = useFormContext<EntryForm>();
  const { field: input } = useController({ control, name: `values.${field.name}` });
  return (
    <CheckboxSet
      label={t(field.label)}
      hint={field.hint && t(field.hint)}
      error={useFieldError(field.name)}
      options={(field.options ?? []).map((option) => ({
        value: option ?? "any",
        label: t(`option.${option ?? "any"}` as "option.any"),
      }))}
      chosen={Array.isArray(input.value) ? (input.value as string[]) : []}
      onChange={input.onChange}
    />
  );
}
