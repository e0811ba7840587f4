import { endpoints } from "@errand/core/contract";
import { type Endpoint, type EndpointPath, isForStaff, parametersOf } from "@errand/core/endpoint";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sessions } from "./account/account.tables.ts";
import { passkeys } from "./account/passkeys.tables.ts";
import { customerAddresses } from "./addresses/addresses.tables.ts";
import { addCustomer, addGuest, cartOf } from "./cart/testing.ts";
import { stores } from "./catalog/catalog.tables.ts";
import { addItem, middle, type SeededShop, seedShop } from "./catalog/testing.ts";
import { chatMessages } from "./chat/chat.tables.ts";
import { notifications } from "./notifications/notifications.tables.ts";
import { notify } from "./notifications/notify.ts";
import { parcelBatches, parcelOrders } from "./order-rows/parcel-orders.tables.ts";
import { addCourier, addOrder, addParcel, addRun, contact } from "./orders/testing.ts";
import { decodeGuestId } from "./requests/caller.ts";
import { courierReviews, reviews } from "./reviews/reviews.tables.ts";
import { requestFor, startTestApi } from "./testing.ts";
import { renterOf, tomorrow } from "./trips/booking-testing.ts";
import { addTrip, type SeededRental, seedRental } from "./trips/testing.ts";

/**
 * Calls every endpoint that takes the id of something private as every other caller, with that id
 * (safety 9). The call is refused and changes nothing. An endpoint with an id that is neither
 * public nor listed in `inputs` fails the last test.
 */
const { api, db, ask } = await startTestApi();
let shop: SeededShop;
let grocer = 0;
let rental: SeededRental;

type Shopper = { token: string; customerId: number } | { guestId: string };
interface OwnedIds {
  order: number;
  cartLine: number;
  /** A group order that the owner has joined, with a line. */
  groupCode: string;
  groupMember: number;
  groupLine: number;
  rentalCart: number;
  rentalLine: number;
  trip: number;
  itemId: number;
  /** Of customers only. */
  session: number;
  passkey: number;
  notification: number;
  address: number;
  conversation: number;
  batch: number;
  run: number;
}

/** A courier is public to customers. */
const publicPaths = ["GET /delivery-man/reviews/{id}"];
const publicIds = [
  "item_id",
  "store_id",
  "store_zone_id",
  "category_id",
  "parcel_category_id",
  "module_id",
  "zone_id",
  "method_id",
  "provider_id",
  "vehicle_id",
];

const home = {
  address: "1 Place des Essais",
  address_type: "home",
  ...middle,
  contact_person_name: contact.contact_person_name,
  contact_person_number: contact.contact_person_number,
};
const keyOfPasskey = {
  publicKey: Buffer.alloc(1),
  counter: 0,
  transports: [],
  createdAt: new Date(),
};
const ofOrder = ({ order }: OwnedIds) => ({
  order_id: order,
  contact_number: contact.contact_person_number,
});

const ofRun = ({ run }: OwnedIds) => ({
  run_id: run,
  contact_number: contact.contact_person_number,
});

const ofItemReview = (owned: OwnedIds) => ({
  ...ofOrder(owned),
  item_id: owned.itemId,
  rating: 5,
});

const ofStoreReview = (owned: OwnedIds) => ({
  ...ofOrder(owned),
  store_id: shop.grocery.storeIds[0],
  rating: 5,
});

const ofCourierReview = (owned: OwnedIds) => ({ ...ofOrder(owned), delivery_man_id: 1, rating: 5 });

const ofTrip = ({ trip }: OwnedIds) => ({
  trip_id: trip,
  contact_number: contact.contact_person_number,
});

const ofConversation = ({ conversation }: OwnedIds) => ({ conversation_id: conversation });

const ofGroup = ({ groupCode, groupMember }: OwnedIds) => ({
  code: groupCode,
  member_id: groupMember,
});

/** The input with which each endpoint refers to something of its owner. */
const inputs = {
  "DELETE /customer/sessions/{id}": ({ session }) => ({ id: session }),
  "PUT /customer/passkeys/{id}": ({ passkey }) => ({ id: passkey, name: "Not mine" }),
  "DELETE /customer/passkeys/{id}": ({ passkey }) => ({ id: passkey }),
  "PUT /customer/notifications/seen": ({ notification }) => ({ notification_id: notification }),
  "PUT /customer/address/{id}": ({ address }) => ({ ...home, id: address, floor: "9" }),
  "DELETE /customer/address/{id}": ({ address }) => ({ id: address }),
  "POST /customer/cart/update": ({ cartLine }) => ({ cart_id: cartLine, price: 10, quantity: 5 }),
  "DELETE /customer/cart/remove-item": ({ cartLine }) => ({ cart_id: cartLine }),
  "POST /customer/group/add": (owned) => ({
    ...ofGroup(owned),
    model: "Item",
    item_id: owned.itemId,
    quantity: 1,
    price: 10,
    note: "Not mine",
  }),
  "POST /customer/group/update": (owned) => ({
    ...ofGroup(owned),
    cart_id: owned.groupLine,
    quantity: 5,
    price: 10,
  }),
  "DELETE /customer/group/remove-item": (owned) => ({
    ...ofGroup(owned),
    cart_id: owned.groupLine,
  }),
  "DELETE /customer/group/member": ofGroup,
  "PUT /rental/user/cart/update-cart": ({ rentalLine }) => ({ cart_id: rentalLine, quantity: 2 }),
  "PUT /rental/user/cart/update-user-data/{id}": ({ rentalCart }) => ({
    ...tomorrow,
    pickup_time: inTwoDays,
    id: rentalCart,
  }),
  "DELETE /rental/user/cart/remove-vehicle/{cart_id}": ({ rentalLine }) => ({
    cart_id: rentalLine,
  }),
  "GET /rental/user/trip/get-trip-details": ofTrip,
  "GET /rental/user/trip/invoice": ofTrip,
  "GET /rental/user/trip/stream": ofTrip,
  "PUT /rental/user/trip/cancel-trip": ofTrip,
  "POST /rental/user/trip/change/quote": ofTrip,
  "GET /rental/user/trip/change/calendar": (owned) => ({
    ...ofTrip(owned),
    from: "2099-01-01",
    to: "2099-01-02",
  }),
  "POST /rental/user/trip/change": (owned) => ({ ...ofTrip(owned), trip_amount: 20 }),
  "POST /rental/user/trip/payment": (owned) => ({
    ...ofTrip(owned),
    payment_method: "cash_payment",
    payment_platform: "web",
  }),
  "POST /rental/user/review/add": ({ trip }) => ({
    trip_id: trip,
    vehicle_id: rental.carId,
    vehicle_identity_id: rental.carUnits[0],
    rating: 5,
  }),
  "GET /customer/order/track": ofOrder,
  "GET /customer/order/details": ofOrder,
  "GET /customer/order/invoice": ofOrder,
  "GET /customer/order/stream": ofOrder,
  "POST /customer/order/reorder": ofOrder,
  "GET /delivery-man/last-location": ofOrder,
  "POST /customer/order/pay": (owned) => ({
    ...ofOrder(owned),
    payment_method: "sandbox",
    payment_platform: "web",
    callback: api.settings.url,
  }),
  "PUT /customer/order/payment-method": ofOrder,
  "GET /customer/order/refundable": ofOrder,
  "POST /customer/order/refund-request": (owned) => ({
    ...ofOrder(owned),
    customer_reason: "Not mine",
  }),
  "PUT /customer/order/offline-payment": (owned) => ({
    ...ofOrder(owned),
    method_id: 1,
    user_data: {},
  }),
  "PUT /customer/order/offline-payment-update": (owned) => ({ ...ofOrder(owned), user_data: {} }),
  "POST /customer/order/agree": (owned) => ({ ...ofOrder(owned), order_amount: 12 }),
  "POST /items/reviews/submit": ofItemReview,
  "PUT /items/reviews/submit": ofItemReview,
  "POST /stores/reviews/submit": ofStoreReview,
  "PUT /stores/reviews/submit": ofStoreReview,
  "POST /delivery-man/reviews/submit": ofCourierReview,
  "PUT /delivery-man/reviews/submit": ofCourierReview,
  "GET /customer/parcel-batch/{id}": ({ batch }) => ({ id: batch }),
  "POST /customer/parcel-batch/{id}/pay": ({ batch }) => ({
    id: batch,
    payment_method: "sandbox",
    payment_platform: "web",
    callback: api.settings.url,
  }),
  "GET /customer/run": ofRun,
  "GET /customer/run/stream": ofRun,
  "POST /customer/run/pay": (owned) => ({
    ...ofRun(owned),
    payment_method: "sandbox",
    payment_platform: "web",
    callback: api.settings.url,
  }),
  "PUT /customer/run/payment-method": ofRun,
  "PUT /customer/run/cancel": (owned) => ({ ...ofRun(owned), note: "Not mine" }),
  "POST /customer/run/answer": (owned) => ({
    ...ofRun(owned),
    order_id: owned.order,
    go_on: false,
  }),
  "POST /customer/order/parcel-return": (owned) => ({ ...ofOrder(owned), return_otp: "0000" }),
  "GET /customer/order/times": ofOrder,
  "PUT /customer/order/reschedule": (owned) => ({ ...ofOrder(owned), schedule_at: null }),
  "POST /customer/order/request-cancel": (owned) => ({ ...ofOrder(owned), reason: "Not mine" }),
  "PUT /customer/order/cancel": (owned) => ({ ...ofOrder(owned), note: "Not mine" }),
  "GET /customer/message/details": ofConversation,
  "POST /customer/message/send": (owned) => ({ ...ofConversation(owned), message: "Not mine" }),
  "PUT /customer/message/seen": ofConversation,
  "PUT /customer/message/typing": ofConversation,
  "GET /customer/message/stream": ofConversation,
} satisfies Partial<Record<EndpointPath, (owned: OwnedIds) => Record<string, unknown>>>;

beforeAll(async () => {
  shop = await seedShop(db, { refunds: true, groupOrders: { isOn: true, maxMembers: 2 } });
  grocer = shop.grocery.moduleId;
  rental = await seedRental(db, shop.zoneId);
  await db
    .update(stores)
    .set({ pickupZoneIds: [shop.zoneId] })
    .where(eq(stores.id, rental.providerId));
});

const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();

/** The headers of a path: of the rental module or of the grocery. */
const headersOf = (path: string) => ({
  zones: [shop.zoneId],
  module: path.includes(" /rental/") ? rental.moduleId : grocer,
});

let callCount = 0;
const nextAddress = () => {
  callCount += 1;
  return `2001:db8::${callCount.toString(16)}`;
};

/** Reviews with an order, which its owner can change. */
async function addReviews(orderId: number, itemId: number) {
  const review = { orderId, customerName: "Ada", rating: 3 };
  const [storeId] = shop.grocery.storeIds;
  await db.insert(reviews).values([
    { ...review, storeId, itemId },
    { ...review, storeId, itemId: null },
  ]);
  const courierId = await addCourier(db);
  await db.insert(courierReviews).values({ ...review, courierId, createdAt: new Date() });
}

/** The code of a group order that others cannot use without joining it. */
async function joinGroup(owner: Shopper, item_id: number) {
  const { token } = await addCustomer(db);
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  const opened = await ask(
    "POST /customer/group",
    { store_id: shop.grocery.storeIds[0], deadline, order_type: "delivery", ...home },
    { token, ...headersOf("POST /customer/group"), key: `opening-${token}` },
  );
  const { code } = opened.body.group;
  const who = "token" in owner ? {} : { guest_id: owner.guestId };
  const options = "token" in owner ? { token: owner.token } : {};
  await ask("POST /customer/group/join", { ...who, code, name: "Ada" }, options);
  const line = { model: "Item", item_id, quantity: 1, price: 10 };
  const { body } = await ask("POST /customer/group/add", { ...who, code, ...line }, options);
  const groupLine = body.members.find(({ id }) => id === body.me)?.lines[0]?.id ?? 0;
  return { groupCode: code, groupMember: body.me ?? 0, groupLine };
}

async function createOwned(owner: Shopper): Promise<OwnedIds> {
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 50 });
  const isCustomer = "token" in owner;
  const order = await addOrder(db, shop, shop.grocery, {
    itemId,
    customerId: isCustomer ? owner.customerId : null,
    guestId: isCustomer ? null : decodeGuestId(owner.guestId),
  });
  await addReviews(order, itemId);
  const question = { orderId: order, endsAt: inTwoDays };
  const run = await addRun(db, [order], { ifRefused: "ask", question });
  const [line] = (await cartOf(ask, owner, grocer).add({ item_id: itemId })).body;
  const rented = (
    await renterOf(ask, owner, headersOf("GET /rental/")).add(rental.carId, {
      pickup_time: inTwoDays,
    })
  ).body;
  const trip = await addTrip(db, rental, {
    customerId: isCustomer ? owner.customerId : null,
    guestId: isCustomer ? null : decodeGuestId(owner.guestId),
  });
  const owned = {
    order,
    itemId,
    cartLine: line?.id ?? 0,
    ...(await joinGroup(owner, itemId)),
    rentalCart: rented.user_data?.id ?? 0,
    rentalLine: rented.carts[0]?.id ?? 0,
    trip,
    run,
    session: 0,
    conversation: 0,
    passkey: 0,
    notification: 0,
    address: 0,
    batch: 0,
  };
  if (!isCustomer) return owned;
  const { token, customerId } = owner;
  const [passkey] = await db
    .insert(passkeys)
    .values({ ...keyOfPasskey, customerId, credentialId: token, name: "Mine" })
    .returning();
  await notify(db, {
    customerId,
    cause: "test",
    type: "add_fund",
    message: "fund_added",
    at: new Date(),
  });
  const [notification] = (await ask("GET /customer/notifications", {}, { token })).body;
  const [session] = (await ask("GET /customer/sessions", {}, { token })).body;
  const { body } = await ask("POST /customer/add-address", home, { token });
  const hello = { receiver_type: "admin", message: "Hello" };
  const written = await ask("POST /customer/message/send", hello, { token });
  const parcel = await addParcel(db, shop, shop.grocery, { customerId });
  const [batch] = await db.insert(parcelBatches).values({ createdAt: new Date() }).returning();
  await db
    .update(parcelOrders)
    .set({ batchId: batch?.id ?? 0 })
    .where(eq(parcelOrders.orderId, parcel));
  return {
    ...owned,
    session: session?.id ?? 0,
    passkey: passkey?.id ?? 0,
    notification: notification?.id ?? 0,
    address: body.address.id,
    conversation: written.body.conversation.id,
    batch: batch?.id ?? 0,
  };
}

/** The data of the owner, as the owner sees it. */
async function seenBy(owner: Shopper, owned: OwnedIds) {
  const isCustomer = "token" in owner;
  const who = isCustomer ? {} : { guest_id: owner.guestId };
  const options = isCustomer ? { token: owner.token } : {};
  const order = await ask("GET /customer/order/track", { ...who, ...ofOrder(owned) }, options);
  const path = "GET /rental/user/trip/get-trip-details";
  const trip = await ask(path, { ...who, ...ofTrip(owned) }, options);
  const run = await ask("GET /customer/run", { ...who, ...ofRun(owned) }, options);
  const group = await ask("GET /customer/group", { ...who, code: owned.groupCode }, options);
  return {
    order: order.body,
    trip: trip.body,
    group: group.body,
    run: run.body,
    cart: (await cartOf(ask, owner, grocer).list()).body,
    rentalCart: (await renterOf(ask, owner, headersOf("GET /rental/")).list()).body,
    addresses: await db.select().from(customerAddresses),
    notifications: await db.select().from(notifications).orderBy(notifications.id),
    passkeys: await db.select().from(passkeys).orderBy(passkeys.id),
    messages: await db.select().from(chatMessages).orderBy(chatMessages.id),
    sessions: isCustomer
      ? await db.$count(sessions, eq(sessions.customerId, owner.customerId))
      : null,
  };
}

async function expired(): Promise<Shopper> {
  const customer = await addCustomer(db);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now() - interval '91 days'` })
    .where(eq(sessions.customerId, customer.customerId));
  return customer;
}

const otherCallers = {
  "an anonymous caller": async () => null,
  "guest B": () => addGuest(db),
  "customer B": () => addCustomer(db),
  "a customer with an expired session": expired,
} satisfies Record<string, () => Promise<Shopper | null>>;

const owners = { "guest A": () => addGuest(db), "customer A": () => addCustomer(db) };
type OwnerName = keyof typeof owners;

// All calls are about the same orders, whose proofs are limited.
beforeEach(() => db.execute(sql`delete from rate_limits`));

/** Two owners for all refusals, because a refused call changes nothing of what they have. */
const targets = new Map<OwnerName, { owner: Shopper; owned: OwnedIds }>();

async function target(name: OwnerName) {
  const known = targets.get(name);
  if (known) return known;
  const owner = await owners[name]();
  const added = { owner, owned: await createOwned(owner) };
  targets.set(name, added);
  return added;
}

const served = (path: string) => endpoints.find(({ endpoint }) => endpoint.path === path)?.endpoint;
const cases = Object.entries(inputs).flatMap(([path, inputOf]) =>
  (Object.keys(owners) as OwnerName[])
    .filter((owner) => owner === "customer A" || served(path)?.allow === "shopper")
    .map((owner) => ({ path, owner, inputOf })),
);

test.each(cases)(
  "$path refuses others the ids of $owner",
  async ({ path, owner: name, inputOf }) => {
    const { owner, owned } = await target(name);
    for (const [caller, add] of Object.entries(otherCallers)) {
      const who = await add();
      const before = await seenBy(owner, owned);

      const guest = who && "guestId" in who ? { guest_id: who.guestId } : {};
      const token = who && "token" in who ? { token: who.token } : {};
      const request = requestFor(
        path,
        { ...inputOf(owned), ...guest },
        { ...headersOf(path), key: "key-of-the-permission-test", ...token },
      );
      const response = await api.app.fetch(request, { address: nextAddress() });
      expect([401, 403, 404], caller).toContain(response.status);
      expect(Object.keys((await response.json()) as object), caller).toEqual(["errors"]);
      expect(await seenBy(owner, owned), caller).toEqual(before);
    }
  },
);

test("allows the owner with the same ids", async () => {
  const ada = await addCustomer(db);
  const owned = await createOwned(ada);
  const statuses: [string, number][] = [];
  for (const [path, inputOf] of Object.entries(inputs)) {
    // The first would end the session of the other calls; a stream does not end.
    if (path === "DELETE /customer/sessions/{id}" || path.endsWith("/stream")) continue;
    const request = requestFor(path, inputOf(owned), {
      ...headersOf(path),
      key: "key-of-the-permission-test",
      token: ada.token,
    });
    const response = await api.app.fetch(request, { address: nextAddress() });
    statuses.push([path, response.status]);
    await response.body?.cancel();
  }
  expect(statuses.filter(([, status]) => [401, 403, 404].includes(status))).toEqual([]);
});

test("covers every endpoint with a private id", () => {
  // Endpoints of staff have a test of their own.
  const idsOf = ({ input, allow }: Endpoint) =>
    allow === "anyone" || isForStaff(allow)
      ? []
      : parametersOf(input).filter((name) => /(^|_)id$/.test(name) && !publicIds.includes(name));
  const withIds = endpoints.filter(
    ({ endpoint }) => idsOf(endpoint).length > 0 && !publicPaths.includes(endpoint.path),
  );
  expect(withIds.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(
    Object.keys(inputs).toSorted(),
  );
});
