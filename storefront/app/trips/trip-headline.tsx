import type { Trip } from "@errand/core/trips/trips.types";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { TripSteps } from "./trip-steps.tsx";
import { useDurationText } from "./use-duration-text.ts";
import { useReturnText } from "./use-return-text.ts";
import { useTripFacts } from "./use-trip-facts.ts";
import { useTripStatus } from "./use-trip-status.ts";

/**
 * What the customer waits for, when and where; after the trip, how it ended. Also in the title of
 * the page. Two lines whatever the state, so that nothing below moves.
 */
export function TripHeadline({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { clock, day } = useDateTimeText();
  const { title: status, text } = useTripStatus(trip)(trip.trip_status);
  const { title, detail } = useHeadline(trip);
  return (
    <section aria-label={t("headline.label")}>
      <PageHead title={title === status ? title : `${title} · ${status}`} />
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-muted">
        {t("number", { id: String(trip.id) })}
        <span>{t("bookedAt", { day: day(trip.created_at), time: clock(trip.created_at) })}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-h-19 min-w-0">
          <h1 className="text-display">{title}</h1>
          <p className="mt-1 text-lg">{detail}</p>
        </div>
        {title !== status && (
          <Badge tone={trip.trip_status === "pending" ? "neutral" : "good"}>{status}</Badge>
        )}
      </div>
      <TripSteps trip={trip} status={status} />
      <p role="status" className="text-muted">
        <span className="sr-only">{status}. </span>
        {text}
      </p>
      {trip.cancellation_reason && (
        <p className="text-muted">{t("canceledBecause", { reason: trip.cancellation_reason })}</p>
      )}
    </section>
  );
}

/** What is next, in one line, and when and where, in another one. */
function useHeadline(trip: Trip): { title: string; detail: ReactNode } {
  const t = useMessages("trips");
  const { momentText } = useTripFacts();
  const end = useReturnText()(trip.estimated_trip_end_time);
  const durationText = useDurationText();
  const isOut = trip.trip_status === "ongoing";
  const left = useTimeLeft(isOut ? trip.estimated_trip_end_time : trip.pickup_time);
  const address = <bdi>{trip.provider.address}</bdi>;
  const at = (moment: string) => (
    <>
      <strong className="font-bold">{momentText(moment)}</strong>, {address}
    </>
  );
  switch (trip.trip_status) {
    case "pending":
    case "confirmed":
      return {
        title:
          left === 0
            ? t("headline.pickupNow")
            : t("headline.pickupIn", { time: durationText(left) }),
        detail: at(trip.pickup_time),
      };
    case "ongoing":
      return {
        title: t(end.isToday ? "headline.backBy" : "headline.backByDay", { moment: end.moment }),
        detail: (
          <>
            <span role="timer">
              {left === 0
                ? t("headline.returnNow")
                : t("headline.left", { time: durationText(left) })}
            </span>
            , {address}
          </>
        ),
      };
    case "completed": {
      const returnedAt = trip.completed ?? trip.estimated_trip_end_time;
      const isOnTime = returnedAt <= trip.estimated_trip_end_time;
      return {
        title: t(isOnTime ? "headline.onTime" : "headline.back"),
        detail: (
          <>
            {t("headline.returned", { moment: momentText(returnedAt) })}, {address}
          </>
        ),
      };
    }
    case "canceled":
      return { title: t("status.canceled.title"), detail: at(trip.pickup_time) };
  }
}
