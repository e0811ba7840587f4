import type { Vehicle } from "@errand/core/rental/rental.types";
import type { Trip } from "@errand/core/trips/trips.types";
import type { APIRequestContext } from "@playwright/test";
import { type ApiCaller, callApi } from "./api.ts";
import type { TestUser } from "./test-user.ts";

export const hourMs = 3_600_000;

export interface Fleet {
  caller: ApiCaller;
  /** Two vehicles of one provider that are free for two days. */
  vehicles: [Vehicle, Vehicle];
  pickup: { lat: number; lng: number; location_name: string };
}

/**
 * Ten in the morning by the shop's winter time on a day of the next months, which tests hardly
 * share.
 */
export function someMorning(): Date {
  const days = 20 + Math.floor(Math.random() * 80);
  return new Date(`${dayOf(new Date(Date.now() + days * 24 * hourMs))}T09:00:00Z`);
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/**
 * A provider that is open with free vehicles at all of these times, and its place as the visitor's
 * location.
 */
export async function visitFleet(
  user: TestUser,
  request: APIRequestContext,
  ...times: Date[]
): Promise<Fleet> {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === "rental");
  if (!module) throw new Error("The shop has no rental module.");
  for (const zone of module.zones) {
    const caller = { zones: [zone], moduleId: module.id };
    const { stores } = await callApi(request, "GET /rental/provider/list", { limit: 50 }, caller);
    for (const store of stores.filter((each) => each.zone_id === zone)) {
      const lists = await Promise.all(
        times.map((time) =>
          callApi(
            request,
            "GET /rental/vehicle/search",
            {
              provider_id: store.id,
              date: time.toISOString(),
              duration: 72,
              trip_type: "day_wise",
              limit: 100,
            },
            caller,
          ),
        ),
      );
      const [first, second] = (lists[0]?.vehicles ?? []).filter(({ id }) =>
        lists.every(({ vehicles }) => vehicles.some((other) => other.id === id)),
      );
      if (!first || !second) continue;
      await user.setLocationAndModule(store, modules);
      const { latitude: lat, longitude: lng, address } = store;
      return {
        caller,
        vehicles: [first, second],
        pickup: { lat, lng, location_name: address },
      };
    }
  }
  throw new Error("No provider has two vehicles that are free then.");
}

/** A trip of two days, around the provider. */
function twoDays({ pickup }: Fleet, at: Date) {
  return {
    pickup_location: pickup,
    destination_location: pickup,
    pickup_time: at.toISOString(),
    rental_type: "day_wise" as const,
    estimated_hours: 48,
  };
}

interface BookingOptions {
  at: Date;
  /** The first of the fleet by default. */
  vehicle?: Vehicle;
  quantity?: number;
  who: Pick<ApiCaller, "guest" | "token">;
}

/** Adds vehicles for two days to the rental cart, as a guest or a customer. */
export async function fillRentalCart(
  request: APIRequestContext,
  fleet: Fleet,
  { at, vehicle = fleet.vehicles[0], quantity = 1, who }: BookingOptions,
): Promise<Vehicle> {
  const input = { vehicle_id: vehicle.id, quantity, ...twoDays(fleet, at) };
  await callApi(request, "POST /rental/user/cart/add-to-cart", input, { ...fleet.caller, ...who });
  return vehicle;
}

/** Books vehicles by the API, as a guest or a customer. */
export async function book(
  request: APIRequestContext,
  fleet: Fleet,
  options: BookingOptions,
): Promise<Trip> {
  const vehicle = await fillRentalCart(request, fleet, options);
  const shopper = { ...fleet.caller, ...options.who };
  const input = { provider_id: vehicle.provider_id, scheduled: 0 as const };
  const quote = await callApi(request, "POST /rental/user/trip/get-tax", input, shopper);
  const { trip } = await callApi(
    request,
    "POST /rental/user/trip/trip-booking",
    {
      ...input,
      trip_amount: quote.receipt.total,
      contact_person_name: "Ines Martin",
      contact_person_number: "+33612345678",
      contact_person_email: "ines@customer.example",
    },
    shopper,
  );
  return trip;
}

export async function newGuest(request: APIRequestContext) {
  return { guest: (await callApi(request, "POST /auth/guest/request", {})).guest_id };
}
