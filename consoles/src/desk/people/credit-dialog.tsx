import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { isAmount, toNumber } from "../../console/office/numbers.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { useRefreshCustomers } from "./people.queries.ts";

interface CreditDialogProps {
  id: number;
  name: string;
  onClose(): void;
}

/** Credits a wallet at the expense of the shop. */
export function CreditDialog({ id, name, onClose }: CreditDialogProps) {
  const t = useMessages("people");
  const { call } = useDeskClient();
  const refresh = useRefreshCustomers();
  const form = useValidatedForm({ defaultValues: { amount: "", reason: "" } });
  const { register, formState } = form;
  const isCredit = (text: string) => isAmount(text) && (toNumber(text) ?? 0) > 0;
  return (
    <FormDialog
      form={form}
      title={t("creditTitle", { name })}
      text={t("creditText")}
      send={t("creditSend")}
      onClose={onClose}
      onSend={async ({ amount, reason }) => {
        const { message } = await call("POST /desk/customers/{id}/credit", {
          ...{ id, reason },
          amount: toNumber(amount) ?? 0,
        });
        toast.success(message);
        await refresh();
      }}
    >
      <TextField
        {...register("amount", { validate: (text) => isCredit(text) || t("amountInvalid") })}
        inputMode="decimal"
        label={t("amount")}
        error={formState.errors.amount?.message}
        isRequired
      />
      <ReasonField label={t("reason")} />
    </FormDialog>
  );
}
