import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";

/** How the trip is paid, in one sentence. */
export function TripPaidRows({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const nameOf = usePaymentMethodName();
  const { payment_method: method, receipt } = trip;
  if (trip.trip_status === "canceled") return <ReturnedMoney trip={trip} />;
  if (method === null) return <p className="mt-3 text-muted">{t("paid.notChosen")}</p>;
  const way =
    method === "cash_payment"
      ? t(cashKeyOf(trip))
      : method === "partial_payment"
        ? t("paid.partial")
        : nameOf({ method });
  return (
    <p className="mt-3 text-muted">
      {receipt.due > 0
        ? t("paid.due", { way, amount: money(receipt.due) })
        : t("paid.paid", { way })}
    </p>
  );
}

/** Cash that was not paid where the vehicles were picked up is paid where they come back. */
function cashKeyOf({ trip_status: status, receipt }: Trip) {
  if (receipt.due === 0) return "paid.cash";
  return status === "ongoing" ? "paid.cashBack" : "paid.cashPickup";
}

/** What of the money of a canceled trip came back; nothing where none was paid. */
function ReturnedMoney({ trip: { if_canceled, provider } }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const { returned, kept } = if_canceled;
  if (returned + kept === 0) return null;
  const values = { returned: money(returned), kept: money(kept), name: provider.name };
  const key = kept === 0 ? "paid.refunded" : returned === 0 ? "paid.keptAll" : "paid.kept";
  return <p className="mt-3 text-muted">{t(key, values)}</p>;
}
