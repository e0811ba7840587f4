import type { Vehicle } from "@errand/core/rental/rental.types";
import type { RentalCart, RentalCartLine, Trip } from "@errand/core/trips/trips.types";
import { testModule } from "../config/testing.ts";
import { testVehicle as anyVehicle, testTerms } from "../rental/testing.ts";
import { store } from "../visitor/storage.ts";

/** Fixtures for tests of the rental cart and of trips. */

export const rentalModule = testModule({
  id: 6,
  slug: "rental",
  module_name: "Rental",
  module_type: "rental",
});

/** Chooses the rental module. */
export function visitRental(): void {
  store("module", { id: 6, slug: "rental", module_name: "Rental", module_type: "rental" });
}

export function testProvider(changes: Partial<Vehicle["provider"]> = {}): Vehicle["provider"] {
  return {
    ...anyVehicle().provider,
    id: 40,
    slug: "harbour-cars",
    name: "Harbour Cars",
    phone: "+33467000040",
    address: "8 Mill Lane",
    ...changes,
  };
}

/** A car for 50.00 a day or 6.00 an hour, of which the provider has three. */
export function testVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return anyVehicle({
    id: 70,
    slug: "clio",
    name: "Clio",
    provider: testProvider(),
    trip_distance: 0,
    hourly_price: 6,
    day_wise_price: 50,
    total_vehicles: 3,
    ...changes,
  });
}

const quay = { lat: 43.6, lng: 3.88, location_name: "3 Quay Street", location_type: null };

/** Two days from Monday 10:00 in Paris. */
const tripData = {
  pickup_location: quay,
  destination_location: quay,
  pickup_time: "2026-03-09T09:00:00.000Z",
  rental_type: "day_wise" as const,
  estimated_hours: 48,
  destination_time: 0,
  distance: 0,
};

export function testRentalLine(changes: Partial<RentalCartLine> = {}): RentalCartLine {
  const vehicle = changes.vehicle ?? testVehicle();
  const { quantity = 1 } = changes;
  return {
    id: 1,
    provider_id: vehicle.provider_id,
    vehicle_id: vehicle.id,
    module_id: 6,
    quantity,
    price: 100 * quantity,
    vehicle,
    provider: vehicle.provider,
    problems: [],
    ...changes,
  };
}

/** A cart with these lines for two days. */
export function testRentalCart(lines: RentalCartLine[] = [testRentalLine()]): RentalCart {
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    carts: lines,
    user_data:
      lines.length === 0
        ? null
        : {
            id: 5,
            ...tripData,
            total_cart_price: total,
            receipt: tripReceipt(total),
          },
  };
}

export function tripReceipt(total: number, paid = 0): Trip["receipt"] {
  const line = { added: true, cart_id: null, item_id: null, quantity: null, note: null };
  return {
    currency_code: "EUR",
    lines: [{ ...line, key: "items", label: "Clio", amount: total, item_id: 70, quantity: 1 }],
    total,
    paid,
    refunded: 0,
    due: total - paid,
  };
}

/** A guest's trip that was just booked. */
export function testTrip(changes: Partial<Trip> = {}): Trip {
  const vehicle = testVehicle();
  return {
    id: 100_007,
    trip_status: "pending",
    provider_id: 40,
    module_id: 6,
    zone_id: 1,
    pickup_zone_id: 1,
    is_guest: true,
    scheduled: 1,
    schedule_at: tripData.pickup_time,
    ...tripData,
    estimated_trip_end_time: "2026-03-11T09:00:00.000Z",
    pending: "2026-03-05T09:15:00.000Z",
    confirmed: null,
    ongoing: null,
    completed: null,
    canceled: null,
    trip_amount: 100,
    receipt: tripReceipt(100),
    discount_on_trip: 0,
    coupon_code: null,
    coupon_discount_amount: 0,
    ref_bonus_amount: 0,
    tax_amount: 16.67,
    tax_status: "included",
    tax_percentage: 20,
    additional_charge: 0,
    partially_paid_amount: 0,
    payment_method: null,
    payment_status: "unpaid",
    payment_state: null,
    user_info: {
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
      contact_person_email: "ada@example.com",
    },
    trip_note: null,
    quantity: 1,
    cashback_amount: 0,
    canceled_by: null,
    cancellation_reason: null,
    provider: testProvider(),
    trip_details: [
      {
        id: 1,
        vehicle_id: 70,
        quantity: 1,
        price: 100,
        calculated_price: 100,
        discount_on_trip: 0,
        vehicle_details: vehicle,
      },
    ],
    vehicle_identity: [],
    terms: testTerms,
    cancel_free_until: "2026-03-08T09:00:00.000Z",
    pay_until: "2026-03-08T09:00:00.000Z",
    if_canceled: { returned: 0, kept: 0 },
    actions: ["cancel", "pay", "change"],
    deposit_settled_at: null,
    changes: [],
    created_at: "2026-03-05T09:15:00.000Z",
    updated_at: "2026-03-05T09:15:00.000Z",
    ...changes,
  };
}

/** The vehicle that the provider assigned to the trip, with its driver. */
export function testTripVehicle(
  changes: Partial<Trip["vehicle_identity"][number]> = {},
): Trip["vehicle_identity"][number] {
  return {
    id: 9,
    vehicle_id: 70,
    vehicle_identity_id: 90,
    license_plate_number: "AB-123-CD",
    vehicle_name: "Clio",
    vehicle_thumbnail_full_url: null,
    is_completed: 0,
    driver_data: null,
    rating: null,
    comment: null,
    ...changes,
  };
}
