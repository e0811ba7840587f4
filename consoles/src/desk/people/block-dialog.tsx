import { addDays, startOfDay } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useId } from "react";
import { useShop } from "../../console/console.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { useRefreshCustomers } from "./people.queries.ts";

const maxReason = 255;

interface CustomerDialogProps {
  id: number;
  name: string;
  onClose(): void;
}

/** Blocks an account, until the end of a day or without an end. */
export function BlockDialog({ id, name, onClose }: CustomerDialogProps) {
  const t = useMessages("people");
  const formId = useId();
  const { time_zone: timeZone } = useShop();
  const { local } = useTimeText();
  const { call } = useDeskClient();
  const refresh = useRefreshCustomers();
  const form = useValidatedForm({ defaultValues: { reason: "", until: "" } });
  const { register, formState } = form;
  const submit = form.handleSubmit(async ({ reason, until }) => {
    try {
      const { message } = await call("POST /desk/customers/{id}/block", {
        ...{ id, reason },
        ...(until && { until: startOfDay(addDays(until, 1), timeZone).toISOString() }),
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
      title={t("blockTitle", { name })}
      text={t("blockText")}
      footer={
        <Button type="submit" variant="danger" form={formId} isBusy={formState.isSubmitting}>
          {t("blockSend")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          {...register("reason", {
            validate: (text) => text.trim() !== "" || t("reasonMissing"),
          })}
          label={t("reason")}
          maxLength={maxReason}
          error={formState.errors.reason?.message}
          isRequired
        />
        <TextField
          {...register("until")}
          type="date"
          min={local(Date.now()).day}
          label={t("blockUntil")}
          hint={t("blockUntilHint")}
          error={formState.errors.until?.message}
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
