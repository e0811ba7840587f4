import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { toAmountText, toNumber } from "../../console/office/numbers.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import type { DeskStore } from "./store.types.ts";
import { useRefreshStores } from "./use-refresh-stores.ts";

function isPercent(text: string): boolean {
  const percent = toNumber(text);
  return percent !== null && percent <= 100;
}

/** What the shop keeps of what a store sells from now on. */
export function CommissionDialog({ store, onClose }: { store: DeskStore; onClose(): void }) {
  const t = useMessages("desk-stores");
  const language = useLanguage();
  const { call } = useDeskClient();
  const refresh = useRefreshStores();
  const percent = store.commission === null ? "" : toAmountText(store.commission, language);
  const form = useValidatedForm({ defaultValues: { percent, reason: "" } });
  const { register, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("commission.of", { name: store.name })}
      text={t("commission.text")}
      send={t("commission.send")}
      onClose={onClose}
      onSend={async ({ percent: text, reason }) => {
        const { message } = await call("PUT /desk/stores/{id}/commission", {
          ...{ id: store.id, reason, commission: text.trim() === "" ? null : toNumber(text) },
        });
        toast.success(message);
        await refresh();
      }}
    >
      <TextField
        {...register("percent", {
          validate: (text) => text.trim() === "" || isPercent(text) || t("commission.invalid"),
        })}
        inputMode="decimal"
        label={t("commission.percent")}
        hint={t("commission.hint")}
        error={formState.errors.percent?.message}
      />
      <ReasonField label={t("reason")} />
    </FormDialog>
  );
}
