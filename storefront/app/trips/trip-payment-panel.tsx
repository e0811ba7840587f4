import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { PaymentForm } from "../checkout/payment-section.tsx";
import { type PaymentDraft, usePayment } from "../checkout/use-payment.ts";
import { useMoney } from "../config/shop.ts";
import { CheckingPayment, paymentPanel } from "../orders/payment-panel.tsx";
import { startPayment } from "../orders/start-payment.ts";
import { usePaymentStart } from "../orders/use-start-payment.ts";
import { useMomentText } from "../rental/use-moment-text.ts";
import { tripPath } from "./paths.ts";
import { tripArrival } from "./trip-arrival.ts";
import { type TripPaymentChoice, tripPaymentChoice } from "./trip-payment-choice.ts";
import { tripPaymentStage } from "./trip-payment-stage.ts";
import type { TripSectionProps } from "./trip-section-props.ts";
import type { TripName } from "./use-trip-live.ts";

/** How an unpaid trip can be paid; nothing once it is paid or can no longer be paid. */
export function TripPaymentPanel(props: TripSectionProps) {
  const stage = tripPaymentStage(props.trip);
  if (stage === null) return null;
  return stage === "checking" ? (
    <CheckingPayment />
  ) : (
    <Pay {...props} isRetry={stage === "failed"} />
  );
}

const noChoice: PaymentDraft = {
  paymentMethod: null,
  gateway: null,
  offlineMethod: null,
  usesWallet: false,
  bringChange: 0,
};

function Pay({ trip, name, onChange, isRetry }: TripSectionProps & { isRetry: boolean }) {
  const t = useMessages("trips");
  const money = useMoney();
  const [values, setValues] = useState(noChoice);
  const momentText = useMomentText();
  const { due } = trip.receipt;
  const payment = usePayment(
    values,
    { point: trip.pickup_location, moduleId: trip.module_id, zoneId: trip.zone_id, isTrip: true },
    { total: due, isOverCashLimit: false },
  );
  const draft = { ...values, ...payment.values };
  const choice = tripPaymentChoice(draft);
  const isCash = choice?.payment_method === "cash_payment";
  const isOut = trip.trip_status === "ongoing";
  const isCashChosen = trip.payment_method === "cash_payment";
  const { isStarting, reasons, start } = useTripPayment(name, onChange);
  return (
    <section aria-label={t("pay.title")} className={paymentPanel}>
      <p className="text-title font-bold">
        {t(isCashChosen ? (isOut ? "pay.inCashBack" : "pay.inCash") : "pay.due", {
          amount: money(due),
        })}
      </p>
      <p className="mb-3 text-muted">
        {isRetry && `${t("pay.failedText")} `}
        {isCashChosen
          ? t("pay.inCashText")
          : isOut
            ? t("pay.ongoing")
            : t("pay.text", { moment: momentText(trip.pay_until) })}
      </p>
      <PaymentForm
        checkout={{
          payment,
          draft,
          isPaidAtPickup: true,
          isPaidAtReturn: isOut,
          isTrip: true,
          change: (changes) => setValues({ ...draft, ...changes }),
        }}
      />
      <Refusals texts={reasons} />
      {choice && !(isCash && isCashChosen) && (
        <Button
          variant="accent"
          size="lg"
          className="mt-4 w-full"
          isBusy={isStarting}
          onClick={() => start(choice)}
        >
          {isCash
            ? t(isOut ? "pay.cashBack" : "pay.cash")
            : t(isRetry ? "pay.again" : "pay.now", { amount: money(due) })}
        </Button>
      )}
    </section>
  );
}

/** Pays a trip, at once in the way that was chosen when booking. */
function useTripPayment(name: TripName, onChange: TripSectionProps["onChange"]) {
  const { trip_id } = name;
  return usePaymentStart<TripPaymentChoice>({
    start: async (choice) => {
      const way = `${choice.payment_method} ${choice.payment_gateway ?? ""}`;
      const { link, reply } = await startPayment(trip_id, way, (key) =>
        call(
          "POST /rental/user/trip/payment",
          {
            ...name,
            ...choice,
            payment_platform: "web",
            callback: `${location.origin}${tripPath(trip_id)}`,
          },
          { key },
        ),
      );
      if (reply) onChange(reply.trip);
      if (reply && link === null) toast.success(reply.message);
      return link;
    },
    takeArrival: () => tripArrival.take(trip_id),
    onRefused: async (error) => {
      // Paid or canceled meanwhile, for example on another device.
      if (!(error instanceof ApiError) || error.status !== 409) return;
      onChange(await call("GET /rental/user/trip/get-trip-details", name));
    },
  });
}
