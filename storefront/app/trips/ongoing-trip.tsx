import type { Trip } from "@errand/core/trips/trips.types";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useId } from "react";
import { Link } from "react-router";
import { useMoney } from "../config/shop.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { ShowWay } from "../rental/show-way.tsx";
import { tripPath } from "./paths.ts";
import { useDurationText } from "./use-duration-text.ts";
import { useReturnText } from "./use-return-text.ts";
import { useTripStatus } from "./use-trip-status.ts";

/** A trip on the road in the list of trips: by when it has to be back, and the way there. */
export function OngoingTrip({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const titleId = useId();
  const { title: status } = useTripStatus(trip)(trip.trip_status);
  const end = useReturnText()(trip.estimated_trip_end_time);
  const left = useTimeLeft(trip.estimated_trip_end_time);
  const durationText = useDurationText();
  const page = tripPath(trip.id);
  const number = { id: String(trip.id) };
  const [first] = trip.trip_details;
  return (
    <section aria-labelledby={titleId} className="rounded-panel bg-accent-soft p-4">
      <div className="flex items-center gap-4">
        <span className="w-24 shrink-0 overflow-hidden rounded-control bg-raised">
          <Picture src={first?.vehicle_details.thumbnail_full_url ?? null} alt="" sizes="96px" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold text-accent">{status}</p>
          <h2 id={titleId} className="text-xl">
            <Link to={page} className="hover:underline">
              {t(end.isToday ? "headline.backBy" : "headline.backByDay", { moment: end.moment })}
            </Link>
          </h2>
          <p className="text-sm">
            <bdi>{first?.vehicle_details.name}</bdi>
            {" · "}
            {left === 0
              ? t("headline.returnNow")
              : t("headline.left", { time: durationText(left) })}
          </p>
          <p className="text-sm text-muted">{t("number", number)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {trip.actions.includes("pay") && trip.payment_method !== "cash_payment" && (
          <LinkButton to={page} variant="accent" aria-label={t("list.payNumber", number)}>
            {t("list.pay", { amount: money(trip.receipt.due) })}
          </LinkButton>
        )}
        {trip.actions.includes("extend") && (
          <LinkButton to={page} variant="accent" aria-label={t("list.extendNumber", number)}>
            {t("list.extend")}
          </LinkButton>
        )}
        <ShowWay place={trip.provider} />
      </div>
    </section>
  );
}
