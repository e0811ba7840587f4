import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useEffect, useMemo } from "react";
import { Link, useLocation, useNavigate, useNavigation } from "react-router";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { usePages } from "../lists/use-pages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { breadcrumbs, StructuredData } from "../rendering/structured-data.tsx";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { FilteredVehicles } from "./filtered-vehicles.tsx";
import { NothingFree } from "./nothing-free.tsx";
import { rememberPlan } from "./remembered-plan.ts";
import { TripBar } from "./trip-bar.tsx";
import { type TripPlan, typeIn, withPlan } from "./trip-plan.ts";
import { useVehicleFilters } from "./use-vehicle-filters.ts";
import { countVehicleFilters } from "./vehicle-filters.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";
import { PickupMap, ViewChoice, viewIn } from "./vehicle-map-view.tsx";
import { VehicleNameField } from "./vehicle-name-field.tsx";
import type { VehicleListing, VehiclePage } from "./vehicle-search-data.ts";

interface VehicleSearchViewProps {
  moduleId: number;
  listing: VehicleListing;
}

/** The vehicles that a trip and filters select, as a list or on the map of their pickup points. */
export function VehicleSearchView({ moduleId, listing }: VehicleSearchViewProps) {
  const t = useMessages("rental");
  const shop = useShop();
  const navigate = useNavigate();
  const { search } = useLocation();
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

  function changePlan(next: TripPlan) {
    const query = withPlan(new URLSearchParams(search), next);
    void navigate({ search: `?${query}` }, { preventScrollReset: true, state: quietNavigation });
  }

  const canonical = category ? `?categoryId=${category.id}` : "?all_category=1";
  return (
    <div className="page-column flex flex-col gap-4 py-5 md:gap-5 md:py-8">
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
      <div>
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-muted hover:text-accent max-sm:hidden"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("search.back", { module: module?.module_name ?? "" })}
        </Link>
        <h1 className="text-2xl break-words md:text-3xl">{title}</h1>
      </div>
      <TripBar plan={plan} onChange={changePlan} />
      <VehicleNameField key={name} name={name} />
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
  // Rerenders only for another list, so that a press on a filter responds quickly.
  const list = useMemo(
    () => <VehicleGrid pages={pages} plan={plan} type={type} />,
    [pages, plan, type],
  );
  return (
    <>
      <h2 className="sr-only">{t("search.list")}</h2>
      <FilteredVehicles
        state={state}
        choices={choices}
        type={type}
        first={first}
        usualOrder={t(name !== null ? "filters.match" : "filters.popular")}
        beside={<ViewChoice view={view} />}
        empty={
          <NothingFree
            plan={plan}
            hasFilters={countVehicleFilters(own.filters) > 0}
            onClear={own.clear}
          />
        }
      >
        {view === "map" ? <PickupMap request={request} plan={plan} type={type} /> : list}
      </FilteredVehicles>
    </>
  );
}
