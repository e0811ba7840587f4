import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { useMoney } from "../config/shop.ts";
import { TripLines } from "./trip-lines.tsx";
import { TripNotes } from "./trip-notes.tsx";
import { unitPrice } from "./trip-price.ts";
import { useTripEnds } from "./use-trip-text.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";

/** The section of the page that chooses the days. */
export const freeDaysId = "free-days";

/** The trip with a vehicle and its total, in view beside the page, with the way to the booking. */
export function VehicleBox({ trip }: { trip: VehicleTrip }) {
  const t = useMessages("rental");
  const money = useMoney();
  const { vehicle, plan, type, free, quantity, most, setQuantity, total, isBusy, add } = trip;
  const price = unitPrice(vehicle, type);
  const isNoneFree = plan !== null && free === 0;
  return (
    <section
      aria-label={t("price.thisTrip")}
      className="flex flex-col gap-4 rounded-panel bg-sunken p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {price !== null && (
          <p className="text-xl font-extrabold tabular-nums">
            <bdi>{t(`per.${type}`, { amount: money(price) })}</bdi>
          </p>
        )}
        <FreeText trip={trip} />
      </div>
      <Ends trip={trip} />
      {!isNoneFree && (
        <div className="flex items-center justify-between gap-4 rounded-control bg-raised py-1 ps-4 pe-1">
          <span className="text-sm text-muted">{t("price.vehicles")}</span>
          <QuantityStepper
            quantity={quantity}
            name={vehicle.name}
            isAtMost={quantity >= most}
            onIncrease={() => setQuantity(quantity + 1)}
            onDecrease={() => setQuantity(quantity - 1)}
          />
        </div>
      )}
      <div role="status">
        <TripLines trip={trip} />
      </div>
      {total && !isNoneFree ? (
        <div className="flex flex-col gap-2">
          <Button
            size="lg"
            variant="accent"
            isBusy={isBusy}
            onClick={() => void add({ goesOn: true })}
          >
            {t("vehicle.book")}
          </Button>
          <Button
            variant="quiet"
            className="text-accent"
            onClick={() => void add({ goesOn: false })}
          >
            {t("vehicle.add")}
          </Button>
          <p className="text-center text-sm text-muted">{t("vehicle.nothingYet")}</p>
        </div>
      ) : (
        <a
          href={`#${freeDaysId}`}
          className="button inline-flex min-h-13 items-center justify-center rounded-full bg-ink px-6 text-title font-bold text-paper hover:opacity-85"
        >
          {t(missingKey(trip))}
        </a>
      )}
      <div className="border-t border-line pt-4">
        <TripNotes trip={trip} />
      </div>
    </section>
  );
}

/** What leads to a price: other days, a destination, or days at all. */
export function missingKey({ plan, free, isOffered }: VehicleTrip) {
  if (plan === null || !isOffered) return "vehicle.chooseDays";
  return free === 0 ? "vehicle.otherDays" : "plan.destinationMissing";
}

/** How many are free on the days of the trip. */
export function FreeText({ trip: { plan, free } }: { trip: VehicleTrip }) {
  const t = useMessages("rental");
  if (plan === null || free === null) return null;
  if (free === 0) return <p className="font-semibold text-bad">{t("vehicle.noneThen")}</p>;
  return (
    <p className={`text-sm font-semibold ${free === 1 ? "text-warn" : "text-good"}`}>
      {t(free === 1 ? "vehicle.lastOne" : "vehicle.freeThen", { count: free })}
    </p>
  );
}

function Ends({ trip: { plan } }: { trip: VehicleTrip }) {
  const t = useMessages("rental");
  const endsOf = useTripEnds({ isAlone: true });
  const ends = plan && endsOf(plan);
  const back = ends ? ends.back : t("plan.choose");
  return (
    <div className="grid grid-cols-2 gap-2">
      <End label={t("plan.pickup")} value={ends?.pickup ?? t("plan.choose")} />
      {back !== null && <End label={t("plan.return")} value={back} />}
    </div>
  );
}

/** Leads to the calendar, where it is chosen. */
function End({ label, value }: { label: string; value: string }) {
  return (
    <a
      href={`#${freeDaysId}`}
      className="min-h-14 rounded-control border border-transparent bg-raised px-4 py-1.5 leading-snug last:only:col-span-2 hover:border-line-strong"
    >
      <span className="block text-sm text-muted">{label}</span>
      <bdi className="block font-semibold">{value}</bdi>
    </a>
  );
}
