import { addDays, localTime } from "@errand/core/time";
import { maxDaysAhead } from "@errand/core/trips/trip-span";
import { DayCalendar } from "@errand/ui/calendar/day-calendar.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { chooseDay, type DayRange, isTakenBetween } from "./day-range.ts";
import type { TripPlan } from "./trip-plan.ts";
import { TripTimes } from "./trip-times.tsx";
import { useFreeDetail } from "./use-free-detail.ts";

export interface TripDaysProps {
  values: TripPlan;
  onChange(changes: Partial<TripPlan>): void;
  /** The pickup stays: the first press chooses the day of the return. */
  isOfReturn?: boolean;
  /** Between other fields: the times come first, so that the months do not hide them. */
  isInline?: boolean;
  /** Of a trip whose vehicles are known: how many of them are free, undefined while unknown. */
  freeOn?(day: string): number | undefined;
  /** Called with the first of the two months that are shown. */
  onMonth?(month: string): void;
}

const unknown = () => undefined;

/** When a trip starts and ends: days on a calendar, and the times. */
export function TripDays(props: TripDaysProps) {
  const { values, onChange, isOfReturn, isInline, freeOn = unknown, onMonth } = props;
  const t = useMessages("rental");
  const { config } = useShop();
  const freeDetail = useFreeDetail();
  const today = localTime(useNow(), config.time_zone).day;
  const isByDay = values.type === "day_wise";
  const [pending, setPending] = useState<DayRange | null>(null);
  const [isInterrupted, setInterrupted] = useState(false);
  const { start, end } = pending ?? {
    start: values.day,
    end: isByDay ? values.returnDay : values.day,
  };

  function choose(day: string) {
    setInterrupted(false);
    if (!isByDay) return onChange({ day });
    const isReturn = isOfReturn && pending === null;
    const next = chooseDay({ start, end: isReturn ? null : end }, day);
    if (next.start === null || next.end === null) return setPending(next);
    if (isTakenBetween(next.start, next.end, freeOn)) {
      setInterrupted(true);
      return setPending({ start: day, end: null });
    }
    setPending(null);
    onChange({ day: next.start, returnDay: next.end });
  }

  const times = pending ? (
    <p role="status" className="flex min-h-19 items-center font-semibold">
      {t(isInterrupted ? "free.interrupted" : "plan.chooseReturn")}
    </p>
  ) : (
    <TripTimes values={values} onChange={onChange} />
  );
  return (
    <div className="flex flex-col gap-5">
      {isInline && times}
      <DayCalendar
        label={t("plan.when")}
        min={today}
        max={addDays(today, maxDaysAhead)}
        start={start}
        end={end}
        detailOf={(day) => freeDetail(freeOn(day))}
        onChoose={choose}
        {...(onMonth && { onMonth })}
      />
      {!isInline && times}
    </div>
  );
}
