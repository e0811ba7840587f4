import { minor, noRate } from "@errand/core/money";
import { addModule, same } from "../catalog/testing.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "./rental.tables.ts";

/** A rental module with two open providers without vehicles. */
export interface RentalModule {
  moduleId: number;
  zoneId: number;
  /** The first one is 1.1 km north of the middle, the second 2.2 km. */
  garage: number;
  harbour: number;
  cars: number;
  vans: number;
  astrale: number;
  boree: number;
}

export async function addRentalModule(db: Database, zoneId: number): Promise<RentalModule> {
  const { moduleId, storeIds } = await addModule(db, zoneId, "rental");
  const [garage, harbour] = storeIds;
  const categories = await db
    .insert(vehicleCategories)
    .values([
      { moduleId, name: { en: "Cars", fr: "Voitures" }, image: "emoji-1f697-plum" },
      { moduleId, name: { en: "Vans", fr: "Fourgons légers" } },
    ])
    .returning();
  const brands = await db
    .insert(vehicleBrands)
    .values([{ name: `Astrale ${moduleId}` }, { name: `Borée ${moduleId}` }])
    .returning();
  const [cars = 0, vans = 0] = categories.map(({ id }) => id);
  const [astrale = 0, boree = 0] = brands.map(({ id }) => id);
  return { moduleId, zoneId, garage, harbour, cars, vans, astrale, boree };
}

let slugs = 0;

/** A car of the garage with five seats, for 10.00 an hour, of which there are two. */
export async function addVehicle(
  db: Database,
  rental: RentalModule,
  overrides: Partial<typeof vehicles.$inferInsert> = {},
): Promise<number> {
  slugs += 1;
  const slug = `vehicle-n${slugs}`;
  const [row] = await db
    .insert(vehicles)
    .values({
      providerId: rental.garage,
      categoryId: rental.cars,
      brandId: rental.astrale,
      slug,
      name: same(slug),
      description: same("Drives"),
      model: "2025",
      type: "car",
      engineCapacity: "1.2 l",
      enginePower: "100 hp",
      seats: 5,
      fuel: "electric",
      transmission: "automatic",
      hourlyPrice: minor(1000),
      total: 2,
      ...overrides,
    })
    .returning({ id: vehicles.id });
  return row?.id ?? 0;
}

/** Takes vehicles from one time to another, as a trip does; returns the id of its order. */
export async function addHold(
  db: Database,
  rental: RentalModule,
  hold: { vehicleId: number; startsAt: Date; endsAt: Date; quantity?: number },
): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({
      kind: "trip",
      moduleId: rental.moduleId,
      zoneId: rental.zoneId,
      status: "pending",
      statusTimestamps: {},
      scheduleAt: hold.startsAt,
      amount: minor(2000),
      receipt: [],
      currencyCode: "EUR",
      chargeLabels: {},
      taxIncluded: false,
      taxRate: noRate,
      paymentMethod: "cash_payment",
      paymentStatus: "unpaid",
      contactName: contact.contact_person_name,
      contactNumber: "+33612345678",
      language: "en",
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  await db.insert(vehicleHolds).values({ orderId, quantity: 1, ...hold });
  return orderId;
}
