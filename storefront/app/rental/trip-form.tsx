import type { Vehicle } from "@errand/core/rental/rental.types";
import { addDays, localTime } from "@errand/core/time";
import { maxDaysAhead } from "@errand/core/trips/trip-span";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import type { SubmitEvent } from "react";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { NativeSelect } from "./native-select.tsx";
import { TripEnd } from "./trip-end.tsx";
import { durationsWith, maxDays, pickupTime, type TripPlan, timesOfDay } from "./trip-plan.ts";
import { TypeChoice } from "./type-choice.tsx";
import { useTripForm } from "./use-trip-form.ts";

interface TripFormProps {
  initial: TripPlan;
  submitLabel: string;
  onSubmit(plan: TripPlan): void;
  /**
   * The vehicle that the trip is made with: it is picked up at its place and has its own prices.
   */
  vehicle?: Vehicle;
  /** Where that is, for vehicles that are chosen already. */
  pickupPlace?: string | undefined;
  /** In a narrow box, such as a dialog, fields take more lines. */
  isNarrow?: boolean;
}

/**
 * Where and when a trip starts, how it is priced and how long it takes. It is a form of the browser
 * as well: before the page is interactive it opens the search.
 */
export function TripForm(props: TripFormProps) {
  const { initial, submitLabel, onSubmit, vehicle, isNarrow = false } = props;
  const place = vehicle?.pickup_place.address ?? props.pickupPlace;
  const t = useMessages("rental");
  const { config } = useShop();
  const clock = useClock();
  const now = useNow();
  const trip = useTripForm(initial);
  const { values, change } = trip;
  const today = localTime(now, config.time_zone).day;
  const pickup = pickupTime(values, config.time_zone);
  const isOver = pickup === null || pickup < now;
  const days = (Date.parse(values.returnDay) - Date.parse(values.day)) / 86_400_000;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isOver) return;
    const plan = await trip.complete();
    if (plan) onSubmit(plan);
  }

  return (
    <form
      ref={trip.form}
      action="/rental/vehicle-search"
      method="get"
      noValidate
      onSubmit={submit}
      className="@container flex flex-col gap-4"
    >
      <TypeChoice
        value={values.type}
        onChange={(type) => change({ type })}
        vehicle={vehicle}
        isOfChosen={place !== undefined}
      />
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-3 gap-y-4",
          !isNarrow && "lg:grid-cols-[repeat(12,minmax(0,1fr))]",
        )}
      >
        <div className={classNames("col-span-2 min-w-0", !isNarrow && "lg:col-span-6")}>
          {place === undefined ? (
            <TripEnd
              name="pickup"
              label={t("plan.near")}
              placeholder={t("plan.here")}
              icon={<CircleDot aria-hidden className="size-5" />}
              value={trip.pickup}
              onChange={trip.setPickup}
              error={trip.missing === "pickup" ? t("plan.pickupRequired") : undefined}
            />
          ) : (
            <p className="flex items-center gap-2.5">
              <CircleDot aria-hidden className="size-5 shrink-0 text-accent" />
              <span>
                <span className="block text-sm text-muted">{t("plan.pickup")}</span>
                <bdi className="font-semibold">{place}</bdi>
              </span>
            </p>
          )}
        </div>
        <div className={classNames("col-span-2 min-w-0", !isNarrow && "lg:col-span-6")}>
          <TripEnd
            name="destination"
            label={t(
              values.type === "distance_wise" ? "plan.destination" : "plan.destinationOptional",
            )}
            placeholder={values.type === "distance_wise" ? undefined : t("plan.destinationBack")}
            icon={<MapPin aria-hidden className="size-5 text-accent" />}
            value={trip.destination}
            onChange={trip.setDestination}
            error={trip.missing === "destination" ? t("plan.destinationRequired") : undefined}
          />
        </div>
        <TextField
          type="date"
          name="day"
          label={t("plan.day")}
          value={values.day}
          min={today}
          max={addDays(today, maxDaysAhead)}
          onChange={({ target }) => target.value !== "" && change({ day: target.value })}
          error={isOver ? t("plan.over") : undefined}
          className={classNames("min-w-0", !isNarrow && "lg:col-span-3")}
        />
        <NativeSelect
          name="time"
          label={t("plan.time")}
          value={values.time}
          options={timesOfDay(values.time).map((time) => ({
            value: time,
            label: clock(`${time}:00`),
          }))}
          onChange={(time) => change({ time })}
          className={classNames("min-w-0", !isNarrow && "lg:col-span-2")}
        />
        {values.type === "hourly" && (
          <NativeSelect
            name="hours"
            label={t("plan.hours")}
            value={String(values.hours)}
            options={durationsWith(values.hours).map((hours) => ({
              value: String(hours),
              label: t("plan.hourCount", { count: hours }),
            }))}
            onChange={(hours) => change({ hours: Number(hours) })}
            className={classNames("min-w-0 max-lg:col-span-2", !isNarrow && "lg:col-span-3")}
          />
        )}
        {values.type === "day_wise" && (
          <TextField
            type="date"
            name="return_day"
            label={t("plan.returnDay", { days: t("count.day_wise", { count: days }) })}
            value={values.returnDay}
            min={addDays(values.day, 1)}
            max={addDays(values.day, maxDays)}
            onChange={({ target }) => target.value !== "" && change({ returnDay: target.value })}
            className={classNames("min-w-0 max-lg:col-span-2", !isNarrow && "lg:col-span-3")}
          />
        )}
        {values.type === "distance_wise" && (
          <p
            className={classNames(
              "max-lg:col-span-2 flex min-h-12 items-center text-sm text-muted lg:mt-[1.85rem]",
              isNarrow ? "col-span-2 lg:mt-0" : "lg:col-span-3",
            )}
          >
            {t("plan.byDistance")}
          </p>
        )}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          isBusy={trip.isBusy}
          className={classNames(
            "col-span-2",
            !isNarrow && "lg:col-span-4 lg:mt-[1.85rem] lg:min-h-12",
          )}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
