import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useMoney } from "../../../console/use-shop.ts";
import type { RentalTrip } from "./rental-trip.ts";
import { useTripText } from "./use-trip-text.ts";

/** What was booked, by whom, and what it costs. */
export function TripFacts({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trip");
  const text = useTripText();
  const now = useNow(60_000);
  const [first] = trip.trip_details;
  const facts = [
    [t("out"), text.moment(trip.pickup_time, now)],
    [t("back"), text.moment(trip.estimated_trip_end_time, now)],
    [t("where"), trip.pickup_location.location_name],
    [t("customer"), trip.user_info.contact_person_name],
    [t("phone"), trip.user_info.contact_person_number],
    [t("note"), trip.trip_note],
  ] as const;
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 md:p-5">
      {first && (
        <Picture
          src={first.vehicle_details.thumbnail_full_url}
          alt=""
          sizes="320px"
          ratio="3/2"
          className="rounded-control max-lg:max-w-80"
        />
      )}
      <div>
        <h2 className="text-lg font-extrabold wrap-anywhere">{text.vehicles(trip)}</h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {trip.vehicle_identity.map(({ id, license_plate_number, driver_data }) => (
            <li key={id} className="rounded-[7px] border-2 border-ink px-2 font-bold tabular-nums">
              {license_plate_number}
              {driver_data && (
                <span className="font-semibold text-strong">
                  {" "}
                  <bdi>{`${driver_data.first_name} ${driver_data.last_name}`}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <dl className="flex flex-col gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-3">
                <dt className="w-20 shrink-0 text-strong">{name}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <Receipt trip={trip} />
    </div>
  );
}

function Receipt({ trip: { receipt } }: { trip: RentalTrip }) {
  const t = useMessages("rental-trip");
  const money = useMoney();
  const rows = [
    ...receipt.lines
      .filter(({ added }) => added)
      .map(({ label, amount }) => ({ label, amount, isStrong: false })),
    { label: t("total"), amount: receipt.total, isStrong: true },
    ...(receipt.paid > 0 ? [{ label: t("paid"), amount: -receipt.paid, isStrong: false }] : []),
    { label: t("due"), amount: receipt.due, isStrong: true },
  ];
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-4 tabular-nums">
      {rows.map(({ label, amount, isStrong }, index) => (
        // Two vehicles may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt do not move.
        <div key={index} className={`flex justify-between gap-3 ${isStrong ? "font-bold" : ""}`}>
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="shrink-0">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
