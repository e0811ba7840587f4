import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testPicture } from "../chat/testing.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const refundTest = await startRefundTest();
const { api, ask, db, shop, setNow, configure, deliveredOrder } = refundTest;
const [storeId, otherId] = shop.grocery.storeIds;
let owner: { token: string };
let desk: { token: string };

beforeEach(async () => {
  setNow(null);
  await configure();
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  desk = await addStaff(db, { kind: "operator", role: "support" });
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const key = () => crypto.randomUUID();

/** A refund of 3.00 at the expense of the store, unless `borne_by` says otherwise. */
async function refunded(input: Record<string, unknown> = {}) {
  const ada = await refundTest.addCustomer();
  const { orderId, courierId } = await deliveredOrder(ada.customerId);
  const { body } = await ask(
    "POST /desk/orders/{id}/refund",
    { id: orderId, decision: "approve", amount: 3, borne_by: "store", ...input },
    { ...desk, key: key() },
  );
  return { id: body.refund.id, orderId, courierId };
}

const list = async (input: Record<string, unknown> = {}, caller = owner) =>
  (await ask("GET /store/refunds", input, caller)).body;
const accept = (id: number, { token } = owner) =>
  ask("POST /store/refunds/{id}/accept", { id }, { token, key: key() });
const dispute = (id: number, input: Record<string, unknown> = {}, { token } = owner) =>
  ask(
    "POST /store/refunds/{id}/dispute",
    { id, reason: "It was complete.", ...input },
    { token, key: key() },
  );
const decide = (id: number, input: Record<string, unknown>) =>
  ask("POST /desk/refunds/{id}/dispute", { id, ...input }, { ...desk, key: key() });
const due = () => balanceOf(db, { kind: "store", storeId });

describe("refunds of a store", () => {
  test("are those that it bears, newest first", async () => {
    const [older, newer] = [await refunded(), await refunded()];
    await refunded({ borne_by: "platform" });
    const { refunds } = await list();
    expect(refunds.slice(0, 2)).toMatchObject([
      { id: newer.id, order_id: newer.orderId, refund_amount: 3, borne_by: "store", dispute: null },
      { id: older.id },
    ]);
    expect(refunds).toHaveLength(2);
    const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
    expect((await list({}, other)).refunds).toEqual([]);
    expect(codes(await accept(newer.id, other))).toEqual([404, "refund"]);
  });

  test("are accepted or disputed once", async () => {
    const { id } = await refunded();
    expect((await list({ open: 1 })).refunds.map((refund) => refund.id)).toContain(id);
    expect((await accept(id)).body.refund.dispute).toMatchObject({ state: "accepted" });
    expect(codes(await dispute(id))).toEqual([409, "refund"]);
    expect((await list({ open: 1 })).refunds.map((refund) => refund.id)).not.toContain(id);
    const both = await refunded();
    const answers = await Promise.all([accept(both.id), dispute(both.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db.$count(auditLog, eq(auditLog.subject, `refund:${both.id}`))).toBe(1);
  });

  test("are answered within three days", async () => {
    const { id } = await refunded();
    const after = (hours: number) => setNow(new Date(Date.now() + hours * 3_600_000));
    after(73);
    expect(codes(await dispute(id))).toEqual([409, "refund"]);
    after(71);
    expect((await dispute(id)).status).toBe(200);
  });

  test("that somebody else bears are not the store's", async () => {
    const { id } = await refunded({ borne_by: "courier" });
    expect(codes(await dispute(id))).toEqual([404, "refund"]);
  });

  test("appear in its stream, and so do the answers", async () => {
    const response = await api.app.fetch(requestFor("GET /store/stream", {}, owner), {});
    const events = readEvents<object>(response);
    const { id } = await refunded();
    /** The next event about this refund, among those of orders and of others. */
    const next = async (): Promise<unknown> => {
      const { event, data } = await nextOf(events);
      return event === "refund" && data && "id" in data && data.id === id ? data : next();
    };
    expect(await next()).toMatchObject({ id, borne_by: "store", dispute: null });
    await dispute(id);
    expect(await next()).toMatchObject({ id, dispute: { state: "open" } });
    await decide(id, { decision: "uphold" });
    expect(await next()).toMatchObject({ id, dispute: { state: "upheld" } });
  });
});

describe("a dispute", () => {
  test("shows its pictures to the desk, which upholds that the store bears it", async () => {
    const { id } = await refunded();
    const before = await due();
    await dispute(id, { image: [await testPicture(), await testPicture()] });
    const open = await ask("GET /desk/refunds", { disputed: 1 }, desk);
    const found = open.body.refunds.find((refund) => refund.id === id);
    expect(found?.dispute).toMatchObject({ state: "open", reason: "It was complete." });
    expect(found?.dispute?.image_full_url).toHaveLength(2);
    const { body } = await decide(id, { decision: "uphold", note: "The picture shows it." });
    expect(body.refund.dispute).toMatchObject({
      state: "upheld",
      admin_note: "The picture shows it.",
    });
    expect(await due()).toBe(before);
    expect(codes(await decide(id, { decision: "shift", borne_by: "platform" }))).toEqual([
      409,
      "refund",
    ]);
  });

  test("is shifted to the shop: the store has the money back, also in its statement", async () => {
    const before = await due();
    const { id } = await refunded();
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format();
    const month = today.slice(0, 7);
    const statement = async () =>
      (await ask("GET /store/statements/{month}", { month }, owner)).body;
    const { refunds } = await statement();
    await dispute(id);
    const { body } = await decide(id, { decision: "shift", borne_by: "platform" });
    expect(body.refund).toMatchObject({ borne_by: "platform", dispute: { state: "shifted" } });
    expect((await statement()).refunds).toBeCloseTo(refunds - 3);
    // What it earned with the order is still credited.
    expect(await due()).toBe(before + 1000);
    expect((await list()).refunds.map((refund) => refund.id)).toContain(id);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is shifted to the courier, who owes it in cash", async () => {
    const { id, courierId } = await refunded();
    const cash = () => balanceOf(db, { kind: "courier_cash", courierId });
    const before = await cash();
    await dispute(id);
    await decide(id, { decision: "shift", borne_by: "courier" });
    expect(await cash()).toBe(before - 300);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is decided once, also by two operators at the same moment", async () => {
    const { id } = await refunded();
    await dispute(id);
    const before = await due();
    const shift = { decision: "shift", borne_by: "platform" };
    const both = await Promise.all([decide(id, shift), decide(id, shift)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await due()).toBe(before + 300);
  });

  test("cannot be shifted to nobody, nor where there is none", async () => {
    const { id } = await refunded();
    expect(codes(await decide(id, { decision: "uphold" }))).toEqual([409, "refund"]);
    await dispute(id);
    expect(codes(await decide(id, { decision: "shift" }))).toEqual([422, "borne_by"]);
  });
});
