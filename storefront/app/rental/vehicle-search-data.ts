import { ApiError } from "@errand/core/api-error";
import type { Call, Input, Reply } from "../api/api-request.ts";
import type { FilterChoice } from "../catalog/filters/filter-options.ts";
import { planOf, type TripPlan } from "./trip-plan.ts";
import {
  filterInput,
  tripFilter,
  type VehicleFilters,
  vehicleFiltersOf,
} from "./vehicle-filters.ts";

export type VehiclePage = Reply<"GET /rental/vehicle/search">;

/** A category of vehicles. */
export interface VehicleKind extends FilterChoice {
  image_full_url: string | null;
}

/** The values that a list of vehicles can be filtered by. */
export interface VehicleChoices {
  categories: VehicleKind[];
  brands: FilterChoice[];
  vehicleTypes: string[];
}

export interface VehicleListing {
  /** The searched text; null in a list without one. */
  name: string | null;
  plan: TripPlan | null;
  filters: VehicleFilters;
  choices: VehicleChoices;
  /** What the first page was read with. */
  request: Input<"GET /rental/vehicle/search">;
  /** Null when the pickup lies outside all zones. */
  first: VehiclePage | null;
}

export const vehiclesPerPage = 24;

/** The category and brand lists of a module are short. */
const everything = { limit: 100 };

/** Reads the first page of the vehicles that a query asks for. */
export async function readVehicleListing(
  call: Call,
  query: URLSearchParams,
  now: Date,
  timeZone: string,
): Promise<VehicleListing> {
  const plan = planOf(query, now, timeZone);
  const filters = vehicleFiltersOf(query);
  const name = query.get("name")?.trim().slice(0, 100) || null;
  const request = {
    limit: vehiclesPerPage,
    ...(plan && { include_taken: 1 as const }),
    ...(name !== null && { name }),
    ...(filters.providerId !== null && { provider_id: filters.providerId }),
    ...filterInput(filters, tripFilter(query, plan, timeZone)),
  };
  const [first, categories, brands] = await Promise.all([
    readFirst(call, request),
    call("GET /rental/vehicle/category-list", everything),
    call("GET /rental/vehicle/brand-list", everything),
  ]);
  return {
    name,
    plan,
    filters,
    choices: {
      categories: categories.vehicles,
      brands: brands.brands,
      vehicleTypes: typesAmong(first, filters),
    },
    request,
    first,
  };
}

async function readFirst(
  call: Call,
  request: Input<"GET /rental/vehicle/search">,
): Promise<VehiclePage | null> {
  try {
    return await call("GET /rental/vehicle/search", request);
  } catch (error) {
    if (error instanceof ApiError && error.find("zone")) return null;
    throw error;
  }
}

/** The types of the listed vehicles, and the chosen ones. */
export function typesAmong(
  first: Pick<VehiclePage, "vehicles"> | null,
  filters: VehicleFilters,
): string[] {
  const listed = first?.vehicles.map(({ type }) => type) ?? [];
  return [...new Set([...filters.vehicleTypes, ...listed])].filter((type) => type !== "").sort();
}
