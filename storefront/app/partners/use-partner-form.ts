import { ApiError } from "@errand/core/api-error";
import { reportError } from "@errand/ui/report-error.ts";
import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from "react-hook-form";
import { useSearchParams } from "react-router";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { readDraft, writeDraft } from "./draft-storage.ts";
import type { PartnerFields } from "./partner-fields.ts";
import { currentStep, firstStepWith, type Step } from "./steps.ts";

interface PartnerFormOptions<Draft, Code> {
  /** The key of the draft on this device. */
  key: string;
  /** Without a draft on this device. */
  initial: Draft;
  steps: readonly Step<Draft>[];
  errorsOf(draft: Draft): Partial<Record<keyof Draft, Code>>;
  messageOf(code: Code): string;
  /** The fields of parameters and error codes of the server that have another name. */
  fieldOf: Partial<Record<string, keyof Draft>>;
  /** Rejects with the errors of the server, which are shown at their fields and steps. */
  send(draft: Draft): Promise<void>;
}

const invalid = "[aria-invalid=true], [data-error]";

/**
 * A form of several steps, each with an entry in the browser's history. Everything but the password
 * stays on this device until it is sent. An error is shown once its field was left or its step is
 * to be completed.
 */
export function usePartnerForm<Draft extends { password: string }, Code extends string>(
  options: PartnerFormOptions<Draft, Code>,
) {
  const { key, steps } = options;
  const { draft, errorOf, change, leave, refuse } = usePartnerDraft(options);
  const [failure, setFailure] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [query, setQuery] = useSearchParams();
  const errors = options.errorsOf(draft);
  const index = currentStep(steps, query.get("step"), errors);
  const step = steps[index] as Step<Draft>;
  const screen = useRef<HTMLFormElement>(null);
  useEffect(() => writeDraft(key, draft), [key, draft]);
  const focusError = useFocusOfStep(screen, index);

  function go(to: number) {
    const next = new URLSearchParams(query);
    next.set("step", steps[to]?.name ?? "");
    setQuery(next, { state: quietNavigation });
  }

  const fields: PartnerFields<Draft> = {
    draft,
    change,
    leave: (field) => void leave([field]),
    errorOf,
  };

  async function showErrorsOf({ fields }: Step<Draft>) {
    await leave(fields);
    focusError();
  }

  async function send() {
    setSending(true);
    setFailure(undefined);
    try {
      await options.send(draft);
    } catch (error) {
      reportError(error);
      const found = refusalsOf(error, draft, options.fieldOf);
      refuse(found.fields);
      setFailure(found.failure);
      const first = firstStepWith(steps, found.fields);
      if (first !== null && first !== index) go(first);
      focusError();
    }
    setSending(false);
  }

  return {
    fields,
    errors,
    steps,
    step,
    index,
    go,
    screen,
    isSending,
    /** The error that concerns no field. */
    failure,
    /** Continues to the next step, or sends the form; shows the errors that prevent it. */
    next() {
      if (isSending) return;
      if (step.fields.some((field) => errors[field] !== undefined)) return void showErrorsOf(step);
      if (index < steps.length - 1) return go(index + 1);
      void send();
    },
  };
}

/** The values of the form and the errors that are shown. */
function usePartnerDraft<Draft extends { password: string }, Code extends string>({
  key,
  initial,
  errorsOf,
  messageOf,
}: PartnerFormOptions<Draft, Code>) {
  const [defaultValues] = useState(
    () => ({ ...initial, ...readDraft<Draft>(key) }) as DefaultValues<Draft>,
  );
  const { control, formState, getValues, setValue, setError, clearErrors, trigger } =
    useForm<Draft>({
      defaultValues,
      resolver: (values) => ({ values: {}, errors: toFieldErrors(errorsOf(values), messageOf) }),
    });
  const draft = useWatch({ control }) as Draft;
  const errors = formState.errors as Partial<Record<Path<Draft>, FieldError>>;
  const left = Object.keys(formState.touchedFields) as Path<Draft>[];
  /** What the server has refused stays until its field changes. */
  const validate = (paths: readonly Path<Draft>[], changed: readonly Path<Draft>[] = []) =>
    trigger(paths.filter((path) => errors[path]?.type !== refusal || changed.includes(path)));

  return {
    draft,
    errorOf: (field: keyof Draft) => errors[field as Path<Draft>]?.message,

    change(changes: Partial<Draft>) {
      const changed = Object.keys(changes) as Path<Draft>[];
      for (const path of changed) setValue(path, changes[path] as PathValue<Draft, Path<Draft>>);
      clearErrors(changed);
      // The error of one field may depend on another.
      void validate(left, changed);
    },

    /** The focus has left these fields: their errors are shown from now on. */
    async leave(fields: readonly (keyof Draft)[]) {
      const paths = [...fields] as Path<Draft>[];
      for (const path of paths) setValue(path, getValues(path), { shouldTouch: true });
      await validate(paths);
    },

    /** Shows what the server has refused. */
    refuse(refused: Partial<Record<keyof Draft, string>>) {
      for (const [field, message] of Object.entries(refused)) {
        setError(field as Path<Draft>, { type: refusal, message: message as string });
      }
    },
  };
}

/** The type of the errors that the server has found. */
const refusal = "refusal";

/** Errors of the draft as react-hook-form holds them. */
function toFieldErrors<Draft extends object, Code extends string>(
  errors: Partial<Record<keyof Draft, Code>>,
  messageOf: (code: Code) => string,
): FieldErrors<Draft> {
  const entries = Object.entries(errors) as [string, Code][];
  return Object.fromEntries(
    entries.map(([field, code]) => [field, { type: code, message: messageOf(code) }]),
  ) as object as FieldErrors<Draft>;
}

export type PartnerForm<Draft extends { password: string }> = ReturnType<
  typeof usePartnerForm<Draft, string>
>;

/** Errors of the server by field; the others, as one text, belong to the whole form. */
function refusalsOf<Draft extends object>(
  error: unknown,
  draft: Draft,
  fieldOf: Partial<Record<string, keyof Draft>>,
) {
  const fields: Partial<Record<keyof Draft, string>> = {};
  let failure: string | undefined;
  const errors = error instanceof ApiError ? error.errors : [];
  for (const { code, field = code, message } of errors) {
    // Parts of a parameter, such as `identity_image.0`, belong to its field.
    const [name = ""] = field.split(/[.[]/);
    const own = fieldOf[name] ?? fieldOf[code] ?? (Object.hasOwn(draft, name) ? name : null);
    if (own !== null) fields[own as keyof Draft] ??= message;
    else failure ??= message;
  }
  return { fields, failure };
}

/**
 * Moves the focus to the heading of a step that was just opened. The returned function moves it to
 * the first field with an error, once that is on the page.
 */
function useFocusOfStep(screen: React.RefObject<HTMLFormElement | null>, index: number) {
  const shown = useRef(index);
  const [requests, setRequests] = useState(0);
  const handled = useRef(0);
  useEffect(() => {
    const isAnother = shown.current !== index;
    shown.current = index;
    const isRequested = handled.current !== requests;
    const error = isRequested ? screen.current?.querySelector<HTMLElement>(invalid) : null;
    if (error) {
      handled.current = requests;
      error.focus();
    } else if (isAnother) {
      screen.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    }
  }, [screen, index, requests]);
  return () => setRequests((count) => count + 1);
}
