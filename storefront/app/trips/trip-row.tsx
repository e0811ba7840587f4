import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useMoney } from "../config/shop.ts";
import { ListRow, RowLink } from "../orders/list-row.tsx";
import { tripPath } from "./paths.ts";
import { tripPaymentStage } from "./trip-payment-stage.ts";
import { useTripFacts } from "./use-trip-facts.ts";
import { useTripStatus } from "./use-trip-status.ts";

/** A trip in a list, with what can be done about it. */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { momentText, lengthText } = useTripFacts();
  const { title } = useTripStatus(trip)(trip.trip_status);
  const money = useMoney();
  const page = tripPath(trip.id);
  const number = t("number", { id: String(trip.id) });
  const stage = tripPaymentStage(trip);
  // Who pays in cash has nothing to do before the pickup.
  const isPayable =
    (stage === "unpaid" || stage === "failed") && trip.payment_method !== "cash_payment";
  const canRate = trip.actions.includes("review");
  const [first] = trip.trip_details;
  const names = trip.trip_details.map(({ quantity, vehicle_details: { name } }) =>
    quantity > 1 ? `${t("count", { count: quantity })} ${name}` : name,
  );
  return (
    <ListRow
      to={page}
      title={names.join(", ")}
      status={title}
      tone={tones[trip.trip_status]}
      amount={trip.trip_amount}
      picture={
        <span className="w-20 shrink-0 overflow-hidden rounded-control">
          <Picture src={first?.vehicle_details.thumbnail_full_url ?? null} alt="" sizes="80px" />
        </span>
      }
      facts={
        <>
          <p className="mt-0.5 text-sm font-semibold">
            {momentText(trip.pickup_time)} · {lengthText(trip)}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            <bdi>{trip.provider.name}</bdi> · {number}
          </p>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {isPayable && (
          <RowLink to={page} variant="accent" label={t("list.payNumber", { id: String(trip.id) })}>
            {t("list.pay", { amount: money(trip.receipt.due) })}
          </RowLink>
        )}
        {trip.actions.includes("change") && (
          <RowLink
            to={`${page}&change`}
            variant="outline"
            label={t("list.changeNumber", { id: String(trip.id) })}
          >
            {t("list.change")}
          </RowLink>
        )}
        {trip.actions.includes("extend") && (
          <RowLink
            to={page}
            variant="outline"
            label={t("list.extendNumber", { id: String(trip.id) })}
          >
            {t("list.extend")}
          </RowLink>
        )}
        {trip.trip_status === "completed" && (
          <RowLink
            to={`/order-invoice?trip_id=${trip.id}`}
            variant="outline"
            label={t("list.invoiceNumber", { id: String(trip.id) })}
          >
            {t("paper.invoice")}
          </RowLink>
        )}
        {canRate && (
          <RowLink
            to={`${page}&rate`}
            variant="outline"
            label={t("list.rateNumber", { id: String(trip.id) })}
          >
            {t("list.rate")}
          </RowLink>
        )}
      </div>
    </ListRow>
  );
}

const tones = {
  pending: "neutral",
  confirmed: "neutral",
  ongoing: "neutral",
  completed: "good",
  canceled: "bad",
} as const;
