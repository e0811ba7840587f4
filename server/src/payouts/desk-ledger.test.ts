import { basisPoints } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { fundWallet } from "../ledger/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { readTable, toCells } from "../requests/testing-table.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db, { storeCommission: basisPoints(1000) });
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const first = new Date("2026-03-09T10:00:00Z");
const second = new Date("2026-03-10T10:00:00Z");
let member: { token: string };
let orderId = 0;

async function deliver(at: Date): Promise<number> {
  const courierId = await addCourier(db);
  const id = await addOrder(db, shop, shop.grocery, { itemId, courierId, status: "picked_up" });
  await deliverOrder(db, id, { kind: "courier", courierId }, { at });
  return id;
}

beforeAll(async () => {
  setNow(second);
  member = await addStaff(db, { kind: "operator", role: "finance" });
  await deliver(first);
  orderId = await deliver(second);
});

const read = async (input: Record<string, unknown> = {}) =>
  (await ask("GET /desk/ledger", { limit: 100, ...input }, member)).body;

describe("the ledger at the desk", () => {
  test("has each journal with its postings, which sum to zero, and its order", async () => {
    const { journals, total_size } = await read({ order_id: orderId });
    expect(total_size).toBe(journals.length);
    expect(journals.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["courier_collected_cash", "store_share", "store_commission"]),
    );
    for (const { postings, order_id, order_kind } of journals) {
      expect([order_id, order_kind]).toEqual([orderId, "order"]);
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    const share = journals.find(({ kind }) => kind === "store_share");
    expect(share?.postings).toContainEqual({
      ...{ account: `store:${storeId}`, unit: "money", amount: 10 },
      name: expect.any(String),
    });
  });

  test("has the journals of an account, of a kind and of days", async () => {
    const account = `store:${storeId}`;
    const kinds = async (input: object) =>
      (await read({ account, ...input })).journals.map(({ kind }) => kind);
    expect(await kinds({})).toHaveLength(4);
    expect(await kinds({ kind: "store_commission" })).toEqual([
      "store_commission",
      "store_commission",
    ]);
    expect(await kinds({ from: "2026-03-10", to: "2026-03-10" })).toHaveLength(2);
    expect((await read({ account: `store:${otherStoreId}` })).journals).toEqual([]);
    expect((await read({ account: "store" })).total_size).toBe(4);
  });

  test("names the balances at the end of a day, and now", async () => {
    const account = `store:${storeId}`;
    const balances = async (input: object) => (await read({ account, ...input })).balances;
    expect(await balances({})).toEqual([{ account, unit: "money", amount: 18 }]);
    expect(await balances({ to: "2026-03-09" })).toEqual([{ account, unit: "money", amount: 9 }]);
    const all = (await read({ to: "2026-03-10" })).balances;
    const sum = all.filter(({ unit }) => unit === "money").reduce((a, b) => a + b.amount, 0);
    expect([all.find((each) => each.account === "store")?.amount, Math.round(sum * 100)]).toEqual([
      18, 0,
    ]);
  });

  test("refuses an account of no kind, and an end before the start", async () => {
    const refusal = async (input: object) => {
      const { status, body } = await ask("GET /desk/ledger", { ...input }, member);
      return [status, body.errors?.[0]?.code];
    };
    expect(await refusal({ account: "shop:1" })).toEqual([422, "account"]);
    expect(await refusal({ from: "2026-03-10", to: "2026-03-09" })).toEqual([422, "to"]);
  });

  test("is a table with a row for each posting, in the audit log", async () => {
    await fundWallet(db, 7, 500);
    const headers = { accept: "text/csv" };
    const request = requestFor(
      "GET /desk/ledger",
      { kind: "wallet_credit" },
      { ...member, headers },
    );
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const rows = (await response.text()).trim().split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => row.replace(/^.*,test:credit:\d+/, "")).toSorted()).toEqual([
      ",,customer_wallet:7,money,5",
      ",,promotions,money,-5",
      "journal,at,kind,cause,order_id,account,unit,amount",
    ]);
    const entries = await db.select().from(auditLog).where(sql`subject = 'ledger'`);
    expect(entries).toMatchObject([{ after: { kind: "wallet_credit", rows: 1 } }]);
  });

  test("is the same as a table as on its pages, whatever is looked for", async () => {
    for (const filter of [
      ...[{}, { account: "store" }, { account: `store:${storeId}`, kind: "store_commission" }],
      ...[{ order_id: orderId }, { from: "2026-03-10" }, { to: "2026-03-09" }],
      { account: `store:${otherStoreId}` },
    ]) {
      const journals = [];
      for (let offset = 1, total = 1; journals.length < total; offset++) {
        const page = await read({ ...filter, limit: 3, offset });
        total = page.total_size;
        journals.push(...page.journals);
      }
      const rows = await readTable(api, "GET /desk/ledger", filter, member);
      expect(rows, JSON.stringify(filter)).toEqual(
        journals.flatMap(({ id: journal, at, kind, cause, order_id, postings }) =>
          postings.map(({ account, unit, amount }) =>
            toCells({ journal, at, kind, cause, order_id, account, unit, amount }),
          ),
        ),
      );
    }
  });

  test("is not for operators of some zones", async () => {
    const some = await addStaff(db, {
      ...{ kind: "operator", role: "finance", zoneIds: [shop.zoneId] },
    });
    expect((await ask("GET /desk/ledger", {}, some)).status).toBe(403);
  });
});

test("the statement of a store is the one that the store reads", async () => {
  const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  const month = "2026-03";
  const own = (await ask("GET /store/statements/{month}", { month }, owner)).body;
  const path = "GET /desk/stores/{id}/statements/{month}";
  const { store, ...seen } = (await ask(path, { id: storeId, month }, member)).body;
  // The rate of the commission is on the page of the store.
  expect(own).toEqual({ ...seen, commission_rate: own.commission_rate });
  expect(store.id).toBe(storeId);
});

describe("the commission of a store", () => {
  test("counts for what is delivered from then on, until it is the shop's again", async () => {
    const change = (commission: number | null) =>
      ask(
        "PUT /desk/stores/{id}/commission",
        { id: storeId, commission, reason: "A new agreement" },
        member,
      );
    expect((await change(25)).body).toMatchObject({ commission: 25, shop_commission: 10 });
    const commissionOf = async (id: number) => {
      const { journals } = await read({ order_id: id, kind: "store_commission" });
      return journals[0]?.postings.find(({ account }) => account === "platform")?.amount;
    };
    expect(await commissionOf(await deliver(second))).toBe(2.5);
    await change(null);
    expect(await commissionOf(await deliver(second))).toBe(1);
    const [, entry] = await db
      .select()
      .from(auditLog)
      .where(sql`subject = ${`store:${storeId}`}`);
    expect(entry).toMatchObject({ before: { commission: 25 }, after: { commission: null } });
  });
});
