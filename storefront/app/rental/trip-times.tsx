import { useMessages } from "@errand/ui/messages/messages.ts";
import { useClock } from "../catalog/opening-text.ts";
import { NativeSelect } from "./native-select.tsx";
import { durationsWith, type TripPlan, timesOfDay } from "./trip-plan.ts";
import { useTripEnds } from "./use-trip-text.ts";

interface TripTimesProps {
  values: TripPlan;
  onChange(changes: Partial<TripPlan>): void;
}

/** The time of the pickup, and of the return of a trip by the hour. */
export function TripTimes({ values, onChange }: TripTimesProps) {
  const t = useMessages("rental");
  const clock = useClock();
  const endsOf = useTripEnds();
  return (
    <div className="grid grid-cols-2 gap-3">
      <NativeSelect
        name="pickup_time"
        label={t("plan.pickupTime")}
        value={values.time}
        options={timesOfDay(values.time).map((time) => ({
          value: time,
          label: clock(`${time}:00`),
        }))}
        onChange={(time) => onChange({ time })}
      />
      {values.type === "hourly" && (
        <NativeSelect
          name="return_time"
          label={t("plan.return")}
          value={String(values.hours)}
          options={durationsWith(values.hours).map((hours) => ({
            value: String(hours),
            label: `${endsOf({ ...values, hours }).back} · ${t("count.hourly", { count: hours })}`,
          }))}
          onChange={(hours) => onChange({ hours: Number(hours) })}
        />
      )}
      {values.type === "day_wise" && (
        <p className="self-end pb-3 text-sm text-muted">{t("plan.sameTime")}</p>
      )}
    </div>
  );
}
