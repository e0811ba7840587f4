import { Autocomplete } from "@errand/ui/autocomplete.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { type Choice, type ChoiceKind, useChoices, useChosen } from "./use-choices.ts";
import { useFieldError } from "./use-field-error.ts";

interface ChoiceFieldProps {
  field: FieldDefinition;
  kind: "store" | "stores" | "item" | "category";
}

/** A store, several of them, an item or a main category, found by its name. */
export function ChoiceField({ field, kind }: ChoiceFieldProps) {
  const t = useMessages("entries");
  const { control } = useFormContext<EntryForm>();
  const module = useWatch({ control, name: "values.module_id" });
  const error = useFieldError(field.name);
  const { field: input } = useController({
    control,
    name: `values.${field.name}`,
    rules: { validate: (value) => !field.isRequired || value !== null || t("error.required") },
  });
  const isMany = kind === "stores";
  const ids = toIds(input.value);
  return (
    <ChoiceInput
      kind={isMany ? "store" : kind}
      module={typeof module === "number" ? module : undefined}
      label={t(field.label)}
      hint={field.hint && t(field.hint)}
      error={error}
      isRequired={field.isRequired}
      ids={ids}
      isMany={isMany}
      onChange={(chosen) => input.onChange(isMany ? chosen : (chosen.at(-1) ?? null))}
    />
  );
}

function toIds(value: unknown): number[] {
  if (Array.isArray(value)) return value as number[];
  return typeof value === "number" ? [value] : [];
}

interface ChoiceInputProps {
  kind: ChoiceKind;
  module?: number | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isMany?: boolean;
  ids: readonly number[];
  onChange(ids: number[]): void;
}

/** What is chosen, and a search for what to choose; without several, the field closes. */
export function ChoiceInput({ kind, module, ids, isMany, onChange, ...field }: ChoiceInputProps) {
  const t = useMessages("entries");
  const [text, setText] = useState("");
  const names = useChosen(kind, ids);
  const choices = useChoices(kind, text, module);
  const nameOf = ({ name, text: detail }: Choice) => (detail ? `${name}, ${detail}` : name);
  const isOpen = isMany || ids.length === 0;
  const { hint, error, isRequired, label } = field;
  return (
    <div>
      {isOpen ? (
        <Autocomplete
          {...{ label, ...(hint && { hint }), ...(error && { error }) }}
          isRequired={isRequired ?? false}
          text={text}
          onText={setText}
          items={(choices.data ?? []).filter(({ id }) => !ids.includes(id))}
          isBusy={choices.isFetching}
          keyOf={({ id }) => id}
          textOf={nameOf}
          emptyText={t("noChoice")}
          placeholder={t(`search.${kind}`)}
          onChoose={({ id }) => {
            setText("");
            onChange([...ids, id]);
          }}
        />
      ) : (
        <p className="mb-1.5 font-semibold">{label}</p>
      )}
      {ids.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {ids.map((id) => {
            const found = names.get(id);
            const name = found ? nameOf(found) : `#${id}`;
            return (
              <li key={id} className="flex items-center gap-1 rounded-control bg-sunken ps-3">
                {name}
                <IconButton
                  size="sm"
                  icon={X}
                  label={t("remove", { name })}
                  onClick={() => onChange(ids.filter((each) => each !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {!isOpen && error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
