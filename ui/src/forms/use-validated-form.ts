import { useEffect, useRef } from "react";
import {
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

/** A radio button, which is not invalid by itself, belongs to a group without a choice. */
const invalid = "[aria-invalid=true], [data-invalid-choice]";

/**
 * `useForm` with the defaults of the shop: an error appears when its field loses focus, and
 * submitting focuses the first invalid field of the page. React-hook-form itself focuses in the
 * order of registration, in which the fields of a `Controller` come last.
 */
export function useValidatedForm<Values extends FieldValues>(
  options: Pick<UseFormProps<Values>, "defaultValues">,
): UseFormReturn<Values> {
  const form = useForm<Values>({ ...options, mode: "onTouched", shouldFocusError: false });
  const rejected = useRef<HTMLFormElement>(null);
  // Read here so that the component renders, and the effect runs, after every submit.
  const { submitCount } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors are on the page after this submit.
  useEffect(() => {
    rejected.current?.querySelector<HTMLElement>(invalid)?.focus();
    rejected.current = null;
  }, [submitCount]);

  const handleSubmit: UseFormHandleSubmit<Values> = (onValid) =>
    form.handleSubmit(onValid, (_errors, event) => {
      if (event?.target instanceof HTMLFormElement) rejected.current = event.target;
    });
  return { ...form, handleSubmit };
}
