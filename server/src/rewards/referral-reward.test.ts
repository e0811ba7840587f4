import { basisPoints, minor, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addReferral } from "../account/referrals.data.ts";
import { referrals } from "../account/referrals.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, type SeededShop, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addOrder, desk } from "../orders/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
let shop: SeededShop;
let itemId = 0;
let referrer = { token: "", customerId: 0 };
let friend = { token: "", customerId: 0 };

beforeAll(async () => {
  shop = await seedShop(db);
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 50 });
});

beforeEach(async () => {
  await offer({});
  [referrer, friend] = [await addCustomer(db), await addCustomer(db)];
  await addReferral(db, friend.customerId, referrer.customerId, new Date());
});

async function offer(settings: Partial<ShopSettings>) {
  const referral = { reward: minor(500), bonus: null };
  const all = { ...testShopSettings(), wallet: true, referral, ...settings };
  await db.update(shopTable).set({ settings: all });
  await changes.flushed();
}

/** An order of the friend that is on its way. */
const orderOnItsWay = () =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    customerId: friend.customerId,
    guestId: null,
    status: "picked_up",
    paid: minor(1200),
    paymentStatus: "paid",
  });
const deliver = (orderId: number) =>
  transitionOrder(db, orderId, "delivered", desk, { at: new Date() });
const delivered = async () => deliver(await orderOnItsWay());
const earned = () => walletBalance(db, referrer.customerId);
const list = (input: { limit?: number; offset?: number } = {}, { token } = referrer) =>
  ask("GET /customer/referrals", input, { token });

test("rewards the referrer when the first order of the friend is delivered, and never again", async () => {
  const [first, second] = [await orderOnItsWay(), await orderOnItsWay()];
  expect(await earned()).toBe(0);
  await deliver(first);
  expect(await earned()).toBe(500);
  await deliver(second);
  expect(await earned()).toBe(500);
  const { body } = await ask("GET /customer/notifications", {}, { token: referrer.token });
  expect(body).toMatchObject([
    { title: "5.00\u00a0€ for your referral", data: { type: "referral_code" } },
  ]);
});

test.each([1, 2, 3])(
  "rewards once for two orders that are delivered at the same time (%i)",
  async () => {
    const orders = [await orderOnItsWay(), await orderOnItsWay()];
    await Promise.all(orders.map(deliver));
    expect(await earned()).toBe(500);
    expect((await list()).body).toMatchObject({ earned: 5, data: [{ reward: 5 }] });
  },
);

test("rewards nobody while the shop has no referrals, and not at a later order", async () => {
  for (const settings of [{ wallet: false }, { referral: null }]) {
    await offer(settings);
    await delivered();
  }
  await offer({});
  await delivered();
  expect(await earned()).toBe(0);
});

test("rewards nobody where a referral earns nothing", async () => {
  await offer({ referral: { reward: nothing, bonus: null } });
  await delivered();
  expect(await earned()).toBe(0);
});

test("rewards nobody once the account of the referrer is deleted", async () => {
  await db
    .update(customers)
    .set({
      deletedAt: new Date(),
      firstName: "",
      lastName: "",
      email: null,
      phone: null,
      passwordHash: null,
      image: null,
    })
    .where(eq(customers.id, referrer.customerId));
  await delivered();
  expect(await earned()).toBe(0);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("lists friends by first name, the latest first, with what each has earned", async () => {
  const { customerId: another } = await addCustomer(db);
  await addReferral(db, another, referrer.customerId, new Date(Date.now() + 60_000));
  await db.update(customers).set({ firstName: "Zoe" }).where(eq(customers.id, another));
  await delivered();
  const { body } = await list();
  expect(body).toMatchObject({
    ref_code: expect.stringMatching(/^[A-Z]{10}$/),
    reward: 5,
    earned: 5,
    friend_bonus: null,
    total_size: 2,
    data: [
      { f_name: "Zoe", reward: null, rewarded_at: null },
      { reward: 5, rewarded_at: expect.any(String) },
    ],
  });
  expect(Object.keys(body.data[0] ?? {})).toEqual(["f_name", "joined_at", "reward", "rewarded_at"]);
  expect((await list({ limit: 1, offset: 2 })).body.data).toHaveLength(1);
  expect((await list({}, friend)).body).toMatchObject({ earned: 0, total_size: 0, data: [] });
});

test("keeps counting a reward after the friend's account is deleted", async () => {
  await delivered();
  await db.delete(referrals).where(eq(referrals.customerId, friend.customerId));
  expect((await list()).body).toMatchObject({ earned: 5, total_size: 0 });
});

test("states the bonus of friends and its last day in the time zone of the shop", async () => {
  const discount = { kind: "amount", amount: minor(350) } as const;
  await offer({
    timeZone: "Pacific/Kiritimati",
    referral: { reward: minor(500), bonus: { discount, validDays: 0 } },
  });
  const day = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  expect((await list()).body.friend_bonus).toEqual({
    discount_amount: 3.5,
    discount_amount_type: "amount",
    validity: day,
  });
});

test.each([{ wallet: false }, { referral: null }])("is refused with %o", async (settings) => {
  await offer(settings);
  expect(await list()).toMatchObject({ status: 403, body: { errors: [{ code: "feature_off" }] } });
});

test("names who invites by a code, and what the first order costs less", async () => {
  const bonus = {
    discount: { kind: "percent", rate: basisPoints(1500) } as const,
    validDays: 30,
  };
  await offer({ referral: { reward: minor(500), bonus } });
  const { ref_code } = (await list()).body;
  const [row] = await db
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, referrer.customerId));
  const invitation = await ask("POST /auth/invitation", { ref_code: ref_code.toLowerCase() });
  expect(invitation.body).toEqual({
    f_name: row?.firstName,
    friend_bonus: {
      discount_amount: 15,
      discount_amount_type: "percentage",
      validity: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });
  const unknown = { status: 422, body: { errors: [{ code: "ref_code" }] } };
  expect(await ask("POST /auth/invitation", { ref_code: "NOBODY" })).toMatchObject(unknown);
  await offer({ referral: null });
  expect(await ask("POST /auth/invitation", { ref_code })).toMatchObject(unknown);
});
