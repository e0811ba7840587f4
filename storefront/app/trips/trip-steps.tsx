import type { Trip } from "@errand/core/trips/trips.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { PartState } from "../orders/progress.ts";
import { ProgressBar } from "../orders/progress-bar.tsx";
import { hasPlate } from "../rental/needs-licence.ts";
import { getDepositDeadline, useDepositDay } from "./trip-deposit.ts";
import { useTripFacts } from "./use-trip-facts.ts";

interface Step {
  key: "booked" | "confirmed" | "plate" | "number" | "pickup" | "return" | "deposit";
  isDone: boolean;
  /** When it was reached, or is expected. */
  at: string | null;
  /** It is expected until then, at the latest. */
  isBy?: boolean;
}

/**
 * The steps of a trip: side by side on wide pages; on a phone as parts of a bar with the next one
 * below. Nothing of a canceled one but the room of the bar.
 */
export function TripSteps({ trip, status }: { trip: Trip; status: string }) {
  const t = useMessages("trips");
  const orders = useMessages("orders");
  const textsOf = useStepTexts(trip);
  const isCanceled = trip.trip_status === "canceled";
  const steps = isCanceled ? [] : stepsOf(trip);
  const current = steps.findIndex(({ isDone }) => !isDone);
  const next = steps[current];
  const parts = steps.map(
    ({ isDone }, index): PartState => (isDone ? "done" : index === current ? "current" : "toCome"),
  );
  return (
    <>
      <div className="md:hidden">
        <ProgressBar parts={isCanceled ? null : parts} label={status} />
        {next && (
          <p className="no-print mb-3 flex flex-wrap gap-x-2 text-meta">
            <span className="font-bold">{textsOf(next).name}</span>
            <span className="text-muted">{textsOf(next).when}</span>
          </p>
        )}
      </div>
      {!isCanceled && (
        <ol
          aria-label={t("progress")}
          className="no-print my-6 hidden auto-cols-fr grid-flow-col md:grid"
        >
          {steps.map((step, index) => (
            <li
              key={step.key}
              aria-current={index === current ? "step" : undefined}
              className="relative min-w-0 pe-4"
            >
              {index < steps.length - 1 && (
                <span
                  aria-hidden
                  className={classNames(
                    "absolute start-8 end-0 top-3.5 h-0.5",
                    steps[index + 1]?.isDone ? "bg-good" : "bg-line",
                  )}
                />
              )}
              <StepMark isDone={step.isDone} />
              <p className="mt-2 text-meta font-bold">
                {textsOf(step).name}
                <span className="sr-only">
                  {" "}
                  (
                  {orders(
                    step.isDone ? "stepDone" : index === current ? "stepCurrent" : "stepToCome",
                  )}
                  )
                </span>
              </p>
              <p className="text-sm text-muted">{textsOf(step).when}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function StepMark({ isDone }: Pick<Step, "isDone">) {
  return (
    <span
      aria-hidden
      className={classNames(
        "relative grid size-7.5 place-items-center rounded-full",
        isDone ? "bg-good text-on-strong" : "bg-sunken text-muted",
      )}
    >
      {isDone ? (
        <Check className="size-4" strokeWidth={3} />
      ) : (
        <span className="size-2 rounded-full bg-current" />
      )}
    </span>
  );
}

/** What a step is called, and when it was reached or is expected. */
function useStepTexts(trip: Trip): (step: Step) => { name: string; when: ReactNode } {
  const t = useMessages("trips");
  const { momentText } = useTripFacts();
  const dayText = useDepositDay();
  const plates = trip.vehicle_identity.map(({ license_plate_number: plate }) => plate).join(", ");
  const whenOf = ({ at, isBy, isDone }: Step) => {
    if (at) return isBy ? t("deposit.by", { day: dayText(at) }) : momentText(at);
    return isDone ? <bdi>{plates}</bdi> : t("steps.before");
  };
  return (step) => ({
    name: step.key === "deposit" && step.isDone ? t("deposit.settled") : t(`steps.${step.key}`),
    when: whenOf(step),
  });
}

function stepsOf(trip: Trip): Step[] {
  const hasUnits = trip.vehicle_identity.length > 0;
  const withPlate = trip.trip_details.some(({ vehicle_details }) => hasPlate(vehicle_details));
  return [
    { key: "booked", isDone: true, at: trip.created_at },
    { key: "confirmed", isDone: trip.confirmed !== null, at: trip.confirmed },
    { key: withPlate ? "plate" : "number", isDone: hasUnits, at: null },
    { key: "pickup", isDone: trip.ongoing !== null, at: trip.ongoing ?? trip.pickup_time },
    {
      key: "return",
      isDone: trip.completed !== null,
      at: trip.completed ?? trip.estimated_trip_end_time,
    },
    ...(trip.terms.deposit > 0 ? [depositStep(trip)] : []),
  ];
}

function depositStep({ deposit_settled_at: settledAt, ...trip }: Trip): Step {
  const at = settledAt ?? getDepositDeadline(trip);
  return { key: "deposit", isDone: settledAt !== null, at, isBy: settledAt === null };
}
