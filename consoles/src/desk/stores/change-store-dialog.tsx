import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { isAmount, isCount, toAmountText, toNumber } from "../../console/office/numbers.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import type { DeskStore } from "./store.types.ts";
import { useRefreshStores } from "./use-refresh-stores.ts";

const switches = [
  "active",
  "featured",
  "is_recommended",
  "self_delivery_system",
  "prescription_order",
] as const;
const counts = ["min_delivery_time", "max_delivery_time", "accept_within"] as const;

/** Changes what the desk decides about a store, and settings in its place. */
export function ChangeStoreDialog({ store, onClose }: { store: DeskStore; onClose(): void }) {
  const t = useMessages("desk-stores");
  const language = useLanguage();
  const { call } = useDeskClient();
  const refresh = useRefreshStores();
  const { settings } = store;
  const form = useValidatedForm({
    defaultValues: {
      active: store.active,
      featured: store.featured,
      is_recommended: store.is_recommended,
      self_delivery_system: store.self_delivery_system,
      prescription_order: store.prescription_order,
      phone: store.phone,
      minimum_order: toAmountText(settings.minimum_order, language),
      min_delivery_time: String(settings.min_delivery_time),
      max_delivery_time: String(settings.max_delivery_time),
      accept_within: String(store.accept_within),
      reason: "",
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      form={form}
      title={t("change.title", { name: store.name })}
      text={t("change.text")}
      send={t("change.send")}
      onClose={onClose}
      onSend={async ({ minimum_order, ...values }) => {
        const number = (text: string) => toNumber(text) ?? undefined;
        const { message } = await call("PUT /desk/stores/{id}", {
          ...values,
          id: store.id,
          minimum_order: number(minimum_order),
          min_delivery_time: number(values.min_delivery_time),
          max_delivery_time: number(values.max_delivery_time),
          accept_within: number(values.accept_within),
        });
        toast.success(message);
        await refresh();
      }}
    >
      <div>
        {switches.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t(`field.${name}`)}
              </Checkbox>
            )}
          />
        ))}
      </div>
      <TextField
        {...register("phone")}
        type="tel"
        label={t("column.phone")}
        error={errors.phone?.message}
      />
      <TextField
        {...register("minimum_order", { validate: (text) => isAmount(text) || t("amountInvalid") })}
        inputMode="decimal"
        label={t("field.minimum_order")}
        error={errors.minimum_order?.message}
      />
      {counts.map((name) => (
        <TextField
          key={name}
          {...register(name, { validate: (text) => isCount(text) || t("countInvalid") })}
          inputMode="numeric"
          label={t(`field.${name}`)}
          error={errors[name]?.message}
        />
      ))}
      <ReasonField label={t("reason")} />
    </FormDialog>
  );
}
