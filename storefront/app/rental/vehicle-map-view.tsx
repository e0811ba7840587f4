import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Input } from "../api/api-request.ts";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { useChosenPoint } from "./use-chosen-point.ts";
import { MapSizeLink } from "./view-link.tsx";

/** As many vehicles as one request returns; the map shows the best of them. */
const onMap = 100;

const map = lazyComponent(() => import("./vehicle-map.tsx").then((file) => file.VehicleMap));

interface PickupMapProps {
  /** What the list was read with. */
  request: Input<"GET /rental/vehicle/search">;
  plan: TripPlan | null;
  type: RentalType | null;
  pointed: Vehicle | null;
  /** The provider whose vehicles the list is of; null for all. */
  chosenId: number | null;
  onChoose(providerId: number | null): void;
}

/** Where the vehicles of all providers are handed over, and what they cost. */
function PickupMap({ request, className, ...shown }: PickupMapProps & { className: string }) {
  const here = useChosenPoint();
  const { provider_id: _every, include_taken: _later, ...free } = request;
  const { data, isError, refetch } = useQuery(
    endpointQuery(usePageScope(), "GET /rental/vehicle/search", { ...free, limit: onMap }),
  );
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={`${className} rounded-card`} />;
  const from = shown.plan?.pickup ?? here;
  return (
    <Lazy
      component={map}
      props={{ vehicles: data.vehicles, here: from?.point ?? null, className, ...shown }}
    />
  );
}

/** The map beside the list; screens that have no room for it do not load it. */
export function MapBeside({ isLarge, ...map }: PickupMapProps & { isLarge: boolean }) {
  const height = "h-[min(calc(100dvh-8rem),42rem)]";
  return (
    <div className="top-24 max-lg:hidden tall:sticky">
      <LoadedMap {...map} className={height} />
      <div className="absolute top-3 left-3 z-500">
        <MapSizeLink to={isLarge ? "list" : "map"} />
      </div>
    </div>
  );
}

/** The map above the list, as wide as it is high: so the town fills it. */
export function PhoneMap(map: PickupMapProps) {
  return (
    <div className="lg:hidden">
      <LoadedMap {...map} className="h-[min(100vw,60dvh)]" />
    </div>
  );
}

function LoadedMap({ className, ...shown }: PickupMapProps & { className: string }) {
  return (
    <LazyOnVisible
      load={map.load}
      className={className}
      fallback={<Skeleton className={`${className} rounded-card`} />}
      isFallbackPlaceholder
    >
      <PickupMap {...shown} className={className} />
    </LazyOnVisible>
  );
}
