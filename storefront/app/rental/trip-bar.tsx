import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type MouseEvent, type SubmitEvent, useState } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import type { EditedField } from "./trip-editor.tsx";
import { TripField } from "./trip-field.tsx";
import { TripInputs } from "./trip-inputs.tsx";
import { pickupTime, type TripPlan, withPlan } from "./trip-plan.ts";
import { TypeChoice } from "./type-choice.tsx";
import { useTripForm } from "./use-trip-form.ts";
import { useTripEnds, useTripLengthText } from "./use-trip-text.ts";

interface TripBarProps {
  initial: TripPlan;
  /** The list below is of this trip; null while it is of none. */
  shown: TripPlan | null;
  submitLabel: string;
  onSubmit(plan: TripPlan): void;
  /** Called when another way to pay is chosen, before the trip is searched. */
  onType?(type: TripPlan["type"]): void;
  /** What the bar stands on. */
  ground?: "paper" | "accent";
  className?: string;
}

const editor = lazyComponent(() => import("./trip-editor.tsx").then((file) => file.TripEditor));

/**
 * A trip in one bar: how it is priced, where and when; each field opens its own editor. It is a
 * form of the browser as well: before the page is interactive it opens the search.
 */
export function TripBar(props: TripBarProps) {
  const { initial, shown, submitLabel, onSubmit, onType, ground = "paper", className } = props;
  const t = useMessages("rental");
  const { config } = useShop();
  const now = useNow();
  const trip = useTripForm(initial);
  const endsOf = useTripEnds({ isAlone: true });
  const lengthOf = useTripLengthText();
  const [edited, setEdited] = useState<{ field: EditedField; anchor: HTMLElement } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { values, change } = trip;
  const start = pickupTime(values, config.time_zone);
  const isOver = start === null || start < now;
  const { pickup, back } = endsOf(values);
  const length = lengthOf(values);
  const isByDistance = values.type === "distance_wise";
  const isChanged = shown === null || queryOf(values) !== queryOf(shown);
  const error =
    (trip.missing && t(`plan.${trip.missing}Required`)) || (isOver ? t("plan.over") : null);

  async function submit(...entered: Parameters<typeof trip.complete>) {
    if (isOver) return;
    const plan = await trip.complete(...entered);
    if (plan) onSubmit(plan);
  }

  function edit(field: EditedField) {
    return ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setEdited({ field, anchor: currentTarget });
      setOpen(true);
    };
  }

  function chooseType(type: TripPlan["type"]) {
    change({ type });
    onType?.(type);
    // The prices below follow at once; those by distance are of a kilometre without a destination.
    if (shown !== null) void submit({ type }, { needsDestination: false });
  }

  return (
    <form
      ref={trip.form}
      action="/rental/vehicle-search"
      method="get"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
      onPointerEnter={editor.prefetch}
      onFocus={editor.prefetch}
      className={classNames("no-print @container", className)}
    >
      <TripInputs values={values} pickup={trip.pickup} destination={trip.destination} />
      <div
        className={classNames(
          "flex flex-col gap-2 @4xl:flex-row @4xl:items-stretch @4xl:gap-1 @4xl:rounded-panel @4xl:p-2",
          ground === "paper" ? "@4xl:bg-sunken" : "@4xl:bg-paper",
        )}
      >
        <TypeChoice value={values.type} onChange={chooseType} isBrief />
        <div className="grid grow grid-cols-2 gap-2 @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] @4xl:gap-1">
          <TripField
            label={t("plan.near")}
            value={trip.pickup.address || t("plan.here")}
            isWide={!isByDistance}
            opens="dialog"
            onClick={edit("pickup")}
          />
          {isByDistance && (
            <TripField
              label={t("plan.destination")}
              value={trip.destination.address || t("plan.destinationMissing")}
              isInvalid={trip.missing === "destination"}
              opens="dialog"
              onClick={edit("destination")}
            />
          )}
          <TripField
            label={t("plan.pickup")}
            value={pickup}
            isWide={isByDistance}
            isInvalid={isOver}
            opens="dialog"
            onClick={edit("when")}
          />
          {back !== null && (
            <TripField
              label={length === null ? t("plan.return") : t("plan.returnAfter", { length })}
              value={back}
              opens="dialog"
              onClick={edit("when")}
            />
          )}
        </div>
        <Button
          type="submit"
          variant={isChanged ? "accent" : "solid"}
          size="lg"
          isBusy={trip.isBusy}
          className="@4xl:rounded-control!"
        >
          {submitLabel}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-2 px-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <LazyOverlay
        component={editor}
        isOpen={isOpen}
        props={{
          open: isOpen,
          field: edited?.field ?? "when",
          anchor: edited?.anchor ?? null,
          trip,
          onClose: () => setOpen(false),
        }}
        onLoadError={() => setOpen(false)}
      />
    </form>
  );
}

function queryOf(plan: TripPlan): string {
  return withPlan(new URLSearchParams(), plan).toString();
}
