import type { Item } from "@errand/core/catalog/catalog.types";
import { minor, noRate, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { middle, type SeededModule, type SeededShop } from "../catalog/testing.ts";
import type { Database } from "../database/database.ts";
import { guests } from "../guests/guests.tables.ts";
import { encodeGuestId, randomGuestId } from "../requests/caller.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { writePositions } from "./courier-positions.ts";
import { couriers } from "./couriers.tables.ts";
import { orderEvents, orderLines, orders } from "./orders.tables.ts";
import { parcelOrders } from "./parcel-orders.tables.ts";

/** The delivery location of test orders: 1.1 km south of the middle of the zone. */
export const deliveryLocation = { latitude: middle.latitude - 0.01, longitude: middle.longitude };

export const contact = {
  contact_person_name: "Ada",
  contact_person_number: "0612345678",
  contact_person_email: "ada@example.com",
};

/** Inserts a guest and returns its id in the form of the API. */
export async function addGuest(db: Database): Promise<string> {
  const id = randomGuestId();
  await db.insert(guests).values({ id });
  return encodeGuestId(id);
}

type OrderInsert = typeof orders.$inferInsert;

export interface OrderOverrides extends Partial<Omit<OrderInsert, "kind">> {
  itemId: number;
  quantity?: number;
  cart?: Partial<typeof cartOrders.$inferInsert>;
}

/** Inserts an order of one item with its stock, as if it had just been placed. */
export async function addOrder(
  db: Database,
  shop: SeededShop,
  module: SeededModule,
  { itemId, quantity = 1, cart, ...overrides }: OrderOverrides,
): Promise<number> {
  const [item] = await db.select().from(items).where(eq(items.id, itemId));
  const orderId = await insertOrder(db, shop, module, {
    kind: "cart",
    receipt: [
      { key: "items", amount: minor(1000), added: true, itemId, quantity },
      { key: "delivery_charge", amount: minor(200), added: true },
    ],
    ...overrides,
  });
  await db
    .insert(cartOrders)
    .values({ orderId, storeId: module.storeIds[0], type: "delivery", ...cart });
  const snapshot = { name: item?.name.en } as Item;
  await db.insert(orderLines).values({
    orderId,
    itemId,
    quantity,
    unitPrice: minor(1000),
    choices: [],
    addOns: [],
    discount: nothing,
    snapshot: { en: snapshot, fr: snapshot },
  });
  const shortages = await reserveStock(db, orderCause(orderId), [
    { itemId, variationId: null, flashSaleId: null, quantity },
  ]);
  if (shortages.length > 0)
    throw new Error(`item ${itemId} has too little stock for the test order`);
  const hasEnded = overrides.status === "canceled" || overrides.status === "failed";
  if (hasEnded) await releaseStock(db, orderCause(orderId));
  return orderId;
}

/** Inserts a parcel whose sender pays, as if it had just been booked. */
export async function addParcel(
  db: Database,
  shop: SeededShop,
  module: Pick<SeededModule, "moduleId">,
  overrides: Partial<Omit<OrderInsert, "kind">> = {},
): Promise<number> {
  const orderId = await insertOrder(db, shop, module, {
    kind: "parcel",
    receipt: [{ key: "delivery_charge", amount: minor(1200), added: true }],
    ...overrides,
  });
  await db.insert(parcelOrders).values({ orderId, chargePayer: "sender" });
  return orderId;
}

async function insertOrder(
  db: Database,
  { zoneId }: SeededShop,
  { moduleId }: Pick<SeededModule, "moduleId">,
  overrides: Pick<OrderInsert, "kind" | "receipt"> & Partial<OrderInsert>,
): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({
      moduleId,
      zoneId,
      status: "pending",
      statusTimestamps: { pending: new Date().toISOString() },
      scheduleAt: new Date(),
      amount: minor(1200),
      taxIncluded: false,
      taxRate: noRate,
      paymentMethod: "cash_on_delivery",
      paymentStatus: "unpaid",
      address: {
        ...contact,
        contact_person_number: "+33612345678",
        address_type: "home",
        address: "2 Place des Essais",
        road: null,
        house: null,
        floor: null,
        ...deliveryLocation,
      },
      contactNumber: "+33612345678",
      ...overrides,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  await db.insert(orderEvents).values({ orderId });
  return orderId;
}

/** Inserts a courier without an order in the middle of the zone. */
export async function addCourier(
  db: Database,
  {
    locatedAt = new Date(),
    position = middle,
    ...overrides
  }: Partial<typeof couriers.$inferInsert> & {
    locatedAt?: Date;
    position?: { latitude: number; longitude: number };
  } = {},
): Promise<number> {
  const [courier] = await db
    .insert(couriers)
    .values({
      firstName: "Max",
      lastName: "Roux",
      phone: "+33600000001",
      vehicle: { en: "Bicycle", fr: "Vélo" },
      ...overrides,
    })
    .returning({ id: couriers.id });
  const courierId = courier?.id ?? 0;
  await writePositions(db, [{ courierId, ...position, locatedAt }]);
  return courierId;
}

/** Reports where a courier is, as the courier does. */
export async function moveCourier(
  db: Database,
  courierId: number,
  position: { latitude: number; longitude: number },
  locatedAt = new Date(),
): Promise<void> {
  await writePositions(db, [{ courierId, ...position, locatedAt }]);
}
