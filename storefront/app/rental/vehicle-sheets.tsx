import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { Money } from "../config/money.tsx";
import { CancelLine } from "./cancel-line.tsx";
import { FreeDays } from "./free-days.tsx";
import { TripLines } from "./trip-lines.tsx";
import { TripNotes } from "./trip-notes.tsx";
import { useTripEnds, useTripLengthText } from "./use-trip-text.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";

interface SheetProps {
  open: boolean;
  onClose(): void;
  trip: VehicleTrip;
}

/** Chooses the days on phones; its button goes on to the price. */
export function DaysSheet({ open, onClose, onDone, trip }: SheetProps & { onDone(): void }) {
  const t = useMessages("rental");
  const lengthOf = useTripLengthText();
  const { vehicle, plan, free, total } = trip;
  const length = plan && lengthOf(plan);
  const isPriced = plan !== null && total !== null && free !== 0;
  const state =
    plan && free !== null
      ? free > 0
        ? t("vehicle.ofFree", { free, count: vehicle.total_vehicles })
        : t("vehicle.noneThen")
      : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={vehicle.name}
      text={state}
      footer={
        isPriced ? (
          <Button
            size="lg"
            variant="accent"
            className="w-full justify-between! px-5!"
            onClick={onDone}
          >
            {length ? t("vehicle.take", { length }) : t("vehicle.takeTrip")}{" "}
            <Money amount={total.amount} />
          </Button>
        ) : undefined
      }
    >
      <FreeDays trip={trip} isNarrow />
    </Dialog>
  );
}

/** The price line by line on phones, with what belongs to it; its button goes to the booking. */
export function PriceSheet({ open, onClose, trip }: SheetProps) {
  const t = useMessages("rental");
  const endsOf = useTripEnds();
  const { vehicle, plan, quantity, most, setQuantity, total, terms, isBusy, add } = trip;
  const ends = plan && endsOf(plan);
  const when =
    ends && (ends.back === null ? ends.pickup : t("plan.fromTo", { ...ends, back: ends.back }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("price.pay")}
      text={when ?? undefined}
      footer={
        total && (
          <Button
            size="lg"
            variant="accent"
            isBusy={isBusy}
            className="w-full justify-between! px-5!"
            onClick={() => void add({ goesOn: true }).then(onClose)}
          >
            {t("vehicle.book")} <Money amount={total.amount} />
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center justify-between gap-4">
          <span>{t("price.vehicles")}</span>
          <QuantityStepper
            quantity={quantity}
            name={vehicle.name}
            isAtMost={quantity >= most}
            onIncrease={() => setQuantity(quantity + 1)}
            onDecrease={() => setQuantity(quantity - 1)}
          />
        </div>
        <TripLines trip={trip} />
        <TripNotes trip={trip} hasCancelLine />
        <div>
          <h3 className="mb-3 font-semibold">{t("cancelLine.title")}</h3>
          <CancelLine terms={vehicle.provider.terms} trip={terms} />
        </div>
        <Button
          variant="quiet"
          className="text-accent"
          onClick={() => void add({ goesOn: false }).then(onClose)}
        >
          {t("vehicle.add")}
        </Button>
        <p className="text-center text-sm text-muted">{t("vehicle.nothingYet")}</p>
      </div>
    </Dialog>
  );
}
