import type { Vehicle } from "@errand/core/rental/rental.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { usePages } from "../lists/use-pages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { breadcrumbs, StructuredData } from "../rendering/structured-data.tsx";
import { FilteredVehicles } from "./filtered-vehicles.tsx";
import { NothingFree } from "./nothing-free.tsx";
import { rememberPlan } from "./remembered-plan.ts";
import { TripHeader } from "./trip-header.tsx";
import { typeIn } from "./trip-plan.ts";
import { useVehicleFilters } from "./use-vehicle-filters.ts";
import { countVehicleFilters, vehicleOrders } from "./vehicle-filters.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";
import { MapBeside, PhoneMap } from "./vehicle-map-view.tsx";
import type { VehicleListing, VehiclePage } from "./vehicle-search-data.ts";
import { FloatingViewLink, viewIn } from "./view-link.tsx";

interface VehicleSearchViewProps {
  moduleId: number;
  listing: VehicleListing;
}

/** The vehicles that a trip and filters select, beside the map of their pickup points. */
export function VehicleSearchView({ moduleId, listing }: VehicleSearchViewProps) {
  const t = useMessages("rental");
  const shop = useShop();
  const { plan, name, choices, filters } = listing;
  useSwitchToModuleOf({ module_id: moduleId });
  const module = shop.modules.find(({ id }) => id === moduleId);
  const [onlyCategory] = filters.categoryIds.length === 1 ? filters.categoryIds : [];
  const category = choices.categories.find(({ id }) => id === onlyCategory);
  const title =
    name !== null ? t("search.named", { text: name }) : (category?.name ?? t("search.title"));

  useEffect(() => {
    if (plan) rememberPlan(plan);
  }, [plan]);

  const canonical = category ? `?categoryId=${category.id}` : "?all_category=1";
  return (
    <div className="page-column flex flex-col gap-2 py-3 md:gap-4 md:py-5">
      <PageHead
        title={module ? `${title} · ${module.module_name}` : title}
        description={module?.description}
        query={canonical}
      />
      <StructuredData
        about={breadcrumbs(shop.origin, [
          { name: shop.config.business_name, path: "/" },
          { name: t("search.title"), path: vehicleSearchPath() },
          ...(category
            ? [{ name: category.name, path: `/rental/vehicle-search${canonical}` }]
            : []),
        ])}
      />
      <h1 className="sr-only">{title}</h1>
      <TripHeader plan={plan} />
      {listing.first ? (
        <Vehicles listing={listing} first={listing.first} />
      ) : (
        <EmptyState icon={MapPinOff} title={t("search.noPickup")} text={t("search.noPickupText")} />
      )}
    </div>
  );
}

function Vehicles({ listing, first }: { listing: VehicleListing; first: VehiclePage }) {
  const t = useMessages("rental");
  const own = useVehicleFilters();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const [pointed, setPointed] = useState<Vehicle | null>(null);
  const { plan, name, choices, request } = listing;
  const type = plan?.type ?? typeIn(new URLSearchParams(search));
  const state = { ...own, isPending: own.isPending || next?.pathname === pathname };
  const pages = usePages(
    "GET /rental/vehicle/search",
    request,
    first,
    (page: VehiclePage) => page.vehicles,
  );
  const view = viewIn(new URLSearchParams(search));
  const isMap = view === "map";
  // Rerenders only for another list, so that a press on a filter responds quickly.
  const list = useMemo(
    () => (
      <VehicleGrid pages={pages} plan={plan} type={type} onPoint={setPointed} isSingle={isMap} />
    ),
    [pages, plan, type, isMap],
  );
  const map = {
    request,
    plan,
    type,
    pointed,
    chosenId: own.filters.providerId,
    onChoose: (providerId: number | null) => own.change({ providerId }),
  };
  return (
    <>
      <FilteredVehicles
        state={state}
        choices={choices}
        plan={plan}
        type={type}
        first={first}
        name={name}
        usualOrder={t(name !== null ? "filters.match" : "filters.popular")}
        orders={vehicleOrders}
        above={isMap && <PhoneMap {...map} />}
        beside={<MapBeside {...map} isLarge={isMap} />}
        size={isMap ? "most" : "half"}
        empty={
          <NothingFree
            plan={plan}
            hasFilters={countVehicleFilters(own.filters) > 0}
            onClear={own.clear}
          />
        }
      >
        {list}
      </FilteredVehicles>
      {first.total_size > 0 && <FloatingViewLink to={isMap ? "list" : "map"} />}
    </>
  );
}
