import { useMessages } from "@errand/ui/messages/messages.ts";
import { Fragment, type ReactNode, useId, useState } from "react";
import { TripDays, type TripDaysProps } from "./trip-days.tsx";
import { TripField } from "./trip-field.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { useTripEnds, useTripLengthText } from "./use-trip-text.ts";

interface TripWhenProps {
  values: TripPlan;
  /** The trip as it is booked, which a changed field names. */
  booked?: TripPlan;
  onChange(changes: Partial<TripPlan>): void;
  /** Why the time cannot be chosen. */
  error?: string | undefined;
  /** The calendar, where the vehicles of the trip are known. */
  daysOf?(props: TripDaysProps): ReactNode;
}

const plainDays = (props: TripDaysProps) => <TripDays {...props} />;

/** When a trip starts and ends: a field for each, which opens the calendar below them. */
export function TripWhen({ values, booked, onChange, error, daysOf = plainDays }: TripWhenProps) {
  const t = useMessages("rental");
  const [edited, setEdited] = useState<"pickup" | "return" | null>(null);
  const endsOf = useTripEnds({ isAlone: true });
  const length = useTripLengthText()(values);
  const { pickup, back } = endsOf(values);
  const before = booked ? endsOf(booked) : { pickup, back };
  const id = useId();
  const toggle = (field: "pickup" | "return") => ({
    opens: { id, isOpen: edited === field },
    onClick: () => setEdited(edited === field ? null : field),
  });
  const backLabel = length === null ? t("plan.return") : t("plan.returnAfter", { length });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <TripField
          label={
            pickup === before.pickup
              ? t("plan.pickup")
              : t("plan.was", { label: t("plan.pickup"), time: before.pickup })
          }
          value={pickup}
          isInvalid={error !== undefined}
          {...toggle("pickup")}
        />
        {back !== null && (
          <TripField
            label={
              back === before.back || before.back === null
                ? backLabel
                : t("plan.was", { label: backLabel, time: before.back })
            }
            value={back}
            {...toggle("return")}
          />
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="px-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div id={id} className="@container">
        {edited && (
          // The other field starts from the trip as it is then.
          <Fragment key={edited}>
            {daysOf({ values, onChange, isOfReturn: edited === "return", isInline: true })}
          </Fragment>
        )}
      </div>
    </div>
  );
}
