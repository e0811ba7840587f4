import { ApiError } from "@errand/core/api-error";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, Suspense, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import type { Entry, EntryEffect } from "../entries/entry-lists.ts";
import { PublishBar } from "../entries/publish-bar.tsx";
import { useIsOvertaken } from "../entries/use-fresh-entries.ts";
import { EffectList } from "./effect-list.tsx";
import { type Target, useSettingWrites } from "./setting.queries.ts";
import { SettingField } from "./setting-field.tsx";
import type { SettingField as Definition } from "./setting-fields.ts";
import {
  countChanges,
  isShown,
  type SettingForm,
  toFieldName,
  toForm,
  toValues,
  type Values,
} from "./setting-form.ts";
import { SettingHistory } from "./setting-history.tsx";

export interface SettingEditorProps {
  target: Target;
  fields: readonly Definition[];
  entry: Entry;
  labelOf?(field: Definition): string | undefined;
  /** Asks what a change would mean before it is published. */
  findEffects?(values: Values): Promise<{ effects: EntryEffect[] }>;
  /** What is edited in another way than by fields, with the values that it has now. */
  other?: { values: Values; count: number; active?: 0 | 1; reset(): void; screen: ReactNode };
  onReadAgain(): void;
}

/** The fields of a setting with what they do; nothing is public before it is published. */
export function SettingEditor({
  target,
  fields,
  entry,
  labelOf,
  findEffects,
  other,
  onReadAgain,
}: SettingEditorProps) {
  const t = useMessages("desk-settings");
  const language = useLanguage();
  const { date, clock } = useTimeText();
  const [effects, setEffects] = useState<readonly EntryEffect[]>([]);
  const [isStale, setStale] = useState(false);
  const { change } = useSettingWrites(target);
  const before = toForm(fields, entry.values, language);
  const form = useValidatedForm<SettingForm>({ defaultValues: before });
  const { formState } = form;
  // Its own change is heard before the answer to it.
  const isOvertaken = useIsOvertaken(entry) && !formState.isSubmitting;
  const typed = { ...before, ...(useWatch({ control: form.control }) as SettingForm) };
  const changes = countChanges(fields, before, typed) + (other?.count ?? 0);
  const valuesOf = (values: SettingForm) => ({
    ...toValues(fields, values, entry.values),
    ...other?.values,
  });

  const act = (work: (values: Values) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      try {
        await work(valuesOf({ ...before, ...values }));
      } catch (error) {
        setStale(error instanceof ApiError && error.errors.some(({ code }) => code === "version"));
        setApiErrors(form, error, getFieldNames(fields));
      }
    })();
  const save = (publishAt?: string) =>
    act(async (values) => {
      const saved = await change({
        ...{ version: entry.version, values },
        ...activeOf(other),
        ...(publishAt !== undefined && { publish_at: publishAt }),
      });
      toast.success(saved.message);
      onReadAgain();
    });

  return (
    <div className="flex grow max-xl:flex-col">
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          className="flex min-w-0 grow flex-col"
        >
          <div className="flex grow flex-col p-4 md:p-5">
            {entry.next && (
              <p className="rounded-control bg-warn-soft px-4 py-3 font-semibold text-warn">
                {t("planned", {
                  date: date(entry.next.publish_at),
                  time: clock(entry.next.publish_at),
                  name: entry.next.by.name,
                })}
              </p>
            )}
            {other?.screen}
            {fields
              .filter(({ name }) => isShown(fields, typed, name))
              .map((field) => (
                <SettingField key={field.name} field={field} label={labelOf?.(field)} />
              ))}
            <div className="flex flex-col gap-3 py-4 empty:hidden">
              <EffectList effects={effects} />
              <FormErrorMessage text={formState.errors.root?.message} />
              {findEffects && changes > 0 && (
                <OfficeButton
                  tone="outline"
                  className="self-start"
                  onClick={() =>
                    void act(async (values) => setEffects((await findEffects(values)).effects))
                  }
                >
                  {t("try")}
                </OfficeButton>
              )}
              {isOvertaken && <p role="status">{t("overtaken")}</p>}
              {(isStale || isOvertaken) && (
                <OfficeButton tone="outline" className="self-start" onClick={onReadAgain}>
                  {t("readAgain")}
                </OfficeButton>
              )}
            </div>
          </div>
          {/* The bar may wait for its messages: the field that is typed in keeps the focus. */}
          <Suspense fallback={null}>
            {changes > 0 && (
              <PublishBar
                effects={effects.map(({ message }) => message)}
                changes={changes}
                isBusy={formState.isSubmitting}
                previewed={{
                  changes: [{ path: entry.path, values: valuesOf(typed), ...activeOf(other) }],
                }}
                onDiscard={() => {
                  form.reset(before);
                  other?.reset();
                  setEffects([]);
                }}
                onLater={(at) => save(at)}
                onPublish={() => void save()}
              />
            )}
          </Suspense>
        </form>
      </FormProvider>
      <SettingHistory target={target} onUndone={onReadAgain} />
    </div>
  );
}

/** Whether it is switched on, where that is edited as well. */
function activeOf(other: SettingEditorProps["other"]): { active?: 0 | 1 } {
  return other?.active === undefined ? {} : { active: other.active };
}

/** The names of the form for the fields that errors name. */
function getFieldNames(fields: readonly Definition[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) =>
      [name, `${name}.en`, `${name}.fr`].map((path) => [`values.${path}`, toFieldName(path)]),
    ),
  );
}
