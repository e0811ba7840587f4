import { minor, noRate, nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { defaultTerms, type StoredTerms } from "@errand/core/rental/rental-terms";
import { eq } from "drizzle-orm";
import { addModule, same } from "../catalog/testing.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { insertTransition } from "../orders/record-status.ts";
import { contact } from "../orders/testing.ts";
import { rentalDrivers, vehicleHolds, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "../rental/rental.tables.ts";
import { cancelUnconfirmedLater } from "./trip-deadline.job.ts";
import { notChosen } from "./trip-row.ts";
import { tripLines, tripOrders, tripVehicles } from "./trips.tables.ts";
import { toVehicleSnapshot } from "./vehicle-snapshot.ts";

/** A rental module with two providers, of which the first one has a fleet. */
export interface SeededRental {
  moduleId: number;
  zoneId: number;
  providerId: number;
  otherProviderId: number;
  /** A vehicle of which the provider has two, and another one. */
  carId: number;
  vanId: number;
  carUnits: [number, number];
  vanUnit: number;
  driverId: number;
}

let plates = 0;

export async function seedRental(db: Database, zoneId: number): Promise<SeededRental> {
  const { moduleId, storeIds } = await addModule(db, zoneId, "rental");
  const [providerId, otherProviderId] = storeIds;
  const [category] = await db
    .insert(vehicleCategories)
    .values({ moduleId, name: same("Cars") })
    .returning();
  const [brand] = await db
    .insert(vehicleBrands)
    .values({ name: `Astrale ${moduleId}` })
    .returning();
  const common = { moduleId, zoneId, providerId, otherProviderId };
  const add = (name: string, total: number) =>
    addVehicle(db, {
      providerId,
      categoryId: category?.id ?? 0,
      brandId: brand?.id ?? 0,
      name: same(name),
      slug: `${name.toLowerCase()}-${moduleId}`,
      total,
    });
  const car = await add("Car", 2);
  const van = await add("Van", 1);
  const [driver] = await db
    .insert(rentalDrivers)
    .values({ providerId, firstName: "Dora", lastName: "Drive", phone: "+33611111111" })
    .returning();
  return {
    ...common,
    carId: car.id,
    vanId: van.id,
    carUnits: [car.unitIds[0] ?? 0, car.unitIds[1] ?? 0],
    vanUnit: van.unitIds[0] ?? 0,
    driverId: driver?.id ?? 0,
  };
}

type NewVehicle = Pick<
  typeof vehicles.$inferInsert,
  "providerId" | "categoryId" | "brandId" | "name" | "slug" | "total"
>;

async function addVehicle(db: Database, vehicle: NewVehicle) {
  const [row] = await db
    .insert(vehicles)
    .values({
      description: same("Drives"),
      model: "2025",
      type: "car",
      engineCapacity: "1.2 l",
      enginePower: "100 hp",
      seats: 5,
      fuel: "electric",
      transmission: "automatic",
      hourlyPrice: minor(1000),
      ...vehicle,
    })
    .returning();
  const id = row?.id ?? 0;
  const units = await db
    .insert(vehicleUnits)
    .values(
      Array.from({ length: vehicle.total }, () => {
        plates += 1;
        return { vehicleId: id, licensePlate: `AA-${String(plates).padStart(3, "0")}-BB` };
      }),
    )
    .returning();
  return { id, unitIds: units.map((unit) => unit.id) };
}

export interface TripOverrides extends Partial<Omit<typeof orders.$inferInsert, "kind">> {
  /** Which vehicles, and how many of each; one car unless stated. */
  booked?: { vehicleId: number; quantity: number }[];
  pickupTime?: Date;
  hours?: number;
  terms?: StoredTerms;
}

const hour = 3_600_000;

/**
 * Inserts a trip by the hour that costs 20.00, as if it had just been booked. Its vehicles are
 * held.
 */
export async function addTrip(
  db: Database,
  rental: SeededRental,
  {
    booked = [{ vehicleId: rental.carId, quantity: 1 }],
    pickupTime = new Date(Date.now() + 24 * hour),
    hours = 2,
    terms = defaultTerms,
    ...overrides
  }: TripOverrides = {},
): Promise<number> {
  const now = new Date();
  const [order] = await db
    .insert(orders)
    .values({
      kind: "trip",
      moduleId: rental.moduleId,
      zoneId: rental.zoneId,
      status: "pending",
      statusTimestamps: { pending: now.toISOString() },
      scheduled: true,
      scheduleAt: pickupTime,
      amount: minor(2000),
      receipt: booked.map(({ vehicleId, quantity }) => ({
        key: "items" as const,
        amount: minor(2000),
        added: true,
        itemId: vehicleId,
        quantity,
      })),
      currencyCode: "EUR",
      chargeLabels: {},
      taxIncluded: false,
      taxRate: noRate,
      paymentMethod: notChosen,
      paymentStatus: "unpaid",
      contactName: contact.contact_person_name,
      contactNumber: "+33612345678",
      contactEmail: contact.contact_person_email,
      language: "en",
      ...overrides,
    })
    .returning();
  if (!order) throw new Error("the trip was not inserted");
  const endsAt = new Date(pickupTime.getTime() + hours * hour);
  const place = { lat: 43.6, lng: 3.9, name: "Place des Essais", type: null };
  await db.insert(tripOrders).values({
    orderId: order.id,
    providerId: rental.providerId,
    pickupZoneId: rental.zoneId,
    rentalType: "hourly",
    pickup: place,
    destination: { ...place, lat: 43.61, name: "Quai des Essais" },
    pickupTime,
    hours,
    meters: 12_300,
    minutes: 14,
    endsAt,
    terms,
  });
  for (const { vehicleId, quantity } of booked) {
    const [row] = await db
      .select()
      .from(vehicles)
      .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
      .where(eq(vehicles.id, vehicleId));
    if (!row) throw new Error(`no vehicle ${vehicleId}`);
    await db.insert(tripLines).values({
      orderId: order.id,
      vehicleId,
      quantity,
      unitPrice: minor(2000),
      discount: nothing,
      snapshot: { ...toVehicleSnapshot(row.vehicles, row.vehicle_brands) },
    });
    await db
      .insert(vehicleHolds)
      .values({ orderId: order.id, vehicleId, quantity, startsAt: pickupTime, endsAt });
  }
  const { customerId, guestId } = order;
  const actor: Actor =
    customerId === null
      ? { kind: "guest", guestId: guestId ?? "" }
      : { kind: "customer", customerId };
  await insertTransition(db, order.id, { from: null, to: order.status }, actor, { at: now });
  await notifyWatchers(db, order.id);
  await cancelUnconfirmedLater(db, order.id, pickupTime);
  return order.id;
}

/** Assigns these single vehicles to a trip. */
export async function assign(db: Database, tripId: number, unitIds: number[]) {
  await db.insert(tripVehicles).values(unitIds.map((unitId) => ({ orderId: tripId, unitId })));
}

export const providerOf = ({ providerId }: SeededRental): Extract<Actor, { kind: "store" }> => ({
  kind: "store",
  staffId: null,
  storeId: providerId,
});
