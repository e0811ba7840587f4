import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { Badge } from "@errand/ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import Fuel from "lucide-react/icons/fuel";
import Settings2 from "lucide-react/icons/settings-2";
import Snowflake from "lucide-react/icons/snowflake";
import Users from "lucide-react/icons/users";
import { vehiclePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { type TripPlan, withPlan } from "./trip-plan.ts";
import { useVehicleOffer, VehiclePrice } from "./vehicle-price.tsx";

interface VehicleCardProps {
  vehicle: Vehicle;
  /** The trip that is asked for; its page continues with it. */
  plan?: TripPlan | null;
  /** The type of trip that is asked for without a time. */
  type?: RentalType | null;
  /** Whether the vehicle was read for the time of the trip. */
  isFreeKnown?: boolean;
  isEager?: boolean;
}

/** Up to this many free vehicles, the card says how many are left. */
const fewLeft = 5;

/** A vehicle in a list: its picture, what it is, who hands it over, and what the trip costs. */
export function VehicleCard({
  vehicle,
  plan = null,
  type = null,
  isFreeKnown = true,
  isEager,
}: VehicleCardProps) {
  const t = useMessages("rental");
  const offer = useVehicleOffer(vehicle);
  const { name, provider, total_vehicle_count: free } = vehicle;
  return (
    <article className={`${cardClasses} flex h-full flex-col`}>
      <div className="relative overflow-hidden rounded-card">
        <Picture
          src={vehicle.thumbnail_full_url}
          alt=""
          ratio="4/3"
          sizes="(width < 640px) 92vw, (width < 1024px) 45vw, 320px"
          isEager={isEager}
          className="transition-[scale] duration-200 group-hover:scale-[1.02]"
        />
        <div className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5 pe-12">
          {offer && (
            <Badge tone="accent" className="py-1 text-sm">
              {offer}
            </Badge>
          )}
          {vehicle.new_tag === 1 && (
            <Badge className="bg-raised py-1 text-sm">{t("vehicle.isNew")}</Badge>
          )}
        </div>
        <div className="absolute end-2 top-2 z-10">
          <WishlistToggle target={{ vehicle }} />
        </div>
        {isFreeKnown && plan !== null && free <= fewLeft && (
          <span className="absolute end-2.5 bottom-2.5 rounded-full bg-raised px-2.5 py-1 text-sm font-semibold tabular-nums">
            {t("vehicle.left", { count: free })}
          </span>
        )}
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-title">
          <PageLink to={vehicleLink(vehicle, plan)} className={cardLinkClasses}>
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
        <span className="shrink-0 rounded-full bg-sunken px-2 py-0.5">
          <Rating value={vehicle.avg_rating} />
        </span>
      </div>
      <p className="truncate text-meta text-muted">
        <bdi>{provider.name}</bdi>
      </p>
      <VehicleSpecs vehicle={vehicle} />
      <div className="mt-auto pt-1.5">
        <VehiclePrice vehicle={vehicle} plan={plan} type={type} />
      </div>
    </article>
  );
}

/** The page of a vehicle, which continues with the trip. */
export function vehicleLink(vehicle: Pick<Vehicle, "slug">, plan: TripPlan | null): string {
  if (plan === null) return vehiclePath(vehicle);
  return `${vehiclePath(vehicle)}?${withPlan(new URLSearchParams(), plan)}`;
}

/** Seats, fuel, transmission and air conditioning, each with its icon. */
export function VehicleSpecs({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const { seating_capacity: seats, air_condition } = vehicle;
  const specs = [
    { icon: Users, text: t("vehicle.seats", { count: seats }) },
    { icon: Fuel, text: t(`fuel.${vehicle.fuel_type}`) },
    { icon: Settings2, text: t(`transmission.${vehicle.transmission_type}`) },
    ...(air_condition === 1 ? [{ icon: Snowflake, text: t("vehicle.airShort") }] : []),
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-meta">
      {specs.map(({ icon: Icon, text }) => (
        <li key={text} className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.9} />
          {text}
        </li>
      ))}
    </ul>
  );
}
