import { instantOf } from "@errand/core/time";
import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { Refusals } from "@errand/ui/section.tsx";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import type { LocatedAddress } from "../addresses/use-address-check.ts";
import { Money } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { TripEnd } from "../rental/trip-end.tsx";
import { changePlan, hoursOf, type TripPlan } from "../rental/trip-plan.ts";
import { TripWhen } from "../rental/trip-when.tsx";
import { useMomentText } from "../rental/use-moment-text.ts";
import { BookedTripDays } from "./booked-trip-days.tsx";
import { planOfTrip } from "./plan-of-trip.ts";
import type { TripSectionProps } from "./trip-section-props.ts";
import {
  type TripChange,
  useChangeBookedTrip,
  useChangeRefusals,
  useTripChangeQuote,
} from "./use-trip-change.ts";
import { useTripFacts } from "./use-trip-facts.ts";

interface TripChangePanelProps extends TripSectionProps {
  onClose(): void;
}

/** What the form holds: when, for how long, where to, and how many of each vehicle. */
interface Draft {
  plan: TripPlan;
  quantities: Map<number, number>;
}

/**
 * Changes the time, the destination or the number of vehicles of a booked trip. The difference is
 * named before the button, which carries it.
 */
export function TripChangePanel({ trip, name, onChange, onClose }: TripChangePanelProps) {
  const t = useMessages("trips");
  const { config } = useShop();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(trip, config.time_zone));
  const change = changeOf(trip, draft, config.time_zone);
  const { quote, error, isPending, refetch } = useTripChangeQuote(name, change);
  const changing = useChangeBookedTrip({ name, onChange }, { onDone: onClose, onRefused: refetch });
  const refusalsOf = useChangeRefusals();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line p-5 md:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {t("changing.title")}
        </h2>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t("changing.close")}
          <X aria-hidden className="size-4.5" />
        </Button>
      </div>
      <Fields trip={trip} name={name} draft={draft} onChange={setDraft} />
      <Refusals texts={refusalsOf(error)} />
      {change !== null && quote && (
        <Difference
          trip={trip}
          quote={quote}
          draft={draft}
          isBusy={changing.isPending}
          isPending={isPending}
          onSubmit={() => changing.mutate({ change, amount: quote.trip_amount })}
        />
      )}
    </section>
  );
}

interface FieldsProps extends Pick<TripSectionProps, "trip" | "name"> {
  draft: Draft;
  onChange(draft: Draft): void;
}

function Fields({ trip, name, draft, onChange }: FieldsProps) {
  const rental = useMessages("rental");
  const { config } = useShop();
  const { plan, quantities } = draft;
  const booked = planOfTrip(trip, config.time_zone);
  const set = (changes: Partial<TripPlan>) =>
    onChange({ ...draft, plan: changePlan(plan, changes) });
  const count = (vehicleId: number, by: 1 | -1) => {
    const quantity = (quantities.get(vehicleId) ?? 1) + by;
    const limited = Math.min(maxQuantity, Math.max(1, quantity));
    onChange({ ...draft, quantities: new Map(quantities).set(vehicleId, limited) });
  };
  const [destination, setDestination] = useState<LocatedAddress>({
    address: trip.destination_location.location_name,
    point: plan.destination?.point ?? null,
  });
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-3 gap-y-4 lg:grid-cols-4">
      <div className="col-span-full">
        <TripWhen
          values={plan}
          booked={booked}
          onChange={set}
          daysOf={(days) => <BookedTripDays name={name} quantities={quantities} days={days} />}
        />
      </div>
      {plan.type === "distance_wise" && (
        <div className="col-span-2 min-w-0">
          <TripEnd
            name="destination"
            label={rental("plan.destination")}
            icon={null}
            value={destination}
            onChange={(located) => {
              setDestination(located);
              const { point, address } = located;
              onChange({
                ...draft,
                plan: { ...plan, destination: point && { point, address } },
              });
            }}
          />
        </div>
      )}
      {trip.trip_details.map(({ vehicle_id, vehicle_details: vehicle }) => (
        <div
          key={vehicle_id}
          className="col-span-full flex items-center justify-between gap-4 border-t border-line pt-3"
        >
          <span className="min-w-0 font-medium">
            <bdi>{vehicle.name}</bdi>
          </span>
          <QuantityStepper
            name={vehicle.name}
            quantity={quantities.get(vehicle_id) ?? 1}
            onIncrease={() => count(vehicle_id, 1)}
            onDecrease={() => count(vehicle_id, -1)}
            isAtMost={quantities.get(vehicle_id) === maxQuantity}
          />
        </div>
      ))}
    </div>
  );
}

interface DifferenceProps {
  trip: Trip;
  draft: Draft;
  quote: NonNullable<ReturnType<typeof useTripChangeQuote>["quote"]>;
  isPending: boolean;
  isBusy: boolean;
  onSubmit(): void;
}

/** The price of before and after, and what that means for the money. */
function Difference({ trip, draft, quote, isPending, isBusy, onSubmit }: DifferenceProps) {
  const t = useMessages("trips");
  const money = useMoney();
  const momentText = useMomentText();
  const { lengthText } = useTripFacts();
  const { trip_amount, difference, to_pay, returned, coupon_code } = quote;
  const hours = hoursOf(draft.plan);
  const signed = `${difference > 0 ? "+" : difference < 0 ? "−" : ""}${money(Math.abs(difference))}`;
  const isLost = trip.coupon_code !== null && coupon_code === null;
  return (
    <>
      <dl
        aria-live="polite"
        className={classNames("mt-5 transition-opacity", isPending && "opacity-50")}
      >
        <Row name={t("changing.before", { length: lengthText(trip) })} amount={trip.trip_amount} />
        <Row
          name={t(coupon_code ? "changing.afterWithCoupon" : "changing.after", {
            length: lengthText({ ...trip, estimated_hours: hours }),
            code: coupon_code ?? "",
          })}
          amount={trip_amount}
        />
        <div className="mt-2 flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{t("changing.difference")}</dt>
          <dd className="tabular-nums">
            <bdi>{signed}</bdi>
          </dd>
        </div>
      </dl>
      {isLost && (
        <p className="mt-2 text-warn">
          {t("changing.couponLost", { code: trip.coupon_code ?? "" })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isBusy} disabled={isPending} onClick={onSubmit} className="max-sm:w-full">
          {difference === 0 ? t("changing.submitSame") : t("changing.submit", { amount: signed })}
        </Button>
        <p className="min-w-0 grow basis-48 text-muted">
          {returned > 0
            ? t("changing.returned", { amount: money(returned) })
            : to_pay > 0
              ? t(
                  trip.payment_method === "cash_payment" ? "changing.toPayCash" : "changing.toPay",
                  {
                    amount: money(to_pay),
                    moment: momentText(quote.pay_until),
                  },
                )
              : t("changing.allPaid")}
        </p>
      </div>
    </>
  );
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function draftOf(trip: Trip, timeZone: string): Draft {
  return {
    plan: planOfTrip(trip, timeZone),
    quantities: new Map(trip.trip_details.map((line) => [line.vehicle_id, line.quantity])),
  };
}

/** What of a draft differs from the trip; null where nothing does. */
function changeOf(trip: Trip, { plan, quantities }: Draft, timeZone: string): TripChange | null {
  const pickup = instantOf(plan.day, `${plan.time}:00`, timeZone);
  const hours = hoursOf(plan);
  const { destination } = plan;
  const isLonger = hours !== null && hours !== hoursOf(planOfTrip(trip, timeZone));
  const isMoved = pickup !== null && pickup.getTime() !== Date.parse(trip.pickup_time);
  const { lat, lng } = trip.destination_location;
  const isElsewhere =
    plan.type === "distance_wise" &&
    destination !== null &&
    (destination.point.lat !== lat || destination.point.lng !== lng);
  const changed = trip.trip_details.filter(
    (line) => quantities.get(line.vehicle_id) !== line.quantity,
  );
  const change: TripChange = {
    ...(isMoved && { pickup_time: pickup.toISOString() }),
    ...(isLonger && { estimated_hours: hours }),
    ...(isElsewhere && {
      destination_location: {
        ...destination.point,
        location_name: destination.address.slice(0, 255),
      },
    }),
    ...(changed.length > 0 && {
      quantities: changed.map(({ vehicle_id, quantity }) => ({
        vehicle_id,
        quantity: quantities.get(vehicle_id) ?? quantity,
      })),
    }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** Of one vehicle (contract 10.3). */
const maxQuantity = 20;
