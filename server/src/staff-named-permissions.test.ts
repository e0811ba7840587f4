import { endpoints } from "@errand/core/contract";
import { type Endpoint, type EndpointPath, isForStaff, parametersOf } from "@errand/core/endpoint";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "./cart/testing.ts";
import { itemVariations } from "./catalog/catalog.tables.ts";
import { addItem, same, seedShop } from "./catalog/testing.ts";
import { chatMessages } from "./chat/chat.tables.ts";
import { addCourier, addOrder } from "./orders/testing.ts";
import { addStaff } from "./staff/testing.ts";
import { requestFor, startTestApi } from "./testing.ts";
import { insertTestWish } from "./wishes/testing.ts";

/**
 * Calls every endpoint of staff that names something in its query or body, with what belongs to
 * another store, courier or zone (safety 9): the call is refused or finds nothing, and changes
 * nothing.
 */
const { api, db, ask } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });

/** What a customer of the first zone has with its store, its courier and the desk. */
interface Foreign {
  customerId: number;
  courierId: number;
  orderId: number;
  variationId: number;
  wishId: number;
  conversations: { store: number; courier: number; desk: number };
}
let foreign: Foreign;
let callers: Record<"store" | "courier" | "desk", { id: number; token: string }>;
let ownItemId = 0;

beforeEach(async () => {
  const { token, customerId } = await addCustomer(db);
  const courierId = await addCourier(db);
  const orderId = await addOrder(db, shop, shop.grocery, {
    ...{ itemId, customerId, courierId, status: "processing" },
  });
  const write = async (to: object) => {
    const input = { ...to, message: "Where is it?" };
    const { body } = await ask("POST /customer/message/send", input, { token });
    return body.conversation.id;
  };
  foreign = {
    customerId,
    courierId,
    orderId,
    variationId: await newVariation(),
    wishId: await insertTestWish(db, {
      moduleId: shop.grocery.moduleId,
      zoneIds: [shop.zoneId],
    }),
    conversations: {
      store: await write({ receiver_type: "vendor", receiver_id: storeId }),
      courier: await write({ receiver_type: "delivery_man", receiver_id: courierId }),
      desk: await write({ receiver_type: "admin" }),
    },
  };
  ownItemId = await addItem(db, { storeId: otherStoreId, stock: 5 });
  callers = {
    store: await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherStoreId }),
    courier: await addStaff(db, {
      kind: "courier",
      role: null,
      courierId: await addCourier(db),
    }),
    desk: await addStaff(db, { kind: "operator", role: "owner", zoneIds: [shop.otherZoneId] }),
  };
});

/** A variation of an item of the first store. */
async function newVariation(): Promise<number> {
  const small = { type: same("S"), price: minor(1000), stock: 3 };
  const id = await addItem(db, { storeId, variations: [small] });
  const [row] = await db.select().from(itemVariations).where(eq(itemVariations.itemId, id));
  return row?.id ?? 0;
}

/** What everybody may name: the lists of the shop, and couriers, who serve all zones. */
const publicIds = [
  "category_id",
  "sub_category_id",
  "brand_id",
  "common_condition_id",
  "pickup_zone_id",
  "vehicle_id",
];
const publicPaths = [
  "POST /desk/settings/zones/effects",
  "POST /desk/orders/{id}/assign",
  // It shows of a zone and a module what every customer sees.
  "POST /desk/preview",
];

const filters = () => ({ zone_id: shop.zoneId, store_id: storeId, courier_id: foreign.courierId });
const ofEntries = () => ({ module_id: 1, zone_id: shop.zoneId, store_id: storeId });
const conversation = (of: "store" | "courier" | "desk") => () => ({
  conversation_id: foreign.conversations[of],
});
const receiver = () => ({ receiver_id: foreign.customerId });
const written = { message: "Not mine" };

const block = () => ({
  ...{ vehicle_id: 1, vehicle_identity_id: 1, reason: "Repair" },
  ...{ from: "2030-02-01T10:00:00Z", to: "2030-02-01T12:00:00Z" },
});

const phoneOrder = () => ({
  ...{ store_id: storeId, order_type: "take_away", payment_method: "cash_on_delivery" },
  ...{ customer_id: foreign.customerId },
  lines: [{ model: "Item", item_id: itemId, quantity: 1, price: 10 }],
});

/** The inputs with which each endpoint names what belongs to others, one after the other. */
const inputs = {
  "GET /desk/live": [() => ({ zone_id: shop.zoneId })],
  "GET /desk/live/replay": [() => ({ zone_id: shop.zoneId })],
  "GET /desk/orders": [
    filters,
    () => ({ module_id: shop.grocery.moduleId, customer_id: foreign.customerId }),
  ],
  ...ofEntryLists(),
  "GET /desk/payments": [filters],
  "GET /desk/incidents": [filters],
  "GET /desk/refunds": [filters],
  "POST /desk/orders/{id}/refund": [
    () => ({ id: foreign.orderId, decision: "approve", refund_id: 1 }),
  ],
  "GET /desk/trips": [() => ({ zone_id: shop.zoneId, store_id: storeId })],
  "GET /desk/stores": [() => ({ zone_id: shop.zoneId, module_id: shop.grocery.moduleId })],
  "GET /desk/staff": [() => ({ store_id: storeId })],
  "POST /desk/staff": [
    () => ({ email: "new@example.org", role: "support", zone_ids: [shop.zoneId] }),
  ],
  "PUT /desk/staff/{id}": [() => ({ id: callers.store.id, zone_ids: [shop.zoneId] })],
  "GET /desk/partners": [() => ({ zone_id: shop.zoneId })],
  "GET /desk/reviews": [() => ({ store_id: storeId })],
  "GET /desk/papers": [() => ({ courier_id: foreign.courierId })],
  "GET /desk/shifts": [() => ({ zone_id: shop.zoneId })],
  "POST /desk/shifts": [
    () => ({
      ...{ zone_id: shop.zoneId, places: 1 },
      ...{ from: "2030-02-01T10:00:00Z", to: "2030-02-01T12:00:00Z" },
    }),
  ],
  "GET /desk/figures": [() => ({ zone_id: shop.zoneId })],
  "GET /desk/ledger": [() => ({ order_id: foreign.orderId })],
  "POST /desk/orders/quote": [phoneOrder],
  "POST /desk/orders": [() => ({ ...phoneOrder(), order_amount: 13 })],
  "POST /desk/payouts": [() => ({ kind: "stores", until: "2026-01-31", ids: [storeId] })],
  ...ofPayoutLines("hold", "approve", "paid", "failed"),
  "PUT /store/items/{id}/stock": [
    () => ({ id: ownItemId, set: 1, variation_id: foreign.variationId }),
  ],
  "PUT /store/items/{id}/availability": [
    () => ({ id: ownItemId, variation_id: foreign.variationId }),
    () => ({ id: ownItemId, group_id: "size", option_id: "large" }),
  ],
  "POST /store/wishes/{id}/offer": [() => ({ id: foreign.wishId, item_id: itemId })],
  "POST /provider/blocks": [block],
  "PUT /provider/blocks/{id}": [() => ({ id: 1, ...block() })],
  ...ofChat("store"),
  ...ofChat("courier"),
  ...ofChat("desk"),
  "GET /desk/message/list": [() => ({ order_id: foreign.orderId })],
} satisfies Partial<Record<EndpointPath, (() => Record<string, unknown>)[]>>;

/** Lines of a run, which nobody of some zones sees. */
function ofPayoutLines(...acts: ("hold" | "approve" | "paid" | "failed")[]) {
  const named = { id: 1, line_ids: [1], reference: "SEPA 1", reason: "Wrong" };
  const inputOf = (act: string) => ({
    ...named,
    ...(act === "approve" && { reference: undefined }),
  });
  return Object.fromEntries(
    acts.map((act) => [`POST /desk/payouts/{id}/${act}`, [() => inputOf(act)]]),
  );
}

/** The lists of the desk; two of them have an order. */
function ofEntryLists() {
  const order = { ids: [1] };
  return {
    "GET /desk/banners": [ofEntries],
    "GET /desk/coupons": [ofEntries],
    "GET /desk/settings/zones": [ofEntries],
    "GET /desk/settings/modules": [ofEntries],
    "GET /desk/settings/transfers": [ofEntries],
    "GET /desk/settings/chat-phrases": [ofEntries],
    "GET /desk/settings/parcel-categories": [ofEntries],
    "GET /desk/settings/parcel-instructions": [ofEntries],
    "GET /desk/settings/vehicle-categories": [ofEntries],
    "GET /desk/settings/vehicle-brands": [ofEntries],
    "GET /desk/settings/conditions": [ofEntries],
    "GET /desk/settings/courier-vehicles": [ofEntries],
    "PUT /desk/settings/modules/order": [() => order],
    "GET /desk/campaigns": [ofEntries],
    "GET /desk/flash-sales": [ofEntries],
    "GET /desk/cashbacks": [ofEntries],
    "GET /desk/bonuses": [ofEntries],
    "GET /desk/advertisements": [ofEntries],
    "GET /desk/notifications": [ofEntries],
    "GET /desk/categories": [ofEntries],
    "GET /desk/brands": [ofEntries],
    "GET /desk/reasons": [ofEntries],
    "PUT /desk/advertisements/order": [() => order],
    "PUT /desk/categories/order": [() => order],
  };
}

function ofChat<Of extends "store" | "courier" | "desk">(of: Of) {
  const named = conversation(of);
  return {
    [`GET /${of}/message/details`]: [
      named,
      receiver,
      () => ({ ...named(), order_id: foreign.orderId }),
    ],
    [`PUT /${of}/message/seen`]: [named],
    [`PUT /${of}/message/typing`]: [named],
    [`POST /${of}/message/send`]: [
      () => ({ ...named(), ...written }),
      () => ({ ...receiver(), ...written }),
      () => ({ ...receiver(), ...written, order_id: foreign.orderId }),
    ],
  };
}

const served = (path: string) => endpoints.find(({ endpoint }) => endpoint.path === path)?.endpoint;

test.each(Object.entries(inputs))("%s finds nothing of others", async (path, named) => {
  const allow = served(path)?.allow;
  if (!allow || !isForStaff(allow)) throw new Error(`${path} is not an endpoint of staff`);
  for (const inputOf of named) {
    const before = await db.select().from(chatMessages).orderBy(chatMessages.id);
    const { token } = callers[allow.staff];
    const request = requestFor(path, inputOf(), { token, key: crypto.randomUUID() });
    const response = await api.app.fetch(request, { address: "203.0.113.8" });
    const body = (await response.json()) as { total_size?: number; orders?: object[] };
    // A variation is a part of an item, and refused like one that does not exist.
    const refusals = path.startsWith("PUT /store/items/{id}/") ? [422] : [401, 403, 404];
    // The live town has no pages.
    if (response.status === 200) expect(body.total_size ?? body.orders?.length).toBe(0);
    else expect(refusals).toContain(response.status);
    expect(await db.select().from(chatMessages).orderBy(chatMessages.id)).toEqual(before);
  }
});

test("covers every endpoint of staff that names something beside its path", () => {
  const namesOf = ({ input, path, allow }: Endpoint) =>
    isForStaff(allow)
      ? parametersOf(input).filter(
          (name) =>
            /(^|_)ids?$/.test(name) && !path.includes(`{${name}}`) && !publicIds.includes(name),
        )
      : [];
  const naming = endpoints
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => namesOf(endpoint).length > 0 && !publicPaths.includes(endpoint.path));
  expect(naming.map(({ path }) => path).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

describe("conversations with the desk", () => {
  const deskOf = (zoneIds?: number[]) =>
    addStaff(db, { kind: "operator", role: "support", ...(zoneIds && { zoneIds }) });
  const listOf = async ({ token }: { token: string }) =>
    (await ask("GET /desk/message/list", { limit: 100 }, { token })).body.conversations.map(
      ({ id }) => id,
    );

  test("are those of the zone of the latest order, or of the order that was named last", async () => {
    const { desk: id } = foreign.conversations;
    const [own, elsewhere, all] = [
      await deskOf([shop.zoneId]),
      await deskOf([shop.otherZoneId]),
      await deskOf(),
    ];
    expect([await listOf(own), await listOf(all)].every((ids) => ids.includes(id))).toBe(true);
    expect(await listOf(elsewhere)).not.toContain(id);
    const { customerId } = foreign;
    const overrides = { itemId, customerId, zoneId: shop.otherZoneId };
    const there = await addOrder(db, shop, shop.grocery, overrides);
    expect([await listOf(own), await listOf(elsewhere)].map((ids) => ids.includes(id))).toEqual([
      false,
      true,
    ]);
    const answer = { conversation_id: id, message: "About this one", order_id: foreign.orderId };
    const options = (token: string) => ({ token, key: crypto.randomUUID() });
    const refused = await ask("POST /desk/message/send", answer, options(elsewhere.token));
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([404, "order"]);
    const named = { ...answer, order_id: there };
    expect((await ask("POST /desk/message/send", named, options(all.token))).status).toBe(201);
    expect(await listOf(elsewhere)).toContain(id);
    expect((await ask("POST /desk/message/send", answer, options(all.token))).status).toBe(201);
    expect([await listOf(own), await listOf(elsewhere)].map((ids) => ids.includes(id))).toEqual([
      true,
      false,
    ]);
  });

  test("of a customer without an order are for operators of all zones", async () => {
    const { token } = await addCustomer(db);
    const hello = { receiver_type: "admin", message: "Hello" };
    const { body } = await ask("POST /customer/message/send", hello, { token });
    expect(await listOf(await deskOf([shop.zoneId]))).not.toContain(body.conversation.id);
    expect(await listOf(await deskOf())).toContain(body.conversation.id);
  });
});
