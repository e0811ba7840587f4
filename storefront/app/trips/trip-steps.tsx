import type { Trip } from "@errand/core/trips/trips.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
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

/** The steps of a trip side by side, on wide pages; nothing of a canceled one. */
export function TripSteps({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const orders = useMessages("orders");
  const { momentText } = useTripFacts();
  const dayText = useDepositDay();
  if (trip.trip_status === "canceled") return null;
  const steps = stepsOf(trip);
  const plates = trip.vehicle_identity.map(({ license_plate_number: plate }) => plate).join(", ");
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol
      aria-label={t("progress")}
      className="no-print my-6 hidden auto-cols-fr grid-flow-col md:grid"
    >
      {steps.map(({ key, isDone, at, isBy = false }, index) => (
        <li
          key={key}
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
          <p className="mt-2 text-meta font-bold">
            {key === "deposit" && isDone ? t("deposit.settled") : t(`steps.${key}`)}
            <span className="sr-only">
              {" "}
              ({orders(isDone ? "stepDone" : index === current ? "stepCurrent" : "stepToCome")})
            </span>
          </p>
          <p className="text-sm text-muted">
            {at ? (
              isBy ? (
                t("deposit.by", { day: dayText(at) })
              ) : (
                momentText(at)
              )
            ) : isDone ? (
              <bdi>{plates}</bdi>
            ) : (
              t("steps.before")
            )}
          </p>
        </li>
      ))}
    </ol>
  );
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
