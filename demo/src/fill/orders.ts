import { isOpen } from "@errand/core/catalog/availability";
import { AppError, AppErrors } from "@errand/core/errors";
import type { AccountRef } from "@errand/core/ledger/accounts";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromMinor, minor } from "@errand/core/money";
import { addDays, instantOf, localTime } from "@errand/core/time";
import { customers } from "@errand/server/account/account.tables";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import { insertLine } from "@errand/server/cart/cart.data";
import { stores } from "@errand/server/catalog/catalog.tables";
import type { WrittenInput } from "@errand/server/checkout/checkout-input";
import { createOrder, type PlaceOrderServices } from "@errand/server/checkout/place";
import { planOrder } from "@errand/server/checkout/plan";
import { readShop } from "@errand/server/config/shop.data";
import { couriers } from "@errand/server/couriers/couriers.tables";
import type { ChangeFeed } from "@errand/server/database/change-feed";
import { type Database, inTransaction } from "@errand/server/database/database";
import { findOrCreateAccounts } from "@errand/server/ledger/ledger-accounts.data";
import { offlineMaps } from "@errand/server/location/offline-maps/offline-maps";
import { modules } from "@errand/server/modules/modules.tables";
import { orders } from "@errand/server/order-rows/orders.tables";
import { demoGateways } from "@errand/server/payments/connect-gateways";
import { customerShopper } from "@errand/server/requests/caller";
import type { DemoCustomer, DemoOrder } from "@errand/town/content/content.types";
import { customers as people } from "@errand/town/content/customers";
import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { advanceOrder } from "./advance-order.ts";
import { fillConversations } from "./conversations.ts";
import { daysFrom } from "./days.ts";
import { fillNotifications } from "./notifications.ts";
import { cartLinesFor } from "./order-lines.ts";
import { parcelsOf } from "./parcels.ts";
import { tripsOf } from "./trips.ts";
import { convertPoints, topUpWallet } from "./wallet.ts";

/** Sends no notifications, because no other process changes data during the transaction. */
const silentChangeFeed: ChangeFeed = {
  on: () => () => {},
  onSubject: () => () => {},
  flushed: async () => {},
  isConnected: () => true,
  close: async () => {},
};

/** Orders of the past need no page of the gateway. */
const demoSettings = { demo: true, url: "", secret: "" };

/** Those who have ordered before the first start. */
const emails = people.filter((person) => person.orders.length > 0).map(({ email }) => email);

type StoreRow = typeof stores.$inferSelect;
type AddressRow = typeof customerAddresses.$inferSelect;

/** An order with its address, its store, its time and the time it is scheduled for. */
interface PlannedOrder {
  order: DemoOrder;
  home: AddressRow;
  store: StoreRow;
  at: Date;
  scheduledFor: Date | null;
}

interface OrderContext {
  /** Most popular first. */
  stores: StoreRow[];
  courierIds: number[];
  moduleIds: Map<ModuleType, number>;
  shop: PlaceOrderServices;
  timeZone: string;
  now: Date;
}

/** The accounts to which the orders of all customers are posted. */
const shopAccounts: AccountRef[] = [
  { kind: "bank" },
  { kind: "platform" },
  { kind: "promotions" },
  { kind: "points_issued" },
  { kind: "gateway", gateway: "sandbox" },
];

/**
 * Places the past and active orders and trips of the demo customers through the checkout and their
 * transitions, each with its own time; and trips of townspeople, so that some vehicles are booked
 * out. Skips orders that the checkout refuses. Does nothing when a demo customer has orders
 * already.
 */
export async function fillOrders(db: Database, now: Date): Promise<void> {
  // Whoever orders during the long transaction would wait for an account that it creates.
  await findOrCreateAccounts(db, shopAccounts);
  await inTransaction(db, async (tx) => {
    const known = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(inArray(customers.email, emails))
      .limit(1);
    if (known.length > 0) return;
    await fillAll(tx, now);
    await fillNotifications(tx, emails, now);
    for (const email of emails.slice(0, 1)) await fillConversations(tx, email, now);
  });
}

async function fillAll(db: Database, now: Date): Promise<void> {
  const context: OrderContext = {
    stores: await db.select().from(stores).orderBy(desc(stores.popularity), asc(stores.id)),
    courierIds: (await db.select().from(couriers).orderBy(asc(couriers.id))).map(({ id }) => id),
    moduleIds: new Map((await db.select().from(modules)).map(({ type, id }) => [type, id])),
    shop: {
      maps: offlineMaps(db, silentChangeFeed),
      gateways: demoGateways({ db, settings: demoSettings }, () => now),
      outbox: { canSend: () => true },
    },
    timeZone: (await readShop(db)).timeZone,
    now,
  };
  for (const act of await historyOf(db, context)) {
    await inTransaction(db, act).catch((error) => {
      if (!(error instanceof AppError || error instanceof AppErrors)) throw error;
    });
  }
}

/**
 * What the customers have done, the oldest first, so that statements are in the order of their
 * dates.
 */
async function historyOf(
  db: Database,
  context: OrderContext,
): Promise<((tx: Database) => Promise<void>)[]> {
  const planned: PlannedOrder[] = [];
  for (const person of people) planned.push(...(await plannedOrdersOf(db, person, context)));
  const senders = await db
    .select()
    .from(customers)
    .where(inArray(customers.email, emails))
    .orderBy(asc(customers.id));
  const parcels = await Promise.all(
    senders.map(({ id }) => parcelsOf(db, id, context.shop, context.now)),
  );
  const { maps } = context.shop;
  const trips = await Promise.all(
    senders
      .slice(0, 1)
      .map(({ id }) => tripsOf(db, id, { maps, timeZone: context.timeZone, now: context.now })),
  );
  const acts = [
    ...parcels.flat(),
    ...trips.flat(),
    ...planned
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((order, index) => ({
        at: order.at,
        run: (tx: Database) => placeOrder(tx, order, index, context),
      })),
    ...people.flatMap(({ email, topUps }) =>
      topUps.map(({ daysAgo, amount }) => {
        const at = daysFrom(context.now, -daysAgo);
        return { at, run: (tx: Database) => topUpWallet(tx, email, minor(amount), at) };
      }),
    ),
    ...people.flatMap(({ email, convertedPoints }) =>
      convertedPoints.map(({ daysAgo, points }) => {
        const at = daysFrom(context.now, -daysAgo);
        return { at, run: (tx: Database) => convertPoints(tx, email, points, at) };
      }),
    ),
  ];
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ run }) => run);
}

async function plannedOrdersOf(
  db: Database,
  person: DemoCustomer,
  context: OrderContext,
): Promise<PlannedOrder[]> {
  const homes = await db
    .select(getTableColumns(customerAddresses))
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customers.email, person.email))
    .orderBy(asc(customerAddresses.id));
  return person.orders.flatMap((order) => {
    const home = homes[order.to];
    // A visitor may have deleted the address or the account.
    if (!home) return [];
    const near = storesFor(order, home, context);
    // The intended store first; others of the district when it is closed.
    const candidates = [...near.slice(order.store), ...near.slice(0, order.store)];
    for (const store of candidates) {
      const time = timeOf(order, store, context);
      if (time) return [{ order, home, store, ...time }];
    }
    return [];
  });
}

function storesFor(
  { module, isTakenAway, placed }: DemoOrder,
  { zoneId }: AddressRow,
  { stores, moduleIds }: OrderContext,
): StoreRow[] {
  return stores.filter(
    (store) =>
      store.zoneId === zoneId &&
      store.moduleId === moduleIds.get(module) &&
      (isTakenAway ? store.takeAway : store.delivery) &&
      (!("secondsAgo" in placed && placed.forTomorrow) || store.scheduleOrder),
  );
}

const daysInWeek = 7;

/**
 * Returns when the order was placed: on its day, or on the last day within a week before it on
 * which the store was open. Null when it was open on none of them.
 */
function timeOf(
  { placed }: DemoOrder,
  store: StoreRow,
  { now, timeZone }: OrderContext,
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

/** Fills the cart, places the order at its quoted price and advances it to its status. */
async function placeOrder(
  db: Database,
  planned: PlannedOrder,
  index: number,
  context: OrderContext,
) {
  const { order, home, store, at } = planned;
  const { shop, courierIds } = context;
  const shopper = customerShopper(home.customerId);
  const module = { id: store.moduleId, type: order.module };
  for (const line of await cartLinesFor(db, store, order.pieces, at)) {
    await insertLine(db, shopper, line, { moduleId: module.id, storeId: store.id });
  }
  const ctx = { db, shopper, module, language: "fr", now: at } as const;
  const input = checkoutInputOf(planned);
  const { receipt } = await planOrder(input, ctx, shop);
  const { row } = await createOrder(
    shop,
    { ...input, order_amount: fromMinor(receipt.total), create_new_user: 0 },
    ctx,
  );
  const courierId = order.isTakenAway ? null : courierIds[index % courierIds.length];
  const { status } = order;
  await advanceOrder(db, row.order.id, {
    status,
    at,
    now: context.now,
    courierId: courierId ?? null,
    customerId: home.customerId,
    isPaidOnline: order.isPaidOnline,
    isPaidFromWallet: order.isPaidFromWallet,
    otp: row.order.otp,
    store,
  });
}

function checkoutInputOf({ order, home, store, scheduledFor }: PlannedOrder): WrittenInput {
  return {
    order_type: order.isTakenAway ? "take_away" : scheduledFor ? "schedule_order" : "delivery",
    payment_method: paymentMethodOf(order),
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
    dm_tips: fromMinor(minor(order.tip)),
    order_note: order.note,
    cutlery: 0,
    extra_packaging: 0,
    bring_change_amount: 0,
    is_buy_now: 0,
  };
}

function paymentMethodOf({ isPaidOnline, isPaidFromWallet }: DemoOrder) {
  if (isPaidFromWallet) return "wallet";
  return isPaidOnline ? "digital_payment" : "cash_on_delivery";
}
