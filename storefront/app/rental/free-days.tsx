import { addDays } from "@errand/core/time";
import type { DayDetail } from "@errand/ui/calendar/calendar-month.tsx";
import { DayCalendar } from "@errand/ui/calendar/day-calendar.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import type { LocatedAddress } from "../addresses/use-address-check.ts";
import { useClock } from "../catalog/opening-text.ts";
import { useMoney } from "../config/shop.ts";
import { chooseDay, type DayRange, isTakenBetween } from "./day-range.ts";
import { TripEnd } from "./trip-end.tsx";
import { unitPrice } from "./trip-price.ts";
import { TripTimes } from "./trip-times.tsx";
import { UnitChoice } from "./unit-choice.tsx";
import { useFreeDays } from "./use-free-days.ts";
import { useFreeDetail } from "./use-free-detail.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";

interface FreeDaysProps {
  trip: VehicleTrip;
  /** In a sheet: one month below the other. */
  isNarrow?: boolean;
}

/** The days on which a vehicle is free, in the chosen unit: two presses choose a trip. */
export function FreeDays({ trip, isNarrow = false }: FreeDaysProps) {
  const t = useMessages("rental");
  const money = useMoney();
  const { vehicle, plan, type, change } = trip;
  const days = useFreeDays(vehicle, plan?.day ?? null);
  const [pending, setPending] = useState<DayRange | null>(null);
  const [isInterrupted, setInterrupted] = useState(false);
  const detailOf = useDetail(trip, pending, days.freeOn);
  const isByDay = type === "day_wise";
  const shown = plan && { start: plan.day, end: isByDay ? plan.returnDay : plan.day };
  const range = pending ?? shown ?? { start: null, end: null };
  const price = unitPrice(vehicle, type);

  function choose(day: string) {
    setInterrupted(false);
    if (!isByDay) return change({ day, returnDay: addDays(day, 1) });
    const next = chooseDay(range, day);
    if (next.start === null || next.end === null) return setPending(next);
    if (isTakenBetween(next.start, next.end, days.freeOn)) {
      setInterrupted(true);
      return setPending({ start: day, end: null });
    }
    setPending(null);
    change({ day: next.start, returnDay: next.end });
  }

  const times = plan && !pending && <TripTimes values={plan} onChange={change} />;
  return (
    <div className="flex flex-col gap-5">
      <UnitChoice trip={trip} isNarrow={isNarrow} />
      {type === "distance_wise" && <Destination trip={trip} />}
      {/* Two months of days would hide them at the end of a sheet. */}
      {isNarrow && times}
      <DayCalendar
        label={t("free.title")}
        min={days.today}
        max={days.last}
        start={range.start}
        end={range.end}
        detailOf={detailOf}
        onChoose={choose}
        onMonth={days.setMonth}
        isNarrow={isNarrow}
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {pending
          ? t(isInterrupted ? "free.interrupted" : "plan.chooseReturn")
          : price !== null &&
            t("free.everyDay", {
              price: t(`per.${type}`, { amount: money(price) }),
              name: vehicle.provider.name,
              count: vehicle.total_vehicles,
            })}
      </p>
      {!isNarrow && times}
    </div>
  );
}

/** Where a trip by distance goes, which its price depends on. */
function Destination({ trip: { plan, change } }: { trip: VehicleTrip }) {
  const t = useMessages("rental");
  const known = plan?.destination;
  const [value, setValue] = useState<LocatedAddress>(known ?? { address: "", point: null });
  return (
    <TripEnd
      name="where"
      label={t("plan.destination")}
      icon={<MapPin aria-hidden className="size-5 text-accent" />}
      value={value}
      onChange={(next) => {
        setValue(next);
        const { point, address } = next;
        if (point) change({ destination: { point, address } });
      }}
    />
  );
}

/** Returns what a day says: when the trip starts and ends, or that few or none are free. */
function useDetail(
  { plan, type }: VehicleTrip,
  pending: DayRange | null,
  freeOn: (day: string) => number | undefined,
): (day: string) => DayDetail | null {
  const clock = useClock();
  const freeDetail = useFreeDetail();
  return (day) => {
    const isEnd = day === plan?.day || (type === "day_wise" && day === plan?.returnDay);
    if (plan && !pending && isEnd) return { note: clock(`${plan.time}:00`) };
    return freeDetail(freeOn(day));
  };
}
