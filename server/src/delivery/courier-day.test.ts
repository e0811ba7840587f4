import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { courierPositions } from "../couriers/courier-positions.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addStaff, staffPassword } from "../staff/testing.ts";
import { stepAt, totpCode } from "../staff/totp.ts";

const { ask, db, grocer, grocery, ctx, configure, place, put, setNow, nextKey, runDueJobs } =
  await startCheckoutTest();
const start = new Date("2026-03-20T10:00:00Z");

/** A courier as an approval creates one: off duty, and nowhere seen yet. */
async function newCourier() {
  const [courier] = await db
    .insert(couriers)
    .values({
      ...{ firstName: "Nora", lastName: "Petit", phone: "+33600000009", active: false },
      vehicle: { en: "Bicycle", fr: "Vélo" },
    })
    .returning();
  const courierId = courier?.id ?? 0;
  return { courierId, member: await addStaff(db, { kind: "courier", role: null, courierId }) };
}

test("a new courier signs in, goes on duty, is offered an order, brings it for cash and hands that in", async () => {
  const guest_id = await ctx();
  await configure({ deliveryVerification: true });
  setNow(start);
  const { courierId, member } = await newCourier();
  const { body: session } = await ask("POST /courier/auth/login", {
    email_or_phone: member.email,
    password: staffPassword,
    code: totpCode(member.totpSecret, stepAt(start)),
  });
  const courier = { token: session.token };
  const act = (action: "accept" | "arrived" | "pickup" | "deliver", input: object) =>
    ask(`POST /courier/jobs/{id}/${action}`, { ...input }, { ...courier, key: nextKey() });
  const jobs = async (state: string) =>
    (await ask("GET /courier/jobs", { state }, courier)).body.jobs;
  const position = { latitude: 43.601, longitude: 3.901 };
  expect((await ask("PUT /courier/position", position, courier)).status).toBe(409);
  expect((await ask("PUT /courier/duty", { on: true }, courier)).body).toMatchObject({ on: true });

  const item = await addItem(db, { storeId: grocer });
  await put(item, {}, grocery);
  const placed = await place({ store_id: grocer, dm_tips: 1, order_amount: 14 }, grocery);
  expect(placed.status).toBe(201);
  const id = placed.body.order_id;
  const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer });
  const serve = (action: "accept" | "ready", input: object = {}) =>
    ask(`POST /store/orders/{id}/${action}`, { id, ...input }, { ...cook, key: nextKey() });
  expect((await serve("accept", { processing_time: 5 })).status).toBe(200);
  await runDueJobs();

  expect(await jobs("offered")).toMatchObject([{ id, state: "offered", collect: 14 }]);
  expect((await act("accept", { id })).body.job).toMatchObject({ state: "accepted" });
  expect((await ask("PUT /courier/position", position, courier)).status).toBe(204);
  const route = await ask("GET /courier/route", {}, courier);
  expect(route.body.stops.map(({ kind }) => kind)).toEqual(["pickup", "dropoff"]);
  expect((await ask("PUT /courier/duty", { on: false }, courier)).status).toBe(409);

  expect((await act("arrived", { id })).body.job).toMatchObject({ state: "at_pickup" });
  // Prepared only now, because in this module a courier accepts first.
  expect((await serve("accept", { processing_time: 5 })).status).toBe(200);
  expect((await serve("ready")).status).toBe(200);
  const { pickup_code: code } = (await ask("GET /store/orders/{id}", { id }, cook)).body;
  expect((await act("pickup", { id, code })).body.job).toMatchObject({ state: "on_the_way" });
  expect((await act("arrived", { id })).body.job).toMatchObject({ state: "at_door" });

  const tracked = { order_id: id, guest_id, contact_number: "0612345678" };
  const { otp } = (await ask("GET /customer/order/track", tracked)).body;
  expect(otp).toMatch(/^\d{4}$/);
  expect((await act("deliver", { id, otp, cash: 14 })).body.job).toMatchObject({ state: "done" });
  expect((await ask("GET /customer/order/track", tracked)).body).toMatchObject({
    order_status: "delivered",
    payment_status: "paid",
  });
  expect(await jobs("past")).toMatchObject([{ id }]);
  setNow(new Date(start.getTime() + 60_000));
  expect((await ask("GET /courier/earnings", {}, courier)).body).toMatchObject({
    earned: 3,
    entries: [{ job_id: id, earned: 3 }],
  });
  const cash = async () => (await ask("GET /courier/cash", {}, courier)).body.cash;
  expect(await cash()).toBe(14);
  const desk = await addStaff(db, { kind: "operator", role: "finance" });
  const handIn = { id: courierId, amount: 14 };
  const handedIn = await ask("POST /desk/couriers/{id}/cash", handIn, { ...desk, key: nextKey() });
  expect(handedIn.body).toMatchObject({ cash: 0 });
  expect(await cash()).toBe(0);
  expect((await ask("PUT /courier/duty", { on: false }, courier)).body).toMatchObject({
    on: false,
  });

  await expect
    .poll(() => db.$count(courierPositions, eq(courierPositions.courierId, courierId)))
    .toBe(1);
});
