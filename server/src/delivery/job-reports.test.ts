import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { jobReports } from "./job-reports.tables.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const now = new Date("2026-03-20T10:00:00Z");

let courierId = 0;
let token = "";

beforeEach(async () => {
  setNow(now);
  courierId = await addCourier(db);
  token = (await addStaff(db, { kind: "courier", role: null, courierId })).token;
});

const newJob = (status: "confirmed" | "handover" | "picked_up", overrides: object = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, status, courierId, ...overrides });

type Action = "accept" | "unassign" | "arrived" | "pickup" | "deliver" | "fail" | "incident";
const act = (action: Action, id: number, input: Record<string, unknown> = {}) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id, ...input }, { token, key: crypto.randomUUID() });
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function incidents(state: "open" | "past" = "open") {
  const desk = await addStaff(db, { kind: "operator", role: "owner" });
  return (await ask("GET /desk/incidents", { state, courier_id: courierId }, desk)).body.incidents;
}

test("a job is at the store, on its way, and at the door, as its courier reports", async () => {
  const id = await newJob("handover");
  expect((await act("arrived", id)).body.job.state).toBe("at_pickup");
  expect(codes(await act("arrived", id))).toEqual([409, "order_status"]);
  expect((await act("pickup", id)).body.job.state).toBe("on_the_way");
  const occurred_at = "2026-03-20T09:57:00.000Z";
  expect((await act("arrived", id, { occurred_at })).body.job).toMatchObject({
    ...{ state: "at_door", wait_until: "2026-03-20T10:05:00.000Z" },
  });
  expect((await act("deliver", id, { cash: 12 })).body.job.state).toBe("done");
});

describe("a job that its courier gives back", () => {
  const unassign = (id: number) => act("unassign", id, { reason: "My bicycle is broken" });

  test("has no courier, and is not offered to the same one", async () => {
    const id = await newJob("handover");
    expect((await unassign(id)).body.job.state).toBe("offered");
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.courierId).toBeNull();
    const { body } = await ask("GET /courier/jobs", { state: "offered" }, { token });
    expect(body.jobs.map((job) => job.id)).not.toContain(id);
    expect(await incidents()).toMatchObject([
      { kind: "job_unassigned", order_id: id, reason: "My bicycle is broken" },
    ]);
  });

  test("stays with the courier after the pickup", async () => {
    expect(codes(await unassign(await newJob("picked_up")))).toEqual([409, "order_status"]);
  });

  test("is at most the third of a day", async () => {
    for (let count = 0; count < 3; count++) {
      expect((await unassign(await newJob("confirmed"))).status).toBe(200);
    }
    const fourth = await newJob("confirmed");
    expect(codes(await unassign(fourth))).toEqual([429, "throttled"]);
    const [order] = await db.select().from(orders).where(eq(orders.id, fourth));
    expect(order?.courierId).toBe(courierId);
  });
});

describe("a report to the desk", () => {
  test("that an order cannot be handed over leaves the decision to the desk", async () => {
    const id = await newJob("picked_up");
    const { body } = await act("fail", id, { reason: "Nobody opens", note: "Rang twice" });
    expect(body.job.state).toBe("failed");
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe("picked_up");
    expect(await incidents()).toMatchObject([
      { kind: "job_failed", reason: "Nobody opens", note: "Rang twice" },
    ]);
    expect(codes(await act("fail", id, { reason: "Again" }))).toEqual([409, "order_status"]);
  });

  test("that an order cannot be handed over is possible only after the pickup", async () => {
    const id = await newJob("handover");
    expect(codes(await act("fail", id, { reason: "Nobody" }))).toEqual([409, "order_status"]);
  });

  test("contains pictures that the desk can open", async () => {
    const id = await newJob("handover");
    const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
    const form = new FormData();
    form.set("reason", "The bag is torn");
    form.append("image[]", new File([pixel], "bag.gif", { type: "image/gif" }));
    const { url, headers } = requestFor(
      "POST /courier/jobs/{id}/incident",
      { id },
      { token, key: crypto.randomUUID() },
    );
    headers.delete("content-type");
    const response = await api.app.fetch(
      new Request(url, { method: "POST", headers, body: form }),
      { address: "203.0.113.7" },
    );
    expect(response.status).toBe(200);
    const [incident] = await incidents();
    expect(incident).toMatchObject({ kind: "job_incident", reason: "The bag is torn" });
    expect(incident?.image_full_url).toHaveLength(1);
  });
});

describe("what was done without a connection", () => {
  test("has its own time beside the time of receipt", async () => {
    const id = await newJob("handover");
    const occurred_at = "2026-03-20T09:30:00.000Z";
    expect((await act("arrived", id, { occurred_at })).status).toBe(200);
    const [report] = await db.select().from(jobReports).where(eq(jobReports.orderId, id));
    expect(report).toMatchObject({ occurredAt: new Date(occurred_at), receivedAt: now });
  });

  test("is refused after an hour, and changes nothing", async () => {
    const id = await newJob("handover");
    const late = { occurred_at: "2026-03-20T08:59:59Z" };
    expect(codes(await act("pickup", id, late))).toEqual([422, "occurred_at"]);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe("handover");
  });
});

test("a delivery is proved by a picture, which the customer sees", async () => {
  const id = await newJob("picked_up");
  const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
  const form = new FormData();
  form.set("cash", "12");
  form.set("proof", new File([pixel], "door.gif", { type: "image/gif" }));
  const path = "POST /courier/jobs/{id}/deliver";
  const { url, headers } = requestFor(path, { id }, { token, key: crypto.randomUUID() });
  headers.delete("content-type");
  const request = new Request(url, { method: "POST", headers, body: form });
  expect((await api.app.fetch(request, { address: "203.0.113.7" })).status).toBe(200);
  const { body } = await ask("GET /courier/jobs/{id}", { id }, { token });
  expect(body.order_proof_full_url).toHaveLength(1);
});

test("the route of a courier first delivers what is picked up, then collects the next order", async () => {
  const [next, inBag] = [await newJob("handover"), await newJob("picked_up")];
  const { body } = await ask("GET /courier/route", {}, { token });
  expect(body.stops.map(({ kind, job_id }) => [kind, job_id])).toEqual([
    ["dropoff", inBag],
    ["pickup", next],
    ["dropoff", next],
  ]);
});

test("the version of a route increases with each change of its stops, and never falls", async () => {
  const route = async () => (await ask("GET /courier/route", {}, { token })).body;
  const first = await route();
  const id = await newJob("handover");
  const second = await route();
  expect(second.version).toBeGreaterThan(first.version);
  expect((await route()).version).toBe(second.version);
  expect((await act("pickup", id)).status).toBe(200);
  const third = await route();
  expect(third.version).toBeGreaterThan(second.version);
  expect(third.stops.filter(({ job_id }) => job_id === id).map(({ kind }) => kind)).toEqual([
    "dropoff",
  ]);
  await act("deliver", id, { cash: 12 });
  expect((await route()).version).toBeGreaterThan(third.version);
});
