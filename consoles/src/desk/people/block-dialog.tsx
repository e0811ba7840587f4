import { addDays, startOfDay } from "@errand/core/time";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useShop } from "../../console/console.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { useRefreshCustomers } from "./people.queries.ts";

interface CustomerDialogProps {
  id: number;
  name: string;
  onClose(): void;
}

/** Blocks an account, until the end of a day or without an end. */
export function BlockDialog({ id, name, onClose }: CustomerDialogProps) {
  const t = useMessages("people");
  const { time_zone: timeZone } = useShop();
  const { local } = useTimeText();
  const { call } = useDeskClient();
  const refresh = useRefreshCustomers();
  const form = useValidatedForm({ defaultValues: { reason: "", until: "" } });
  const { register, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("blockTitle", { name })}
      text={t("blockText")}
      send={t("blockSend")}
      isDangerous
      onClose={onClose}
      onSend={async ({ reason, until }) => {
        const { message } = await call("POST /desk/customers/{id}/block", {
          ...{ id, reason },
          ...(until && { until: startOfDay(addDays(until, 1), timeZone).toISOString() }),
        });
        toast.success(message);
        await refresh();
      }}
    >
      <ReasonField label={t("reason")} />
      <TextField
        {...register("until")}
        type="date"
        min={local(Date.now()).day}
        label={t("blockUntil")}
        hint={t("blockUntilHint")}
        error={formState.errors.until?.message}
      />
    </FormDialog>
  );
}
