import { Checkbox } from "@errand/ui/checkbox.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useState } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { SaveBar } from "../../../console/office/save-bar.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { type SettingsValues, toSettingsInput, toSettingsValues } from "./settings-values.ts";
import { TermFields } from "./term-fields.tsx";
import {
  type ProviderSettings,
  useChangeProviderSettings,
  useProviderSettings,
} from "./use-provider-settings.ts";
import { ZoneFields } from "./zone-fields.tsx";

/** Where trips begin, and what customers agree to. */
export function ProviderSettingsPage() {
  const office = useMessages("office");
  const [saves, setSaves] = useState(0);
  return (
    <>
      <PageHead title={office("section.settings")} />
      <QueryState query={useProviderSettings()}>
        {(settings) => (
          <SettingsForm key={saves} settings={settings} onSave={() => setSaves(saves + 1)} />
        )}
      </QueryState>
    </>
  );
}

function SettingsForm({ settings, onSave }: { settings: ProviderSettings; onSave(): void }) {
  const t = useMessages("provider-settings");
  const language = useLanguage();
  const change = useChangeProviderSettings();
  const form = useValidatedForm<SettingsValues>({
    defaultValues: toSettingsValues(settings, language),
  });
  const { register, control, handleSubmit, formState } = form;

  const save = handleSubmit(async (values) => {
    try {
      await change.mutateAsync(toSettingsInput(values));
      onSave();
    } catch (error) {
      setApiErrors(form, error, { pickup_zone_id: "zones" });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex grow flex-col">
        <div className="grid max-w-6xl gap-8 p-4 md:p-5 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-8">
            <section className="flex flex-col gap-4">
              <h2 className="text-body font-bold">{t("taking")}</h2>
              <Controller
                control={control}
                name="active"
                render={({ field }) => (
                  <Checkbox isChecked={field.value} onChange={field.onChange}>
                    {t("active")}
                  </Checkbox>
                )}
              />
              <TextField
                {...register("announcement_message")}
                label={t("announcement")}
                hint={t("inYourLanguage")}
                maxLength={255}
                error={formState.errors.announcement_message?.message}
              />
            </section>
            <ZoneFields />
            <RuleFields />
          </div>
          <TermFields />
        </div>
        {formState.isDirty && (
          <SaveBar
            text={formState.errors.root?.message ?? t("changed")}
            isBad={formState.errors.root !== undefined}
            isBusy={formState.isSubmitting}
            onDiscard={() => form.reset()}
            onSave={() => void save()}
          />
        )}
      </form>
    </FormProvider>
  );
}
