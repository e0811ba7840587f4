import type { TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import type { Trip } from "@errand/core/trips/trips.types";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { OfficeButton } from "../../../../console/office/office-button.tsx";
import type { RentalTrip } from "../rental-trip.ts";
import { CheckRow } from "./check-row.tsx";
import {
  type Checks,
  type Direction,
  emptyChecks,
  fromServed,
  getSteps,
  isDone,
} from "./checks.ts";
import { useServedChecks } from "./checks-context.ts";
import { MeterRow } from "./meter-row.tsx";
import { NewerChecks } from "./newer-checks.tsx";
import { PaymentNote } from "./payment-note.tsx";
import { dropChecks, isSent, readChecks, storeChecks } from "./stored-checks.ts";
import { type SavingState, useCheckSaving } from "./use-check-saving.ts";

interface ChecklistProps {
  trip: RentalTrip;
  direction: Direction;
  title: string;
  /** The act that all of it leads to. */
  action: string;
  onDone(): void;
}

/** Steps to tick one after another; what is missing is said when somebody wants to be done. */
export function Checklist({ trip, direction, title, action, onDone }: ChecklistProps) {
  const t = useMessages("trip-checks");
  const served = useServedChecks();
  const before = direction === "back" ? getBefore(trip, served.out) : undefined;
  const form = useValidatedForm<Checks>({
    defaultValues: getStart(trip, direction, served[direction]),
  });
  const checks = useWatch({ control: form.control, compute: (all) => all }) as Checks;
  const [isAsked, setAsked] = useState(false);
  const steps = getSteps(trip, direction);
  const missing = steps.filter((step) => !isDone(step, checks));
  const done = steps.length - missing.length;

  const saving = useCheckSaving(trip.id, direction, () => {
    const stored = readChecks(trip.id, direction);
    form.setValue("pictureKeys", stored?.pictureKeys ?? {});
    form.setValue("version", stored?.version ?? 0);
  });
  const isDirty = form.formState.isDirty;
  const content = JSON.stringify({ ...checks, pictureKeys: null, version: null });
  const newer = findNewer(served[direction], checks, saving.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is checked, not by its objects.
  useEffect(() => {
    if (!isDirty) return;
    storeChecks(trip.id, direction, checks);
    saving.plan();
  }, [content, isDirty]);
  const newerVersion = newer?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by its version, not by its objects.
  useEffect(() => {
    if (newer && isSent(trip.id, direction)) form.reset(fromServed(trip, newer));
  }, [newerVersion]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={title}
        className="flex flex-col"
        onSubmit={form.handleSubmit(() => {
          if (missing.length > 0) return setAsked(true);
          onDone();
        })}
      >
        <div className="flex items-center justify-between gap-3 px-4 pt-4 md:px-5">
          <h2 className="text-lg font-extrabold">{title}</h2>
          <p className="font-semibold text-strong tabular-nums">
            {t("progress", { done, count: steps.length })}
          </p>
        </div>
        <span aria-hidden className="mt-3 block h-1 bg-line">
          <span
            className="block h-full bg-good transition-[width]"
            style={{ width: `${(done / steps.length) * 100}%` }}
          />
        </span>
        {newer && (
          <NewerChecks
            newer={newer}
            onTake={() => {
              dropChecks(trip.id, direction);
              form.reset(fromServed(trip, newer));
            }}
            onReplace={() => {
              form.setValue("version", newer.version);
              storeChecks(trip.id, direction, { ...checks, version: newer.version });
              saving.plan();
            }}
          />
        )}
        <PaymentNote trip={trip} />
        <ol className="divide-y divide-line">
          {steps.map((step, index) =>
            step === "meters" ? (
              <MeterRow
                key={step}
                number={index + 1}
                isDone={isDone(step, checks)}
                isNext={step === missing[0]}
                before={before}
              />
            ) : (
              <CheckRow
                key={step}
                number={index + 1}
                step={step}
                isNext={step === missing[0]}
                trip={trip}
                direction={direction}
                before={before}
              />
            ),
          )}
        </ol>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-panel px-4 py-3 md:px-5">
          <p className="min-w-40 grow text-strong" role="status">
            {isAsked && missing.length > 0 ? (
              <b className="text-bad">
                {t("missing", { steps: missing.map((step) => t(`name.${step}`)).join(", ") })}
              </b>
            ) : (
              t(`saving.${saving.state}`)
            )}
          </p>
          <OfficeButton
            type="submit"
            tone="ink"
            aria-disabled={missing.length > 0}
            className="min-h-12 md:min-h-12"
          >
            {action}
          </OfficeButton>
        </div>
      </form>
    </FormProvider>
  );
}

/**
 * What this device has and the server does not, else what the server has, for the vehicles that are
 * assigned now.
 */
function getStart(trip: Trip, direction: Direction, served: TripChecksOfDirection | null): Checks {
  const stored = readChecks(trip.id, direction);
  if (served && isSent(trip.id, direction)) return fromServed(trip, served);
  const empty = emptyChecks(trip);
  if (!stored) return empty;
  const meters = empty.meters.map(
    (meter) => stored.meters.find(({ unitId }) => unitId === meter.unitId) ?? meter,
  );
  return { ...empty, ...stored, meters };
}

/** What another device has stored since this one read the checklist; null without it. */
function findNewer(
  served: TripChecksOfDirection | null,
  { version }: Checks,
  saving: SavingState,
): TripChecksOfDirection | null {
  // What is just being saved may be read before it is known to be.
  if (!served || served.version <= version || saving === "waiting") return null;
  return served;
}

/** What was checked at the hand-over, also by another device. */
function getBefore(trip: Trip, served: TripChecksOfDirection | null): Checks | undefined {
  return served ? fromServed(trip, served) : readChecks(trip.id, "out");
}
