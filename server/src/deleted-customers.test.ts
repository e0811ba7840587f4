import { pointsEarned, walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { eq, isNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockCustomer, openSession } from "./account/account.data.ts";
import { anonymizeCustomer } from "./account/anonymize-customer.data.ts";
import { passkeyChallenges, passkeys } from "./account/passkeys.tables.ts";
import { pendingSignIns } from "./account/pending-sign-ins.tables.ts";
import { referrals } from "./account/referrals.tables.ts";
import { socialIdentities } from "./account/social.tables.ts";
import { offerReferrals, setLogin, somebody } from "./account/testing.ts";
import { replacedCarts } from "./cart/replaced-carts.tables.ts";
import { addCustomer } from "./cart/testing.ts";
import { stores } from "./catalog/catalog.tables.ts";
import { addCoupon, addItem, type SeededShop, seedShop } from "./catalog/testing.ts";
import { inTransaction } from "./database/database.ts";
import { isWaitingForLock } from "./database/testing.ts";
import { balanceOf, postJournal } from "./ledger/ledger.ts";
import { writeNotificationSettings } from "./notifications/notification-settings.data.ts";
import { notify } from "./notifications/notify.ts";
import { reconcile } from "./operations/reconcile.ts";
import { addCashbackOffer, addCourier, addOrder, deliveryLocation } from "./orders/testing.ts";
import { rentalWishlistEntries, vehicleReviews } from "./rental/fleet.tables.ts";
import { courierReviews } from "./reviews/reviews.tables.ts";
import { cashbackCustomers } from "./rewards/cashback.tables.ts";
import { couponCustomers } from "./rewards/coupon-uses.tables.ts";
import { startTestApi } from "./testing.ts";
import { renterOf } from "./trips/booking-testing.ts";
import { seedRental } from "./trips/testing.ts";

const tested = await startTestApi();
const { ask, db, pool } = tested;
const now = new Date();
let shop: SeededShop;
let itemId: number;
let ada: ReturnType<typeof somebody> & { id: number; token: string };

beforeAll(async () => {
  shop = await seedShop(db, { groupOrders: { isOn: true, maxMembers: 20 } });
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  await setLogin(tested, {
    manual_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
});

beforeEach(async () => {
  const person = somebody();
  const { address, ...input } = person;
  const { body } = await ask("POST /auth/sign-up", input, { address });
  const token = body.token ?? "";
  ada = { ...person, token, id: (await ask("GET /customer/info", {}, { token })).body.id };
});

const caller = () => ({ token: ada.token, zones: [shop.zoneId], module: shop.grocery.moduleId });
const remove = (statement: { payout?: "give_up" } = {}) =>
  ask(
    "DELETE /customer/remove-account",
    { current_password: ada.password, ...statement },
    caller(),
  );
const signIn = () => {
  const input = { login_type: "manual", email_or_phone: ada.email, password: ada.password };
  return ask("POST /auth/login", input, { address: ada.address });
};
const addToCart = () =>
  ask(
    "POST /customer/cart/add",
    { model: "Item", item_id: itemId, quantity: 1, price: 10 },
    caller(),
  );
const addToWishlist = () => ask("POST /customer/wish-list/add", { item_id: itemId }, caller());
const addWish = () => {
  const where = { zones: [shop.zoneId], module: shop.grocery.moduleId };
  return ask("POST /customer/wishes", { text: "Hats", urgency: "none" }, { ...caller(), ...where });
};
let groups = 0;
const openGroup = () => {
  groups += 1;
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  const delivery = { order_type: "delivery", address: "2 Place des Essais", ...deliveryLocation };
  const group = { store_id: shop.grocery.storeIds[0], deadline, ...delivery };
  return ask("POST /customer/group", group, { ...caller(), key: `key-of-opening-group-${groups}` });
};
const addAddress = () => {
  const address = { address: "2 Place des Essais", address_type: "home", ...deliveryLocation };
  const contact = { contact_person_name: "Ada", contact_person_number: ada.phone };
  return ask("POST /customer/add-address", { ...address, ...contact }, caller());
};
const like = () =>
  ask("POST /customer/update-interest", { interest: [shop.grocery.categoryId] }, caller());
const rename = () =>
  ask(
    "POST /customer/update-profile",
    { name: "Ada King", email: ada.email, phone: ada.phone },
    caller(),
  );

/** The tables whose rows name a customer, and whether a deletion of the row would delete theirs. */
async function tablesOfCustomers(): Promise<
  { table: string; column: string; cascades: boolean }[]
> {
  const { rows } = await pool.query(`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype = 'c' as cascades
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'customers'::regclass
    order by 1, 2`);
  return rows;
}

async function rowsOf(customerId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await tablesOfCustomers()) {
    const { rows } = await pool.query(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [customerId],
    );
    counts[`${table}.${column}`] = rows[0].count;
  }
  return counts;
}

async function addRowsEverywhere() {
  const { customerId: friendId } = await addCustomer(db);
  for (const add of [addToCart, addToWishlist, addWish, openGroup, addAddress, like]) {
    expect((await add()).status, add.name).toBeLessThan(300);
  }
  await signIn();
  const customerId = ada.id;
  await db.insert(replacedCarts).values({
    customerId,
    moduleId: shop.grocery.moduleId,
    storeId: shop.grocery.storeIds[0],
    lines: [],
  });
  const credentialId = `credential ${customerId}`;
  await db.insert(passkeys).values({
    customerId,
    credentialId,
    publicKey: Buffer.from("key"),
    counter: 0,
    transports: [],
    name: "Laptop",
    createdAt: now,
  });
  await db
    .insert(passkeyChallenges)
    .values({ challenge: credentialId, customerId, expiresAt: now });
  await db
    .insert(socialIdentities)
    .values({ medium: "google", subject: credentialId, customerId, linkedAt: now });
  for (const owner of [{ customerId }, { matchId: customerId }]) {
    await db.insert(pendingSignIns).values({
      ...owner,
      tokenHash: Buffer.from(`${credentialId} ${Object.keys(owner)}`),
      loginType: "manual",
      expiresAt: now,
    });
  }
  await writeNotificationSettings(db, customerId, {
    ordersPush: true,
    ordersEmail: true,
    messagesPush: true,
    rewardsPush: true,
    offersPush: true,
    quietFrom: null,
    quietUntil: null,
  });
  await notify(db, {
    customerId,
    cause: "test",
    type: "add_fund",
    message: "fund_added",
    at: now,
  });
  const coupon = await addCoupon(db, { moduleId: shop.grocery.moduleId });
  await db.insert(couponCustomers).values({ couponId: coupon.id, customerId, uses: 1 });
  const offerId = await addCashbackOffer(db);
  await db.insert(cashbackCustomers).values({ offerId, customerId, uses: 1 });
  for (const referral of [
    { customerId, referrerId: friendId },
    { customerId: friendId, referrerId: customerId },
  ])
    await db.insert(referrals).values({ ...referral, createdAt: now });
  const hello = { receiver_type: "admin", message: "Hello" };
  expect((await ask("POST /customer/message/send", hello, caller())).status).toBe(201);
  const orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    customerId,
    guestId: null,
    status: "delivered",
    paid: minor(1200),
    paymentStatus: "paid",
  });
  const review = { item_id: itemId, order_id: orderId, rating: 5 };
  expect((await ask("POST /items/reviews/submit", review, caller())).status).toBe(201);
  const courierId = await addCourier(db);
  await db
    .insert(courierReviews)
    .values({ courierId, orderId, customerId, customerName: "Ada L.", rating: 5, createdAt: now });
  await addRentalRows(customerId);
}

async function addRentalRows(customerId: number) {
  const { moduleId, providerId, carId: vehicleId } = await seedRental(db, shop.zoneId);
  await db
    .update(stores)
    .set({ pickupZoneIds: [shop.zoneId] })
    .where(eq(stores.id, providerId));
  const renter = renterOf(ask, { token: ada.token }, { zones: [shop.zoneId], module: moduleId });
  const pickup_time = new Date(now.getTime() + 2 * 86_400_000).toISOString();
  expect((await renter.add(vehicleId, { pickup_time })).status).toBe(200);
  await db.insert(rentalWishlistEntries).values({ customerId, vehicleId });
  await db
    .insert(vehicleReviews)
    .values({ vehicleId, providerId, customerId, customerName: "Ada L.", rating: 5 });
}

describe("a deleted customer", () => {
  test("leaves rows nowhere but in the orders", async () => {
    await addRowsEverywhere();
    const before = await rowsOf(ada.id);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect((await remove()).status).toBe(200);
    const left = Object.entries(await rowsOf(ada.id)).filter(([, count]) => count > 0);
    expect(left).toEqual([["orders.customer_id", 1]]);
  });

  test("can neither use a session nor sign in", async () => {
    await remove();
    expect((await ask("GET /customer/info", {}, caller())).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 401, body: { errors: [{ code: "auth-002" }] } });
  });

  test("leaves e-mail and phone to the next account, which is another one", async () => {
    await remove();
    const { address, ...input } = ada;
    const again = await ask("POST /auth/sign-up", input, { address });
    expect(again.status).toBe(201);
    const next = await ask("GET /customer/info", {}, { token: again.body.token ?? "" });
    expect(next.body).toMatchObject({ email: ada.email, order_count: 0 });
    expect(next.body.id).not.toBe(ada.id);
  });

  test("gives wallet and points up only by saying so, in books that are still right", async () => {
    const customerId = ada.id;
    const gift = { cause: `gift:${customerId}`, customerId, amount: minor(725) };
    const earned = { cause: `points:${customerId}`, customerId, points: 40 };
    await inTransaction(db, async (tx) => {
      await postJournal(tx, { ...walletGift("wallet_credit", gift), at: now });
      await postJournal(tx, { ...pointsEarned(earned), at: now });
    });
    const { body } = await ask("GET /customer/info", {}, caller());
    expect(body).toMatchObject({ wallet_balance: 7.25, loyalty_point: 40 });
    expect((await remove()).body.errors?.[0]?.code).toBe("balance");
    expect((await remove({ payout: "give_up" })).status).toBe(200);
    expect(await balanceOf(db, { kind: "customer_wallet", customerId })).toBe(0);
    expect(await balanceOf(db, { kind: "customer_points", customerId })).toBe(0);
    expect(await balanceOf(db, { kind: "platform" })).toBe(725);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });
});

describe("the referral code of a deleted customer", () => {
  test("is unknown, and those who came by it stay referred", async () => {
    await offerReferrals(tested);
    const { ref_code } = (await ask("GET /customer/info", {}, caller())).body;
    const join = () => {
      const { address, ...input } = somebody();
      return ask("POST /auth/sign-up", { ...input, ref_code }, { address });
    };
    expect((await join()).status).toBe(201);
    expect((await remove()).status).toBe(200);
    expect(await join()).toMatchObject({ status: 422, body: { errors: [{ code: "ref_code" }] } });
    expect(await db.$count(referrals, isNull(referrals.referrerId))).toBeGreaterThan(0);
  });
});

describe("a request that meets the deletion of its customer", () => {
  test.each([
    ["adding to the cart", addToCart],
    ["adding to the wishlist", addToWishlist],
    ["asking the stores for something", addWish],
    ["opening a group order", openGroup],
    ["saving an address", addAddress],
    ["choosing interests", like],
    ["changing the profile", rename],
    ["signing in", signIn],
    ["deleting the account again", () => remove()],
  ])("is refused and writes nothing: %s", async (_what, request) => {
    let response: ReturnType<typeof request> | undefined;
    await inTransaction(db, async (tx) => {
      await lockCustomer(tx, ada.id);
      response = request();
      await expect.poll(() => isWaitingForLock(db)).toBe(true);
      await anonymizeCustomer(tx, ada.id, now);
    });
    expect(await response).toMatchObject({ status: 401, body: { errors: [{ code: "auth-001" }] } });
    const left = Object.entries(await rowsOf(ada.id)).filter(([, count]) => count > 0);
    expect(left).toEqual([]);
  });

  test("does not sign in", async () => {
    await remove();
    await expect(openSession(db, ada.id)).rejects.toMatchObject({ cause: { code: "23503" } });
  });

  test("is refused by every table that names a customer", async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select tgrelid::regclass::text as table from pg_trigger
      where tgfoid = 'refuse_deleted_customer'::regproc order by 1`);
    const named = (await tablesOfCustomers()).filter(({ column }) => column === "customer_id");
    expect(rows.map(({ table }) => table)).toEqual(named.map(({ table }) => table));
  });
});
