import { createHash } from "node:crypto";
import { minor } from "@errand/core/money";
import { asc, eq, inArray, like, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier, addOrder, addParcel } from "../orders/testing.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { incidentSubject } from "./incidents.data.ts";
import { incidents } from "./incidents.tables.ts";
import { jobReports } from "./job-reports.tables.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const { token: cook } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const { token: desk } = await addStaff(db, { kind: "operator", role: "owner" });
const morning = new Date("2026-03-20T08:00:00Z");
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
/** A phone reads a queued picture anew each time it sends it. */
const picture = () => new File([new Uint8Array(pixel)], "door.gif", { type: "image/gif" });

type Action = "accept" | "decline" | "arrived" | "pickup" | "deliver" | "fail" | "incident";
type Name = "cash" | "paid" | "parcel" | "declined" | "returned";

interface Act {
  action: Action | "unassign";
  of: Name;
  /** Made anew each time it is sent. */
  input?: (ids: Day["ids"]) => object | Promise<object>;
  /** What others do before; the phone reaches the server then. */
  before?: (day: Day) => Promise<unknown>;
}

interface Day {
  ids: Record<Name, number>;
  courierId: number;
  itemId: number;
  token: string;
}

const readyToGo = { status: "handover" } as const;

/** An order in cash and a paid one in one trip, then a parcel that goes back to its sender. */
const acts: Act[] = [
  { action: "accept", of: "returned" },
  { action: "unassign", of: "returned", input: () => ({ reason: "Flat tyre" }) },
  { action: "accept", of: "cash" },
  { action: "accept", of: "paid" },
  { action: "decline", of: "declined" },
  { action: "arrived", of: "cash" },
  {
    action: "pickup",
    of: "cash",
    input: async ({ cash }) => ({ code: await readPickupCode(cash) }),
  },
  { action: "arrived", of: "paid" },
  { action: "pickup", of: "paid" },
  { action: "incident", of: "paid", input: () => ({ reason: "Torn bag", image: [picture()] }) },
  { action: "arrived", of: "cash" },
  { action: "deliver", of: "cash", input: () => ({ otp: "4821", cash: 12 }) },
  { action: "arrived", of: "paid" },
  { action: "deliver", of: "paid", input: () => ({ otp: "1234", proof: picture() }) },
  { action: "accept", of: "parcel" },
  { action: "arrived", of: "parcel" },
  { action: "pickup", of: "parcel" },
  { action: "arrived", of: "parcel" },
  { action: "fail", of: "parcel", input: () => ({ reason: "Nobody", image: [picture()] }) },
  {
    action: "deliver",
    of: "parcel",
    before: ({ ids }) =>
      ask(
        "POST /desk/orders/{id}/cancel",
        { id: ids.parcel, reason: "Nobody was there" },
        { token: desk, key: crypto.randomUUID() },
      ),
  },
];

async function readPickupCode(id: number) {
  return (await ask("GET /store/orders/{id}", { id }, { token: cook })).body.pickup_code;
}

async function newDay(): Promise<Day> {
  setNow(morning);
  await db.update(couriers).set({ active: false });
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  const itemId = await addItem(db, { storeId, stock: 100 });
  const order = (overrides: object) =>
    addOrder(db, shop, shop.grocery, { itemId, ...readyToGo, ...overrides });
  const paid = { paymentMethod: "wallet", paid: minor(1200), paymentStatus: "paid" } as const;
  const ids = {
    cash: await order({ otp: "4821" }),
    paid: await order({ ...paid, otp: "1234" }),
    parcel: await addParcel(db, shop, shop.grocery, { status: "confirmed" }),
    declined: await order({}),
    returned: await order({}),
  };
  return { ids, courierId, itemId, token };
}

/** Sends an act as the phone does: with its key, whatever happened to it before. */
async function send(day: Day, { action, of, input }: Act, key: string, occurredAt?: Date) {
  const late = occurredAt && { occurred_at: occurredAt.toISOString() };
  const body = { id: day.ids[of], ...(await input?.(day.ids)), ...late };
  const { status, body: reply } = await ask(`POST /courier/jobs/{id}/${action}`, body, {
    token: day.token,
    key,
  });
  return { status, reply };
}

/** What the day left behind, with names in place of ids and without times. */
async function readState({ ids, courierId, itemId }: Day) {
  const named = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const orderIds = Object.values(ids);
  const isOfDay = or(...orderIds.map((id) => like(ledgerJournals.cause, `order:${id}:%`)));
  const rows = await db.select().from(orders).where(inArray(orders.id, orderIds));
  const told = await db
    .select()
    .from(orderTransitions)
    .where(inArray(orderTransitions.orderId, orderIds))
    .orderBy(asc(orderTransitions.id));
  const reports = await db
    .select()
    .from(jobReports)
    .where(inArray(jobReports.orderId, orderIds))
    .orderBy(asc(jobReports.id));
  const happened = await db
    .select()
    .from(incidents)
    .where(inArray(incidents.orderId, orderIds))
    .orderBy(asc(incidents.id));
  const postings = await db
    .select({
      kind: ledgerJournals.kind,
      cause: ledgerJournals.cause,
      account: ledgerAccounts.kind,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(isOfDay);
  const subjects = [
    ...orderIds.map((id) => `order:${id}`),
    ...happened.map(({ id }) => incidentSubject(id)),
  ];
  const files = await db.$count(privateFiles, inArray(privateFiles.subject, subjects));
  return {
    orders: rows
      .map(({ id, status, amount, paid, paymentStatus, courierId: by }) => ({
        ...{ order: named.get(id), status, amount, paid, paymentStatus },
        courier: by === courierId ? "own" : by,
      }))
      .toSorted((a, b) => String(a.order).localeCompare(String(b.order))),
    transitions: told.map(({ orderId, from, to, actorKind }) => [
      ...[named.get(orderId), from, to, actorKind],
    ]),
    reports: reports.map(({ orderId, kind, reason }) => [named.get(orderId), kind, reason]),
    incidents: happened.map(({ orderId, kind, reason }) => [named.get(orderId), kind, reason]),
    ledger: postings
      .map(({ cause, ...posting }) => {
        const [, id = "", what = ""] = /^order:(\d+):(.*)$/.exec(cause) ?? [];
        return [named.get(Number(id)), what, posting.kind, posting.account, posting.amount];
      })
      .map((posting) => posting.join(" "))
      .toSorted(),
    files,
    stock: await stockOf(db, itemId),
  };
}

const hashOf = (state: object) => createHash("sha256").update(JSON.stringify(state)).digest("hex");

/** A day on which the reply to one act is lost; null: none. */
async function dayWithLostReply(lost: number | null) {
  const day = await newDay();
  for (const [index, act] of acts.entries()) {
    await act.before?.(day);
    const key = crypto.randomUUID();
    const first = await send(day, act, key);
    expect([act, first.status]).toEqual([act, 200]);
    if (index === lost) expect(await send(day, act, key)).toEqual(first);
  }
  return readState(day);
}

/** The acts that a phone can queue: nobody takes or gives back a delivery without the server. */
const isQueued = ({ action }: Act) => !["accept", "decline", "unassign"].includes(action);

/** A day on which the phone is offline from an act until the server is needed. */
async function dayWithoutConnection(from: number) {
  const day = await newDay();
  const queue: { act: Act; key: string; at: Date }[] = [];
  let now = morning;
  for (const [index, act] of acts.entries()) {
    now = new Date(now.getTime() + 2 * 60_000);
    setNow(now);
    const isOffline = queue.length > 0 || index === from;
    if (isOffline && isQueued(act) && !act.before) {
      queue.push({ act, key: crypto.randomUUID(), at: now });
      continue;
    }
    await sendAll(day, queue);
    await act.before?.(day);
    expect((await send(day, act, crypto.randomUUID())).status).toBe(200);
  }
  await sendAll(day, queue);
  return readState(day);
}

/** In order; the last reply is lost, so that its act is sent again after a reload. */
async function sendAll(day: Day, queue: { act: Act; key: string; at: Date }[]) {
  const last = queue.at(-1);
  for (const { act, key, at } of queue.splice(0)) {
    const reply = await send(day, act, key, at);
    expect([act, reply.status]).toEqual([act, 200]);
    if (key === last?.key) expect(await send(day, act, key, at)).toEqual(reply);
  }
}

const undisturbed = await dayWithLostReply(null);

test("a day of a courier ends as it should", () => {
  expect(undisturbed.orders).toMatchObject([
    { order: "cash", status: "delivered", paid: 1200, courier: "own" },
    { order: "declined", status: "handover", courier: null },
    { order: "paid", status: "delivered", paid: 1200, courier: "own" },
    { order: "parcel", status: "returned", courier: "own" },
    { order: "returned", status: "handover", courier: null },
  ]);
  expect(undisturbed).toMatchObject({ files: 3, stock: 96 });
});

test.each(acts.map(({ action, of }, index) => [index, action, of] as const))(
  "the reply to act %i, %s of the %s order, is lost: sent again, the day ends the same",
  async (index) => {
    const state = await dayWithLostReply(index);
    expect(state).toEqual(undisturbed);
    expect(hashOf(state)).toBe(hashOf(undisturbed));
  },
);

const offline = acts.flatMap((act, index) =>
  isQueued(act) ? [[index, act.action, act.of] as const] : [],
);
test.each(offline)(
  "the network is cut at act %i, %s of the %s order: what was queued leads to the same",
  async (index) => {
    const state = await dayWithoutConnection(index);
    expect(state).toEqual(undisturbed);
    expect(hashOf(state)).toBe(hashOf(undisturbed));
  },
);
