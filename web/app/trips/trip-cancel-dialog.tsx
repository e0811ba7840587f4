import type { Trip } from "@errand/core/trips/trips.types";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { reportError } from "../api/report-error.ts";
import { QuickNote } from "../checkout/quick-note.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Refusals } from "../ui/section.tsx";
import { toast } from "../ui/toast.ts";
import type { TripName } from "./use-trip-live.ts";

interface TripCancelDialogProps {
  open: boolean;
  onClose(): void;
  name: TripName;
  onCanceled(trip: Trip): void;
}

const maxReason = 255;

/** Asks for a reason, then cancels; possible until the provider confirms the trip. */
export function TripCancelDialog({ open, onClose, name, onCanceled }: TripCancelDialogProps) {
  const t = useMessages("trips");
  const id = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const canceling = useMutation({
    networkMode: "always",
    mutationFn: () =>
      call("PUT /rental/user/trip/cancel-trip", { ...name, cancellation_reason: reason.trim() }),
    onSuccess: ({ message, trip }) => {
      toast.success(message);
      onCanceled(trip);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // The provider has confirmed the trip meanwhile: it can no longer be canceled here.
      if (error instanceof ApiError && error.find("trip_status")) onClose();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = reason.trim() === "";
    setMissing(isEmpty);
    if (!isEmpty) canceling.mutate();
  }

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
      <form id={id} noValidate onSubmit={submit}>
        <QuickNote
          label={t("cancel.reason")}
          suggestions={[
            t("cancel.reasons.plans"),
            t("cancel.reasons.time"),
            t("cancel.reasons.elsewhere"),
          ]}
          maxLength={maxReason}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        <Refusals texts={isMissing ? [t("cancel.reasonRequired")] : []} />
      </form>
    </Dialog>
  );
}
