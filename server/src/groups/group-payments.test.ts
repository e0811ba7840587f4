import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { checkPayment } from "../payments/check-payment.ts";
import { payments, refunds } from "../payments/payments.tables.ts";
import { sandboxCheckouts } from "../payments/sandbox/sandbox.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { groupMembers } from "./groups.tables.ts";
import { leaveGroupsOf } from "./leave-groups.ts";
import { type Person, startGroupTest } from "./testing.ts";

const api = await startGroupTest();
const { db, ask, food, newHost, newGuest, openedBy, seenBy, chosenBy, add, setReady } = api;
const { pay, change, leave, cancel, inMinutes, setNow, runDueJobs } = api;
let host: Person & { customerId: number };
let ada: Person;
let ben: Person;

const settings = {
  digitalPayment: true,
  wallet: true,
  groupOrders: { isOn: true, maxMembers: 10 },
};

beforeEach(async () => {
  await api.reset();
  await api.configure(settings);
  host = await newHost();
  ada = await newGuest();
  ben = await newGuest();
});

const place = (code: string, overrides: object = {}) =>
  api.place(host, code, { ...contact, ...overrides });
const errorOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];
const at = (minutes: number) => setNow(new Date(inMinutes(minutes)));
const disagreements = async () => (await reconcile(db)).disagreements;

/** A group of the host and others where everybody pays; all have chosen one loaf and are ready. */
async function readyGroup(others: Person[], overrides: object = {}) {
  const code = await openedBy(host, { who_pays: "each", ...overrides });
  const ids = [await chosenBy(host, code, "Camille")];
  for (const [index, person] of others.entries()) {
    ids.push(await chosenBy(person, code, `Member ${index + 1}`));
  }
  return { code, ids };
}

const amountOf = async (person: Person, code: string) => {
  const { members, me } = await seenBy(person, code);
  return members.find(({ id }) => id === me);
};

async function setOutcome(publicId: string, outcome: "paid" | "declined") {
  await db.update(sandboxCheckouts).set({ outcome }).where(eq(sandboxCheckouts.publicId, publicId));
}

/** Pays the share that the member sees, through the gateway. */
async function paid(person: Person, code: string) {
  const { amount } = (await amountOf(person, code)) ?? {};
  const { status, body } = await pay(person, code, { amount });
  expect([status, body.errors]).toEqual([200, undefined]);
  const publicId = body.payment_id ?? "";
  await setOutcome(publicId, "paid");
  await checkPayment(api.api, publicId, "return");
  return { publicId, amount: amount ?? 0 };
}

async function stateOf(publicId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, publicId));
  return { state: payment?.state, captured: payment?.captured };
}

/** What of payments is reserved or taken in the end. */
async function takenOf(publicId: string) {
  await runDueJobs();
  return (await stateOf(publicId)).captured;
}

const orderOf = async (orderId: number) =>
  (await ask("GET /customer/order/track", { order_id: orderId }, host.options)).body;

describe("the host pays for all", () => {
  test("a group of eight with the same lines costs what one order of them costs", async () => {
    const code = await openedBy(host);
    await chosenBy(host, code, "Camille");
    for (let count = 1; count < 8; count += 1) {
      await chosenBy(await newGuest(), code, `Member ${count}`);
    }
    const seen = await seenBy(host, code);
    // Eight loaves at 10.00, 10 % tax and 2.00 for the delivery.
    expect(seen.order_amount).toBe(90);
    expect(seen.host_amount).toBe(90);
    const placed = await place(code, { order_amount: 90 });
    expect([placed.status, placed.body.errors]).toEqual([201, undefined]);
    const alone = { guest_id: await api.ctx() };
    await api.configure(settings);
    await api.put(api.loaf, { ...alone, quantity: 8 });
    const single = await ask(
      "POST /customer/order/place",
      api.order({ ...alone, order_amount: 90 }),
      { ...food, key: api.nextKey() },
    );
    expect(single.body.order?.order_amount).toBe(placed.body.order?.order_amount);
    const group = await seenBy(host, code);
    expect(group).toMatchObject({ state: "placed", order: { id: placed.body.order_id } });
    expect(group.members.map(({ ordered }) => ordered)).toEqual(Array(8).fill(true));
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.body.order_id ?? 0));
    expect(lines.map(({ member }) => member?.name)).toEqual([
      "Camille",
      ...[1, 2, 3, 4, 5, 6, 7].map((count) => `Member ${count}`),
    ]);
    expect(await disagreements()).toEqual([]);
  });

  test("who is not ready is left out, and told", async () => {
    const code = await openedBy(host);
    const late = await newHost();
    await chosenBy(host, code, "Camille");
    await api.join(late, code, "Late");
    await add(late, code);
    const { status } = await place(code, { order_amount: 13 });
    expect(status).toBe(201);
    expect((await seenBy(late, code)).members[1]).toMatchObject({ name: "Late", ordered: false });
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, late.customerId));
    expect(told).toMatchObject([{ message: "group_left_out" }]);
  });

  test("nothing is placed with nobody ready, at another amount or twice", async () => {
    const code = await openedBy(host);
    await api.join(ada, code, "Ada");
    await add(ada, code);
    expect(errorOf(await place(code, { order_amount: 13 }))).toEqual([422, "group_unready"]);
    await setReady(ada, code);
    expect(await place(code, { order_amount: 12 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: "price_changed", data: { order_amount: 13 } }] },
    });
    const other = await newHost();
    await api.join(other, code, "Other");
    expect(errorOf(await api.place(other, code, { order_amount: 13 }))).toEqual([404, "group"]);
    const both = await Promise.all([1, 2].map(() => place(code, { order_amount: 13 })));
    expect(both.map(errorOf).toSorted()).toEqual([
      [201, undefined],
      [409, "group_status"],
    ]);
  });
});

test("the host sees what a coupon and a tip change, and orders at that", async () => {
  const coupon = await addCoupon(db, { moduleId: api.seeded.food.moduleId });
  const code = await openedBy(host);
  await chosenBy(host, code, "Camille");
  await chosenBy(ada, code, "Ada");
  const seen = (more: object) => ask("GET /customer/group", { code, ...more }, host.options);
  // Two loaves with 10 % tax, and 2.00 for the delivery.
  expect((await seen({})).body.order_amount).toBe(24);
  const added = { coupon_code: coupon.code, dm_tips: 3 };
  const { body: quoted } = await seen(added);
  const saved = 24 + 3 - (quoted.order_amount ?? 0);
  expect(saved).toBeGreaterThan(0);
  expect(quoted.receipt?.lines.map(({ key }) => key)).toContain("coupon_discount");
  expect(errorOf(await seen({ coupon_code: "NOTHING" }))).toEqual([404, "coupon"]);
  // Others see their part without what the host may add.
  const { body: ofAda } = await ask("GET /customer/group", { ...ada.input, code, ...added });
  expect([ofAda.order_amount, ofAda.members[1]?.amount]).toEqual([undefined, 12]);
  const { status, body } = await place(code, {
    ...added,
    order_amount: quoted.order_amount,
    order_note: "Labels, please",
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.order).toMatchObject({
    order_amount: quoted.order_amount,
    dm_tips: 3,
    order_note: "Labels, please",
  });
});

describe("everybody pays", () => {
  test("the shares sum to the order, and each payment is taken when it is placed", async () => {
    const { code } = await readyGroup([ada, ben]);
    // 11.00 each with the tax, and the delivery of 2.00 in three parts.
    const shares = [await paid(ada, code), await paid(ben, code)];
    expect(shares.map(({ amount }) => amount)).toEqual([11.67, 11.66]);
    const seen = await seenBy(host, code);
    expect(seen).toMatchObject({ order_amount: 35, host_amount: 11.67 });
    expect(seen.members.map(({ state }) => state)).toEqual(["ready", "paid", "paid"]);
    expect(await stateOf(shares[0]?.publicId ?? "")).toEqual({
      state: "authorized",
      captured: null,
    });
    const { status, body } = await place(code, { order_amount: 35 });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(await takenOf(shares[0]?.publicId ?? "")).toBe(1167);
    expect(await takenOf(shares[1]?.publicId ?? "")).toBe(1166);
    const order = await orderOf(body.order_id ?? 0);
    expect(order).toMatchObject({
      order_status: "confirmed",
      receipt: { paid: 23.33, due: 11.67 },
    });
    expect(await disagreements()).toEqual([]);
  });

  test("is for members who are ready, at the amount that they saw, once", async () => {
    const { code } = await readyGroup([ada]);
    await api.join(ben, code, "Ben");
    await add(ben, code);
    expect(errorOf(await pay(ben, code, { amount: 12 }))).toEqual([422, "group_unready"]);
    expect(errorOf(await pay(ada, code, { amount: 11 }))).toEqual([409, "price_changed"]);
    expect(errorOf(await pay(host, code, { amount: 12 }))).toEqual([409, "group_status"]);
    expect(errorOf(await pay(ada, code, { amount: 12, payment_method: "wallet" }))).toEqual([
      403,
      "is_guest",
    ]);
    expect(errorOf(await pay(await newGuest(), code, { amount: 12 }))).toEqual([404, "group"]);
    await paid(ada, code);
    expect(errorOf(await pay(ada, code, { amount: 12 }))).toEqual([409, "paid"]);
    expect(errorOf(await change(host, code, { who_pays: "host" }))).toEqual([409, "paid"]);
  });

  test("two who decline are left out, and what others paid is the most that they pay", async () => {
    const cleo = await newGuest();
    const { code, ids } = await readyGroup([ada, ben, cleo]);
    const share = await paid(ada, code);
    expect(share.amount).toBe(11.5);
    const { amount } = (await amountOf(ben, code)) ?? {};
    const declined = (await pay(ben, code, { amount })).body.payment_id ?? "";
    await setOutcome(declined, "declined");
    await checkPayment(api.api, declined, "return");
    // Two loaves with tax, and the delivery, of which the host bears what Ada's share lacks.
    expect(await seenBy(host, code)).toMatchObject({ order_amount: 24, host_amount: 12.5 });
    const { body } = await place(code, { order_amount: 24 });
    expect(body.order?.order_amount).toBe(24);
    const { members } = await seenBy(cleo, code);
    expect(members.map(({ ordered }) => ordered)).toEqual([true, true, false, false]);
    expect(ids).toEqual(members.map(({ id }) => id));
    // Money that arrives after all goes back.
    await setOutcome(declined, "paid");
    await checkPayment(api.api, declined, "clock");
    expect(await takenOf(declined)).toBe(0);
    expect(await takenOf(share.publicId)).toBe(1150);
    expect(await disagreements()).toEqual([]);
  });

  test("the host covers who has not paid", async () => {
    const { code, ids } = await readyGroup([ada, ben]);
    await paid(ada, code);
    const cover = [ids[2]];
    const seen = await ask("GET /customer/group", { code, cover }, host.options);
    expect(seen.body).toMatchObject({ order_amount: 35, host_amount: 23.33 });
    expect(errorOf(await place(code, { order_amount: 35, cover: [999_999] }))).toEqual([
      404,
      "member",
    ]);
    const { status, body } = await place(code, { order_amount: 35, cover });
    expect(status).toBe(201);
    expect((await orderOf(body.order_id ?? 0)).receipt).toMatchObject({ paid: 11.67, due: 23.33 });
  });

  test("what is paid too much goes back at placing", async () => {
    const { code } = await readyGroup([ada]);
    const share = await paid(ada, code);
    expect(share.amount).toBe(12);
    // With a third member the delivery costs everybody less.
    await chosenBy(ben, code, "Ben");
    await paid(ben, code);
    await place(code, { order_amount: 35 });
    expect(await takenOf(share.publicId)).toBe(1167);
    expect((await amountOf(ada, code))?.paid).toBe(11.67);
    expect(await disagreements()).toEqual([]);
  });

  test("whoever chooses something else, leaves or sees it end gets the money back", async () => {
    const mia = await newHost();
    await fundWallet(db, mia.customerId, 10_000);
    const { code } = await readyGroup([mia]);
    const wallet = () => walletBalance(db, mia.customerId);
    const payAgain = async (group: string) => {
      const { status } = await pay(mia, group, { amount: 12, payment_method: "wallet" });
      expect(status).toBe(200);
      expect(await wallet()).toBe(8800);
    };
    await payAgain(code);
    const second = await addItem(db, { storeId: api.bakery });
    expect((await add(mia, code, { item_id: second })).status).toBe(200);
    expect(await wallet()).toBe(10_000);
    await leave(mia, code);
    await chosenBy(mia, code, "Mia");
    await payAgain(code);
    await leave(host, code, { member_id: (await seenBy(mia, code)).me });
    expect(await wallet()).toBe(10_000);
    await chosenBy(mia, code, "Mia");
    await payAgain(code);
    await cancel(host, code);
    expect(await wallet()).toBe(10_000);
    const again = await readyGroup([mia]);
    await payAgain(again.code);
    at(61);
    await runDueJobs();
    expect(await wallet()).toBe(10_000);
    expect((await seenBy(mia, again.code)).state).toBe("expired");
    expect(await disagreements()).toEqual([]);
  });

  test("a late success counts while the lines are the same, and else goes back", async () => {
    const { code } = await readyGroup([ada]);
    const late = (await pay(ada, code, { amount: 12 })).body.payment_id ?? "";
    await setReady(ada, code, false);
    at(1);
    await setReady(ada, code);
    await setOutcome(late, "paid");
    await checkPayment(api.api, late, "clock");
    expect((await amountOf(ada, code))?.state).toBe("ready");
    expect(await takenOf(late)).toBe(0);
    const [first, second] = [
      await pay(ada, code, { amount: 12 }),
      await pay(ada, code, { amount: 12 }),
    ];
    await setOutcome(first.body.payment_id ?? "", "paid");
    await checkPayment(api.api, first.body.payment_id ?? "", "clock");
    expect((await amountOf(ada, code))?.state).toBe("paid");
    await setOutcome(second.body.payment_id ?? "", "paid");
    await checkPayment(api.api, second.body.payment_id ?? "", "clock");
    expect((await amountOf(ada, code))?.paid).toBe(12);
    expect(await takenOf(second.body.payment_id ?? "")).toBe(0);
  });
});

describe("the host's digital part", () => {
  const digital = { payment_method: "digital_payment" };

  test("that is not paid in time fails the order for good, and each gets the own money back", async () => {
    const mia = await newHost();
    await fundWallet(db, mia.customerId, 5000);
    const { code } = await readyGroup([ada, mia]);
    const share = await paid(ada, code);
    await pay(mia, code, { amount: 11.66, payment_method: "wallet" });
    const { body } = await place(code, { order_amount: 35, ...digital });
    expect(body.order?.order_status).toBe("pending");
    const started = await ask(
      "POST /customer/order/pay",
      {
        order_id: body.order_id,
        payment_method: "sandbox",
        payment_platform: "web",
        callback: `${api.api.settings.url}/track-order`,
      },
      { ...host.options, key: api.nextKey() },
    );
    const ofHost = started.body.payment_id ?? "";
    // A card that is refused is not the end: the host has the whole time.
    await setOutcome(ofHost, "declined");
    await checkPayment(api.api, ofHost, "return");
    expect(await orderOf(body.order_id ?? 0)).toMatchObject({ order_status: "pending" });
    at(31);
    await runDueJobs();
    const order = await orderOf(body.order_id ?? 0);
    expect(order).toMatchObject({
      order_status: "failed",
      receipt: { paid: 0 },
      actions: ["cancel"],
    });
    expect(await walletBalance(db, mia.customerId)).toBe(5000);
    const { returned } = await takenAndReturned(share.publicId);
    expect(returned).toBe(1167);
    await setOutcome(ofHost, "paid");
    await checkPayment(api.api, ofHost, "clock");
    expect(await orderOf(body.order_id ?? 0)).toMatchObject({ order_status: "failed" });
    expect(await disagreements()).toEqual([]);
  });
});

async function takenAndReturned(publicId: string) {
  await runDueJobs();
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, publicId));
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? 0));
  return { returned: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

test("an order that is canceled returns each share to who has paid it", async () => {
  const mia = await newHost();
  await fundWallet(db, mia.customerId, 5000);
  const { code } = await readyGroup([mia]);
  await pay(mia, code, { amount: 12, payment_method: "wallet" });
  const { body } = await place(code, { order_amount: 24 });
  expect(await walletBalance(db, mia.customerId)).toBe(3800);
  const input = { order_id: body.order_id, note: "No more" };
  const canceled = await ask("PUT /customer/order/cancel", input, host.options);
  expect(canceled.status).toBe(200);
  expect(await walletBalance(db, mia.customerId)).toBe(5000);
});

test("what the store does not have goes back to who has paid for it", async () => {
  const mia = await newHost();
  const noa = await newHost();
  for (const { customerId } of [mia, noa]) await fundWallet(db, customerId, 5000);
  const { code } = await readyGroup([mia, noa]);
  for (const [person, amount] of [
    [mia, 11.67],
    [noa, 11.66],
  ] as const) {
    expect((await pay(person, code, { amount, payment_method: "wallet" })).status).toBe(200);
  }
  const { body } = await place(code, { order_amount: 35 });
  const id = body.order_id ?? 0;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const ofMia = lines.find(({ member }) => member?.name === "Member 1");
  const kitchen = { kind: "store_staff", role: "kitchen", storeId: api.bakery } as const;
  const { token } = await addStaff(db, kitchen);
  const asStore = { token, key: api.nextKey() };
  const missing = [{ detail_id: ofMia?.id, quantity: 1 }];
  const taken = await ask("POST /store/orders/{id}/unavailable", { id, lines: missing }, asStore);
  // A loaf with its tax is 11.00.
  expect([taken.status, taken.body.refunded]).toEqual([200, 11]);
  expect(await walletBalance(db, mia.customerId)).toBe(5000 - 1167 + 1100);
  expect(await walletBalance(db, noa.customerId)).toBe(5000 - 1166);
  expect((await orderOf(id)).receipt).toMatchObject({ total: 24, paid: 12.33, due: 11.67 });
  expect(await disagreements()).toEqual([]);
});

test("a member whose account is deleted is no longer named on the lines of the order", async () => {
  const mia = await newHost();
  const code = await openedBy(host);
  await chosenBy(mia, code, "Mia");
  const { body } = await place(code, { order_amount: 13 });
  const now = new Date(Date.now() + 60_000);
  await inTransaction(db, (tx) => leaveGroupsOf(tx, mia.customerId, { now }));
  const [line] = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, body.order_id ?? 0));
  expect(line?.member?.name).toBe("");
  const [member] = await db
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.id, line?.member?.id ?? 0));
  expect(member?.leftAt).toEqual(now);
});

test("a deadline over midnight ends with the night, and members have paid until then", async () => {
  setNow(new Date("2026-12-01T22:40:00Z"));
  const { code } = await readyGroup([ada], { deadline: "2026-12-01T23:05:00Z" });
  setNow(new Date("2026-12-01T23:06:00Z"));
  await runDueJobs();
  expect((await seenBy(ada, code)).state).toBe("locked");
  await paid(ada, code);
  expect((await amountOf(ada, code))?.state).toBe("paid");
});

test("a deadline over the hour that comes twice ends at its moment, and payments count until then", async () => {
  // 02:40 of summer time; the deadline is at 02:05, which comes once more by then.
  setNow(new Date("2026-10-25T00:40:00Z"));
  const { code } = await readyGroup([ada], { deadline: "2026-10-25T01:05:00Z" });
  setNow(new Date("2026-10-25T01:04:00Z"));
  await runDueJobs();
  expect((await seenBy(ada, code)).state).toBe("open");
  setNow(new Date("2026-10-25T01:06:00Z"));
  await runDueJobs();
  expect((await seenBy(ada, code)).state).toBe("locked");
  await paid(ada, code);
  expect((await place(code, { order_amount: 24 })).status).toBe(201);
});
