import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Refusals, Section } from "@errand/ui/section.tsx";
import { useState } from "react";
import { useMoney } from "../config/shop.ts";
import type { TripSectionProps } from "./trip-section-props.ts";
import { useReturnText } from "./use-return-text.ts";
import { useChangeBookedTrip, useChangeRefusals, useTripChangeQuotes } from "./use-trip-change.ts";

/** By how many hours, or days of a trip by the day. */
const steps = [1, 2, 3];

/**
 * Keeps the vehicles longer: one press on how much longer, one on the button that has the price.
 * What is not free any more says so.
 */
export function TripExtendPanel({ trip, name, onChange }: TripSectionProps) {
  const t = useMessages("trips");
  const money = useMoney();
  const returnText = useReturnText();
  const refusalsOf = useChangeRefusals();
  const [step, setStep] = useState<number>(1);
  const changes = steps.map((each) => ({ estimated_hours: hoursAfter(trip, each) }));
  const quotes = useTripChangeQuotes(name, changes);
  const [chosen, change] = [quotes[step - 1], changes[step - 1]];
  const changing = useChangeBookedTrip(
    { name, onChange },
    { onDone: () => setStep(1), onRefused: () => void chosen?.refetch() },
  );
  const quote = chosen?.isError ? undefined : chosen?.data;
  const end = returnText(quote?.estimated_trip_end_time ?? trip.estimated_trip_end_time);
  const untilText = (at: Date) => {
    const { moment, isToday } = returnText(at);
    return t(isToday ? "extend.until" : "extend.untilDay", { moment });
  };
  return (
    <Section title={t("extend.title")} isScreenOnly>
      <RadioList
        label={t("extend.title")}
        value={step}
        onChange={(chosenStep: number) => setStep(chosenStep)}
        options={steps.map((each, index) => {
          const { data, isError } = quotes[index] ?? {};
          return {
            value: each,
            label: (
              <>
                <span className="block font-semibold">{untilText(endAfter(trip, each))}</span>
                <span className="block text-sm text-muted">
                  {t(trip.rental_type === "day_wise" ? "extend.days" : "extend.hours", {
                    count: each,
                  })}
                </span>
              </>
            ),
            trail: (
              <bdi className="font-semibold tabular-nums">
                {isError ? t("extend.taken") : data && `+${money(data.difference)}`}
              </bdi>
            ),
          };
        })}
      />
      <Refusals texts={refusalsOf(chosen?.error)} />
      {quote && change && (
        <Button
          variant="accent"
          size="lg"
          className="mt-4 w-full"
          isBusy={changing.isPending}
          onClick={() => changing.mutate({ change, amount: quote.trip_amount })}
        >
          {t(end.isToday ? "extend.submit" : "extend.submitDay", {
            moment: end.moment,
            amount: money(quote.difference),
          })}
        </Button>
      )}
    </Section>
  );
}

const unitHours = ({ rental_type: type }: Trip) => (type === "day_wise" ? 24 : 1);

function hoursAfter(trip: Trip, step: number): number {
  return (trip.estimated_hours ?? 0) + step * unitHours(trip);
}

/** A change of the clocks apart, which the quote knows. */
function endAfter(trip: Trip, step: number): Date {
  const end = Date.parse(trip.estimated_trip_end_time);
  return new Date(end + step * unitHours(trip) * 3_600_000);
}
