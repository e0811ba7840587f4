import { minor, noRate, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addModule, middle, same, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { guests } from "../guests/guests.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "../rental/rental.tables.ts";
import { encodeGuestId, randomGuestId } from "../requests/caller.ts";
import type { AskOptions, TestApi } from "../testing.ts";
import { startTestApi } from "../testing.ts";
import { rentalCartLines, rentalCarts } from "./trips.tables.ts";

/** Wednesday noon in the time zone of the test shop. */
export const now = new Date("2026-07-01T10:00:00Z");

/** The time that many hours after `now`. */
export function inHours(hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}

const location = (latitude: number, location_name: string) => ({
  lat: latitude,
  lng: middle.longitude,
  location_name,
});

/** A trip of three hours tomorrow at noon, over 2.2 km. */
export const tomorrow = {
  pickup_location: location(middle.latitude - 0.01, "2 Place des Essais"),
  destination_location: location(middle.latitude + 0.01, "9 Quai des Essais"),
  pickup_time: inHours(24),
  rental_type: "hourly",
  estimated_hours: 3,
};

/** In another zone, where no provider of the test hands vehicles over. */
export const elsewhere = { lat: 43.6, lng: 4.2, location_name: "Port" };

type NewVehicle = Partial<typeof vehicles.$inferInsert>;

let slugs = 0;

/** Two vehicles of one kind at 10.00 an hour, 60.00 a day and 0.50 a kilometre. */
function twoCars(): Omit<typeof vehicles.$inferInsert, "providerId" | "categoryId" | "brandId"> {
  slugs += 1;
  const slug = `vehicle-n${slugs}`;
  return {
    slug,
    name: { en: slug, fr: `${slug}-fr` },
    description: same("Drives"),
    images: ["emoji-1f697-plum"],
    model: "2025",
    type: "car",
    engineCapacity: "1.2 l",
    enginePower: "100 hp",
    seats: 5,
    fuel: "electric",
    transmission: "automatic",
    hourlyPrice: minor(1000),
    dailyPrice: minor(6000),
    perKmPrice: minor(50),
    total: 2,
  };
}

type Shopper = { guestId: string } | { token: string };

/** The rental cart and the trips of one shopper. */
export function renterOf(ask: TestApi["ask"], shopper: Shopper, headers: AskOptions) {
  const owner = "guestId" in shopper ? { guest_id: shopper.guestId } : {};
  const caller = "token" in shopper ? { ...headers, token: shopper.token } : headers;
  const keyed = () => ({ ...caller, key: crypto.randomUUID() });
  const base = "/rental/user";
  return {
    list: (options: AskOptions = {}) =>
      ask(`GET ${base}/cart/get-cart`, owner, { ...caller, ...options }),
    add: (vehicle_id: number, trip: object = {}, options: AskOptions = {}) =>
      ask(
        `POST ${base}/cart/add-to-cart`,
        { ...owner, vehicle_id, quantity: 1, ...tomorrow, ...trip },
        { ...caller, ...options },
      ),
    update: (cart_id: number, quantity: number) =>
      ask(`PUT ${base}/cart/update-cart`, { ...owner, cart_id, quantity }, caller),
    move: (id: number, trip: object = {}) =>
      ask(`PUT ${base}/cart/update-user-data/{id}`, { ...owner, id, ...tomorrow, ...trip }, caller),
    remove: (cart_id: number) =>
      ask(`DELETE ${base}/cart/remove-vehicle/{cart_id}`, { ...owner, cart_id }, caller),
    removeAll: (cart_ids: number[]) =>
      ask(`DELETE ${base}/cart/remove-multiple-cart`, { ...owner, cart_ids }, caller),
    clear: (wanted: object = {}) =>
      ask(`DELETE ${base}/cart/remove-cart`, { ...owner, ...wanted }, caller),
    quote: (input: object = {}, options: AskOptions = {}) =>
      ask(`POST ${base}/trip/get-tax`, { ...owner, ...input }, { ...caller, ...options }),
    book: (input: object = {}, options: AskOptions = {}) =>
      ask(
        `POST ${base}/trip/trip-booking`,
        { ...owner, ...contact, ...input },
        { ...keyed(), ...options },
      ),
  };
}

export type Renter = ReturnType<typeof renterOf>;

/** Sets up two rental providers that hand vehicles over in the first zone. */
export async function startBookingTest(parts: { unpaidOrders?: number } = {}) {
  const api = await startTestApi(undefined, parts);
  const { ask, db, setNow } = api;
  const seeded = await seedShop(db);
  const { moduleId, storeIds } = await addModule(db, seeded.zoneId, "rental");
  const [garage, harbour] = storeIds;
  const [category] = await db
    .insert(vehicleCategories)
    .values({ moduleId, name: same("Cars") })
    .returning();
  const [brand] = await db.insert(vehicleBrands).values({ name: "Astrale" }).returning();
  const [categoryId, brandId] = [category?.id ?? 0, brand?.id ?? 0];
  const headers = { zones: [seeded.zoneId], module: moduleId };
  const reopened = {
    address: tomorrow.pickup_location.location_name,
    latitude: tomorrow.pickup_location.lat,
    longitude: tomorrow.pickup_location.lng,
    zoneId: seeded.zoneId,
    pickupZoneIds: [seeded.zoneId],
    active: true,
    closedDates: [],
  };
  const noDiscount = { discount: 0, discountKind: "percent" as const };

  async function configure(settings: Partial<ShopSettings>) {
    await db.update(shopTable).set({ settings: { ...testShopSettings(), ...settings } });
    await api.changes.flushed();
  }

  return {
    ...api,
    seeded,
    moduleId,
    headers,
    garage,
    harbour,
    configure,
    /** Inserts vehicles of the first provider (`twoCars`) and returns their id. */
    car: async (overrides: NewVehicle = {}) => {
      const [vehicle] = await db
        .insert(vehicles)
        .values({ providerId: garage, categoryId, brandId, ...twoCars(), ...overrides })
        .returning({ id: vehicles.id });
      return vehicle?.id ?? 0;
    },
    changeProvider: (changes: Partial<typeof stores.$inferInsert>) =>
      db.update(stores).set(changes).where(eq(stores.id, garage)),
    newGuest: async () => renterOf(ask, await addGuest(db), headers),
    newCustomer: async () => {
      const customer = await addCustomer(db);
      return { ...customer, ...renterOf(ask, customer, headers) };
    },
    /** Sets the clock to `now` and resets the settings and the providers. */
    reset: async () => {
      setNow(now);
      await configure({});
      await db
        .update(stores)
        .set({ ...reopened, ...noDiscount })
        .where(eq(stores.moduleId, moduleId));
    },
  };
}

/** Inserts a trip that takes a vehicle from one time to another, in hours from `now`. */
export async function addHold(
  db: Database,
  { zoneId }: { zoneId: number },
  moduleId: number,
  hold: { vehicleId: number; quantity: number; from: number; to: number },
): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({
      kind: "trip",
      moduleId,
      zoneId,
      status: "pending",
      statusTimestamps: {},
      scheduleAt: now,
      amount: nothing,
      receipt: [],
      currencyCode: "EUR",
      chargeLabels: {},
      taxIncluded: false,
      taxRate: noRate,
      paymentMethod: "unpaid",
      paymentStatus: "unpaid",
      contactName: "Grace",
      contactNumber: "+33600000000",
      language: "en",
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const { vehicleId, quantity, from, to } = hold;
  const [startsAt, endsAt] = [new Date(inHours(from)), new Date(inHours(to))];
  await db.insert(vehicleHolds).values({ orderId, vehicleId, quantity, startsAt, endsAt });
  return orderId;
}

/**
 * A cart to insert: some of each vehicle of one provider, from some hours after `now` for some
 * hours.
 */
export interface NewCart {
  providerId: number;
  lines: { vehicleId: number; quantity: number }[];
  from: number;
  hours: number;
}

/** Inserts hourly carts of new guests without checking them, and returns the guests. */
export async function addCarts(
  db: Database,
  moduleId: number,
  carts: NewCart[],
): Promise<{ guestId: string; cartId: number }[]> {
  if (carts.length === 0) return [];
  const owners = carts.map(() => randomGuestId());
  await db.insert(guests).values(owners.map((id) => ({ id })));
  const point = { name: "Place des Essais", type: null, lng: middle.longitude };
  const rows = await db
    .insert(rentalCarts)
    .values(
      carts.map(({ providerId, from, hours }, index) => ({
        guestId: owners[index],
        moduleId,
        providerId,
        rentalType: "hourly" as const,
        pickup: { ...point, lat: middle.latitude },
        destination: { ...point, lat: middle.latitude + 0.01 },
        pickupTime: new Date(inHours(from)),
        hours,
        meters: 1_112,
        minutes: 3,
      })),
    )
    .returning();
  await db
    .insert(rentalCartLines)
    .values(
      rows.flatMap(({ id: cartId }, index) =>
        (carts[index]?.lines ?? []).map((line) => ({ cartId, ...line })),
      ),
    );
  return rows.map(({ id, guestId }) => ({ cartId: id, guestId: encodeGuestId(guestId ?? "") }));
}
