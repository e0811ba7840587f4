import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useId } from "react";
import { isAmount, toNumber } from "../../console/office/numbers.ts";
import { useDeskClient } from "../desk-client.ts";
import { useRefreshCustomers } from "./people.queries.ts";

const maxReason = 255;

interface CreditDialogProps {
  id: number;
  name: string;
  onClose(): void;
}

/** Credits a wallet at the expense of the shop. */
export function CreditDialog({ id, name, onClose }: CreditDialogProps) {
  const t = useMessages("people");
  const formId = useId();
  const { call } = useDeskClient();
  const refresh = useRefreshCustomers();
  const form = useValidatedForm({ defaultValues: { amount: "", reason: "" } });
  const { register, formState } = form;
  const isCredit = (text: string) => isAmount(text) && (toNumber(text) ?? 0) > 0;
  const submit = form.handleSubmit(async ({ amount, reason }) => {
    try {
      const { message } = await call("POST /desk/customers/{id}/credit", {
        ...{ id, reason },
        amount: toNumber(amount) ?? 0,
      });
      toast.success(message);
      await refresh();
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("creditTitle", { name })}
      text={t("creditText")}
      footer={
        <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
          {t("creditSend")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          {...register("amount", { validate: (text) => isCredit(text) || t("amountInvalid") })}
          inputMode="decimal"
          label={t("amount")}
          error={formState.errors.amount?.message}
          isRequired
        />
        <TextArea
          {...register("reason", {
            validate: (text) => text.trim() !== "" || t("reasonMissing"),
          })}
          label={t("reason")}
          maxLength={maxReason}
          error={formState.errors.reason?.message}
          isRequired
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
