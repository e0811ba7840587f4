import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";

/** Shows a refusal beside the fields it concerns, above the button when it concerns none, and as toasts. */
export function showApiError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  if (error instanceof ApiError) {
    const fields = new Set(Object.keys(form.getValues()));
    for (const { field, message } of error.errors) {
      if (message === "") continue;
      const isHere = field !== undefined && fields.has(field);
      form.setError(isHere ? (field as Path<Values>) : "root", { message });
    }
  }
  reportError(error);
}
