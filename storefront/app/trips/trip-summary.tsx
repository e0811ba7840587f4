import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import type { TripData } from "./trip-of-cart.ts";
import { useTripFacts } from "./use-trip-facts.ts";

/** Where, when and how long: the trip of a cart or a booked one. */
export function TripSummary({ trip }: { trip: TripData }) {
  const t = useMessages("trips");
  const { momentText, lengthText, untilText } = useTripFacts();
  const { pickup_location: pickup, destination_location: destination } = trip;
  const isRound = pickup.lat === destination.lat && pickup.lng === destination.lng;
  return (
    <dl className="flex flex-col gap-3">
      <Fact icon={CircleDot} name={t("trip.pickup")}>
        <p className="font-semibold">
          <bdi>{pickup.location_name}</bdi>
        </p>
        <span className="block text-sm">{momentText(trip.pickup_time)}</span>
      </Fact>
      <Fact icon={MapPin} name={t(isRound ? "trip.back" : "trip.destination")}>
        <p className="font-semibold">
          <bdi>{destination.location_name}</bdi>
        </p>
        <span className="block text-sm">
          {t(trip.rental_type === "distance_wise" ? "trip.about" : "trip.until", {
            moment: untilText(trip),
          })}
        </span>
      </Fact>
      <Fact icon={CalendarClock} name={t("trip.length")}>
        <span className="font-semibold">{lengthText(trip)}</span>
      </Fact>
    </dl>
  );
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-muted">
        <Icon
          aria-hidden
          className="absolute start-0 top-0.5 size-5 text-accent"
          strokeWidth={1.9}
        />
        {name}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
