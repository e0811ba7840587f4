import { minor } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { deleteExpired } from "../operations/housekeeping.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addGuest } from "../orders/testing.ts";
import { unpaidOrderKeys } from "../orders/unpaid-orders.tables.ts";
import { stockOf } from "../stock/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, order, food, grocery, bakery, grocer, ctx, configure, nextKey, runDueJobs } =
  await startCheckoutTest({ unpaidOrders: 5 });
let loaf = 0;

beforeEach(async () => {
  await ctx();
  await db.execute(sql`truncate orders cascade`);
  await db.delete(outbox);
  loaf = await addItem(db, { storeId: bakery });
});

let people = 0;
/** Somebody's phone, mail and network that no other test has. */
function newPerson() {
  people += 1;
  return {
    contact: {
      contact_person_name: "Ada",
      contact_person_number: `06120${String(people).padStart(5, "0")}`,
      contact_person_email: `ada-${people}@example.com`,
    },
    address: `198.51.100.${people}`,
  };
}
type Person = ReturnType<typeof newPerson>;

/** Orders a loaf as a guest, who has not ordered before unless named. */
async function orderLoaf(person: Person, overrides: object = {}, caller: object = {}) {
  const input = order({
    guest_id: await addGuest(db),
    ...person.contact,
    ...buyNowInput(loaf),
    ...overrides,
  });
  const options = { ...food, address: person.address, key: nextKey(), ...caller };
  return ask("POST /customer/order/place", input, options);
}

const answerOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  body.errors?.[0]?.code ?? status;
const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));
const countBy = (answers: (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(answers, String)].map(([key, all]) => [key, all.length]));

describe("orders that are not paid", () => {
  test.each<[string, (person: Person) => object]>([
    ["one contact", ({ contact }) => contact],
    ["one phone", ({ contact: { contact_person_number } }) => ({ contact_person_number })],
    ["one mailbox", () => ({ contact_person_email: `Ada+${crypto.randomUUID()}@one.example` })],
  ])("of %s are five at a time, also under 50 parallel orders", async (_whose, same) => {
    const victim = newPerson();
    const responses = await times(50, () => {
      const other = newPerson();
      return orderLoaf({ ...other, contact: { ...other.contact, ...same(victim) } });
    });
    expect(countBy(responses.map(answerOf))).toEqual({ 201: 5, unpaid_orders: 45 });
    expect(await db.$count(orders)).toBe(5);
    await runDueJobs();
    expect(await db.$count(outbox)).toBe(5);
  });

  test("of one guest are five at a time", async () => {
    const guest_id = await addGuest(db);
    const responses = await times(10, () => orderLoaf(newPerson(), { guest_id }));
    expect(countBy(responses.map(answerOf))).toEqual({ 201: 5, unpaid_orders: 5 });
  });

  test("of one network are thirty at a time, for whomever they are", async () => {
    const { address } = newPerson();
    const responses = await times(50, () => orderLoaf({ ...newPerson(), address }));
    expect(countBy(responses.map(answerOf))).toEqual({ 201: 30, unpaid_orders: 20 });
  });

  test("hold a hundred pieces of a store's stock at most", async () => {
    const soap = await addItem(db, { storeId: grocer, stock: 500, price: minor(100) });
    const person = newPerson();
    const buy = async () =>
      orderLoaf(
        person,
        {
          store_id: grocer,
          order_amount: 46,
          ...buyNowInput(soap, { quantity: 40, price: 1 }),
        },
        grocery,
      );
    const responses = await times(4, buy);
    expect(countBy(responses.map(answerOf))).toEqual({ 201: 2, unpaid_orders: 2 });
    expect(await stockOf(db, soap)).toBe(420);
  });

  test("say what to do, in both languages", async () => {
    const person = newPerson();
    await times(5, () => orderLoaf(person));
    const [en, fr] = [await orderLoaf(person), await orderLoaf(person, {}, { language: "fr" })];
    expect([en.status, en.body.errors?.[0]]).toEqual([
      409,
      {
        code: "unpaid_orders",
        field: "payment_method",
        message:
          "Several of your orders are not paid yet. Pay for this one online, sign in with a verified phone number, or wait until one of them has arrived.",
      },
    ]);
    expect(fr.body.errors?.[0]?.message).toContain("Payez celle-ci en ligne");
  });
});

describe("more can be ordered", () => {
  test("online, up to as many that wait for their payment", async () => {
    await configure({ digitalPayment: true });
    const person = newPerson();
    await times(5, () => orderLoaf(person));
    const online = { payment_method: "digital_payment" };
    const responses = await times(7, () => orderLoaf(person, online));
    expect(countBy(responses.map(answerOf))).toEqual({ 201: 5, unpaid_orders: 2 });
  });

  test("once an order has been paid at the door", async () => {
    const person = newPerson();
    await times(5, () => orderLoaf(person));
    expect(answerOf(await orderLoaf(person))).toBe("unpaid_orders");
    await db.update(orders).set({ status: "delivered", paid: sql`${orders.amount}` });
    const again = await times(5, () => orderLoaf(person));
    expect(countBy(again.map(answerOf))).toEqual({ 201: 5 });
  });

  test("after canceling, but not more than ten times a day", async () => {
    const person = newPerson();
    for (const expected of [201, 201, "unpaid_orders"]) {
      const responses = await times(5, () => orderLoaf(person));
      expect(countBy(responses.map(answerOf))).toEqual({ [expected]: 5 });
      await db.update(orders).set({ status: "canceled" });
    }
    await db.update(unpaidOrderKeys).set({ createdAt: sql`now() - interval '25 hours'` });
    expect(answerOf(await orderLoaf(person))).toBe(201);
  });

  test("by a customer with a verified phone, or whose order was delivered and paid", async () => {
    for (const prove of [verifyPhone, payForOrder]) {
      const { token, customerId } = await addCustomer(db);
      const person = newPerson();
      const caller = { token };
      const place = () => orderLoaf(person, { guest_id: undefined }, caller);
      const before = await times(8, place);
      expect(countBy(before.map(answerOf))).toEqual({ 201: 5, unpaid_orders: 3 });
      await prove(customerId);
      const after = await times(8, place);
      expect(countBy(after.map(answerOf))).toEqual({ 201: 8 });
    }
  });

  async function verifyPhone(customerId: number) {
    const phone = `+336330${String(customerId).padStart(5, "0")}`;
    const verified = { phone, phoneVerified: true };
    await db.update(customers).set(verified).where(eq(customers.id, customerId));
  }

  async function payForOrder(customerId: number) {
    const [first] = await db.select().from(orders).where(eq(orders.customerId, customerId));
    const paid = { status: "delivered", paid: sql`${orders.amount}` } as const;
    await db
      .update(orders)
      .set(paid)
      .where(eq(orders.id, first?.id ?? 0));
  }
});

test("the keys of orders that have ended are deleted after a day", async () => {
  const person = newPerson();
  const { body } = await orderLoaf(person);
  await orderLoaf(person);
  await db
    .update(orders)
    .set({ status: "canceled" })
    .where(eq(orders.id, body.order_id ?? 0));
  await db.update(unpaidOrderKeys).set({ createdAt: sql`now() - interval '25 hours'` });
  const all = await db.$count(unpaidOrderKeys);
  await deleteExpired(db);
  expect(await db.$count(unpaidOrderKeys)).toBe(all / 2);
});
