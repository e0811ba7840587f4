import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { dueAt, minutesLate, type RentalTrip } from "../trips/rental-trip.ts";
import { Answer } from "../trips/trip-row.tsx";
import { useRunningTrips } from "../trips/use-live-trips.ts";
import { useTripGroup } from "../trips/use-trip-group.ts";
import { useTripText } from "../trips/use-trip-text.ts";

/** Beside the calendar: trips that wait for an answer, and what moves today. */
export function WaitingAside({ now }: { now: number }) {
  const t = useMessages("rental-calendar");
  const trips = useRunningTrips();
  const findGroup = useTripGroup();
  const waiting = trips.filter(({ trip_status }) => trip_status === "pending");
  const moving = trips.filter((trip) => {
    const group = findGroup(trip, now);
    return group === "late" || group === "out" || group === "back";
  });
  return (
    <aside className="flex flex-col overflow-y-auto border-line max-xl:hidden xl:border-s">
      <h2 className="px-4 pt-4 pb-2 text-body font-bold">
        {t("waiting")} <span className="text-strong tabular-nums">{waiting.length}</span>
      </h2>
      {waiting.length === 0 && <p className="px-4 pb-4 text-strong">{t("noneWaiting")}</p>}
      <ul className="divide-y divide-line">
        {waiting.map((trip) => (
          <Waiting key={trip.id} trip={trip} now={now} />
        ))}
      </ul>
      <h2 className="border-t border-line px-4 pt-4 pb-2 text-body font-bold">{t("moving")}</h2>
      {moving.length === 0 && <p className="px-4 pb-4 text-strong">{t("noneMoving")}</p>}
      <ul className="divide-y divide-line">
        {moving.map((trip) => (
          <Moving key={trip.id} trip={trip} now={now} />
        ))}
      </ul>
    </aside>
  );
}

interface TripProps {
  trip: RentalTrip;
  now: number;
}

function Waiting({ trip, now }: TripProps) {
  const money = useMoney();
  const text = useTripText();
  return (
    <li className="flex flex-col gap-1.5 bg-call-soft px-4 py-3">
      <p className="flex justify-between gap-3">
        <Link
          to={`/vendor/office/trips/${trip.id}`}
          className="min-w-0 truncate font-bold hover:underline"
        >
          <bdi>{trip.user_info.contact_person_name}</bdi>
        </Link>
        <b className="tabular-nums">{money(trip.trip_amount)}</b>
      </p>
      <p>
        {text.vehicles(trip)}, {text.moment(trip.pickup_time, now)} –{" "}
        {text.moment(trip.estimated_trip_end_time, now)}
      </p>
      <div className="flex">
        <Answer trip={trip} />
      </div>
    </li>
  );
}

function Moving({ trip, now }: TripProps) {
  const t = useMessages("rental-trips");
  const text = useTripText();
  const { clock } = useTimeText();
  const late = minutesLate(trip, now);
  const act = trip.trip_status === "ongoing" ? t("takeBack") : t("handOver");
  return (
    <li>
      <Link
        to={`/vendor/office/trips/${trip.id}`}
        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken"
      >
        <b className={`tabular-nums ${late > 0 ? "text-bad" : ""}`}>{clock(dueAt(trip) ?? now)}</b>
        <span className="min-w-0 grow leading-tight">
          <bdi className="block truncate">{trip.user_info.contact_person_name}</bdi>
          <span className="block truncate text-strong">{text.plates(trip)}</span>
        </span>
        <span
          className={classNames(
            "shrink-0 whitespace-nowrap",
            late > 0 ? "font-bold text-bad" : "text-strong",
          )}
        >
          {late > 0 ? text.late(late) : act}
        </span>
      </Link>
    </li>
  );
}
