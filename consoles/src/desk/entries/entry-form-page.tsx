import { ApiError } from "@errand/core/api-error";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { Controller, FormProvider, type Path, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useShop } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useEntryWrites } from "./entry.queries.ts";
import { EntryField } from "./entry-field.tsx";
import { countChanges, type EntryForm, isComplete, toForm, toInput } from "./entry-form.ts";
import { EntryHead } from "./entry-head.tsx";
import type { Entry, EntryEffect, EntryInput } from "./entry-lists.ts";
import { EntryTimes } from "./entry-times.tsx";
import type { Family } from "./family.types.ts";
import { PlannedChange } from "./planned-change.tsx";
import type { Previewed } from "./preview-button.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { useEffects } from "./use-effects.ts";
import { useIsOvertaken } from "./use-fresh-entries.ts";
import { useMayWrite } from "./use-may-write.ts";

interface EntryFormPageProps {
  family: Family;
  path: string;
  /** Null for a new one. */
  read: Entry | null;
  onReadAgain(): void;
}

/** The fields of an entry; nothing is public before it is published. */
export function EntryFormPage({ family, path, read, onReadAgain }: EntryFormPageProps) {
  const t = useMessages("entries");
  const navigate = useNavigate();
  const options = { language: useLanguage(), timeZone: useShop().time_zone };
  const [entry, setEntry] = useState(read);
  const [effects, setEffects] = useState<readonly EntryEffect[]>([]);
  const mayWrite = useMayWrite(family);
  const [isStale, setStale] = useState(false);
  const { create, change } = useEntryWrites(family.list);
  const form = useValidatedForm<EntryForm>({ defaultValues: toForm(family, entry, options) });
  const { control, formState } = form;
  // Its own change is heard before the answer to it.
  const isOvertaken = useIsOvertaken(entry) && !formState.isSubmitting;
  const typed = useWatch({ control }) as EntryForm;
  const before = toInput(family, toForm(family, entry, options), options);
  const after = toInput(family, typed, options);
  const changes = entry ? countChanges(family, before, after) : null;

  const asked = { id: entry?.id ?? null, values: after.values };
  const isAsked = changes !== 0 && isComplete(family, after);
  const expected = useEffects(family.list, asked, isAsked && family.hasEffects === true);

  function show(saved: Entry) {
    setEntry(saved);
    form.reset(toForm(family, saved, options));
  }

  const save = (publishAt?: string) =>
    form.handleSubmit(async (values) => {
      const input = toInput(family, values, options);
      try {
        const saved = entry
          ? await change(entry, {
              ...pickChanged(before, input),
              ...(publishAt !== undefined && { publish_at: publishAt }),
            })
          : await create(input);
        toast.success(saved.message);
        setEffects(saved.effects);
        if (entry) show(saved.entry);
        else void navigate(`${path}/${saved.entry.id}`, { replace: true });
      } catch (error) {
        setStale(error instanceof ApiError && error.errors.some(({ code }) => code === "version"));
        setApiErrors(form, error, fieldsOf(family, error));
      }
    })();

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex grow flex-col"
      >
        <div className="flex max-w-4xl grow flex-col gap-5 p-4 md:p-5">
          <EntryHead
            family={family}
            entry={entry}
            path={path}
            onUndone={(undone) => show(undone)}
          />
          {entry?.next && mayWrite && (
            <PlannedChange family={family} entry={entry} onDropped={show} />
          )}
          {family.fields
            .filter(({ isShown }) => isShown?.(typed.values) ?? true)
            .map((field) => (
              <EntryField key={field.name} field={field} />
            ))}
          {family.times !== "none" && <EntryTimes family={family} />}
          <Controller
            control={control}
            name="isActive"
            render={({ field }) => (
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t("active")}
              </Checkbox>
            )}
          />
          <div role="status" className="empty:hidden">
            {effects.map(({ code, message }) => (
              <p key={code} className="rounded-control bg-call-soft px-4 py-3 font-semibold">
                {message}
              </p>
            ))}
          </div>
          <FormErrorMessage text={formState.errors.root?.message} />
          {isOvertaken && <p role="status">{t("overtaken")}</p>}
          {(isStale || isOvertaken) && (
            <OfficeButton tone="outline" className="self-start" onClick={onReadAgain}>
              {t("readAgain")}
            </OfficeButton>
          )}
        </div>
        {changes !== 0 && mayWrite && (
          <PublishBar
            changes={changes}
            effects={expected}
            isBusy={formState.isSubmitting}
            previewed={isAsked ? toPreviewed(family, entry, before, after) : undefined}
            onDiscard={() => (entry ? show(entry) : void navigate(path))}
            onLater={entry ? (at) => save(at) : undefined}
            onPublish={() => void save()}
          />
        )}
      </form>
    </FormProvider>
  );
}

function toPreviewed(
  family: Family,
  entry: Entry | null,
  before: EntryInput,
  after: EntryInput,
): Previewed {
  const { values, from } = after;
  const stated = entry ? { values, ...pickChanged(before, after) } : after;
  const isLater = typeof from === "string" && Date.parse(from) > Date.now();
  return {
    changes: [{ path: entry ? entry.path : family.list, ...stated }],
    begins: isLater ? from : null,
    module: typeof values.module_id === "number" ? values.module_id : null,
  };
}

/** Only what a person has changed, so that times keep what the form does not show. */
function pickChanged(before: EntryInput, after: EntryInput): Partial<EntryInput> {
  const names = ["values", "active", "from", "until"] as const;
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** The fields that errors name have the names of the form. */
function fieldsOf(family: Family, error: unknown): Record<string, Path<EntryForm>> {
  const known = family.fields.map(({ name }) => `values.${name}`);
  const named = error instanceof ApiError ? error.errors.flatMap(({ field }) => field ?? []) : [];
  const own = named.filter((field) =>
    known.some((name) => field === name || field.startsWith(`${name}.`)),
  );
  return {
    ...Object.fromEntries(own.map((field) => [field, field as Path<EntryForm>])),
    from: "from",
    until: "until",
  };
}
