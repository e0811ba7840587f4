import { isOpen } from "@errand/core/catalog/availability";
import { fromMinor } from "@errand/core/money";
import type { KnownReason } from "@errand/core/orders/known-reasons";
import type { Actor } from "@errand/core/orders/order-actor";
import { addDays, instantOf, localTime } from "@errand/core/time";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import { stores } from "@errand/server/catalog/catalog.tables";
import type { CheckoutContext } from "@errand/server/checkout/checkout-input";
import type { Database } from "@errand/server/database/database";
import { guests } from "@errand/server/guests/guests.tables";
import type { Maps } from "@errand/server/integrations/maps";
import { modules } from "@errand/server/modules/modules.tables";
import { orders } from "@errand/server/order-rows/orders.tables";
import { vehicleUnits } from "@errand/server/rental/fleet.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import {
  customerShopper,
  guestShopper,
  randomGuestId,
  type Shopper,
  toActor,
} from "@errand/server/requests/caller";
import { assignVehicles } from "@errand/server/trips/assign-vehicles";
import { createTrip } from "@errand/server/trips/book-trip";
import { insertCart, insertLine } from "@errand/server/trips/cart.data";
import { completeTripOf } from "@errand/server/trips/complete-trip";
import { planTrip } from "@errand/server/trips/plan-trip";
import { lockTripRow } from "@errand/server/trips/read-trip";
import { tripFromRequest } from "@errand/server/trips/requested-trip";
import { cashPayment } from "@errand/server/trips/trip-row";
import { transitionTrip } from "@errand/server/trips/trip-transitions";
import { slugOf } from "@errand/town/content/text-table";
import { type DemoTrip, trips } from "@errand/town/content/trips";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { daysFrom } from "./days.ts";
import type { Act } from "./parcels.ts";

interface TripContext {
  maps: Maps;
  timeZone: string;
  now: Date;
}

/**
 * What customers have rented: each trip is booked through the rental cart and carried out by its
 * provider.
 */
export async function tripsOf(
  db: Database,
  customerId: number,
  context: TripContext,
): Promise<Act[]> {
  const [home] = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  const [module] = await db.select().from(modules).where(eq(modules.type, "rental"));
  if (!home || !module) return [];
  const planned = await Promise.all(
    trips.map(async (trip) => {
      const found = await findVehicle(db, trip);
      const pickupTime = found && pickupOf(trip, found.provider, context);
      return found && pickupTime ? [{ trip, found, pickupTime }] : [];
    }),
  );
  return planned.flat().flatMap(({ trip, found, pickupTime }) => {
    const at = daysFrom(context.now, trip.booked);
    let booked: BookedTrip | null = null;
    const acts: Act[] = [
      {
        at,
        async run(tx) {
          const shopper = trip.guest ? await newGuest(tx) : customerShopper(customerId);
          const ctx = { db: tx, shopper, module, language: "fr", now: at } as const;
          booked = await book(trip, { ...found, home, pickupTime, maps: context.maps }, ctx);
          await answer(tx, booked, trip, { shopper, at });
        },
      },
    ];
    if (trip.outcome !== "completed") return acts;
    // The end of a trip is an act of its own, so that points are credited in the order of their
    // dates.
    const end = new Date(pickupTime.getTime() + trip.hours * 60 * minute);
    return [
      ...acts,
      {
        at: end,
        async run(tx) {
          if (booked) await carryOut(tx, booked, end);
        },
      },
    ];
  });
}

async function findVehicle(
  tx: Database,
  { provider: slug, vehicle, type }: DemoTrip,
): Promise<RentedVehicle | undefined> {
  const price = {
    hourly: vehicles.hourlyPrice,
    day_wise: vehicles.dailyPrice,
    distance_wise: vehicles.perKmPrice,
  }[type];
  const [found] = await tx
    .select({ vehicle: vehicles, provider: stores })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .where(and(eq(stores.slug, slug), isNotNull(price)))
    .orderBy(asc(vehicles.id))
    .offset(vehicle)
    .limit(1);
  return found;
}

/**
 * The pickup on its day, or on the first one after it on which the provider is open; null when it
 * never is.
 */
function pickupOf(
  { pickup, at }: DemoTrip,
  provider: RentedVehicle["provider"],
  { now, timeZone }: TripContext,
): Date | null {
  const today = localTime(now, timeZone).day;
  for (let days = 0; days < 7; days++) {
    const moment = instantOf(addDays(today, pickup + days), `${at}:00`, timeZone);
    if (moment && isOpen(provider, localTime(moment, timeZone))) return moment;
  }
  return null;
}

async function newGuest(tx: Database): Promise<Shopper> {
  const id = randomGuestId();
  await tx.insert(guests).values({ id });
  return guestShopper(id);
}

interface BookedTrip {
  id: number;
  providerId: number;
  vehicleId: number;
  quantity: number;
}

interface RentedVehicle {
  vehicle: typeof vehicles.$inferSelect;
  provider: typeof stores.$inferSelect;
}

interface TripPlaces extends RentedVehicle {
  home: typeof customerAddresses.$inferSelect;
  pickupTime: Date;
  maps: Maps;
}

/** Fills the rental cart and books it at its quoted price, to be paid at the pickup. */
async function book(
  trip: DemoTrip,
  { vehicle, provider, home, pickupTime, maps }: TripPlaces,
  ctx: CheckoutContext,
): Promise<BookedTrip> {
  const { db, shopper, module } = ctx;
  const { latitude, longitude, address } = provider;
  const stored = await tripFromRequest(
    {
      pickup_location: { lat: latitude, lng: longitude, location_name: address },
      destination_location: {
        lat: home.latitude,
        lng: home.longitude,
        location_name: home.address,
      },
      pickup_time: pickupTime.toISOString(),
      rental_type: trip.type,
      ...(trip.type !== "distance_wise" && { estimated_hours: trip.hours }),
    },
    provider,
    maps,
  );
  const cart = { providerId: provider.id, trip: stored };
  const cartId = await insertCart(db, shopper, module.id, cart);
  const quantity = trip.quantity === "all" ? vehicle.total : trip.quantity;
  await insertLine(db, { cartId, vehicleId: vehicle.id, quantity });
  const { guest } = trip;
  const input = {
    provider_id: provider.id,
    scheduled: 1 as const,
    schedule_at: pickupTime.toISOString(),
    ...(guest && {
      contact_person_name: guest.name,
      contact_person_number: guest.phone,
      contact_person_email: `${slugOf(guest.name)}@belrive.example`,
    }),
  };
  const { receipt } = await planTrip(input, ctx);
  const id = await createTrip({ ...input, trip_amount: fromMinor(receipt.total) }, ctx);
  await db.update(orders).set({ paymentMethod: cashPayment }).where(eq(orders.id, id));
  return { id, providerId: provider.id, vehicleId: vehicle.id, quantity };
}

const minute = 60_000;

const actorFor = ({ providerId }: BookedTrip): Extract<Actor, { kind: "store" }> => ({
  kind: "store",
  staffId: null,
  storeId: providerId,
});

/** The provider confirms the trip, or the customer finds another way. */
async function answer(
  tx: Database,
  booked: BookedTrip,
  { outcome }: DemoTrip,
  { shopper, at }: { shopper: Shopper; at: Date },
) {
  const after = (minutes: number) => new Date(at.getTime() + minutes * minute);
  if (outcome === "canceled") {
    const details = { at: after(40), reason: "elsewhere" satisfies KnownReason };
    return transitionTrip(tx, booked.id, "canceled", toActor(shopper), details);
  }
  return transitionTrip(tx, booked.id, "confirmed", actorFor(booked), { at: after(12) });
}

async function carryOut(tx: Database, booked: BookedTrip, end: Date) {
  const provider = actorFor(booked);
  const row = await lockTripRow(tx, booked.id);
  const units = await tx
    .select({ unitId: vehicleUnits.id })
    .from(vehicleUnits)
    .where(eq(vehicleUnits.vehicleId, booked.vehicleId))
    .orderBy(asc(vehicleUnits.id))
    .limit(booked.quantity);
  const assigned = units.map(({ unitId }) => ({ unitId, driverId: null }));
  await assignVehicles(tx, row, assigned);
  await transitionTrip(tx, booked.id, "ongoing", provider, { at: row.trip.pickupTime });
  await completeTripOf(tx, booked.id, provider, end);
}
