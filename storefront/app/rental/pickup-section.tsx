import type { Vehicle } from "@errand/core/rental/rental.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useMemo } from "react";
import { ShowWay } from "./show-way.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { useChosenPoint } from "./use-chosen-point.ts";
import { usePickupDistance } from "./use-pickup-text.ts";

const map = lazyComponent(() => import("./way-map.tsx").then((file) => file.WayMap));
const height = "h-72";

interface PickupSectionProps {
  vehicle: Vehicle;
  plan: TripPlan | null;
}

/** The one place where the vehicle is picked up and comes back, and the way there. */
export function PickupSection({ vehicle, plan }: PickupSectionProps) {
  const t = useMessages("rental");
  const here = useChosenPoint();
  const distance = usePickupDistance(plan)(vehicle);
  const { latitude: lat, longitude: lng, address } = vehicle.pickup_place;
  const to = useMemo(() => ({ lat, lng }), [lat, lng]);
  const from = (plan?.pickup ?? here)?.point ?? null;
  return (
    <section aria-labelledby="pickup-place">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="pickup-place" className="text-xl">
            {t("pickup.title")}
          </h2>
          <p className="mt-1">
            <bdi className="font-semibold">{address}</bdi>
            {distance !== null && (
              <span className="text-muted">, {t("vehicle.distance", { distance })}</span>
            )}
          </p>
        </div>
        <ShowWay place={vehicle.pickup_place} />
      </div>
      <div className="mt-3">
        <LazyOnVisible
          load={map.load}
          className={height}
          fallback={<Skeleton className={`${height} rounded-card`} />}
          isFallbackPlaceholder
        >
          <Lazy component={map} props={{ to, from, isStill: true, className: height }} />
        </LazyOnVisible>
      </div>
    </section>
  );
}
