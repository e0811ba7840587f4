import { useMessages } from "@errand/ui/messages/messages.ts";
import { useLocation, useNavigation } from "react-router";
import type { Input } from "../api/api-request.ts";
import { usePages } from "../lists/use-pages.ts";
import { FilteredVehicles } from "./filtered-vehicles.tsx";
import { NothingFree } from "./nothing-free.tsx";
import { TripHeader } from "./trip-header.tsx";
import { type TripPlan, typeIn } from "./trip-plan.ts";
import { useVehicleFilters } from "./use-vehicle-filters.ts";
import { countVehicleFilters, vehicleOrders } from "./vehicle-filters.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";
import type { VehicleChoices, VehiclePage } from "./vehicle-search-data.ts";

export interface FleetData {
  plan: TripPlan | null;
  request: Input<"GET /rental/vehicle/get-provider-vehicles">;
  first: VehiclePage;
  choices: VehicleChoices;
}

const byPrice = vehicleOrders.filter((order) => order !== "nearest");

/** The vehicles of a provider with the trip and the filters of the search. */
export function Fleet({ data: { plan, request, first, choices } }: { data: FleetData }) {
  const t = useMessages("rental");
  const own = useVehicleFilters();
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

  return (
    <div className="flex flex-col gap-5">
      <TripHeader plan={plan} />
      <FilteredVehicles
        state={state}
        choices={choices}
        plan={plan}
        type={type}
        first={first}
        usualOrder={t("filters.popular")}
        // All of them are picked up at one place.
        orders={byPrice}
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
