import { ApiError } from "@errand/core/api-error";
import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { call } from "../api/call.ts";
import { QuickNote } from "../checkout/quick-note.tsx";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { CancelFrame } from "../orders/cancel-frame.tsx";
import { CancelLine } from "../rental/cancel-line.tsx";
import { termsOfTrip } from "./terms-of-trip.ts";
import type { TripName } from "./use-trip-live.ts";

interface TripCancelDialogProps {
  open: boolean;
  onClose(): void;
  trip: Trip;
  name: TripName;
  /** Called with the trip as it is now: canceled, or with other terms than those shown. */
  onChange(trip: Trip): void;
  /** Opens the change of the trip in place of canceling it; undefined where nothing can change. */
  onChangeInstead: (() => void) | undefined;
}

const maxReason = 255;

/**
 * Shows what comes back, and cancels with a reason if the customer gives one; possible until the
 * hand-over.
 */
export function TripCancelDialog(props: TripCancelDialogProps) {
  const { open, onClose, trip, name, onChange, onChangeInstead } = props;
  const t = useMessages("trips");
  const money = useMoney();
  const { returned, kept } = trip.if_canceled;
  const id = useId();
  const { control, handleSubmit } = useValidatedForm({ defaultValues: { reason: "" } });
  const canceling = useMutation({
    networkMode: "always",
    mutationFn: (reason: string) =>
      call("PUT /rental/user/trip/cancel-trip", {
        ...name,
        ...(reason !== "" && { cancellation_reason: reason }),
        kept,
      }),
    onSuccess: ({ message, trip: canceled }) => {
      toast.success(message);
      onChange(canceled);
      onClose();
    },
    onError: async (error) => {
      const isOther = error instanceof ApiError && error.find("price_changed");
      if (!isOther) reportError(error);
      // The vehicles have been handed over meanwhile: the trip can no longer be canceled here.
      if (error instanceof ApiError && error.find("trip_status")) onClose();
      if (isOther) onChange(await call("GET /rental/user/trip/get-trip-details", name));
    },
  });

  const isChanged =
    canceling.error instanceof ApiError && canceling.error.find("price_changed") !== undefined;

  return (
    <CancelFrame
      open={open}
      onClose={onClose}
      title={t("cancel.title")}
      text={t("cancel.text")}
      keep={t("cancel.keep")}
      submit={
        returned > 0 ? t("cancel.submitBack", { amount: money(returned) }) : t("cancel.submit")
      }
      formId={id}
      isBusy={canceling.isPending}
    >
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit(({ reason }) => canceling.mutate(reason.trim()))}
      >
        <Balance trip={trip} />
        {trip.trip_status === "confirmed" && (
          <div className="mb-4">
            <CancelLine terms={trip.terms} trip={termsOfTrip(trip)} />
          </div>
        )}
        <Refusals texts={isChanged ? [t("cancel.changed")] : []} />
        <Controller
          control={control}
          name="reason"
          render={({ field: { value, onChange } }) => (
            <QuickNote
              label={t("cancel.reason")}
              suggestions={[
                t("cancel.reasons.plans"),
                t("cancel.reasons.time"),
                t("cancel.reasons.elsewhere"),
              ]}
              maxLength={maxReason}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {onChangeInstead && (
          <Button variant="quiet" className="mt-3 -ms-3" onClick={onChangeInstead}>
            {t("cancel.changeInstead")}
          </Button>
        )}
      </form>
    </CancelFrame>
  );
}

/** What of the money comes back, and what the provider keeps. */
function Balance({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { returned, kept } = trip.if_canceled;
  if (returned + kept === 0) return <p className="mb-4 text-muted">{t("cancel.nothing")}</p>;
  return (
    <dl className="mb-4 rounded-control bg-sunken px-4 py-3">
      <Row name={t("cancel.returned")} amount={returned} isStrong />
      {kept > 0 && <Row name={t("cancel.kept", { name: trip.provider.name })} amount={kept} />}
    </dl>
  );
}

function Row({ name, amount, isStrong }: { name: string; amount: number; isStrong?: boolean }) {
  return (
    <div className={classNames("flex justify-between gap-4 py-1", isStrong && "font-bold")}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
