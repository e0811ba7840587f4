import { languages } from "@errand/core/language";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { useFormContext, useWatch } from "react-hook-form";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

/** A text in both languages, side by side. */
export function LocalizedField({ field }: { field: FieldDefinition }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {languages.map((language) => (
        <TextIn key={language} field={field} language={language} />
      ))}
    </div>
  );
}

function TextIn({ field, language }: { field: FieldDefinition; language: "en" | "fr" }) {
  const t = useMessages("entries");
  const { register, control } = useFormContext<EntryForm>();
  const name = `values.${field.name}.${language}` as const;
  const text: unknown = useWatch({ control, name });
  const error = useFieldError(`${field.name}.${language}`);
  const length = String(text ?? "").trim().length;
  const Input = field.isLong ? TextArea : TextField;
  return (
    <Input
      {...register(name, {
        validate: (value) =>
          !field.isRequired || String(value ?? "").trim() !== "" || t("error.required"),
      })}
      label={t("inLanguage", { field: t(field.label), language: t(`language.${language}`) })}
      hint={
        field.isLong && field.maxLength
          ? t("length", { count: length, max: field.maxLength })
          : undefined
      }
      lang={language}
      maxLength={field.maxLength}
      error={error}
      isRequired={field.isRequired}
    />
  );
}
