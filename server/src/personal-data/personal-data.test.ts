import { partyType } from "@errand/core/chat/chat.types";
import { checkoutMethods } from "@errand/core/checkout/partial-payment";
import { journalKinds } from "@errand/core/ledger/journals";
import { minor } from "@errand/core/money";
import { notificationTypes } from "@errand/core/notifications/notification-types";
import { orderStatus } from "@errand/core/orders/orders.types";
import { rentalTypes } from "@errand/core/rental/rental.types";
import { tripPaymentMethods } from "@errand/core/trips/trips.contract";
import { tripStatuses } from "@errand/core/trips/trips.types";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer } from "../cart/testing.ts";
import { items } from "../catalog/catalog.tables.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { fundWallet } from "../ledger/testing.ts";
import messages from "../messages/personal-data.en.json" with { type: "json" };
import { addOrder, deliveryLocation } from "../orders/testing.ts";
import { rentalWishlistEntries, vehicleReviews } from "../rental/fleet.tables.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, seedRental } from "../trips/testing.ts";
import { rentalCartLines, rentalCarts } from "../trips/trips.tables.ts";

const { ask, db, pool } = await startTestApi();
let shop: SeededShop;
let customer: Awaited<ReturnType<typeof addCustomer>>;
let storeId = 0;
let itemId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
  storeId = shop.grocery.storeIds[0];
  itemId = await addItem(db, { storeId });
  customer = await addCustomer(db);
});

const caller = (token = customer.token) => ({
  token,
  zones: [shop.zoneId],
  module: shop.grocery.moduleId,
});
const exported = async (token = customer.token, language: "en" | "fr" = "en") =>
  (await ask("GET /customer/personal-data", {}, { token, language })).body;
const rowsOf = async (key: string, token = customer.token) =>
  (await exported(token)).sections.find((section) => section.key === key)?.rows;

/** The tables that name a customer, and the section of each, or why it has none. */
const tables: Record<string, string> = {
  cart_lines: "cart",
  cashback_customers: "cashback",
  conversations: "messages",
  coupon_customers: "coupons",
  courier_reviews: "courier_reviews",
  customer_addresses: "addresses",
  group_members: "groups",
  interests: "interests",
  notification_settings: "notification_settings",
  notifications: "notifications",
  orders: "orders",
  passkey_challenges: "left out: a secret of five minutes",
  passkeys: "passkeys",
  pending_sign_ins: "left out: a secret of half an hour",
  referrals: "referrals",
  rental_carts: "rental_cart",
  rental_wishlist_entries: "rental_wishlist",
  replaced_carts: "left out: carts that others have replaced, for 14 days",
  reviews: "reviews",
  sessions: "sessions",
  sign_in_sources: "left out: hashes that only recognise a device",
  social_identities: "linked_accounts",
  vehicle_reviews: "vehicle_reviews",
  wishes: "wishes",
  wishlist_entries: "wishlist",
};

test("covers every table that names a customer", async () => {
  const { rows } = await pool.query(`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'customers'::regclass order by 1`);
  expect(rows.map(({ table }) => table)).toEqual(Object.keys(tables));
  const keys = (await exported()).sections.map(({ key }) => key);
  for (const section of Object.values(tables)) {
    if (!section.startsWith("left out")) expect(keys).toContain(section);
  }
});

test("contains what the customer has entered and done", async () => {
  const { customerId } = customer;
  const address = { address: "2 Place des Essais", address_type: "home", ...deliveryLocation };
  const contact = { contact_person_name: "Ada", contact_person_number: "+33612345678" };
  await ask("POST /customer/add-address", { ...address, ...contact }, caller());
  await ask("POST /customer/wish-list/add", { item_id: itemId }, caller());
  const line = { model: "Item" as const, item_id: itemId, quantity: 2, price: 10 };
  await ask("POST /customer/cart/add", line, caller());
  const id = await addOrder(db, shop, shop.grocery, {
    itemId,
    customerId,
    guestId: null,
    note: "Ring twice",
    quantity: 3,
  });
  const review = { customerId, storeId, orderId: id, customerName: "Ada L." };
  await db.insert(reviews).values([
    { ...review, itemId, rating: 4 },
    { ...review, rating: 5, comment: { en: "", fr: "Très bien" } },
  ]);
  await fundWallet(db, customerId, 725);
  const friend = await addCustomer(db);
  await addReferral(db, friend.customerId, customerId, new Date());
  expect(await rowsOf("addresses")).toMatchObject([
    { address: "2 Place des Essais", type: "home" },
  ]);
  expect(await rowsOf("wishlist")).toHaveLength(1);
  expect(await rowsOf("cart")).toMatchObject([{ quantity: 2 }]);
  expect(await rowsOf("orders")).toMatchObject([
    { id, amount: 12, note: "Ring twice", items: expect.stringContaining("3 × ") },
  ]);
  expect(await rowsOf("reviews")).toMatchObject([
    {
      store: expect.stringMatching(/^store-/),
      item: expect.stringMatching(/^item-/),
      rating: 4,
      comment: null,
    },
    { item: null, rating: 5, comment: "Très bien" },
  ]);
  expect(await rowsOf("wallet")).toMatchObject([{ kind: "wallet_credit", amount: 7.25 }]);
  expect(await rowsOf("referrals")).toMatchObject([{ amount: null }]);
  expect(await rowsOf("referred_by", friend.token)).toHaveLength(1);
});

test("contains trips, the rental cart and wishlist, and reviews of vehicles", async () => {
  const { customerId, token } = await addCustomer(db);
  const rental = await seedRental(db, shop.zoneId);
  const { carId, providerId, moduleId } = rental;
  const tripId = await addTrip(db, rental, { customerId, note: "Two child seats" });
  const place = { lat: 43.6, lng: 3.9, name: "Place des Essais", type: null };
  const [cart] = await db
    .insert(rentalCarts)
    .values({
      ...{
        customerId,
        moduleId,
        providerId,
        rentalType: "hourly",
        hours: 2,
        meters: 1200,
        minutes: 4,
      },
      pickup: place,
      destination: place,
      pickupTime: new Date(),
    })
    .returning();
  await db.insert(rentalCartLines).values({ cartId: cart?.id ?? 0, vehicleId: carId, quantity: 2 });
  await db.insert(rentalWishlistEntries).values({ customerId, vehicleId: carId });
  await db.insert(vehicleReviews).values({
    ...{ vehicleId: carId, providerId, customerId, customerName: "Ada L.", rating: 4 },
    comment: { en: "", fr: "Silencieuse" },
  });
  expect(await rowsOf("orders", token)).toEqual([]);
  expect(await rowsOf("trips", token)).toMatchObject([
    { id: tripId, amount: 20, vehicles: "1 × Car", pickup: place.name, note: "Two child seats" },
  ]);
  expect(await rowsOf("rental_cart", token)).toMatchObject([
    { vehicle: "Car", quantity: 2, destination: place.name },
  ]);
  expect(await rowsOf("rental_wishlist", token)).toMatchObject([{ vehicle: "Car" }]);
  expect(await rowsOf("vehicle_reviews", token)).toMatchObject([
    { vehicle: "Car", rating: 4, comment: "Silencieuse" },
  ]);
});

test("has pictures of what it names, and says what kind of value each field has", async () => {
  const buyer = await addCustomer(db);
  await db
    .update(items)
    .set({ images: ["goods-lemons", "goods-limes"] })
    .where(eq(items.id, itemId));
  await ask("POST /customer/wish-list/add", { item_id: itemId }, caller(buyer.token));
  await ask(
    "POST /customer/message/send",
    { receiver_type: "admin", message: "Hello" },
    { token: buyer.token },
  );
  const [wish] = (await rowsOf("wishlist", buyer.token)) ?? [];
  expect(wish?.pictures).toEqual([expect.stringMatching(/\/images\/goods-lemons\b.*\.webp$/)]);
  const { sections, words } = await exported(buyer.token, "fr");
  const kinds = (key: string) =>
    Object.fromEntries(
      (sections.find((section) => section.key === key)?.fields ?? []).map(({ key, kind }) => [
        key,
        kind,
      ]),
    );
  expect(kinds("messages")).toMatchObject({
    ...{ created_at: "moment", sender: "word", message: undefined, pictures: "pictures" },
  });
  expect(kinds("orders")).toMatchObject({ amount: "amount", status: "word", id: undefined });
  expect(words).toMatchObject({ customer: "Vous" });
});

test("has a word for each value that the code may store", () => {
  const values = [
    ...orderStatus.options,
    ...tripStatuses,
    ...checkoutMethods,
    ...tripPaymentMethods,
    ...rentalTypes,
    ...journalKinds,
    ...notificationTypes,
    ...partyType.options,
  ];
  expect(values.filter((value) => !(value in messages.word))).toEqual([]);
});

test("contains nothing of others, and no secret", async () => {
  const stranger = await addCustomer(db);
  await addOrder(db, shop, shop.grocery, {
    itemId,
    customerId: customer.customerId,
    guestId: null,
    amount: minor(1200),
  });
  for (const { key, rows } of (await exported(stranger.token)).sections) {
    expect(rows.length, key).toBe(key === "account" || key === "sessions" ? 1 : 0);
  }
  expect(JSON.stringify(await exported())).not.toMatch(/hash|token|otp|password/i);
});

test("names each section and field in the language of the request", async () => {
  const [english, french] = [await exported(), await exported(customer.token, "fr")];
  expect(english.sections[0]).toMatchObject({ title: "Account" });
  expect(french.sections[0]).toMatchObject({ title: "Compte" });
  expect(french.sections[0]?.fields[0]).toEqual({ key: "first_name", label: "Prénom" });
});
