import { storePayout } from "@errand/core/ledger/order-journals";
import { basisPoints, minor } from "@errand/core/money";
import { desc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { postJournal } from "../ledger/ledger.ts";
import { addOrder, storeOf } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { completeTripOf } from "../trips/complete-trip.ts";
import { addTrip, assign, providerOf, seedRental } from "../trips/testing.ts";
import { cashPayment } from "../trips/trip-row.ts";

const { api, ask, db } = await startTestApi();
const shop = await seedShop(db, { storeCommission: basisPoints(1000), refunds: true });
const [storeId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const at = new Date("2026-03-10T23:30:00Z");
/** By the clock of the shop. */
const day = "2026-03-11";
let owner: { token: string };

beforeAll(async () => {
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
});

/** Collected at the store in cash: 10.00, of which the shop keeps 1.00. */
async function collected(): Promise<number> {
  const orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    status: "handover",
    amount: minor(1000),
    receipt: [{ key: "items", amount: minor(1000), added: true, itemId, quantity: 1 }],
    cart: { type: "take_away" },
    address: null,
  });
  await deliverOrder(db, orderId, storeOf(shop.grocery), { at });
  return orderId;
}

const read = async (input: object = {}, caller = owner) =>
  ask("GET /store/statements/{month}/orders", { month: "2026-03", day, ...input }, caller);

async function fetchTable(month: string) {
  const options = { ...owner, headers: { accept: "text/csv" } };
  const request = requestFor("GET /store/statements/{month}/orders", { month }, options);
  return api.app.fetch(request, { address: "203.0.113.9" });
}

describe("a day of a statement", () => {
  test("consists of its orders with their amounts and journals, and of what belongs to none", async () => {
    const [first, second] = [await collected(), await collected()];
    await inTransaction(db, (tx) => {
      const payout = storePayout({ cause: "payout:1", amount: minor(500), storeId });
      return postJournal(tx, { ...payout, at });
    });
    const { body } = await read();
    const amounts = { sales: 10, commission: 1, collected_cash: 10, refunds: 0, paid_out: 0 };
    expect(body.orders).toMatchObject([
      { order_id: first, kind: "order", ...amounts },
      { order_id: second, kind: "order", ...amounts },
      { order_id: null, kind: null, sales: 0, paid_out: 5 },
    ]);
    const kinds = body.orders[0]?.journals.map(({ kind, amount }) => [kind, amount]);
    expect(kinds).toEqual([
      ["store_collected_cash", -10],
      ["store_share", 10],
      ["store_commission", -1],
    ]);
    const month = (await ask("GET /store/statements/{month}", { month: "2026-03" }, owner)).body;
    const total = (name: "sales" | "commission" | "delivery" | "paid_out") =>
      body.orders.reduce((sum, order) => sum + order[name], 0);
    for (const name of ["sales", "commission", "delivery", "paid_out"] as const) {
      expect(month.days.find((entry) => entry.day === day)?.[name]).toBe(total(name));
    }
  });

  test("names the order of a refund, and of one that was shifted", async () => {
    const orderId = await collected();
    const desk = await addStaff(db, { kind: "operator", role: "support" });
    const key = () => crypto.randomUUID();
    const refund = await ask(
      "POST /desk/orders/{id}/refund",
      { id: orderId, decision: "approve", amount: 3, borne_by: "store" },
      { ...desk, key: key() },
    );
    const { id } = refund.body.refund;
    await ask(
      "POST /store/refunds/{id}/dispute",
      { id, reason: "It was complete." },
      { ...owner, key: key() },
    );
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format();
    const now = { month: today.slice(0, 7), day: today };
    const before = (await read(now)).body.orders;
    expect(before).toMatchObject([{ order_id: orderId, refunds: 3 }]);
    await ask(
      "POST /desk/refunds/{id}/dispute",
      { id, decision: "shift", borne_by: "platform" },
      { ...desk, key: key() },
    );
    const [after] = (await read(now)).body.orders;
    expect(after).toMatchObject({ order_id: orderId, refunds: 0 });
    expect(after?.journals.map(({ kind }) => kind)).toEqual(["refund", "refund_shifted"]);
  });

  test("of a rental provider consists of its trips", async () => {
    const rental = await seedRental(db, shop.zoneId);
    const provider = await addStaff(db, {
      kind: "rental_staff",
      role: "owner",
      storeId: rental.providerId,
    });
    const tripId = await addTrip(db, rental, { status: "ongoing", paymentMethod: cashPayment });
    await assign(db, tripId, [rental.carUnits[0]]);
    await inTransaction(db, (tx) => completeTripOf(tx, tripId, providerOf(rental), at));
    expect((await read({}, provider)).body.orders).toMatchObject([
      { order_id: tripId, kind: "trip", sales: 20, commission: 2, collected_cash: 20 },
    ]);
  });

  test("of a month is a table for a spreadsheet, which the audit log names", async () => {
    const response = await fetchTable("2026-03");
    expect(response.headers.get("content-disposition")).toContain("statement-2026-03.csv");
    const [head, first] = (await response.text()).trim().split(/\r?\n/);
    expect(head).toMatch(/day,kind,order_id,sales,commission,.*,change$/);
    expect(first).toMatch(new RegExp(`^${day},order,\\d+,10,-1,0,-10,0,0,-1$`));
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ subject: `store:${storeId}`, after: { month: "2026-03" } });
  });

  test("needs its day, unless a table of the month is asked for", async () => {
    expect(
      await ask("GET /store/statements/{month}/orders", { month: "2026-03" }, owner),
    ).toMatchObject({
      ...{ status: 422, body: { errors: [{ code: "day" }] } },
    });
  });

  test("is one of the month", async () => {
    expect(await read({ month: "2026-04" })).toMatchObject({
      ...{ status: 422, body: { errors: [{ code: "day" }] } },
    });
  });
});
