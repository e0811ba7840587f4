import { useMessages } from "@errand/ui/messages/messages.ts";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { Input } from "../api/api-request.ts";
import { usePages } from "../lists/use-pages.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { FilteredVehicles } from "./filtered-vehicles.tsx";
import { NothingFree } from "./nothing-free.tsx";
import { TripBar } from "./trip-bar.tsx";
import { type TripPlan, typeIn, withPlan } from "./trip-plan.ts";
import { useVehicleFilters } from "./use-vehicle-filters.ts";
import { countVehicleFilters } from "./vehicle-filters.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";
import type { VehicleChoices, VehiclePage } from "./vehicle-search-data.ts";

export interface FleetData {
  plan: TripPlan | null;
  request: Input<"GET /rental/vehicle/get-provider-vehicles">;
  first: VehiclePage;
  choices: VehicleChoices;
}

/** The vehicles of a provider with the trip and the filters of the search. */
export function Fleet({ data: { plan, request, first, choices } }: { data: FleetData }) {
  const t = useMessages("rental");
  const own = useVehicleFilters();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const state = { ...own, isPending: own.isPending || next?.pathname === pathname };
  const type = plan?.type ?? typeIn(new URLSearchParams(search));
  const pages = usePages(
    "GET /rental/vehicle/get-provider-vehicles",
    request,
    first,
    (page: VehiclePage) => page.vehicles,
  );

  function changePlan(changed: TripPlan) {
    const query = withPlan(new URLSearchParams(search), changed);
    void navigate({ search: `?${query}` }, { preventScrollReset: true, state: quietNavigation });
  }

  return (
    <div className="flex flex-col gap-5">
      <TripBar plan={plan} onChange={changePlan} />
      <h2 className="sr-only">{t("provider.fleet")}</h2>
      <FilteredVehicles
        state={state}
        choices={choices}
        type={type}
        first={first}
        usualOrder={t("filters.popular")}
        empty={
          <NothingFree
            plan={plan}
            hasFilters={countVehicleFilters(own.filters) > 0}
            onClear={own.clear}
          />
        }
      >
        <VehicleGrid pages={pages} plan={plan} type={type} />
      </FilteredVehicles>
    </div>
  );
}
