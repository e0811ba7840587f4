import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Stores the values of a form now and with every change. */
export function useStoredForm<Values extends FieldValues>(
  { getValues, subscribe }: UseFormReturn<Values>,
  store: (values: Values) => void,
): void {
  useEffect(() => {
    store(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    });
  }, [getValues, subscribe, store]);
}
