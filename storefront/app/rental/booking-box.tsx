import { fromPercent, nothing, toMinor } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { tripTotal } from "@errand/core/rental/trip-total";
import { cancelFreeUntil, payBefore } from "@errand/core/trips/trip-terms";
import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { Money, Price } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { needsLicence } from "./needs-licence.ts";
import { usePlan } from "./remembered-plan.ts";
import { useRentalCart } from "./rental-cart-context.ts";
import { RentalTermsList } from "./rental-terms.tsx";
import type { TripInTerms } from "./trip-in-terms.ts";
import {
  newPlan,
  pickupPoint,
  pickupTime,
  type TripPlan,
  tripRequest,
  withPlan,
} from "./trip-plan.ts";
import { type TripLength, type TripPrice, tripPrice } from "./trip-price.ts";
import { useFreeVehicles } from "./use-free-vehicles.ts";
import { useTripLength } from "./use-trip-length.ts";
import { useTripText } from "./use-trip-text.ts";
import { useTripTotal } from "./use-trip-total.ts";
import { usePriceBreakdown } from "./vehicle-price.tsx";

const tripDialog = lazyComponent(() => import("./trip-dialog.tsx").then((file) => file.TripDialog));

/** A cart line has at most so many vehicles (contract 5.4). */
const maxQuantity = 20;

interface BookingBoxProps {
  vehicle: Vehicle;
  read: { plan: TripPlan | null; free: number | null };
  /** Between the box and the bar with the button. */
  children?: ReactNode;
}

/**
 * The price of the trip with its reasons, how many vehicles are free, and the button that adds them
 * to the cart. It asks for the trip first while time or destination are unknown.
 */
export function BookingBox({ vehicle, read, children }: BookingBoxProps) {
  const t = useMessages("rental");
  const { config } = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const now = useNow();
  const cart = useRentalCart();
  const plan = usePlan();
  const length = useTripLength(plan, vehicle);
  const totalOf = useTripTotal();
  const isRead = JSON.stringify(plan) === JSON.stringify(read.plan);
  const free = useFreeVehicles(vehicle, plan, isRead ? read.free : null);
  const [asked, setAsked] = useState(1);
  // What the visitor does after completing the trip.
  const [intent, setIntent] = useState<"add" | "change" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const most = Math.min(maxQuantity, free ?? maxQuantity);
  const quantity = Math.max(1, Math.min(asked, most));
  const isOffered = length === null || isOfferedFor(vehicle, length.type);

  async function add(trip: TripPlan) {
    // Vehicles are handed over at their provider's, wherever the visitor searched.
    const pickup = pickupPoint(vehicle.pickup_place);
    const request = tripRequest({ ...trip, pickup }, null, config.time_zone);
    if (!request || !isOfferedFor(vehicle, trip.type)) return setIntent("add");
    setBusy(true);
    await cart.add({ vehicle, quantity, trip: request }).finally(() => setBusy(false));
  }

  function completeTrip(next: TripPlan) {
    const then = intent;
    setIntent(null);
    const query = withPlan(new URLSearchParams(search), next);
    void navigate(
      { pathname, search: `?${query}` },
      { replace: true, preventScrollReset: true, state: quietNavigation },
    );
    if (then === "add" && isOfferedFor(vehicle, next.type)) void add(next);
  }

  const isNoneFree = free === 0 && plan !== null;
  const price = length && tripPrice(vehicle, length, quantity);
  return (
    <>
      <section
        aria-label={t("price.thisTrip")}
        className="flex flex-col gap-3 rounded-panel border border-line p-4 md:p-5"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={tripDialog.prefetch}
          onFocus={tripDialog.prefetch}
          onClick={() => setIntent("change")}
          className="flex min-h-13 items-center gap-3 rounded-control bg-sunken px-4 py-2 text-start hover:bg-line"
        >
          <CalendarClock aria-hidden className="size-5.5 shrink-0 text-accent" strokeWidth={1.9} />
          {plan ? <TripLine plan={plan} /> : <span className="grow">{t("plan.add")}</span>}
          <span className="shrink-0 font-semibold text-accent">
            {t(plan ? "plan.changeShort" : "plan.addButton")}
          </span>
        </button>
        <div role="status" className="flex min-h-14 flex-col justify-center">
          {isOffered ? (
            <TripTotal vehicle={vehicle} length={length} quantity={quantity} />
          ) : (
            <p className="font-semibold text-warn">
              {t("price.notOffered", { type: t(`typeWord.${length?.type ?? "hourly"}`) })}
            </p>
          )}
        </div>
        <p className="min-h-6 text-sm">
          <FreeNumber free={free} isForPlan={plan !== null} />
        </p>
        <div className="border-t border-line pt-4">
          <RentalTermsList
            terms={vehicle.provider.terms}
            trip={plan && length && tripInTerms(plan, length, price, vehicle, config)}
            needsLicence={needsLicence(vehicle)}
          />
        </div>
      </section>
      {children}
      <div
        data-bottom-bar=""
        className="no-print bottom-0 tall:sticky z-10 -mx-4 mt-auto flex items-center gap-3 border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0 md:py-4"
      >
        {isNoneFree ? (
          <Button
            size="lg"
            className="grow"
            onPointerEnter={tripDialog.prefetch}
            onClick={() => setIntent("change")}
          >
            {t("vehicle.otherTime")}
          </Button>
        ) : (
          <>
            <QuantityStepper
              quantity={quantity}
              name={vehicle.name}
              isAtMost={quantity >= most}
              onIncrease={() => setAsked(Math.min(quantity + 1, most))}
              onDecrease={() => setAsked(quantity - 1)}
            />
            <Button
              size="lg"
              variant="accent"
              className="min-w-0 grow justify-between! gap-2! px-5!"
              isBusy={isBusy}
              onPointerEnter={tripDialog.prefetch}
              onClick={() => (plan ? void add(plan) : setIntent("add"))}
            >
              <span className="text-start leading-tight">{t("vehicle.add")}</span>{" "}
              {price && <Money amount={totalOf(price, vehicle).amount} />}
            </Button>
          </>
        )}
      </div>
      <LazyOverlay
        component={tripDialog}
        isOpen={intent !== null}
        props={{
          open: intent !== null,
          onClose: () => setIntent(null),
          initial: plan ?? { ...newPlan(now, config.time_zone), type: firstTypeOf(vehicle) },
          vehicle,
          submitLabel: t(intent === "add" ? "vehicle.add" : "plan.save"),
          onSubmit: completeTrip,
        }}
        onLoadError={() => setIntent(null)}
      />
    </>
  );
}

/**
 * What the terms mean for the trip; its price to the provider is that of the vehicles with their
 * tax.
 */
function tripInTerms(
  plan: TripPlan,
  { type, hours, meters }: TripLength,
  price: TripPrice | null,
  { provider }: Vehicle,
  { time_zone, tax_included }: { time_zone: string; tax_included: 0 | 1 },
): TripInTerms | null {
  const pickup = pickupTime(plan, time_zone);
  if (!pickup) return null;
  const { cancel_free_hours: cancelFreeHours, pay_hours: payHours } = provider.terms;
  const isTaxIncluded = tax_included === 1;
  const added = { taxRate: fromPercent(provider.tax), isTaxIncluded, charge: nothing };
  return {
    ...{ type, hours, meters: meters ?? 0 },
    cancelFreeUntil: cancelFreeUntil(pickup, { cancelFreeHours }),
    payUntil: payBefore(pickup, { payHours }),
    sold: price && tripTotal(toMinor(price.amount), added),
  };
}

function TripLine({ plan }: { plan: TripPlan }) {
  const { when, where } = useTripText(plan);
  return (
    <span className="min-w-0 grow">
      <span className="block font-semibold">{when}</span>
      {where !== "" && (
        <span className="block truncate text-sm text-muted">
          <bdi>{where}</bdi>
        </span>
      )}
    </span>
  );
}

interface TripTotalProps {
  vehicle: Vehicle;
  length: ReturnType<typeof useTripLength>;
  quantity: number;
}

/** What the vehicles cost for the trip, and why. */
function TripTotal({ vehicle, length, quantity }: TripTotalProps) {
  const t = useMessages("rental");
  const money = useMoney();
  const madeUp = usePriceBreakdown();
  const totalOf = useTripTotal();
  const price = length && tripPrice(vehicle, length, quantity);
  if (!length) return <p className="text-muted">{t("price.chooseTime")}</p>;
  if (!price) return <p className="text-muted">{t("price.chooseDestination")}</p>;
  const reasons = [
    quantity > 1 ? `${quantity} × ${madeUp(price, length.type)}` : madeUp(price, length.type),
    price.reason === "vehicle" && t("price.ownDiscount"),
    price.reason === "provider" && t("price.providerDiscount", { name: vehicle.provider.name }),
    price.before > price.amount &&
      t("price.saving", { amount: money(price.before - price.amount) }),
    totalOf(price, vehicle).note,
  ].filter(Boolean);
  const total = totalOf(price, vehicle);
  return (
    <>
      <p>
        <Price amount={total.amount} before={total.before} className="text-2xl" />{" "}
        <span className="text-sm text-muted">{t("price.trip")}</span>
      </p>
      <p className="text-sm text-muted tabular-nums">{reasons.join(" · ")}</p>
    </>
  );
}

function FreeNumber({ free, isForPlan }: { free: number | null; isForPlan: boolean }) {
  const t = useMessages("rental");
  if (free === null) return null;
  if (free === 0) return <span className="font-semibold text-bad">{t("vehicle.noneThen")}</span>;
  return (
    <span className="font-medium text-good">
      {t("vehicle.free", { count: free })} {t(isForPlan ? "vehicle.freeThen" : "vehicle.freeNow")}
    </span>
  );
}

function isOfferedFor(vehicle: Vehicle, type: TripPlan["type"]): boolean {
  const flags = {
    hourly: vehicle.trip_hourly,
    distance_wise: vehicle.trip_distance,
    day_wise: vehicle.trip_day_wise,
  };
  return flags[type] === 1;
}

function firstTypeOf(vehicle: Vehicle): TripPlan["type"] {
  const types = ["day_wise", "hourly", "distance_wise"] as const;
  return types.find((type) => isOfferedFor(vehicle, type)) ?? "day_wise";
}
