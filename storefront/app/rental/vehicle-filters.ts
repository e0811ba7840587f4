import type { Vehicle } from "@errand/core/rental/rental.types";
import type { Input } from "../api/api-request.ts";
import { amountOf } from "../catalog/filters/filters.ts";
import { hoursOf, pickupTime, type TripPlan, typeIn } from "./trip-plan.ts";

export type Fuel = Vehicle["fuel_type"];
export type Transmission = Vehicle["transmission_type"];

/** The filters and the order of a list of vehicles, as they lie in the query of its URL. */
export interface VehicleFilters {
  /** Only of this provider, whose place on the map was pressed. */
  providerId: number | null;
  isTopRated: boolean;
  /** Of an hour, a day or a kilometre. */
  minPrice: number | null;
  maxPrice: number | null;
  categoryIds: number[];
  brandIds: number[];
  /** Ranges, such as `4-5`. */
  seats: string[];
  airCondition: "with" | "without" | null;
  transmissions: Transmission[];
  vehicleTypes: string[];
  fuels: Fuel[];
  /** Null is the default order of the list. */
  order: VehicleOrder | null;
}

/** By the way to the pickup place, or by price. */
export const vehicleOrders = ["nearest", "asc", "desc"] as const;
export type VehicleOrder = (typeof vehicleOrders)[number];

export const noVehicleFilters: VehicleFilters = {
  providerId: null,
  isTopRated: false,
  minPrice: null,
  maxPrice: null,
  categoryIds: [],
  brandIds: [],
  seats: [],
  airCondition: null,
  transmissions: [],
  vehicleTypes: [],
  fuels: [],
  order: null,
};

export const fuels: readonly Fuel[] = ["petrol", "diesel", "hybrid", "electric", "cng"];
export const transmissions: readonly Transmission[] = [
  "automatic",
  "manual",
  "semi_automatic",
  "continuously_variable",
  "dual_clutch",
];
/** The numbers of seats that can be chosen; the last one has no end that matters. */
export const seatRanges = ["1-2", "3-4", "5-5", "6-7", "8-99"] as const;

const parameters = [
  "provider_id",
  "top_rated",
  "min_price",
  "max_price",
  "categoryId",
  "all_category",
  "category_ids",
  "brand_ids",
  "seating_capacity",
  "air_condition",
  "no_air_condition",
  "transmission_type",
  "vehicle_type",
  "fuel_type",
  "sort",
];

const maxEntries = 50;

/**
 * Parses the filters in a query, which may name a category as `categoryId` (spec §2). Invalid
 * values are ignored.
 */
export function vehicleFiltersOf(query: URLSearchParams): VehicleFilters {
  const [low = null, high = null] = ["min_price", "max_price"].map((name) =>
    amountOf(query.get(name) ?? ""),
  );
  const isReversed = low !== null && high !== null && low > high;
  const sort = query.get("sort");
  const [has, hasNot] = ["air_condition", "no_air_condition"].map(
    (name) => query.get(name) === "1",
  );
  return {
    providerId: idsOf([query.get("provider_id") ?? ""])[0] ?? null,
    isTopRated: query.get("top_rated") === "1",
    minPrice: isReversed ? high : low,
    maxPrice: isReversed ? low : high,
    categoryIds: idsOf([...query.getAll("categoryId"), ...query.getAll("category_ids")]),
    brandIds: idsOf(query.getAll("brand_ids")),
    seats: among(seatRanges, query.getAll("seating_capacity")),
    airCondition: has === hasNot ? null : has ? "with" : "without",
    transmissions: among(transmissions, query.getAll("transmission_type")),
    vehicleTypes: [
      ...new Set(query.getAll("vehicle_type").filter((type) => type !== "" && type.length <= 50)),
    ].slice(0, maxEntries),
    fuels: among(fuels, query.getAll("fuel_type")),
    order: vehicleOrders.find((order) => order === sort) ?? null,
  };
}

/** Replaces the filters in a query. Other parameters stay. */
export function withVehicleFilters(
  query: URLSearchParams,
  filters: VehicleFilters,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of parameters) next.delete(name);
  const add = (name: string, values: readonly (string | number)[]) => {
    for (const value of values) next.append(name, String(value));
  };
  if (filters.providerId !== null) next.set("provider_id", String(filters.providerId));
  if (filters.isTopRated) next.set("top_rated", "1");
  if (filters.minPrice !== null) next.set("min_price", String(filters.minPrice));
  if (filters.maxPrice !== null) next.set("max_price", String(filters.maxPrice));
  add("category_ids", filters.categoryIds);
  add("brand_ids", filters.brandIds);
  add("seating_capacity", filters.seats);
  if (filters.airCondition === "with") next.set("air_condition", "1");
  if (filters.airCondition === "without") next.set("no_air_condition", "1");
  add("transmission_type", filters.transmissions);
  add("vehicle_type", filters.vehicleTypes);
  add("fuel_type", filters.fuels);
  if (filters.order !== null) next.set("sort", filters.order);
  return next;
}

/** Everything that shifts by itself. */
const automatic: readonly Transmission[] = ["automatic", "continuously_variable", "dual_clutch"];
/** Room for a family. */
const manySeats = seatRanges.slice(2);

export function hasAutomatic({ transmissions }: VehicleFilters): boolean {
  return automatic.every((each) => transmissions.includes(each));
}

/** The transmissions with all automatic ones, or without them. */
export function withAutomatic(
  { transmissions: chosen }: VehicleFilters,
  isChosen: boolean,
): Pick<VehicleFilters, "transmissions"> {
  const isIn = (each: Transmission) =>
    automatic.includes(each) ? isChosen : chosen.includes(each);
  return { transmissions: transmissions.filter(isIn) };
}

export function hasManySeats({ seats }: VehicleFilters): boolean {
  return manySeats.every((range) => seats.includes(range));
}

/** The seats with all ranges from five on, or without them. */
export function withManySeats(
  { seats: chosen }: VehicleFilters,
  isChosen: boolean,
): Pick<VehicleFilters, "seats"> {
  const many: readonly string[] = manySeats;
  return {
    seats: seatRanges.filter((range) => (many.includes(range) ? isChosen : chosen.includes(range))),
  };
}

/** The number of active filters. The order does not count. */
export function countVehicleFilters(filters: VehicleFilters): number {
  const { providerId, isTopRated, minPrice, maxPrice, airCondition } = filters;
  const single = [
    providerId !== null,
    isTopRated,
    minPrice !== null || maxPrice !== null,
    airCondition !== null,
  ];
  const lists = [
    filters.categoryIds,
    filters.brandIds,
    filters.seats,
    filters.transmissions,
    filters.vehicleTypes,
    filters.fuels,
  ];
  return single.filter(Boolean).length + lists.flat().length;
}

export type VehicleFilterInput = Omit<Input<"GET /rental/vehicle/search">, "provider_id" | "name">;

/** Filters and trip as the endpoints that list vehicles take them (contract 5.3). */
export function filterInput(filters: VehicleFilters, trip: VehicleFilterInput): VehicleFilterInput {
  const { minPrice, maxPrice, airCondition } = filters;
  const list = <Entry>(name: keyof VehicleFilterInput, entries: Entry[]) =>
    entries.length > 0 && { [name]: entries };
  return {
    ...(filters.isTopRated && { top_rated: 1 }),
    ...(minPrice !== null && { min_price: minPrice }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...list("category_ids", filters.categoryIds),
    ...list("brand_ids", filters.brandIds),
    ...list("seating_capacity", filters.seats),
    ...(airCondition === "with" && { air_condition: 1 }),
    ...(airCondition === "without" && { no_air_condition: 1 }),
    ...list("transmission_type", filters.transmissions),
    ...list("vehicle_type", filters.vehicleTypes),
    ...list("fuel_type", filters.fuels),
    ...(filters.order === "nearest" && { sortby_distance: 1 }),
    ...(filters.order !== null && filters.order !== "nearest" && { sortby_price: filters.order }),
    ...trip,
  };
}

/** The trip, or without one the type of trip in the query, as a filter of vehicles. */
export function tripFilter(
  query: URLSearchParams,
  plan: TripPlan | null,
  timeZone: string,
): VehicleFilterInput {
  if (plan === null) {
    const type = typeIn(query);
    return type === null ? {} : { trip_type: type };
  }
  const at = pickupTime(plan, timeZone);
  const hours = hoursOf(plan);
  return {
    trip_type: plan.type,
    ...(plan.pickup && { pickup_location: plan.pickup.point }),
    ...(at && { date: at.toISOString() }),
    ...(hours !== null && { duration: hours }),
  };
}

function among<Value extends string>(all: readonly Value[], texts: string[]): Value[] {
  return all.filter((value) => texts.includes(value));
}

function idsOf(texts: string[]): number[] {
  const ids = texts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(ids)].slice(0, maxEntries);
}
