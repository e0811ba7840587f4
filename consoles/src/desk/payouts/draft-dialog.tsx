import { type PayoutKind, payoutKinds } from "@errand/core/payouts/payout-states";
import { addDays } from "@errand/core/time";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { useNavigate } from "react-router";
import { isAmount, toAmountText, toNumber } from "../../console/office/numbers.ts";
import { Segments } from "../../console/office/segments.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useStoreRun } from "./use-store-run.ts";

const usualMinimum = 10;

/** Drafts a run, and opens it. */
export function DraftDialog({ kind, onClose }: { kind: PayoutKind; onClose(): void }) {
  const t = useMessages("payouts");
  const language = useLanguage();
  const navigate = useNavigate();
  const storeRun = useStoreRun();
  const { call } = useDeskClient();
  const { local } = useTimeText();
  const yesterday = addDays(local(Date.now()).day, -1);
  const form = useValidatedForm({
    defaultValues: { kind, until: yesterday, minimum: toAmountText(usualMinimum, language) },
  });
  const { register, control, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("draft")}
      text={t("draftText")}
      send={t("create")}
      onClose={onClose}
      onSend={async ({ minimum, ...values }) => {
        const { message, run } = await call("POST /desk/payouts", {
          ...values,
          minimum: toNumber(minimum) ?? usualMinimum,
        });
        storeRun(run);
        toast.success(message);
        await navigate(`/desk/payouts/${run.id}`);
      }}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Segments
            label={t("kind.label")}
            value={field.value}
            onChange={field.onChange}
            options={payoutKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
      />
      <TextField
        {...register("until", {
          validate: (day) => (day !== "" && day <= yesterday) || t("untilMissing"),
        })}
        type="date"
        max={yesterday}
        label={t("until")}
        error={formState.errors.until?.message}
        isRequired
      />
      <TextField
        {...register("minimum", { validate: (text) => isAmount(text) || t("minimumInvalid") })}
        inputMode="decimal"
        label={t("minimum")}
        error={formState.errors.minimum?.message}
        isRequired
      />
    </FormDialog>
  );
}
