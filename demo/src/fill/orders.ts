import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromMinor } from "@errand/core/money";
import { addDays, instantOf, localTime } from "@errand/core/time";
import { customers } from "@errand/server/account/account.tables";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import { insertLine } from "@errand/server/cart/cart.data";
import { stores } from "@errand/server/catalog/catalog.tables";
import { createCatalogCache } from "@errand/server/catalog/catalog-cache";
import type { CheckoutInput } from "@errand/server/checkout/checkout-input";
import { createOrder, type PlaceOrderServices } from "@errand/server/checkout/place";
import { planOrder } from "@errand/server/checkout/plan";
import { readShop } from "@errand/server/config/shop.data";
import type { ChangeFeed } from "@errand/server/database/change-feed";
import { type Database, inTransaction } from "@errand/server/database/database";
import { offlineMaps } from "@errand/server/location/offline-maps/offline-maps";
import { modules } from "@errand/server/modules/modules.tables";
import { couriers } from "@errand/server/orders/couriers.tables";
import { orders } from "@errand/server/orders/orders.tables";
import { customerShopper } from "@errand/server/requests/caller";
import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { CatalogueCustomer, CatalogueOrder } from "../catalogue/catalogue.types.ts";
import { customers as people } from "../catalogue/town/customers.ts";
import { liveOn } from "./order-life.ts";
import { wantedOf } from "./order-lines.ts";
import { fillReturnedParcels } from "./returned-parcel.ts";

/** Where the pictures of what was ordered lie does not matter: they are told at the address of the shop. */
const anyAddress = "http://belrive.example";

/** While the town is filled nobody else changes it. */
const unchanging: ChangeFeed = {
  on: () => () => {},
  flushed: async () => {},
  close: async () => {},
};

const emails = people.map(({ email }) => email);

type Store = typeof stores.$inferSelect;
type Address = typeof customerAddresses.$inferSelect;

/** An order with its store, its time and the time it is scheduled for. */
interface Errand {
  order: CatalogueOrder;
  home: Address;
  store: Store;
  at: Date;
  scheduledFor: Date | null;
}

interface Surroundings {
  /** The most wanted first. */
  stores: Store[];
  courierIds: number[];
  moduleIds: Map<ModuleType, number>;
  shop: PlaceOrderServices;
  timeZone: string;
  now: Date;
}

/**
 * What the customers of the town have ordered before a visitor comes: placed, priced and moved on by
 * the rules that hold for everybody, each at its own time. What nobody would take, such as an order
 * in the middle of the night, is left out. Who has orders gets no others.
 */
export function fillOrders(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const known = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(inArray(customers.email, emails))
      .limit(1);
    if (known.length === 0) await fillAll(tx, now);
  });
}

async function fillAll(db: Database, now: Date): Promise<void> {
  const catalogue = createCatalogCache(db, unchanging);
  // Read beforehand, because a transaction is asked one thing at a time.
  await catalogue.categories();
  await catalogue.tags();
  await catalogue.sales();
  const around: Surroundings = {
    stores: await db.select().from(stores).orderBy(desc(stores.popularity), asc(stores.id)),
    courierIds: (await db.select().from(couriers).orderBy(asc(couriers.id))).map(({ id }) => id),
    moduleIds: new Map((await db.select().from(modules)).map(({ type, id }) => [type, id])),
    shop: {
      catalogue,
      maps: offlineMaps(db, unchanging),
      settings: { url: anyAddress },
    },
    timeZone: (await readShop(db)).timeZone,
    now,
  };
  await fillReturnedParcels(db, emails, now);
  for (const person of people) {
    const errands = (await errandsOf(db, person, around)).toSorted(
      (a, b) => a.at.getTime() - b.at.getTime(),
    );
    for (const [index, errand] of errands.entries()) {
      await inTransaction(db, (tx) => run(tx, errand, index, around)).catch((error) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}

async function errandsOf(
  db: Database,
  person: CatalogueCustomer,
  around: Surroundings,
): Promise<Errand[]> {
  const homes = await db
    .select(getTableColumns(customerAddresses))
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customers.email, person.email))
    .orderBy(asc(customerAddresses.id));
  return person.orders.flatMap((order) => {
    const home = homes[order.to];
    // A visitor may have taken the address out, or the account with it.
    if (!home) return [];
    const near = storesFor(order, home, around);
    // The one that is meant first, then its neighbours, should it have no time.
    const wanted = [...near.slice(order.store), ...near.slice(0, order.store)];
    for (const store of wanted) {
      const time = timeOf(order, store, around);
      if (time) return [{ order, home, store, ...time }];
    }
    return [];
  });
}

function storesFor(
  { module, isTakenAway, placed }: CatalogueOrder,
  { zoneId }: Address,
  { stores, moduleIds }: Surroundings,
): Store[] {
  return stores.filter(
    (store) =>
      store.zoneId === zoneId &&
      store.moduleId === moduleIds.get(module) &&
      (isTakenAway ? store.takeAway : store.delivery) &&
      (!("secondsAgo" in placed && placed.forTomorrow) || store.scheduleOrder),
  );
}

const daysInWeek = 7;

/** When the store took the order; up to a week earlier than it is written, on a day when it was open. */
function timeOf(
  { placed }: CatalogueOrder,
  store: Store,
  { now, timeZone }: Surroundings,
): { at: Date; scheduledFor: Date | null } | null {
  const opens = (moment: Date) => isOpen(store, localTime(moment, timeZone));
  const clockOn = (days: number, clock: string) =>
    instantOf(addDays(localTime(now, timeZone).day, days), `${clock}:00`, timeZone);
  if ("secondsAgo" in placed) {
    const at = new Date(now.getTime() - placed.secondsAgo * 1000);
    if (placed.forTomorrow === undefined) return opens(at) ? { at, scheduledFor: null } : null;
    for (let days = 1; days < daysInWeek; days++) {
      const scheduledFor = clockOn(days, placed.forTomorrow);
      if (scheduledFor && opens(scheduledFor)) return { at, scheduledFor };
    }
    return null;
  }
  for (let days = 0; days < daysInWeek; days++) {
    const at = clockOn(-placed.daysAgo - days, placed.at);
    if (at && at > store.createdAt && opens(at)) return { at, scheduledFor: null };
  }
  return null;
}

/** Fills the cart, asks what it costs, places the order and lives it to where it stands. */
async function run(db: Database, errand: Errand, index: number, around: Surroundings) {
  const { order, home, store, at } = errand;
  const { shop, courierIds } = around;
  const shopper = customerShopper(home.customerId);
  const module = { id: store.moduleId, type: order.module };
  for (const line of await wantedOf(db, store, order.pieces)) {
    await insertLine(db, shopper, line, { moduleId: module.id, storeId: store.id });
  }
  const visit = { db, shopper, module, language: "fr", now: at } as const;
  const input = placingOf(errand);
  const { receipt } = await planOrder(input, visit, shop.maps);
  const orderId = await createOrder(
    shop,
    { ...input, order_amount: fromMinor(receipt.total) },
    visit,
  );
  const courierId = order.isTakenAway ? null : courierIds[index % courierIds.length];
  const { status } = order;
  await liveOn(db, orderId, { status, at, now: around.now, courierId: courierId ?? null, store });
}

function placingOf({ order, home, store, scheduledFor }: Errand): CheckoutInput {
  return {
    order_type: order.isTakenAway ? "take_away" : scheduledFor ? "schedule_order" : "delivery",
    payment_method: "cash_on_delivery",
    partial_payment: 0,
    store_id: store.id,
    schedule_at: scheduledFor?.toISOString(),
    address: home.address,
    address_type: home.type,
    latitude: home.latitude,
    longitude: home.longitude,
    floor: home.floor ?? undefined,
    contact_person_name: home.contactName,
    contact_person_number: home.contactPhone,
    dm_tips: fromMinor(order.tip),
    order_note: order.note,
    cutlery: 0,
    extra_packaging: 0,
    bring_change_amount: 0,
    is_buy_now: 0,
  };
}
