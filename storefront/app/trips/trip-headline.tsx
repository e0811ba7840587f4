import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { timeLeftOf } from "../orders/arrival.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { HeadlineTime } from "../orders/headline-time.tsx";
import { ProgressBar } from "../orders/progress-bar.tsx";
import { useTimeLeftText } from "../orders/time-left-text.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { progressOfTrip } from "./trip-progress.ts";
import { useTripFacts } from "./use-trip-facts.ts";
import { useTripStatus } from "./use-trip-status.ts";

/**
 * The state of the trip with the time until the pickup or the return, also in the title of the
 * page. The height does not depend on the state, so that nothing below moves.
 */
export function TripHeadline({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { clock, day } = useDateTimeText();
  const { momentText } = useTripFacts();
  const { title, text } = useTripStatus(trip)(trip.trip_status);
  const next = nextMoment(trip);
  const left = useTimeLeft(next?.at ?? trip.pickup_time);
  const leftText = useTimeLeftText(next ? timeLeftOf(left) : undefined);
  return (
    <section aria-label={t("headline.label")}>
      <PageHead title={leftText === null ? title : `${leftText} · ${title}`} />
      {next && leftText !== null && (
        <div className="no-print min-h-18">
          <p className="text-muted">
            {t(`headline.${next.kind}`, { moment: momentText(next.at) })}
          </p>
          <HeadlineTime isCountdown isWords={left === 0}>
            {left === 0 ? t(`headline.${next.kind}Now`) : leftText}
          </HeadlineTime>
        </div>
      )}
      <ProgressBar parts={progressOfTrip(trip)} label={title} />
      <div role="status" className="min-h-15">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {trip.cancellation_reason && (
        <p className="text-muted">{t("canceledBecause", { reason: trip.cancellation_reason })}</p>
      )}
      <p className="mt-1 text-meta text-muted">
        {t("number", { id: String(trip.id) })} ·{" "}
        {t("bookedAt", { day: day(trip.created_at), time: clock(trip.created_at) })}
      </p>
    </section>
  );
}

/** What the customer waits for: the pickup, then the return. */
function nextMoment(trip: Trip): { kind: "pickup" | "return"; at: string } | null {
  if (trip.trip_status === "ongoing") return { kind: "return", at: trip.estimated_trip_end_time };
  const isWaiting = trip.trip_status === "pending" || trip.trip_status === "confirmed";
  return isWaiting ? { kind: "pickup", at: trip.pickup_time } : null;
}
