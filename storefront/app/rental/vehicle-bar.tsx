import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { Money } from "../config/money.tsx";
import { useTripEnds } from "./use-trip-text.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";
import { missingKey } from "./vehicle-box.tsx";

const daysSheet = lazyComponent(() =>
  import("./vehicle-sheets.tsx").then((file) => file.DaysSheet),
);
const priceSheet = lazyComponent(() =>
  import("./vehicle-sheets.tsx").then((file) => file.PriceSheet),
);

/**
 * On screens without the box: the days of the trip, and the button with its total at the lower
 * edge. Both open sheets.
 */
export function useVehicleBar(trip: VehicleTrip) {
  const t = useMessages("rental");
  const [sheet, setSheet] = useState<"days" | "price" | null>(null);
  const { free, total } = trip;
  const isPriced = total !== null && free !== 0;
  const close = () => setSheet(null);
  return {
    days: <DaysButton trip={trip} onPress={() => setSheet("days")} />,
    bar: (
      <div
        data-bottom-bar=""
        className="no-print bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:hidden tall:sticky"
      >
        <Button
          size="lg"
          variant={isPriced ? "accent" : "solid"}
          className={`w-full ${isPriced ? "justify-between!" : ""}`}
          onPointerEnter={daysSheet.prefetch}
          onClick={() => setSheet(isPriced ? "price" : "days")}
        >
          {t(isPriced ? "vehicle.continue" : missingKey(trip))}{" "}
          {isPriced && <Money amount={total.amount} />}
        </Button>
      </div>
    ),
    sheets: (
      <>
        <LazyOverlay
          component={daysSheet}
          isOpen={sheet === "days"}
          props={{ open: sheet === "days", onClose: close, onDone: () => setSheet("price"), trip }}
          onLoadError={close}
        />
        <LazyOverlay
          component={priceSheet}
          isOpen={sheet === "price"}
          props={{ open: sheet === "price", onClose: close, trip }}
          onLoadError={close}
        />
      </>
    ),
  };
}

interface DaysButtonProps {
  trip: VehicleTrip;
  onPress(): void;
}

function DaysButton({ trip: { plan }, onPress }: DaysButtonProps) {
  const t = useMessages("rental");
  const endsOf = useTripEnds({ isAlone: true });
  const ends = plan && endsOf(plan);
  const fields = [
    { label: t("plan.pickup"), value: ends?.pickup ?? t("plan.choose") },
    ...(ends && ends.back === null
      ? []
      : [{ label: t("plan.return"), value: ends?.back ?? t("plan.choose") }]),
  ];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={daysSheet.prefetch}
      onFocus={daysSheet.prefetch}
      onClick={onPress}
      className="grid w-full grid-cols-2 gap-2 text-start lg:hidden"
    >
      {fields.map(({ label, value }) => (
        <span
          key={label}
          className="min-h-14 rounded-control border border-transparent bg-sunken px-4 py-1.5 leading-snug only:col-span-2"
        >
          <span className="block text-sm text-muted">{label}</span>
          <bdi className="block font-semibold">{value}</bdi>
        </span>
      ))}
    </button>
  );
}
