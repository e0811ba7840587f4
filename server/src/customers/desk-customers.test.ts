import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../account/account.data.ts";
import { customers } from "../account/account.tables.ts";
import { hashPassword } from "../account/passwords.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { walletBalance } from "../ledger/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db, { wallet: true, creditPerDay: minor(5000) });
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const password = "correct horse battery";
const passwordHash = await hashPassword(password);
const now = new Date("2026-03-20T10:00:00Z");
let support: Awaited<ReturnType<typeof addStaff>>;
let people = 0;
let id = 0;

beforeEach(async () => {
  setNow(now);
  support = await addStaff(db, { kind: "operator", role: "owner" });
  id = await addPerson();
});

async function addPerson(): Promise<number> {
  people += 1;
  const contact = {
    phone: `+336000000${String(people).padStart(2, "0")}`,
    email: `sofia.${people}@example.com`,
    ...{ phoneVerified: true, emailVerified: true },
  };
  const [row] = await db
    .insert(customers)
    .values({ firstName: "Sofia", lastName: "Martin", passwordHash, ...contact })
    .returning();
  return row?.id ?? 0;
}

const contactOf = async () => {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return { phone: row?.phone ?? "", email: row?.email ?? "" };
};
const find = async (search: string, caller: { token: string } = support) =>
  (await ask("GET /desk/customers", { search }, caller)).body.customers;
type Act = "block" | "unblock" | "credit";
const act = (name: Act, input: Record<string, unknown> = {}, caller = support) =>
  ask(
    `POST /desk/customers/{id}/${name}`,
    { id, reason: "Asked for", ...input },
    { token: caller.token, key: crypto.randomUUID() },
  );
const read = async () => (await ask("GET /desk/customers/{id}", { id }, support)).body;
const order = (zoneId = shop.zoneId) =>
  addOrder(db, shop, shop.grocery, { itemId, customerId: id, zoneId });
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("customers at the desk", () => {
  test("are found by an exact contact or number, with masked contacts", async () => {
    const { phone, email } = await contactOf();
    const orderId = await order();
    for (const search of [
      phone,
      `0${phone.slice(3)}`,
      email.toUpperCase(),
      `#${id}`,
      `${orderId}`,
    ]) {
      expect((await find(search)).map((each) => each.id)).toContain(id);
    }
    expect(await find(email)).toMatchObject([
      {
        ...{ name: "Sofia Martin", email: "s•••@example.com" },
        phone: `+33 •• ${phone.slice(-2)}`,
        ...{ status: "active", order_count: 1, wallet_balance: 0, loyalty_point: 0 },
      },
    ]);
    expect(await find(email.slice(1))).toEqual([]);
    expect(await find("Martin")).toEqual([]);
    expect((await ask("GET /desk/customers", {}, support)).status).toBe(422);
  });

  test("of an operator of some zones are those who ordered there", async () => {
    const { email } = await contactOf();
    const there = await addStaff(db, {
      ...{ kind: "operator", role: "support", zoneIds: [shop.otherZoneId] },
    });
    await order();
    expect(await find(email, there)).toEqual([]);
    expect(await ask("GET /desk/customers/{id}", { id }, there)).toMatchObject(
      refused(404, "customer"),
    );
    const other = await order(shop.otherZoneId);
    expect(await find(email, there)).toHaveLength(1);
    const { body } = await ask("GET /desk/customers/{id}", { id }, there);
    expect(body.orders.map((each) => each.id)).toEqual([other]);
  });

  test("are revealed with a reason, 30 times an hour, which the audit log has", async () => {
    const reveal = () => ask("POST /desk/customers/{id}/reveal", { id, reason: "Calls" }, support);
    expect((await reveal()).body).toEqual({ ...(await contactOf()), addresses: [] });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `customer:${id}`));
    expect(entry).toMatchObject({ staffId: support.id, after: { reason: "Calls" } });
    for (let count = 1; count < 30; count += 1) await reveal();
    expect(await reveal()).toMatchObject(refused(429, "throttled"));
  });

  test("who are removed are not found", async () => {
    const { email } = await contactOf();
    await db
      .update(customers)
      .set({
        passwordHash: null,
        deletedAt: now,
        firstName: "",
        lastName: "",
        phone: null,
        email: null,
      })
      .where(eq(customers.id, id));
    expect(await find(email)).toEqual([]);
    expect(await act("block")).toMatchObject(refused(404, "customer"));
  });
});

describe("a block", () => {
  const signIn = async () =>
    ask("POST /auth/login", {
      ...{ login_type: "manual", email_or_phone: (await contactOf()).email, password },
      field_type: "email",
    });

  test("ends the sessions, and nobody signs in until it ends; running orders go on", async () => {
    const token = await openSession(db, id);
    await order();
    expect((await act("block", { until: "2026-03-21T10:00:00Z" })).body.customer).toMatchObject({
      status: "blocked",
    });
    expect(await read()).toMatchObject({
      ...{ status: "blocked", blocked_until: "2026-03-21T10:00:00.000Z" },
      orders: [{ order_status: "pending" }],
      history: [{ act: "block", reason: "Asked for", until: "2026-03-21T10:00:00.000Z" }],
    });
    expect((await ask("GET /customer/info", {}, { token })).status).toBe(401);
    expect(await signIn()).toMatchObject(refused(403, "auth-003"));
    setNow(new Date("2026-03-21T10:00:00Z"));
    expect((await signIn()).status).toBe(200);
    expect(await read()).toMatchObject({ status: "active", blocked_until: null });
  });

  test("without an end stays until it is ended", async () => {
    await act("block");
    setNow(new Date("2027-03-20T10:00:00Z"));
    expect(await signIn()).toMatchObject(refused(403, "auth-003"));
    await act("unblock");
    expect(await read()).toMatchObject({
      status: "active",
      history: [{ act: "unblock" }, { act: "block" }],
    });
    expect((await signIn()).status).toBe(200);
  });

  test("does not end before it begins", async () => {
    const past = { until: now.toISOString() };
    expect(await act("block", past)).toMatchObject(refused(422, "until"));
  });
});

describe("a credit", () => {
  test("is in the wallet and the history, within what an operator may give on one day", async () => {
    const { body } = await act("credit", { amount: 30 });
    expect(body).toMatchObject({
      left: 20,
      customer: { wallet_balance: 30 },
    });
    expect((await read()).history).toMatchObject([{ act: "credit", amount: 30 }]);
    const { status, body: over } = await act("credit", { amount: 20.01 });
    expect([status, over.errors?.[0]]).toMatchObject([422, { code: "amount", data: { left: 20 } }]);
    expect(over.errors?.[0]?.message).toContain("20");
    const colleague = await addStaff(db, { kind: "operator", role: "owner" });
    expect((await act("credit", { amount: 50 }, colleague)).status).toBe(200);
    setNow(new Date("2026-03-20T23:30:00Z"));
    expect((await act("credit", { amount: 50 })).status).toBe(200);
    expect(await walletBalance(db, id)).toBe(13_000);
  });

  test("keeps to the limit when one operator gives several at the same time", async () => {
    const replies = await Promise.all([30, 30, 30].map((amount) => act("credit", { amount })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await walletBalance(db, id)).toBe(3000);
  });

  test("needs the permission for payments", async () => {
    const auditor = await addStaff(db, { kind: "operator", role: "auditor" });
    expect((await act("credit", { amount: 1 }, auditor)).status).toBe(403);
  });
});
