import { languages } from "@errand/core/language";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller } from "react-hook-form";
import { useShop } from "../../console/console.ts";
import { languageNames } from "../../console/language-names.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { toMoment } from "./entry-form.ts";
import type { PreviewedChange } from "./entry-lists.ts";
import { useNames } from "./named-field.tsx";

interface PreviewDialogProps {
  /** What is not saved yet. */
  changes: PreviewedChange[];
  /** When it begins; looked at now by default. */
  begins: string | null;
  module: number | null;
  onStarted(token: string): void;
  onClose(): void;
}

/** Of no choice: as the visitor's device says. */
const own = 0;

/** Asks when, where and in which language the shop is looked at. */
export function PreviewDialog({ changes, begins, module, onStarted, onClose }: PreviewDialogProps) {
  const t = useMessages("entries");
  const { call } = useDeskClient();
  const { local } = useTimeText();
  const options = { language: useLanguage(), timeZone: useShop().time_zone };
  const { day, clock } = local(begins ?? Date.now());
  const form = useValidatedForm({
    defaultValues: {
      at: `${day}T${clock.slice(0, 5)}`,
      ...{ zone: own, module: module ?? own, language: options.language },
    },
  });
  const { control, register, formState } = form;
  const zones = useNames("zone");
  const modules = useNames("module");
  return (
    <FormDialog
      form={form}
      title={t("preview.title")}
      text={t("preview.text")}
      send={t("preview.start")}
      onSend={async ({ at, zone, module: chosen, language }) => {
        const { preview_token: token } = await call("POST /desk/preview", {
          ...{ changes, at: toMoment(at, options), language },
          ...(zone !== own && { zone_id: zone }),
          ...(chosen !== own && { module_id: chosen }),
        });
        if (token !== null) onStarted(token);
      }}
      onClose={onClose}
    >
      <TextField
        {...register("at", { required: t("error.required") })}
        type="datetime-local"
        label={t("preview.at")}
        error={formState.errors.at?.message}
        isRequired
      />
      <Controller
        control={control}
        name="zone"
        render={({ field }) => (
          <Select
            label={t("field.zone")}
            value={field.value}
            onChange={field.onChange}
            options={[{ value: own, label: t("preview.anyZone") }, ...zones]}
          />
        )}
      />
      <Controller
        control={control}
        name="module"
        render={({ field }) => (
          <Select
            label={t("field.module")}
            value={field.value}
            onChange={field.onChange}
            options={[{ value: own, label: t("preview.anyModule") }, ...modules]}
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Select
            label={t("field.language")}
            value={field.value}
            onChange={field.onChange}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
      />
    </FormDialog>
  );
}
