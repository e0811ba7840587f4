import type { RentalType } from "@errand/core/rental/rental.types";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import { useLocation } from "react-router";
import type { Input } from "../api/api-request.ts";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import type { TripPlan } from "./trip-plan.ts";

export type VehicleView = "list" | "map";

/** As many vehicles as one request returns; the map shows the best of them. */
const onMap = 100;

const map = lazyComponent(() => import("./vehicle-map.tsx").then((file) => file.VehicleMap));

export function viewIn(query: URLSearchParams): VehicleView {
  return query.get("view") === "map" ? "map" : "list";
}

/** Links to the list and to the map of the same vehicles. */
export function ViewChoice({ view }: { view: VehicleView }) {
  const t = useMessages("rental");
  const { search } = useLocation();
  const searchWith = (next: VehicleView) => {
    const query = new URLSearchParams(search);
    query.delete("view");
    if (next === "map") query.set("view", "map");
    return query.size > 0 ? `?${query}` : "";
  };
  return (
    <nav aria-label={t("search.view")} className="flex shrink-0 rounded-full bg-sunken p-0.5">
      {(["list", "map"] as const).map((each) => (
        <PageLink
          key={each}
          to={{ search: searchWith(each) }}
          state={quietNavigation}
          preventScrollReset
          aria-current={each === view ? "page" : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-transparent px-3.5 text-[0.9375rem] font-medium aria-[current]:border-line-strong aria-[current]:bg-raised"
        >
          {each === "list" ? (
            <List aria-hidden className="size-4.5" />
          ) : (
            <MapIcon aria-hidden className="size-4.5" />
          )}
          <span className="max-sm:sr-only">{t(`search.${each}`)}</span>
        </PageLink>
      ))}
    </nav>
  );
}

interface PickupMapProps {
  request: Input<"GET /rental/vehicle/search">;
  plan: TripPlan | null;
  type: RentalType | null;
}

/** Where the vehicles are handed over. */
export function PickupMap({ request, plan, type }: PickupMapProps) {
  const { data, isError, refetch } = useQuery(
    endpointQuery(usePageScope(), "GET /rental/vehicle/search", { ...request, limit: onMap }),
  );
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[min(60dvh,34rem)] rounded-card" />;
  return <Lazy component={map} props={{ vehicles: data.vehicles, plan, type }} />;
}
