import type { Order } from "@errand/core/orders/orders.types";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RadioList } from "../ui/radio-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextArea } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import type { OrderName } from "./use-order-live.ts";

interface CancelDialogProps {
  open: boolean;
  onClose(): void;
  name: OrderName;
  onCanceled(order: Order): void;
}

/** Asks why, then cancels; possible while nobody has begun to prepare the order. */
export function CancelDialog({ open, onClose, name, onCanceled }: CancelDialogProps) {
  const t = useMessages("orders");
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/cancellation-reasons", { limit: 50 }),
    enabled: open,
  });
  const canceling = useMutation({
    mutationFn: () =>
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
      // The store was faster: there is nothing left to cancel.
      if (error instanceof ApiError && error.find("order_status")) onClose();
    },
  });
  const isMissing = reason === null && note.trim() === "";

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
          <Button
            variant="danger"
            isBusy={canceling.isPending}
            onClick={() => {
              setAsked(true);
              if (!isMissing) canceling.mutate();
            }}
          >
            {t("cancel.submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {reasons.data ? (
          <RadioList<string>
            label={t("cancel.reasons")}
            options={reasons.data.data.map((each) => ({ value: each.reason, label: each.reason }))}
            value={reason}
            onChange={setReason}
          />
        ) : reasons.isError ? (
          <p className="text-muted">{t("cancel.faulty")}</p>
        ) : (
          <Skeleton className="h-40 rounded-control" />
        )}
        <TextArea
          label={t("cancel.note")}
          error={isAsked && isMissing ? t("cancel.reasonRequired") : undefined}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
