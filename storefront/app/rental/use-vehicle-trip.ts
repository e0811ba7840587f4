import type { Vehicle } from "@errand/core/rental/rental.types";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { usePlan } from "./remembered-plan.ts";
import { useRentalCart } from "./rental-cart-context.ts";
import { toTripInTerms } from "./trip-in-terms.ts";
import {
  newPlan,
  pickupPoint,
  rentalTypes,
  type TripPlan,
  tripRequest,
  typeIn,
  withPlan,
} from "./trip-plan.ts";
import { tripPrice } from "./trip-price.ts";
import { useFreeVehicles } from "./use-free-vehicles.ts";
import { useTripLength } from "./use-trip-length.ts";
import { useTripTotal } from "./use-trip-total.ts";

/** A cart line has at most so many vehicles (contract 5.4). */
const maxQuantity = 20;

/** What the server has read for the trip in the URL. */
export interface ReadTrip {
  plan: TripPlan | null;
  free: number | null;
}

/** The trip that a vehicle is looked at for: its days, price and number, and booking it. */
export function useVehicleTrip(vehicle: Vehicle, read: ReadTrip) {
  const { config } = useShop();
  const now = useNow();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cart = useRentalCart();
  const plan = usePlan();
  const [typeAsked, setTypeAsked] = useState(() => typeIn(new URLSearchParams(search)));
  const type = plan?.type ?? typeAsked ?? getFirstType(vehicle);
  const length = useTripLength(plan, vehicle);
  const totalOf = useTripTotal();
  const isRead = JSON.stringify(plan) === JSON.stringify(read.plan);
  const free = useFreeVehicles(vehicle, plan, isRead ? read.free : null);
  const [asked, setAsked] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const most = Math.max(1, Math.min(maxQuantity, free ?? maxQuantity));
  const quantity = Math.min(asked, most);
  const price = length && tripPrice(vehicle, length, quantity);

  function change(changes: Partial<TripPlan>) {
    const draft = plan ?? { ...newPlan(now, config.time_zone), type };
    const query = withPlan(new URLSearchParams(search), { ...draft, ...changes });
    void navigate(
      { pathname, search: `?${query}` },
      { replace: true, preventScrollReset: true, state: quietNavigation },
    );
  }

  return {
    vehicle,
    plan,
    type,
    isOffered: isOfferedFor(vehicle, type),
    /** How many are free then, or now without a trip; null while that is unknown. */
    free,
    quantity,
    most,
    setQuantity: (next: number) => setAsked(Math.min(Math.max(1, next), most)),
    price,
    total: price && totalOf(price, vehicle),
    terms: plan && length && toTripInTerms(plan, length, price, vehicle, config),
    /** Chooses days, times or a destination; the first choice makes the trip. */
    change,
    chooseType(next: TripPlan["type"]) {
      if (plan) change({ type: next });
      else setTypeAsked(next);
    },
    isBusy,
    /** Adds the vehicles to the cart; `goesOn` to the booking. */
    async add({ goesOn }: { goesOn: boolean }) {
      // Vehicles are handed over at their provider's, wherever the visitor searched.
      const pickup = pickupPoint(vehicle.pickup_place);
      const trip = plan && tripRequest({ ...plan, pickup }, null, config.time_zone);
      if (!trip) return;
      setBusy(true);
      await cart.add({ vehicle, quantity, trip, goesOn }).finally(() => setBusy(false));
    },
  };
}

export type VehicleTrip = ReturnType<typeof useVehicleTrip>;

export function isOfferedFor(vehicle: Vehicle, type: TripPlan["type"]): boolean {
  const flags = {
    hourly: vehicle.trip_hourly,
    distance_wise: vehicle.trip_distance,
    day_wise: vehicle.trip_day_wise,
  };
  return flags[type] === 1;
}

function getFirstType(vehicle: Vehicle): TripPlan["type"] {
  return rentalTypes.find((type) => isOfferedFor(vehicle, type)) ?? "day_wise";
}
