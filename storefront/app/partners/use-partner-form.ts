import { ApiError } from "@errand/core/api-error";
import { reportError } from "@errand/ui/report-error.ts";
import { useEffect, useRef, useState } from "react";
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
  const [draft, setDraft] = useState<Draft>(() => ({
    ...options.initial,
    ...readDraft<Draft>(key),
  }));
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<keyof Draft, string>>>({});
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
    change(changes) {
      setDraft((current) => ({ ...current, ...changes }));
      const changed = Object.keys(changes);
      setRefused(
        (current) =>
          Object.fromEntries(
            Object.entries(current).filter(([field]) => !changed.includes(field)),
          ) as typeof current,
      );
    },
    leave: (field) => setLeft((current) => new Set([...current, field])),
    errorOf(field) {
      const code = left.has(field) ? errors[field] : undefined;
      return refused[field] ?? (code && options.messageOf(code));
    },
  };

  function showErrorsOf({ fields }: Step<Draft>) {
    setLeft((current) => new Set([...current, ...fields]));
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
      setRefused(found.fields);
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
      if (step.fields.some((field) => errors[field] !== undefined)) return showErrorsOf(step);
      if (index < steps.length - 1) return go(index + 1);
      void send();
    },
  };
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
