import { refund } from "@errand/core/ledger/order-journals";
import { type Minor, minor, nothing, toMinor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addStore, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { inTransaction } from "../database/database.ts";
import { ledgerJournals } from "../ledger/ledger.tables.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";
import { addCourier } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { auditLog, staffMembers } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { payoutAccounts } from "../store-desk/payout-accounts.tables.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { addBankAccount, earn } from "./testing.ts";

const { api, ask, changes, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const { moduleId } = shop.grocery;
const earned = new Date("2026-03-10T10:00:00Z");
const now = new Date("2026-03-20T10:00:00Z");
const until = "2026-03-15";
let storeId = 0;
let drafter: Awaited<ReturnType<typeof addStaff>>;
let approver: typeof drafter;

beforeEach(async () => {
  setNow(now);
  await db.execute(sql`truncate payout_runs cascade`);
  await db.update(staffMembers).set({ blocked: true });
  storeId = await addStore(db, { moduleId, zoneId: shop.zoneId });
  drafter = await addStaff(db, { kind: "operator", role: "finance" });
  approver = await addStaff(db, { kind: "operator", role: "finance" });
  await addBankAccount(db, { storeId }, earned);
  await earn(db, { storeId }, 5000, earned);
});

const key = () => crypto.randomUUID();
const draft = (input: Record<string, unknown> = {}, caller = drafter) =>
  ask(
    "POST /desk/payouts",
    { kind: "stores", until, ids: [storeId], ...input },
    { token: caller.token, key: key() },
  );
type Act = "hold" | "approve" | "paid" | "failed" | "cancel";
const act = (name: Act, id: number, input: Record<string, unknown> = {}, caller = approver) =>
  ask(`POST /desk/payouts/{id}/${name}`, { id, ...input }, { token: caller.token, key: key() });
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
const owed = () => balanceOf(db, { kind: "store", storeId });

async function approvedRun() {
  const { run } = (await draft()).body;
  expect((await act("approve", run.id)).status).toBe(200);
  return { id: run.id, lineId: run.lines[0]?.id ?? 0 };
}

describe("a draft", () => {
  test("has what each store is due at the end of the day, and posts nothing", async () => {
    await earn(db, { storeId }, 900, new Date("2026-03-15T22:30:00Z"));
    await earn(db, { storeId }, 700, new Date("2026-03-15T23:00:00Z"));
    const journals = await db.$count(ledgerJournals);
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body.run).toMatchObject({
      ...{ kind: "stores", until, state: "draft", total: 59 },
      counts: { due: 1, held: 0, paid: 0, failed: 0 },
      drafted_by: { id: drafter.id },
      approved_by: null,
      lines: [
        {
          ...{ account: `store:${storeId}`, balance: 59, amount: 59, state: "due" },
          bank_account: { holder: "Le Primeur SARL", iban: "DE89 •••• 3000" },
        },
      ],
    });
    expect(await db.$count(ledgerJournals)).toBe(journals);
  });

  test("pays less than was due on the day when something was taken since", async () => {
    await takeBack(2000);
    const { run } = (await draft()).body;
    expect(run.lines).toMatchObject([{ balance: 50, amount: 30 }]);
  });

  test("leaves out what is below the minimum, and is refused when nobody is left", async () => {
    const other = await addStore(db, { moduleId, zoneId: shop.zoneId });
    await earn(db, { storeId: other }, 999, earned);
    const both = [storeId, other];
    const { body } = await draft({ ids: both });
    expect(body.run.lines.map(({ account }) => account)).toEqual([`store:${storeId}`]);
    await act("cancel", body.run.id);
    expect((await draft({ ids: both, minimum: 9.99 })).body.run.lines).toHaveLength(2);
    await db.execute(sql`truncate payout_runs cascade`);
    expect(await draft({ minimum: 50.01 })).toMatchObject(refused(409, "payout"));
    expect((await draft()).status).toBe(201);
  });

  test("holds a store without a bank account, and one whose new account waits", async () => {
    const other = await addStore(db, { moduleId, zoneId: shop.zoneId });
    await earn(db, { storeId: other }, 2000, earned);
    await addBankAccount(db, { storeId }, new Date("2026-03-19T10:00:00Z"));
    const { run } = (await draft({ ids: [storeId, other] })).body;
    expect(run.total).toBe(0);
    expect(run.lines).toHaveLength(2);
    expect(run.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ account: `store:${storeId}`, held_for: "new_account" }),
        expect.objectContaining({ account: `store:${other}`, held_for: "no_account" }),
      ]),
    );
    const ids = run.lines.map(({ id }) => id);
    const release = await act("hold", run.id, { line_ids: ids, release: 1 });
    expect(release).toMatchObject(refused(409, "payout"));
    expect(await act("approve", run.id)).toMatchObject(refused(409, "payout"));
  });

  test("is one of its kind at a time, of a day that is over", async () => {
    expect(await draft({ until: "2026-03-20" })).toMatchObject(refused(422, "until"));
    const [first, second] = await Promise.all([draft(), draft({}, approver)]);
    expect([first.status, second.status].toSorted()).toEqual([201, 409]);
    const courierId = await addCourier(db);
    await earn(db, { courierId }, 1500, earned);
    const { status, body } = await draft({ kind: "couriers", ids: [courierId] });
    expect([status, body.run.lines[0]?.account]).toEqual([201, `courier:${courierId}`]);
  });

  test("does not count what another approved run is about to pay", async () => {
    await approvedRun();
    expect(await draft()).toMatchObject(refused(409, "payout"));
    await earn(db, { storeId }, 1200, earned);
    expect((await draft()).body.run.lines).toMatchObject([{ balance: 62, amount: 12 }]);
  });

  test("is for operators of all zones", async () => {
    const some = await addStaff(db, {
      ...{ kind: "operator", role: "finance", zoneIds: [shop.zoneId] },
    });
    expect(await draft({}, some)).toMatchObject(refused(403, "permission"));
    const { run } = (await draft()).body;
    expect(await act("approve", run.id, {}, some)).toMatchObject(refused(404, "payout"));
  });
});

describe("the approval", () => {
  test("is by another operator", async () => {
    const { run } = (await draft()).body;
    expect(await act("approve", run.id, {}, drafter)).toMatchObject(refused(409, "same_person"));
    const { body } = await act("approve", run.id);
    expect(body.run).toMatchObject({ state: "approved", approved_by: { id: approver.id } });
  });

  test("is by the same one up to the total that the shop sets, and not above", async () => {
    const { run } = (await draft()).body;
    expect(run.needs_second_person).toBe(true);
    const total = toMinor(run.total);
    const [before] = await db.select().from(shopTable);
    const allow = async (payoutAloneMax: Minor) => {
      const settings = { ...testShopSettings(), ...before?.settings, payoutAloneMax };
      await db.update(shopTable).set({ settings });
      await changes.flushed();
    };
    await allow(minor(total - 1));
    expect(await act("approve", run.id, {}, drafter)).toMatchObject(refused(409, "same_person"));
    await allow(total);
    const { status, body } = await act("approve", run.id, {}, drafter);
    await allow(nothing);
    expect([status, body.run]).toMatchObject([200, { state: "approved" }]);
  });

  test("is by the same one when nobody else has the permission", async () => {
    const { run } = (await draft()).body;
    await db.update(staffMembers).set({ blocked: true }).where(sql`id = ${approver.id}`);
    expect((await act("approve", run.id, {}, drafter)).status).toBe(200);
  });

  test("is refused after a refund has taken from a balance, and names the line", async () => {
    const { run } = (await draft()).body;
    const [line] = run.lines;
    await takeBack(1);
    const { status, body } = await act("approve", run.id);
    expect([status, body.errors?.[0]]).toMatchObject([
      409,
      { code: "balance", data: { line_ids: [line?.id] } },
    ]);
    const { body: read } = await ask("GET /desk/payouts/{id}", { id: run.id }, approver);
    expect(read.state).toBe("draft");
  });

  test("is refused after a bank account has changed", async () => {
    const { run } = (await draft()).body;
    await addBankAccount(db, { storeId }, now);
    expect(await act("approve", run.id)).toMatchObject(refused(409, "balance"));
  });

  test("of some lines holds the others", async () => {
    const other = await addStore(db, { moduleId, zoneId: shop.zoneId });
    await earn(db, { storeId: other }, 2000, earned);
    await addBankAccount(db, { storeId: other }, earned);
    const { run } = (await draft({ ids: [storeId, other] })).body;
    const own = run.lines.filter(({ account }) => account === `store:${storeId}`);
    const { body } = await act("approve", run.id, { line_ids: own.map(({ id }) => id) });
    expect(body.run).toMatchObject({ total: 50, counts: { due: 1, held: 1 } });
  });

  test("happens once, when two desks approve at the same time", async () => {
    const third = await addStaff(db, { kind: "operator", role: "finance" });
    const { run } = (await draft()).body;
    const replies = await Promise.all([act("approve", run.id), act("approve", run.id, {}, third)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("a paid line", () => {
  test("is posted once with its cause, and is in the payouts of the store", async () => {
    const { id, lineId } = await approvedRun();
    expect(await owed()).toBe(5000);
    const { body } = await act("paid", id, { reference: "SEPA 2026-03" });
    expect(body.run).toMatchObject({
      state: "paid",
      lines: [{ state: "paid", reference: "SEPA 2026-03", paid_at: now.toISOString() }],
    });
    expect(await owed()).toBe(0);
    const journals = await db
      .select()
      .from(ledgerJournals)
      .where(sql`cause = ${`payout:${lineId}`}`);
    expect(journals).toMatchObject([{ kind: "store_payout" }]);
    const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const { body: payouts } = await ask("GET /store/payouts", {}, owner);
    expect(payouts).toMatchObject({ due: 0, payouts: [{ amount: 50 }] });
  });

  test("is posted once, when two desks mark the run at the same time", async () => {
    const { id } = await approvedRun();
    const replies = await Promise.all([
      act("paid", id, { reference: "A" }),
      act("paid", id, { reference: "B" }, drafter),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await owed()).toBe(0);
  });

  test("that the bank sends back is due again, and paid by the next run", async () => {
    const { id, lineId } = await approvedRun();
    await act("paid", id, { reference: "A" });
    const fail = () => act("failed", id, { line_ids: [lineId], reason: "The account is closed" });
    const replies = await Promise.all([fail(), fail()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await owed()).toBe(5000);
    const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const { body: statement } = await ask(
      "GET /store/statements/{month}",
      { month: "2026-03" },
      owner,
    );
    expect(statement).toMatchObject({ paid_out: 0, closing_balance: 50 });
    const { body } = await ask("GET /store/payouts", {}, owner);
    expect(body.payouts.map(({ amount }) => amount)).toEqual([-50, 50]);
    setNow(new Date("2026-03-21T10:00:00Z"));
    expect((await draft({ until: "2026-03-20" })).body.run.lines).toMatchObject([{ amount: 50 }]);
  });

  test("needs an approved run, and lines that are due", async () => {
    const { run } = (await draft()).body;
    expect(await act("paid", run.id, { reference: "A" })).toMatchObject(refused(409, "payout"));
    await act("approve", run.id);
    const other = { reference: "A", line_ids: [(run.lines[0]?.id ?? 0) + 1] };
    expect(await act("paid", run.id, other)).toMatchObject(refused(409, "payout"));
    expect(await owed()).toBe(5000);
  });
});

describe("a run", () => {
  test("ends when its last line is held, and is canceled as long as nothing is paid", async () => {
    const { run } = (await draft()).body;
    expect((await act("hold", run.id, { reason: "Asked for" })).body.run.lines).toMatchObject([
      { state: "held", held_for: "desk", note: "Asked for" },
    ]);
    expect((await act("hold", run.id, { release: 1 })).body.run.total).toBe(50);
    await act("approve", run.id);
    expect((await act("hold", run.id)).body.run.state).toBe("canceled");
    const next = await approvedRun();
    await act("paid", next.id, { reference: "A" });
    expect(await act("cancel", next.id)).toMatchObject(refused(409, "payout"));
  });

  test("is in the list with its counts, and each act in the audit log", async () => {
    const { id } = await approvedRun();
    const { body } = await ask("GET /desk/payouts", { state: "approved" }, approver);
    expect(body).toMatchObject({ total_size: 1, runs: [{ id, total: 50, counts: { due: 1 } }] });
    const entries = await db
      .select()
      .from(auditLog)
      .where(sql`subject = ${`payout:${id}`}`);
    expect(entries.map(({ action, staffId }) => [action, staffId])).toEqual([
      ["POST /desk/payouts", drafter.id],
      ["POST /desk/payouts/{id}/approve", approver.id],
    ]);
  });

  test("is a table with the IBANs to pay, once it is approved, and for who may pay", async () => {
    const { id } = await approvedRun();
    const table = async ({ token }: { token: string }) => {
      const headers = { accept: "text/csv" };
      const request = requestFor("GET /desk/payouts/{id}", { id }, { token, headers });
      const response = await api.app.fetch(request, { address: "203.0.113.9" });
      return (await response.text()).split("\r\n")[1];
    };
    expect(await table(approver)).toContain("Le Primeur SARL,DE89370400440532013000,PAYOUT");
    const auditor = await addStaff(db, { kind: "operator", role: "auditor" });
    expect(await table(auditor)).toContain("DE89 •••• 3000");
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(sql`action = 'GET /desk/payouts/{id}' and staff_id = ${approver.id}`);
    expect(entry?.after).toEqual({ rows: 1, with_ibans: true });
    expect(await db.$count(payoutAccounts)).toBeGreaterThan(0);
  });
});

/** A refund at the expense of the store. */
async function takeBack(amount: number) {
  const bearer = { kind: "store", storeId } as const;
  const fact = { cause: `test:refund:${key()}`, amount: minor(amount) };
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...refund({ ...fact, to: { kind: "bank" }, bearer }), at: now }),
  );
}

test("a courier's phone hears that a payout has come", async () => {
  const courierId = await addCourier(db);
  const courier = await addStaff(db, { kind: "courier", role: null, courierId });
  await addBankAccount(db, { courierId }, earned);
  await earn(db, { courierId }, 3000, earned);
  const { run } = (await draft({ kind: "couriers", ids: [courierId] })).body;
  await act("approve", run.id);
  const request = requestFor("GET /courier/stream", {}, courier);
  const events = readEvents(await api.app.fetch(request, { address: "203.0.113.9" }));
  while ((await nextOf(events)).event !== "counters");
  await act("paid", run.id, { reference: "SEPA 1" });
  for (;;) {
    const { event, data } = await nextOf(events);
    if (event !== "payout") continue;
    expect(data).toEqual({ id: expect.any(Number), amount: 30, at: now.toISOString() });
    break;
  }
  await api.streams.close();
});
