import { useMessages } from "@errand/ui/messages/messages.ts";
import { useController, useFormContext } from "react-hook-form";
import { PictureInput } from "../form/picture-input.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

/** A picture of an entry. */
export function PictureField({ field }: { field: FieldDefinition }) {
  const t = useMessages("entries");
  const { control } = useFormContext<EntryForm>();
  const error = useFieldError(field.name);
  const { field: input } = useController({
    control,
    name: `values.${field.name}`,
    rules: { validate: (value) => !field.isRequired || value !== null || t("error.required") },
  });
  return (
    <PictureInput
      label={t(field.label)}
      hint={field.hint && t(field.hint)}
      error={error}
      isRequired={field.isRequired === true}
      name={typeof input.value === "string" ? input.value : null}
      onChange={input.onChange}
    />
  );
}
