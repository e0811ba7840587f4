import { type Minor, minor, noRate, nothing } from "@errand/core/money";
import type { OrderLineSnapshot } from "@errand/core/orders/line-snapshot";
import type { Actor } from "@errand/core/orders/order-actor";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { ReceiverDetails } from "@errand/core/orders/parcel.types";
import { eq, inArray } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { middle, type SeededModule, type SeededShop } from "../catalog/testing.ts";
import { writePositions } from "../couriers/courier-positions.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { type Database, inTransaction } from "../database/database.ts";
import type { CashCollector } from "../delivery/deliver-order.ts";
import { guests } from "../guests/guests.tables.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orderEvents, orderLines, orders } from "../order-rows/orders.tables.ts";
import { parcelCancellations, parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { runOrders } from "../order-rows/run-orders.tables.ts";
import { runs } from "../order-rows/runs.tables.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { encodeGuestId, randomGuestId } from "../requests/caller.ts";
import { cashbackOffers } from "../rewards/cashback.tables.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";

/** The delivery location of test orders: 1.1 km south of the middle of the zone. */
export const deliveryLocation = { latitude: middle.latitude - 0.01, longitude: middle.longitude };

export const contact = {
  contact_person_name: "Ada",
  contact_person_number: "0612345678",
  contact_person_email: "ada@example.com",
};

/** The first store of a module, as the one who changes an order. */
export function storeOf({ storeIds }: SeededModule): CashCollector {
  return { kind: "store", staffId: null, storeId: storeIds[0] };
}

export const desk: Actor = { kind: "desk", staffId: null };

/**
 * Inserts a running cashback offer of 10 % for three orders of each customer, and returns its id.
 */
export async function addCashbackOffer(
  db: Database,
  overrides: Partial<typeof cashbackOffers.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(cashbackOffers)
    .values({
      title: { en: "A tenth back", fr: "Un dixième rendu" },
      discount: 1000,
      discountKind: "percent",
      usesPerCustomer: 3,
      starts: "2020-01-01",
      ends: "2099-12-31",
      ...overrides,
    })
    .returning({ id: cashbackOffers.id });
  return row?.id ?? 0;
}

/** Inserts a guest and returns its id in the form of the API. */
export async function addGuest(db: Database): Promise<string> {
  const id = randomGuestId();
  await db.insert(guests).values({ id });
  return encodeGuestId(id);
}

/** A snapshot of a plain item of the first store. */
export function testSnapshot(overrides: Partial<OrderLineSnapshot> = {}): OrderLineSnapshot {
  const text = { en: "Rye loaf", fr: "Pain de seigle" };
  return {
    version: 1,
    slug: "rye-loaf",
    name: text,
    description: text,
    unit: null,
    pictures: [],
    store: { id: 1, slug: "bakery", name: { en: "Bakery", fr: "Boulangerie" } },
    zoneId: 1,
    moduleId: 1,
    moduleType: "food",
    price: minor(1000),
    variation: null,
    groups: [],
    addOns: [],
    veg: true,
    organic: false,
    halal: false,
    prescription: false,
    campaign: false,
    ...overrides,
  };
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
  await db.insert(orderLines).values({
    orderId,
    itemId,
    quantity,
    unitPrice: minor(1000),
    discount: nothing,
    snapshot: testSnapshot({ ...(item && { name: item.name, slug: item.slug }) }),
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

/** The receiver of test parcels: 2.2 km north of the sender. */
export const parcelReceiver: ReceiverDetails = {
  contact_person_name: "Hugo",
  contact_person_number: "+33687654321",
  contact_person_email: null,
  address_type: "home",
  address: "9 Quai des Essais",
  additional_address: null,
  road: null,
  house: null,
  floor: null,
  latitude: middle.latitude + 0.01,
  longitude: middle.longitude,
  zone_id: 1,
};

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
  await db
    .insert(parcelOrders)
    .values({ orderId, chargePayer: "sender", receiver: parcelReceiver });
  if (overrides.status === "canceled" || overrides.status === "returned") {
    const free = { reasons: [], returnFee: nothing, createdAt: new Date() };
    await db.insert(parcelCancellations).values({ orderId, ...free });
  }
  return orderId;
}

async function insertOrder(
  db: Database,
  { zoneId }: SeededShop,
  { moduleId }: Pick<SeededModule, "moduleId">,
  overrides: Pick<OrderInsert, "kind" | "receipt"> & Partial<OrderInsert>,
): Promise<number> {
  const now = new Date();
  const { status = "pending", customerId, guestId } = overrides;
  const times = overrides.statusTimestamps ?? { pending: now.toISOString() };
  const statusTimestamps = { ...times, [status]: times[status] ?? now.toISOString() };
  const [order] = await db
    .insert(orders)
    .values({
      moduleId,
      zoneId,
      scheduleAt: overrides.createdAt ?? now,
      amount: minor(1200),
      currencyCode: "EUR",
      chargeLabels: {},
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
      contactName: contact.contact_person_name,
      contactNumber: "+33612345678",
      contactEmail: contact.contact_person_email,
      language: "en",
      ...overrides,
      status,
      statusTimestamps,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const history = Object.entries(statusTimestamps).toSorted(([, a], [, b]) => a.localeCompare(b));
  await db.insert(orderTransitions).values(
    history.map(([to, at], index) => ({
      orderId,
      from: (history[index - 1]?.[0] ?? null) as OrderStatus | null,
      to: to as OrderStatus,
      actorKind: customerId ? ("customer" as const) : ("guest" as const),
      actorId: customerId ? String(customerId) : guestId,
      at: new Date(at),
    })),
  );
  await db.insert(orderEvents).values({ orderId });
  if (overrides.paid) await addCashPayment(db, orderId, overrides.paid, now);
  return orderId;
}

function addCashPayment(db: Database, orderId: number, amount: Minor, now: Date) {
  const payer = { customerId: null, guestId: null };
  const cash = { method: "cash_on_delivery", currency: "EUR" } as const;
  const allocations = [{ orderId, amount }];
  return inTransaction(db, (tx) => recordPayment(tx, { ...cash, allocations, payer, now }));
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

/** Makes orders one run, and returns its id. */
export async function addRun(
  db: Database,
  orderIds: number[],
  overrides: Partial<typeof runs.$inferInsert> = {},
): Promise<number> {
  const now = new Date();
  const [run] = await db
    .insert(runs)
    .values({
      ...{ extraStopFee: minor(80), cap: 80, ifRefused: "bring_rest" },
      ...{ windowFrom: now, windowTo: now, createdAt: now },
      ...overrides,
    })
    .returning();
  const runId = run?.id ?? 0;
  await db.update(orders).set({ runId }).where(inArray(orders.id, orderIds));
  await db.insert(runOrders).values(
    orderIds.map((orderId, index) => ({
      ...{ orderId, seq: index + 1, plannedAt: now },
      ...{ alone: minor(200), part: minor(200) },
    })),
  );
  return runId;
}
