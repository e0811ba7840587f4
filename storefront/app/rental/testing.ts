import { minor } from "@errand/core/money";
import type { RentalReview, RentalStoreDetails, Vehicle } from "@errand/core/rental/rental.types";
import { defaultTerms, toRentalTerms } from "@errand/core/rental/rental-terms";
import { testStore } from "../catalog/testing.tsx";
import { store } from "../visitor/storage.ts";
import type { TripPlan } from "./trip-plan.ts";

/** Canceling is free until a day before the pickup, until which the trip is paid. */
export const testTerms = toRentalTerms({
  ...defaultTerms,
  deposit: minor(40_000),
  minAge: 21,
  licenceYears: 2,
});

export function testVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 12,
    slug: "city-hatchback",
    name: "City hatchback",
    description: "Small outside, roomy inside.",
    thumbnail_full_url: null,
    images_full_url: [],
    provider_id: 40,
    category_id: 2,
    brand_id: 7,
    brand: { id: 7, name: "Belmont", image_full_url: null },
    provider: {
      id: 40,
      slug: "two-wheels",
      name: "Two Wheels",
      phone: "+33465710001",
      address: "3 Rue du Miel",
      latitude: 44.1,
      longitude: -1.2,
      zone_id: 1,
      tax: 20,
      logo_full_url: null,
      cover_photo_full_url: null,
      avg_rating: 4.2,
      rating_count: 31,
      pickup_zone_id: [1],
      discount: null,
      terms: testTerms,
    },
    pickup_place: { address: "3 Rue du Miel", latitude: 44.1, longitude: -1.2 },
    model: "2024",
    type: "compact",
    engine_capacity: "1.2 l",
    engine_power: "75 hp",
    seating_capacity: 5,
    air_condition: 1,
    fuel_type: "petrol",
    transmission_type: "manual",
    trip_hourly: 1,
    trip_distance: 1,
    trip_day_wise: 1,
    hourly_price: 9.5,
    distance_price: 0.45,
    day_wise_price: 58,
    discount_type: "percent",
    discount_price: 0,
    tag: ["City"],
    new_tag: 0,
    total_trip: 9,
    avg_rating: 4.5,
    total_reviews: 12,
    total_vehicles: 6,
    total_vehicle_count: 2,
    ...changes,
  };
}

export function testProvider(changes: Partial<RentalStoreDetails> = {}): RentalStoreDetails {
  return {
    ...testStore({ id: 40, slug: "two-wheels", name: "Two Wheels", module_type: "rental" }),
    pickup_zone_id: [1],
    total_vehicle_count: 14,
    brand_count: 3,
    rental_rules: ["Drivers are 21 or older."],
    ...changes,
  };
}

export function testRentalReview(id: number, changes: Partial<RentalReview> = {}): RentalReview {
  return {
    id,
    vehicle_id: 12,
    provider_id: 40,
    vehicle_name: "City hatchback",
    vehicle_image_full_url: null,
    customer_name: `Customer ${id}`,
    rating: 5,
    comment: null,
    attachment_full_url: [],
    reply: null,
    replied_at: null,
    created_at: "2026-02-28T23:30:00Z",
    ...changes,
  };
}

/** From Thursday until Saturday, after the noon of the tests. */
export const testPlan: TripPlan = {
  pickup: null,
  destination: null,
  day: "2026-03-05",
  time: "10:30",
  type: "day_wise",
  hours: 3,
  returnDay: "2026-03-07",
};

/** Chooses the rental module and a location. */
export function enterRental() {
  localStorage.clear();
  sessionStorage.clear();
  store("module", { id: 6, slug: "rental", module_name: "Wheels", module_type: "rental" });
  store("zoneid", [1]);
  store("location", "1 Quay Street");
  store("currentLatLng", { lat: 44.15, lng: -1.29 });
}
