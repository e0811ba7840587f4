import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import type { SubmitEvent } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { TripEnd } from "./trip-end.tsx";
import { pickupTime, type TripPlan } from "./trip-plan.ts";
import { TripWhen } from "./trip-when.tsx";
import { TypeChoice } from "./type-choice.tsx";
import { useTripForm } from "./use-trip-form.ts";

interface TripFormProps {
  initial: TripPlan;
  submitLabel: string;
  onSubmit(plan: TripPlan): void;
  /** Where the trip starts, for vehicles that are chosen already. */
  pickupPlace?: string | undefined;
}

/** Where and when a trip starts, how it is priced and how long it takes, in a dialog. */
export function TripForm({ initial, submitLabel, onSubmit, pickupPlace }: TripFormProps) {
  const t = useMessages("rental");
  const { config } = useShop();
  const now = useNow();
  const trip = useTripForm(initial);
  const { values, change } = trip;
  const pickup = pickupTime(values, config.time_zone);
  const isOver = pickup === null || pickup < now;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isOver) return;
    const plan = await trip.complete();
    if (plan) onSubmit(plan);
  }

  return (
    <form ref={trip.form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TypeChoice
        value={values.type}
        onChange={(type) => change({ type })}
        isOfChosen={pickupPlace !== undefined}
      />
      {pickupPlace === undefined ? (
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
            <bdi className="font-semibold">{pickupPlace}</bdi>
          </span>
        </p>
      )}
      <TripEnd
        name="destination"
        label={t(values.type === "distance_wise" ? "plan.destination" : "plan.destinationOptional")}
        placeholder={values.type === "distance_wise" ? undefined : t("plan.destinationBack")}
        icon={<MapPin aria-hidden className="size-5 text-accent" />}
        value={trip.destination}
        onChange={trip.setDestination}
        error={trip.missing === "destination" ? t("plan.destinationRequired") : undefined}
      />
      <TripWhen values={values} onChange={change} error={isOver ? t("plan.over") : undefined} />
      {values.type === "distance_wise" && (
        <p className="text-sm text-muted">{t("plan.byDistance")}</p>
      )}
      <Button type="submit" variant="accent" size="lg" isBusy={trip.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
