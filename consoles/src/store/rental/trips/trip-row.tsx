import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { OfficeButton, officeButtonClasses } from "../../../console/office/office-button.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { minutesLate, type RentalTrip } from "./rental-trip.ts";
import { useTripAct } from "./use-live-trips.ts";
import { useTripText } from "./use-trip-text.ts";

/** A trip in a list, with what is done with it next. */
export function TripRow({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trips");
  const money = useMoney();
  const text = useTripText();
  const now = useNow(30_000);
  const late = minutesLate(trip, now);
  const isOver = trip.trip_status === "completed" || trip.trip_status === "canceled";
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_7rem_15rem] md:px-5">
      <p className="min-w-0">
        <Link
          to={`/vendor/office/trips/${trip.id}`}
          className="inline-flex min-h-11 max-w-full items-center gap-2 font-bold underline-offset-4 hover:underline md:min-h-9 pointer-coarse:min-h-11"
        >
          <span className="tabular-nums">{trip.id}</span>
          <bdi className="truncate">{trip.user_info.contact_person_name}</bdi>
        </Link>
        <span className="block truncate text-strong">{text.vehicles(trip)}</span>
      </p>
      <p className="min-w-0">
        <span className="block tabular-nums">
          {t("span", {
            from: text.moment(trip.pickup_time, now),
            to: text.moment(trip.estimated_trip_end_time, now),
          })}
        </span>
        <span
          className={trip.vehicle_identity.length === 0 && !isOver ? "text-warn" : "text-strong"}
        >
          {text.plates(trip)}
        </span>
      </p>
      <p className="md:text-end">
        <b className="block tabular-nums">{money(trip.trip_amount)}</b>
        {late > 0 ? (
          <b className="text-bad">{text.late(late)}</b>
        ) : (
          <span className={trip.trip_status === "canceled" ? "text-bad" : "text-strong"}>
            {t(`status.${trip.trip_status}`)}
          </span>
        )}
      </p>
      <NextActs trip={trip} />
    </li>
  );
}

function NextActs({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trips");
  if (trip.unsent) return <p className="text-strong md:text-end">{t("unsent")}</p>;
  if (trip.trip_status === "pending") return <Answer trip={trip} />;
  if (trip.trip_status === "confirmed") return <Next trip={trip}>{t("handOver")}</Next>;
  if (trip.trip_status === "ongoing") return <Next trip={trip}>{t("takeBack")}</Next>;
  return null;
}

function Next({ trip, children }: { trip: RentalTrip; children: ReactNode }) {
  const t = useMessages("rental-trips");
  return (
    <p className="flex md:justify-end">
      <Link
        to={`/vendor/office/trips/${trip.id}`}
        className={officeButtonClasses("outline")}
        aria-label={t("actOn", { act: String(children), number: String(trip.id) })}
      >
        {children}
      </Link>
    </p>
  );
}

/** Confirms a new trip, or says why it cannot be. */
export function Answer({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trips");
  const act = useTripAct();
  const [isRefusing, setRefusing] = useState(false);
  return (
    <p className="flex gap-2 md:justify-end">
      <OfficeButton tone="ink" onClick={() => act({ do: "confirm", tripId: trip.id })}>
        {t("confirm")}
      </OfficeButton>
      <OfficeButton tone="outline" onClick={() => setRefusing(true)}>
        {t("refuse")}
      </OfficeButton>
      <RefuseDialog trip={isRefusing ? trip : null} onClose={() => setRefusing(false)} />
    </p>
  );
}
