import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { cartLines } from "../cart/cart.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { middle, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { orderEvents, orderLines, orders } from "../order-rows/orders.tables.ts";
import { addGuest, contact, deliveryLocation } from "../orders/testing.ts";
import type { ApiParts } from "../services.ts";
import { startTestApi } from "../testing.ts";

/** Sets up a bakery, a grocer and a guest for the tests of placing orders. */
export async function startCheckoutTest(
  parts: Partial<Pick<ApiParts, "gateways" | "router">> & {
    databaseUrl?: string;
    databaseDirectUrl?: string;
    unpaidOrders?: number;
  } = {},
) {
  const api = await startTestApi(undefined, parts);
  const { ask, db, setNow } = api;
  const seeded = await seedShop(db);
  const [bakery] = seeded.food.storeIds;
  const [grocer] = seeded.grocery.storeIds;
  const food = { zones: [seeded.zoneId], module: seeded.food.moduleId };
  const grocery = { zones: [seeded.zoneId], module: seeded.grocery.moduleId };
  let guest_id = "";
  let keys = 0;

  async function configure(settings: Partial<ShopSettings>) {
    await db.update(shopTable).set({ settings: { ...testShopSettings(), ...settings } });
    await api.changes.flushed();
  }

  function nextKey() {
    keys += 1;
    return `place-test-key-${keys}`;
  }

  /** An order of one loaf: 10.00, 10 % tax, 2.00 for the delivery over 2.2 km. */
  function order(overrides: object = {}) {
    return {
      guest_id,
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      order_amount: 13,
      store_id: bakery,
      address: "2 Place des Essais",
      ...deliveryLocation,
      ...contact,
      ...overrides,
    };
  }

  async function counts() {
    const [rows, lines, events, carts] = await Promise.all(
      [orders, orderLines, orderEvents, cartLines].map((table) => db.$count(table)),
    );
    const [total] = await db
      .select({ stock: sql<number>`sum(${stockUnits.quantity})` })
      .from(stockUnits);
    return { rows, lines, events, carts, stock: Number(total?.stock) };
  }

  return {
    ...api,
    seeded,
    bakery,
    grocer,
    food,
    grocery,
    configure,
    nextKey,
    order,
    counts,
    /** Resets clock and settings, ends pauses of stores, adds a new guest and returns its id. */
    ctx: async () => {
      setNow(null);
      await configure({});
      await db.update(stores).set({ pausedUntil: null, pauseCause: null });
      guest_id = await addGuest(db);
      return guest_id;
    },
    place: (overrides: object = {}, options: object = food) =>
      ask("POST /customer/order/place", order(overrides), { ...options, key: nextKey() }),
    /** Adds one piece to the guest's cart. */
    put: async (itemId: number, overrides: object = {}, options: object = food) => {
      const line = { guest_id, model: "Item", item_id: itemId, quantity: 1, price: 10 };
      const response = await ask("POST /customer/cart/add", { ...line, ...overrides }, options);
      expect(response).toMatchObject({ status: 200 });
    },
    /** Expects that a refused request changes nothing and returns its errors. */
    refused: async (act: () => Promise<{ status: number; body: unknown }>) => {
      const before = await counts();
      const { status, body } = await act();
      expect(await counts()).toEqual(before);
      const { errors } = body as { errors: { code: string; field?: string; data?: object }[] };
      return { status, codes: errors?.map(({ code }) => code), errors };
    },
    /** Module, zone and location for another store. */
    placeOf: ({ moduleId }: { moduleId: number }) => ({
      moduleId,
      zoneId: seeded.zoneId,
      latitude: middle.latitude + 0.01,
    }),
  };
}

/** The input for buying one piece without the cart. */
export function buyNowInput(itemId: number, overrides: object = {}) {
  const line = { model: "Item", item_id: itemId, quantity: 1, price: 10, ...overrides };
  return { is_buy_now: 1, cart: [line] };
}
