import { get, useFormState } from "react-hook-form";
import type { EntryForm } from "./entry-form.ts";

/** What speaks against a value of an entry, or against one within it. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState<EntryForm>();
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(
    errors,
    `values.${name}`,
  );
  const message = error?.message ?? error?.root?.message;
  return typeof message === "string" ? message : undefined;
}
