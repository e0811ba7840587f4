import type { Module } from "@errand/core/modules/modules.contract";
import { minor } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { defaultTerms, toRentalTerms } from "@errand/core/rental/rental-terms";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import type { Trip } from "@errand/core/trips/trips.types";

const terms = toRentalTerms({ ...defaultTerms, deposit: minor(30_000), minAge: 21 });

/** A car for 50.00 a day. */
function testVehicle(): Vehicle {
  const place = { address: "8 Mill Lane", latitude: 44.1, longitude: -1.2 };
  return {
    ...{ id: 70, slug: "clio", name: "Clio", description: "" },
    ...{ thumbnail_full_url: null, images_full_url: [] },
    ...{ provider_id: 40, category_id: 2, brand_id: 7 },
    brand: { id: 7, name: "Belmont", image_full_url: null },
    provider: {
      ...{ id: 40, slug: "harbour-cars", name: "Harbour Cars", phone: "+33467000040" },
      ...place,
      ...{ zone_id: 1, tax: 20, logo_full_url: null, cover_photo_full_url: null },
      ...{ avg_rating: 4.2, rating_count: 31, pickup_zone_id: [1], discount: null, terms },
    },
    pickup_place: place,
    ...{ model: "2024", type: "compact", engine_capacity: "1.2 l", engine_power: "75 hp" },
    ...{ seating_capacity: 5, air_condition: 1, fuel_type: "petrol", transmission_type: "manual" },
    ...{ trip_hourly: 0, trip_distance: 0, trip_day_wise: 1 },
    ...{ hourly_price: 0, distance_price: 0, day_wise_price: 50 },
    ...{ discount_type: "percent", discount_price: 0, tag: [], new_tag: 0 },
    ...{ total_trip: 9, avg_rating: 4.5, total_reviews: 12 },
    ...{ total_vehicles: 2, total_vehicle_count: 2 },
  };
}

/** The same car in the fleet of its provider, with two plates. */
export function testFleetVehicle(changes: Partial<FleetVehicle> = {}): FleetVehicle {
  return {
    ...testVehicle(),
    active: 1,
    images: [],
    units: [
      { id: 90, license_plate_number: "AB-123-CD", active: 1 },
      { id: 91, license_plate_number: "EF-456-GH", active: 1 },
    ],
    ...changes,
  };
}

/** A trip of a guest for two days, to be paid in cash, that was just booked. */
export function testTrip(changes: Partial<Trip> = {}): Trip {
  const vehicle = testVehicle();
  const quay = { lat: 43.6, lng: 3.88, location_name: "3 Quay Street", location_type: null };
  const pickup = "2026-03-09T09:00:00.000Z";
  return {
    ...{ id: 100_007, trip_status: "pending", provider_id: 40, module_id: 6 },
    ...{ zone_id: 1, pickup_zone_id: 1, is_guest: true, scheduled: 1, schedule_at: pickup },
    ...{ pickup_location: quay, destination_location: quay, pickup_time: pickup },
    ...{ rental_type: "day_wise", estimated_hours: 48, destination_time: 0, distance: 0 },
    estimated_trip_end_time: "2026-03-11T09:00:00.000Z",
    ...{ pending: "2026-03-05T09:15:00.000Z", confirmed: null, ongoing: null },
    ...{ completed: null, canceled: null, trip_amount: 100 },
    receipt: {
      currency_code: "EUR",
      lines: [
        {
          ...{ key: "items", label: "Clio", amount: 100, added: true, cart_id: null },
          ...{ item_id: 70, quantity: 1, note: null },
        },
      ],
      ...{ total: 100, paid: 0, refunded: 0, due: 100 },
    },
    ...{ discount_on_trip: 0, coupon_code: null, coupon_discount_amount: 0, ref_bonus_amount: 0 },
    ...{ tax_amount: 16.67, tax_status: "included", tax_percentage: 20, additional_charge: 0 },
    ...{ partially_paid_amount: 0, payment_method: "cash_payment", payment_status: "unpaid" },
    payment_state: null,
    user_info: {
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
      contact_person_email: "ada@example.com",
    },
    ...{ trip_note: null, quantity: 1, cashback_amount: 0 },
    ...{ canceled_by: null, cancellation_reason: null, provider: vehicle.provider },
    trip_details: [
      {
        ...{ id: 1, vehicle_id: 70, quantity: 1, price: 100, calculated_price: 100 },
        ...{ discount_on_trip: 0, vehicle_details: vehicle },
      },
    ],
    ...{ vehicle_identity: [], terms },
    ...{ cancel_free_until: "2026-03-08T09:00:00.000Z", pay_until: "2026-03-08T09:00:00.000Z" },
    ...{ if_canceled: { returned: 0, kept: 0 }, actions: [], changes: [] },
    deposit_settled_at: null,
    ...{ created_at: "2026-03-05T09:15:00.000Z", updated_at: "2026-03-05T09:15:00.000Z" },
    ...changes,
  };
}

/** A plate that is assigned to a trip. */
export function testTripVehicle(
  changes: Partial<Trip["vehicle_identity"][number]> = {},
): Trip["vehicle_identity"][number] {
  return {
    ...{ id: 9, vehicle_id: 70, vehicle_identity_id: 90, license_plate_number: "AB-123-CD" },
    ...{ vehicle_name: "Clio", vehicle_thumbnail_full_url: null, is_completed: 0 },
    ...{ driver_data: null, rating: null, comment: null },
    ...changes,
  };
}

export const testModule: Module = {
  ...{ id: 6, slug: "rental", module_name: "Rental", module_type: "rental", description: "" },
  ...{ icon_full_url: null, thumbnail_full_url: null, status: 1, zones: [1] },
  ...{ all_zone_service: 1, stores_count: 1, items_count: 1 },
};
