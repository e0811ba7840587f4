import { ApiError } from "@errand/core/api-error";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { reportError } from "../report-error.ts";

/**
 * Shows the errors of a request at the fields of the form, or above its button when they concern no
 * field, and as toasts. The first of these fields gets the focus. `fields` maps parameters and
 * error codes to the form's fields of another name.
 */
export function setApiErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fields: Partial<Record<string, Path<Values>>> = {},
): void {
  if (error instanceof ApiError) {
    const names = new Set(Object.keys(form.getValues()));
    let shouldFocus = true;
    for (const { code, field, message } of error.errors) {
      if (message === "") continue;
      const isOwn = field !== undefined && names.has(field);
      const name = fields[field ?? code] ?? (isOwn ? (field as Path<Values>) : "root");
      form.setError(name, { message }, { shouldFocus: shouldFocus && name !== "root" });
      if (name !== "root") shouldFocus = false;
    }
  }
  reportError(error);
}
