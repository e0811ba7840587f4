import type { Trip } from "@errand/core/trips/trips.types";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";

/** How the trip is paid, in one sentence. */
export function TripPaidRows({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const nameOf = usePaymentMethodName();
  const { payment_method: method, payment_status: status, receipt } = trip;
  if (status === "refunded") return <p className="mt-3 text-muted">{t("paid.refunded")}</p>;
  if (trip.trip_status === "canceled") return null;
  if (method === null) return <p className="mt-3 text-muted">{t("paid.notChosen")}</p>;
  const way =
    method === "cash_payment"
      ? t("paid.cash")
      : method === "partial_payment"
        ? t("paid.partial")
        : nameOf({ method, isTakeAway: true });
  return (
    <p className="mt-3 text-muted">
      {receipt.due > 0
        ? t("paid.due", { way, amount: money(receipt.due) })
        : t("paid.paid", { way })}
    </p>
  );
}
