import { maxDisputePictures } from "@errand/core/refunds/dispute-limits";
import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useStoreClient } from "../../store-client.ts";

const maxReasonLength = 500;

/** Says to the desk why the store should not bear a refund, with pictures. */
export function DisputeForm({ refundId, onClose }: { refundId: number; onClose(): void }) {
  const t = useMessages("store-money");
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const [pictures, setPictures] = useState<File[]>([]);
  const form = useValidatedForm({ defaultValues: { reason: "" } });
  const { register, handleSubmit, formState } = form;

  async function send({ reason }: { reason: string }) {
    try {
      const input = { id: refundId, reason, image: pictures };
      const { message } = await call("POST /store/refunds/{id}/dispute", input);
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /store/refunds"));
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-3">
      <p className="text-strong">{t("disputeText")}</p>
      <TextArea
        {...register("reason", { validate: (text) => text.trim() !== "" || t("reasonMissing") })}
        label={t("reason")}
        maxLength={maxReasonLength}
        error={formState.errors.reason?.message}
        isRequired
      />
      <PicturesField
        label={t("pictures")}
        value={pictures}
        onChange={setPictures}
        max={maxDisputePictures}
      />
      <p className="flex flex-wrap gap-2">
        <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
          {t("send")}
        </OfficeButton>
        <OfficeButton onClick={onClose}>{t("cancel")}</OfficeButton>
      </p>
    </form>
  );
}
