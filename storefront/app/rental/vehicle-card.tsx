import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { Badge } from "@errand/ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { vehiclePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { type TripPlan, withPlan } from "./trip-plan.ts";
import { usePickupText } from "./use-pickup-text.ts";
import { useSpecsText } from "./use-specs-text.ts";
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

/** A vehicle in a list: its picture, what it is, who hands it over where, and the whole price. */
export function VehicleCard({
  vehicle,
  plan = null,
  type = null,
  isFreeKnown = true,
  isEager,
}: VehicleCardProps) {
  const t = useMessages("rental");
  const specsOf = useSpecsText();
  const pickupText = usePickupText(plan);
  const offer = useVehicleOffer(vehicle);
  const { name, total_vehicle_count: free } = vehicle;
  return (
    <article className={`${cardClasses} flex h-full flex-col`}>
      <div className="relative overflow-hidden rounded-card">
        <Picture
          src={vehicle.thumbnail_full_url}
          alt=""
          ratio="3/2"
          sizes="(width < 640px) 92vw, (width < 1024px) 45vw, 320px"
          isEager={isEager}
          // The whole vehicle: a roof or a wheel would be cut off.
          className="object-contain! transition-[scale] duration-200 group-hover:scale-[1.02]"
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
        {isFreeKnown && plan !== null && free > 0 && (
          <Badge
            tone={free === 1 ? "warn" : "neutral"}
            className={classNames(
              "absolute start-2.5 bottom-2.5 py-1 text-sm tabular-nums",
              free > 1 && "bg-raised!",
            )}
          >
            {t(free === 1 ? "vehicle.lastOne" : "vehicle.free", { count: free })}
          </Badge>
        )}
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-title">
          <PageLink to={vehicleLink(vehicle, plan)} className={cardLinkClasses}>
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
        <span className="shrink-0">
          <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />
        </span>
      </div>
      <p className="truncate text-meta text-muted">
        <bdi>{specsOf(vehicle)}</bdi>
      </p>
      <p className="flex items-center gap-1.5 text-meta text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" strokeWidth={1.9} />
        <span className="truncate">{pickupText(vehicle)}</span>
      </p>
      <div className="mt-auto pt-1">
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
