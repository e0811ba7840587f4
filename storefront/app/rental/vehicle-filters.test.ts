import { expect, test } from "vitest";
import type { TripPlan } from "./trip-plan.ts";
import {
  countVehicleFilters,
  filterInput,
  noVehicleFilters,
  tripFilter,
  type VehicleFilters,
  vehicleFiltersOf,
  withVehicleFilters,
} from "./vehicle-filters.ts";

const all: VehicleFilters = {
  providerId: 40,
  isTopRated: true,
  minPrice: 4.5,
  maxPrice: 90,
  categoryIds: [2, 5],
  brandIds: [7],
  seats: ["3-4", "5-5"],
  airCondition: "with",
  transmissions: ["automatic"],
  vehicleTypes: ["suv"],
  fuels: ["diesel", "electric"],
  order: "asc",
};

test("the query of a URL holds every filter", () => {
  const query = withVehicleFilters(new URLSearchParams("day=2026-03-05"), all);
  expect(vehicleFiltersOf(query)).toEqual(all);
  expect(withVehicleFilters(query, noVehicleFilters).toString()).toBe("day=2026-03-05");
  expect(countVehicleFilters(all)).toBe(13);
  expect(countVehicleFilters(noVehicleFilters)).toBe(0);
});

test("a category of the specification's URL becomes a filter", () => {
  const query = new URLSearchParams("categoryId=5");
  expect(vehicleFiltersOf(query).categoryIds).toEqual([5]);
  expect(withVehicleFilters(query, vehicleFiltersOf(query)).toString()).toBe("category_ids=5");
  expect(vehicleFiltersOf(new URLSearchParams("all_category=1"))).toEqual(noVehicleFilters);
});

test.each([
  ["min_price=9&max_price=4", { minPrice: 4, maxPrice: 9 }],
  ["min_price=x", { minPrice: null }],
  ["category_ids=a&category_ids=3&category_ids=3", { categoryIds: [3] }],
  ["seating_capacity=1-99", { seats: [] }],
  ["air_condition=1&no_air_condition=1", { airCondition: null }],
  ["fuel_type=water", { fuels: [] }],
  ["sort=low", { order: null }],
])("reads %s as %j", (query, filters) => {
  expect(vehicleFiltersOf(new URLSearchParams(query))).toMatchObject(filters);
});

const zone = "Europe/Paris";
const plan: TripPlan = {
  pickup: { point: { lat: 44.1, lng: -1.2 }, address: "Quay" },
  destination: null,
  day: "2026-03-05",
  time: "10:30",
  type: "day_wise",
  hours: 3,
  returnDay: "2026-03-07",
};

test("the API receives filters and trip by the names of the contract", () => {
  const query = new URLSearchParams();
  expect(filterInput(all, tripFilter(query, plan, zone))).toEqual({
    top_rated: 1,
    min_price: 4.5,
    max_price: 90,
    category_ids: [2, 5],
    brand_ids: [7],
    seating_capacity: ["3-4", "5-5"],
    air_condition: 1,
    transmission_type: ["automatic"],
    vehicle_type: ["suv"],
    fuel_type: ["diesel", "electric"],
    sortby_price: "asc",
    trip_type: "day_wise",
    pickup_location: { lat: 44.1, lng: -1.2 },
    date: "2026-03-05T09:30:00.000Z",
    duration: 48,
  });
  expect(filterInput(noVehicleFilters, tripFilter(query, null, zone))).toEqual({});
  const nearest = vehicleFiltersOf(new URLSearchParams("sort=nearest"));
  expect(filterInput(nearest, {})).toEqual({ sortby_distance: 1 });
  const onlyType = new URLSearchParams("rental_type=hourly");
  expect(tripFilter(onlyType, null, zone)).toEqual({ trip_type: "hourly" });
});
