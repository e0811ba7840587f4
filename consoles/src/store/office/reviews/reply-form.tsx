import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useStoreClient } from "../../store-client.ts";

const maxLength = 1000;

/** Writes the one reply to a review. */
export function ReplyForm({ reviewId, onClose }: { reviewId: number; onClose(): void }) {
  const t = useMessages("review-list");
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const form = useValidatedForm({ defaultValues: { reply: "" } });
  const { register, handleSubmit, formState } = form;

  async function send({ reply }: { reply: string }) {
    try {
      const { message } = await call("POST /store/reviews/{id}/reply", { id: reviewId, reply });
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /store/reviews"));
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-2">
      <TextArea
        {...register("reply", { validate: (text) => text.trim() !== "" || t("missing") })}
        label={t("label")}
        maxLength={maxLength}
        error={formState.errors.reply?.message}
        isRequired
      />
      <p className="flex gap-2">
        <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
          {t("send")}
        </OfficeButton>
        <OfficeButton onClick={onClose}>{t("cancel")}</OfficeButton>
      </p>
    </form>
  );
}
