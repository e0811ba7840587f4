import type { ModuleType } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { useQuery } from "@tanstack/react-query";
import { useController, useFormContext } from "react-hook-form";
import { useDeskClient } from "../desk-client.ts";
import { CheckboxSet } from "./checkbox-set.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { FieldDefinition } from "./fields.ts";
import { useFieldError } from "./use-field-error.ts";

interface NamedFieldProps {
  field: FieldDefinition;
  kind: "module" | "modules" | "zone" | "zones";
}

/** One or several of the modules or the zones, of which there are few. */
export function NamedField({ field, kind }: NamedFieldProps) {
  const t = useMessages("entries");
  const { control } = useFormContext<EntryForm>();
  const isZone = kind === "zone" || kind === "zones";
  const options = useNames(isZone ? "zone" : "module", field.moduleTypes);
  const error = useFieldError(field.name);
  const { field: input } = useController({
    control,
    name: `values.${field.name}`,
    rules: { validate: (value) => !field.isRequired || value !== null || t("error.required") },
  });
  const label = t(field.label);
  const hint = field.hint && t(field.hint);

  if (kind === "module" || kind === "zone") {
    const everywhere = { value: 0, label: t("everyZone") };
    return (
      <Select
        {...{ label, hint, error, isRequired: field.isRequired }}
        value={typeof input.value === "number" ? input.value : kind === "zone" ? 0 : null}
        onChange={(value) => input.onChange(value === 0 ? null : value)}
        placeholder={t("choose")}
        options={kind === "zone" ? [everywhere, ...options] : options}
      />
    );
  }
  return (
    <CheckboxSet
      {...{ label, hint, error, options }}
      chosen={Array.isArray(input.value) ? (input.value as number[]) : []}
      onChange={input.onChange}
    />
  );
}

/** The modules or the zones of the shop. */
export function useNames(
  of: "module" | "zone",
  types?: readonly ModuleType[],
): { value: number; label: string }[] {
  const { endpointQuery, scope } = useDeskClient();
  const modules = useQuery({ ...endpointQuery(scope, "GET /module"), enabled: of === "module" });
  const zones = useQuery({ ...endpointQuery(scope, "GET /zone/list"), enabled: of === "zone" });
  return of === "module"
    ? (modules.data ?? [])
        .filter(({ module_type: type }) => types?.includes(type) ?? true)
        .map(({ id, module_name }) => ({ value: id, label: module_name }))
    : (zones.data ?? []).map(({ id, display_name }) => ({ value: id, label: display_name }));
}
