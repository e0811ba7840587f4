import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { isAmount, toAmountText, toNumber } from "../../console/office/numbers.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { ChoiceCards } from "../form/choice-cards.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import type { DeskTrip } from "./trip.types.ts";
import { useFreshTrip } from "./use-trip-act.ts";

interface TripRefundDialogProps {
  trip: DeskTrip;
  left: number;
  onClose(): void;
}

const methods = ["source", "wallet", "manual"] as const;
const bearers = ["platform", "store"] as const;

/** Asks what goes back of a trip, where to, and who bears it. */
export function TripRefundDialog({ trip, left, onClose }: TripRefundDialogProps) {
  const t = useMessages("desk-trips");
  const money = useMoney();
  const language = useLanguage();
  const refresh = useFreshTrip();
  const { call } = useDeskClient();
  const { id } = trip;
  const form = useValidatedForm({
    defaultValues: {
      ...{ amount: toAmountText(left, language), reason: "" },
      method: (trip.is_guest ? "source" : "wallet") as (typeof methods)[number],
      borneBy: "platform" as (typeof bearers)[number],
    },
  });
  const { control, register, formState } = form;
  const isLeft = (text: string) => {
    const amount = toNumber(text) ?? 0;
    return isAmount(text) && amount > 0 && amount <= left;
  };
  return (
    <FormDialog
      form={form}
      title={t("refund.ask", { id: String(id) })}
      send={t("refund.send")}
      isDangerous
      onSend={async ({ amount, reason, method, borneBy }) => {
        const { message } = await call("POST /desk/trips/{id}/refund", {
          ...{ id, method, borne_by: borneBy, reason: reason.trim() },
          amount: toNumber(amount) ?? 0,
        });
        toast.success(message);
        await refresh();
      }}
      onClose={onClose}
    >
      <TextField
        {...register("amount", {
          validate: (text) => isLeft(text) || t("refund.amountWrong", { left: money(left) }),
        })}
        inputMode="decimal"
        label={t("refund.amount")}
        error={formState.errors.amount?.message}
        isRequired
      />
      <Controller
        control={control}
        name="method"
        render={({ field }) => (
          <ChoiceCards
            label={t("refund.to")}
            value={field.value}
            onChange={field.onChange}
            options={methods
              .filter((each) => each !== "wallet" || !trip.is_guest)
              .map((value) => ({ value, label: t(`refund.method.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="borneBy"
        render={({ field }) => (
          <ChoiceCards
            label={t("refund.borneBy")}
            value={field.value}
            onChange={field.onChange}
            options={bearers.map((value) => ({
              ...{ value, label: t(`refund.bearer.${value}`) },
              ...(value === "store" && { text: trip.provider.name }),
            }))}
          />
        )}
      />
      <ReasonField label={t("reason")} />
    </FormDialog>
  );
}
