import { useMessages } from "@errand/ui/messages/messages.ts";
import CalendarDays from "lucide-react/icons/calendar-days";
import Flag from "lucide-react/icons/flag";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { FactSection } from "../checkout/fact-section.tsx";
import { useShop } from "../config/shop.ts";
import { ShowWay } from "../rental/show-way.tsx";
import { useShortMomentText } from "../rental/use-moment-text.ts";
import { usePickupDistance } from "../rental/use-pickup-text.ts";
import { ChangeTripDialog } from "./change-trip.tsx";
import { tripEnd } from "./trip-end-time.ts";
import type { TripBooking } from "./use-booking.ts";
import { useTripFacts } from "./use-trip-facts.ts";

/** When the trip is, and the one place where its vehicles are picked up and come back. */
export function BookingTrip({ booking }: { booking: TripBooking }) {
  return (
    <>
      <When booking={booking} />
      <Where booking={booking} />
    </>
  );
}

function When({ booking: { cart, refusals } }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const rental = useMessages("rental");
  const words = useMessages("checkout");
  const momentText = useShortMomentText();
  const { lengthText } = useTripFacts();
  const { config } = useShop();
  const [isOpen, setOpen] = useState(false);
  const { trip, lines } = cart;
  const pickup = momentText(trip.pickup_time);
  const isByDistance = trip.rental_type === "distance_wise";
  const length = [lengthText(trip), rental(`typeWord.${trip.rental_type}`)].join(", ");
  return (
    <FactSection
      icon={CalendarDays}
      title={t("trip.title")}
      fact={
        isByDistance
          ? pickup
          : rental("plan.fromTo", { pickup, back: momentText(tripEnd(trip, config.time_zone)) })
      }
      detail={<bdi>{length}</bdi>}
      refusals={refusals.get("trip") ?? []}
      action={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${words("edit")}: ${t("trip.title")}`}
          onClick={() => setOpen(true)}
          className="-me-3 min-h-11 shrink-0 rounded-full px-3 font-bold text-accent hover:underline"
        >
          {words("edit")}
        </button>
      }
    >
      <ChangeTripDialog trip={trip} lines={lines} open={isOpen} onClose={() => setOpen(false)} />
    </FactSection>
  );
}

function Where({ booking: { cart } }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const rental = useMessages("rental");
  const distanceOf = usePickupDistance(null);
  const [line] = cart.lines;
  if (!line) return null;
  const { vehicle, provider } = line;
  const { address } = vehicle.pickup_place;
  const isByDistance = cart.trip.rental_type === "distance_wise";
  const distance = distanceOf(vehicle);
  const detail =
    distance === null
      ? provider.name
      : rental("vehicle.fromYou", { name: provider.name, distance });
  return (
    <>
      <FactSection
        icon={MapPin}
        title={t(isByDistance ? "trip.pickup" : "booking.where")}
        fact={t(isByDistance ? "booking.pickupAt" : "booking.pickupAndReturnAt", { address })}
        detail={<bdi>{detail}</bdi>}
        action={<ShowWay place={vehicle.pickup_place} />}
      />
      {isByDistance && (
        <FactSection
          icon={Flag}
          title={t("trip.destination")}
          fact={<bdi>{cart.trip.destination_location.location_name}</bdi>}
          detail={t("trip.destination")}
        />
      )}
    </>
  );
}
