import type { StoreContract } from "@errand/core/contract.store";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller } from "react-hook-form";
import { NotificationSwitch } from "../../../console/notifications/notification-switch.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { SaveBar } from "../../../console/office/save-bar.tsx";
import { useChangeSettings, useStoreSettings } from "../use-store-settings.ts";

type Settings = StoreContract["GET /store/settings"]["reply"];

const texts = ["announcement", "announcement_fr"] as const;
const numbers = [
  "min_delivery_time",
  "max_delivery_time",
  "minimum_order",
  "accept_within",
  "slot_capacity",
] as const;
const switches = [
  "delivery",
  "take_away",
  "schedule_order",
  "cutlery",
  "line_notes",
  "auto_accept",
] as const;

type Values = Record<(typeof texts)[number] | (typeof numbers)[number], string> &
  Record<(typeof switches)[number], boolean>;

/** How the store takes orders, and what it announces. */
export function OrderSettings() {
  return (
    <QueryState query={useStoreSettings()}>
      {(settings) => <SettingsForm key={JSON.stringify(settings)} settings={settings} />}
    </QueryState>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages("store-settings");
  const change = useChangeSettings();
  const form = useValidatedForm<Values>({ defaultValues: toValues(settings) });
  const { register, control, handleSubmit, formState } = form;

  async function save(values: Values) {
    try {
      await change.mutateAsync(toInput(values));
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex grow flex-col">
      <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-2">
        <section className="flex flex-col gap-4">
          <h2 className="text-body font-bold">{t("taking")}</h2>
          {numbers.map((name) => (
            <TextField
              key={name}
              {...register(name)}
              inputMode="decimal"
              label={t(name)}
              hint={name === "slot_capacity" ? t("slotHint") : undefined}
              error={formState.errors[name]?.message}
            />
          ))}
          <div className="flex flex-col">
            {switches.map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field }) => (
                  <Checkbox isChecked={field.value} onChange={field.onChange}>
                    {t(name)}
                  </Checkbox>
                )}
              />
            ))}
          </div>
        </section>
        <section className="flex flex-col gap-4">
          <h2 className="text-body font-bold">{t("texts")}</h2>
          {texts.map((name) => (
            <TextField
              key={name}
              {...register(name)}
              label={t(name)}
              maxLength={255}
              hint={name === "announcement" ? t("announcementHint") : undefined}
              error={formState.errors[name]?.message}
            />
          ))}
          <h2 className="text-body font-bold">{t("device")}</h2>
          <NotificationSwitch />
        </section>
      </div>
      {formState.isDirty && (
        <SaveBar
          text={formState.errors.root?.message ?? t("changed")}
          isBad={formState.errors.root !== undefined}
          isBusy={formState.isSubmitting}
          onDiscard={() => form.reset()}
          onSave={() => void handleSubmit(save)()}
        />
      )}
    </form>
  );
}

function toValues(settings: Settings): Values {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    announcement: text(settings.announcement),
    announcement_fr: text(settings.announcement_fr),
    min_delivery_time: text(settings.min_delivery_time),
    max_delivery_time: text(settings.max_delivery_time),
    minimum_order: text(settings.minimum_order),
    accept_within: text(settings.accept_within),
    slot_capacity: text(settings.slot_capacity),
    delivery: settings.delivery,
    take_away: settings.take_away,
    schedule_order: settings.schedule_order,
    cutlery: settings.cutlery,
    line_notes: settings.line_notes,
    auto_accept: settings.auto_accept,
  };
}

/** The server says at its field what is not a number. */
function toInput(values: Values): StoreContract["PUT /store/settings"]["input"] {
  const number = (text: string) => Number(text.trim().replace(",", "."));
  return {
    announcement: values.announcement.trim() || null,
    announcement_fr: values.announcement_fr.trim() || null,
    min_delivery_time: number(values.min_delivery_time),
    max_delivery_time: number(values.max_delivery_time),
    minimum_order: number(values.minimum_order),
    accept_within: number(values.accept_within),
    slot_capacity: values.slot_capacity.trim() === "" ? null : number(values.slot_capacity),
    delivery: values.delivery,
    take_away: values.take_away,
    schedule_order: values.schedule_order,
    cutlery: values.cutlery,
    line_notes: values.line_notes,
    auto_accept: values.auto_accept,
  };
}
