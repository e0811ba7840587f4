import { afterEach, beforeEach, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { courierPapers } from "./courier-papers.tables.ts";

const { api, ask, changes, db, setNow } = await startTestApi();
const { zoneId } = await seedShop(db);
const desk = await addStaff(db, { kind: "operator", role: "owner" });
let courierId: number;
let token: string;

beforeEach(async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  await db.update(shopTable).set({ settings: { ...testShopSettings(), courierShifts: true } });
  await changes.flushed();
  courierId = await addCourier(db);
  token = (await addStaff(db, { kind: "courier", role: null, courierId })).token;
});

afterEach(() => api.streams.close());

const key = () => crypto.randomUUID();

async function addPaper(number: string) {
  const paper = { courierId, kind: "licence" as const, number, createdAt: new Date() };
  const [row] = await db.insert(courierPapers).values(paper).returning();
  return row?.id ?? 0;
}

/** The papers, shifts and payouts of a stream, once it has told what it starts with. */
async function openStream() {
  const response = await api.app.fetch(requestFor("GET /courier/stream", {}, { token }), {
    address: "203.0.113.9",
  });
  const events = readEvents<object>(response);
  while ((await nextOf(events)).event !== "counters");
  return async () => {
    for (;;) {
      const { event = "", data } = await nextOf(events);
      if (["paper", "shift", "payout"].includes(event)) return { event, data };
    }
  };
}

test("a courier's phone hears what the desk decides about a paper, and nothing of others", async () => {
  const id = await addPaper("75 12 34");
  await addPaper("75 12 35");
  const next = await openStream();
  const refusal = { id, state: "refused", reason: "Blurred" };
  await ask("PUT /desk/papers/{id}", refusal, desk);
  const data = expect.objectContaining({ id, state: "refused", reason: "Blurred" });
  expect(await next()).toEqual({ event: "paper", data });
});

test("a shift is told as the desk plans it, as others take it, and when it is removed", async () => {
  const next = await openStream();
  const planned = {
    ...{ zone_id: zoneId, places: 2 },
    ...{ from: "2026-03-20T14:00:00Z", to: "2026-03-20T18:00:00Z" },
  };
  const { body } = await ask("POST /desk/shifts", planned, { ...desk, key: key() });
  const { id } = body.shift;
  const shift = (taken: number) =>
    expect.objectContaining({ id, places: 2, taken, mine: false, zone_id: zoneId });
  expect(await next()).toEqual({ event: "shift", data: shift(0) });
  const other = await addCourier(db);
  const { token: otherToken } = await addStaff(db, {
    kind: "courier",
    role: null,
    courierId: other,
  });
  const caller = { token: otherToken, key: key() };
  await ask("POST /courier/shifts/{id}/take", { id }, caller);
  expect(await next()).toEqual({ event: "shift", data: shift(1) });
  await ask("POST /courier/shifts/{id}/leave", { id }, { ...caller, key: key() });
  expect(await next()).toEqual({ event: "shift", data: shift(0) });
  await ask("DELETE /desk/shifts/{id}", { id }, desk);
  expect(await next()).toEqual({ event: "shift", data: { id, removed: true } });
});
