import { numberFormat } from "@errand/core/formats";
import { type CheckDirection, checkDirections } from "@errand/core/trips/trip-check-limits";
import type { TripChecks, TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import type { Trip } from "@errand/core/trips/trips.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { useTimeText } from "../use-shop.ts";

interface TripRecordProps {
  trip: Pick<Trip, "vehicle_identity">;
  checks: TripChecks;
}

/** What was checked when the vehicles of a trip were handed over and came back. */
export function TripRecord({ trip, checks }: TripRecordProps) {
  return checkDirections.map((direction) => {
    const shown = checks[direction];
    return shown && <Direction key={direction} direction={direction} checks={shown} trip={trip} />;
  });
}

interface DirectionProps {
  trip: Pick<Trip, "vehicle_identity">;
  direction: CheckDirection;
  checks: TripChecksOfDirection;
}

function Direction({ trip, direction, checks }: DirectionProps) {
  const t = useMessages("trip-record");
  const { date, clock } = useTimeText();
  const number = numberFormat(useLanguage());
  const { ticks, meters, notes, pictures, updated_at } = checks;
  const plates = new Map(
    trip.vehicle_identity.map((each) => [each.vehicle_identity_id, each.license_plate_number]),
  );
  const text = (value: number | null) => (value === null ? t("unknown") : number.format(value));
  return (
    <section aria-label={t(`title.${direction}`)} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-body font-bold">{t(`title.${direction}`)}</h2>
      <p className="text-strong tabular-nums">
        {t("saved", { time: `${date(updated_at)}, ${clock(updated_at)}` })}
      </p>
      <ul className="flex flex-col gap-1">
        {ticks.map((tick) => (
          <li key={tick} className="flex items-center gap-2">
            <Check aria-hidden className="size-4.5 shrink-0 text-good" strokeWidth={3} />
            {t(`tick.${tick}`)}
          </li>
        ))}
        {meters.map(({ vehicle_identity_id: unitId, odometer, fuel }) => (
          <li key={unitId} className="tabular-nums">
            {t("meter", {
              plate: plates.get(unitId) ?? t("unknown"),
              odometer: text(odometer),
              fuel: text(fuel),
            })}
          </li>
        ))}
      </ul>
      {notes !== "" && <p className="wrap-anywhere">{notes}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ key, url }, index) => (
            <li key={key}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t(`picture.${direction}`, { number: index + 1 })}
                  className="size-24 rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
