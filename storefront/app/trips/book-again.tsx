import { addDays, localTime } from "@errand/core/time";
import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { useRentalCart } from "../rental/rental-cart-context.ts";
import { TripForm } from "../rental/trip-form.tsx";
import { pickupPoint, type TripPlan, tripRequest } from "../rental/trip-plan.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { planOfTrip } from "./plan-of-trip.ts";
import { isActiveTrip } from "./trip-progress.ts";

/**
 * Adds the vehicles of an earlier trip to the cart for another time; nothing while the trip is in
 * progress.
 */
export function BookAgain({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { config, modules } = useShop();
  const now = useNow();
  const cart = useRentalCart();
  const [isOpen, setOpen] = useState(false);
  const module = modules.find(({ id }) => id === trip.module_id);
  if (isActiveTrip(trip) || !module) return null;

  async function add(plan: TripPlan) {
    const [first] = trip.trip_details;
    const pickup = first ? pickupPoint(first.vehicle_details.pickup_place) : plan.pickup;
    const request = tripRequest({ ...plan, pickup }, null, config.time_zone);
    if (!request || !module) return;
    chooseModule(module);
    setOpen(false);
    for (const { vehicle_details: vehicle, quantity } of trip.trip_details) {
      const isAdded = await cart.add({ vehicle, quantity, trip: request });
      if (!isAdded) return;
    }
  }

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden className="size-4.5" />
        {t("again.open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("again.title")}
        text={t("again.text")}
      >
        <TripForm
          initial={planAfter(planOfTrip(trip, config.time_zone), now, config.time_zone)}
          pickupPlace={trip.provider.address}
          submitLabel={t("again.submit")}
          onSubmit={(plan) => void add(plan)}
        />
      </Dialog>
    </>
  );
}

/** The same trip tomorrow. */
function planAfter(plan: TripPlan, now: Date, timeZone: string): TripPlan {
  const day = addDays(localTime(now, timeZone).day, 1);
  const days = Math.max(1, (Date.parse(plan.returnDay) - Date.parse(plan.day)) / 86_400_000);
  return { ...plan, day, returnDay: addDays(day, days) };
}
