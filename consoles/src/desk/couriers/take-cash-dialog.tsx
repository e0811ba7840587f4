import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { isAmount, toAmountText, toNumber } from "../../console/office/numbers.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { DeskCourier } from "./courier.types.ts";

interface TakeCashDialogProps {
  courier: DeskCourier;
  onDone(): Promise<unknown>;
  onClose(): void;
}

/** Takes in cash that a courier hands in. */
export function TakeCashDialog({ courier, onDone, onClose }: TakeCashDialogProps) {
  const t = useMessages("desk-couriers");
  const language = useLanguage();
  const money = useMoney();
  const { call } = useDeskClient();
  const amount = toAmountText(courier.cash, language);
  const form = useValidatedForm({ defaultValues: { amount } });
  const { register, formState } = form;
  const isTaken = (text: string) => isAmount(text) && (toNumber(text) ?? 0) > 0;
  return (
    <FormDialog
      form={form}
      title={t("cash.title", { name: courier.name })}
      text={t("cash.text", { cash: money(courier.cash) })}
      send={t("cash.send")}
      onClose={onClose}
      onSend={async ({ amount: text }) => {
        const { message } = await call("POST /desk/couriers/{id}/cash", {
          id: courier.id,
          amount: toNumber(text) ?? 0,
        });
        toast.success(message);
        await onDone();
      }}
    >
      <TextField
        {...register("amount", { validate: (text) => isTaken(text) || t("cash.invalid") })}
        inputMode="decimal"
        label={t("cash.amount")}
        error={formState.errors.amount?.message}
        isRequired
      />
    </FormDialog>
  );
}
