import type { Order } from "@errand/core/orders/orders.types";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RadioList } from "../ui/radio-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextArea } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import type { OrderName } from "./use-order-live.ts";

interface CancelValues {
  reason: string | null;
  note: string;
}

interface CancelDialogProps {
  open: boolean;
  onClose(): void;
  name: OrderName;
  onCanceled(order: Order): void;
}

/** Asks for a reason, then cancels; possible until the store starts to prepare the order. */
export function CancelDialog({ open, onClose, name, onCanceled }: CancelDialogProps) {
  const t = useMessages("orders");
  const id = useId();
  const form = useValidatedForm<CancelValues>({ defaultValues: { reason: null, note: "" } });
  const { register, control, handleSubmit, formState } = form;
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/cancellation-reasons", { limit: 50 }),
    enabled: open,
  });
  const canceling = useMutation({
    mutationFn: ({ reason, note }: CancelValues) =>
      call("PUT /customer/order/cancel", {
        ...name,
        reason: reason ?? undefined,
        note: note.trim() === "" ? undefined : note.trim(),
      }),
    onSuccess: ({ message, order }) => {
      toast.success(message);
      onCanceled(order);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // The store has accepted the order meanwhile: it can no longer be canceled.
      if (error instanceof ApiError && error.find("order_status")) onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("cancel.title")}
      text={t("cancel.text")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel.keep")}
          </Button>
          <Button type="submit" form={id} variant="danger" isBusy={canceling.isPending}>
            {t("cancel.submit")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit((values) => canceling.mutate(values))}
        className="flex flex-col gap-4"
      >
        {reasons.data ? (
          <Controller
            control={control}
            name="reason"
            rules={{ deps: ["note"] }}
            render={({ field }) => (
              <RadioList<string>
                label={t("cancel.reasons")}
                options={reasons.data.data.map(({ reason }) => ({ value: reason, label: reason }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ) : reasons.isError ? (
          <p className="text-muted">{t("cancel.loadError")}</p>
        ) : (
          <Skeleton className="h-40 rounded-control" />
        )}
        <TextArea
          {...register("note", {
            validate: (note, { reason }) =>
              reason !== null || note.trim() !== "" || t("cancel.reasonRequired"),
          })}
          label={t("cancel.note")}
          error={formState.errors.note?.message}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
