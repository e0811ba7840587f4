import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useStoreClient } from "../../store-client.ts";

const maxLength = 255;

/** Reports a review to the shop, which decides whether it stays. */
export function ReportReview({ id, customer }: { id: number; customer: string }) {
  const t = useMessages("review-list");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OfficeButton
        tone="outline"
        aria-label={t("report.named", { name: customer })}
        onClick={() => setOpen(true)}
      >
        {t("report.open")}
      </OfficeButton>
      {isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ id, onClose }: { id: number; onClose(): void }) {
  const t = useMessages("review-list");
  const formId = useId();
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const form = useValidatedForm({ defaultValues: { reason: "" } });
  const { register, formState } = form;

  const send = form.handleSubmit(async ({ reason }) => {
    try {
      const { message } = await call("POST /store/reviews/{id}/report", { id, reason });
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /store/reviews"));
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("report.title")}
      text={t("report.text")}
      footer={
        <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
          {t("report.send")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextArea
          {...register("reason", { validate: (text) => text.trim() !== "" || t("report.missing") })}
          label={t("report.reason")}
          maxLength={maxLength}
          error={formState.errors.reason?.message}
          isRequired
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
