import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addZone, middle } from "../catalog/testing.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { ask, db, seeded, headers, newCourier, place, reset } = await startParcelTest();

const contact_number = contact.contact_person_number;
const { latitude, longitude } = middle;
/** As far as before: up to 4 km cost the minimum. */
const near = { address: "40 Rue des Essais", latitude: latitude + 0.015, longitude, floor: "2" };
const far = { address: "1 Rue du Bout", latitude: latitude + 0.05, longitude };
const outside = { address: "1 Rue Perdue", latitude: latitude + 3, longitude };

let guest_id = "";
beforeEach(async () => {
  guest_id = await reset();
});

async function sent(overrides: object = {}) {
  const { status, body } = await place(overrides);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order;
}

const change = (order_id: number, input: object) =>
  ask(
    "PUT /customer/order/reschedule",
    { order_id, guest_id, contact_number, schedule_at: null, ...input },
    { ...headers, key: crypto.randomUUID() },
  );
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id, guest_id, contact_number }, headers)).body;
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

describe("a parcel before its pickup", () => {
  test("is brought to another place for the same fee, to the same person", async () => {
    const { id } = await sent({ house: "B", floor: "5" });
    const { status, body } = await change(id, { receiver_place: near, order_amount: 4.8 });
    expect([status, body.message]).toEqual([200, "The new address is set."]);
    expect(body.order).toMatchObject({
      order_amount: 4.8,
      distance: expect.closeTo(2.78, 1),
      delivery_address: { address: "2 Place des Essais", house: "B", floor: "5" },
      receiver_details: {
        ...near,
        contact_person_name: "Hugo",
        contact_person_number: "+33687654321",
        zone_id: seeded.zoneId,
      },
    });
  });

  test("is collected at another place, whose door is not that of the former one", async () => {
    const { id } = await sent({ house: "B", floor: "5" });
    const { body } = await change(id, { sender_place: { ...near, house: "C", floor: undefined } });
    expect(body.order.delivery_address).toMatchObject({
      address: near.address,
      house: "C",
      floor: null,
      contact_person_name: contact.contact_person_name,
    });
  });

  test("gets another time and another place at once", async () => {
    const { id } = await sent();
    const times = await ask(
      "GET /customer/order/times",
      { order_id: id, guest_id, contact_number },
      headers,
    );
    const schedule_at = times.body.slots.at(-1)?.at ?? "";
    const { body } = await change(id, { schedule_at, receiver_place: near });
    expect(body.message).toBe("The new time is set.");
    expect(body.order).toMatchObject({ schedule_at, receiver_details: { address: near.address } });
  });

  test("waits for another courier then", async () => {
    const { id } = await sent();
    const courier = await newCourier();
    await db.update(orders).set({ courierId: courier.courierId }).where(eq(orders.id, id));
    expect((await courier.act("accept", id)).status).toBe(200);
    const { body } = await change(id, { sender_place: near });
    expect(body.order).toMatchObject({ order_status: "confirmed", delivery_man: null });
    expect(await courier.jobs("current")).toEqual([]);
  });
});

describe("its places stay", () => {
  const isUnchanged = async (id: number) =>
    expect(await track(id)).toMatchObject({
      delivery_address: { address: "2 Place des Essais" },
      receiver_details: { address: "9 Quai des Essais" },
    });

  test("when another way costs something else, which is named", async () => {
    const { id } = await sent();
    const refused = await change(id, { receiver_place: far });
    expect(codes(refused)).toEqual([409, "price_changed"]);
    expect(refused.body.errors?.[0]?.data).toEqual({ order_amount: 8 });
    await isUnchanged(id);
  });

  test("outside of the zones", async () => {
    const { id } = await sent();
    expect(codes(await change(id, { receiver_place: outside }))).toEqual([422, "receiver_zone"]);
    expect(codes(await change(id, { sender_place: outside }))).toEqual([422, "zone"]);
    await isUnchanged(id);
  });

  test("once it has been collected", async () => {
    const order = await sent();
    const courier = await newCourier();
    await db.update(orders).set({ courierId: courier.courierId }).where(eq(orders.id, order.id));
    await courier.act("accept", order.id);
    await courier.act("pickup", order.id, { code: order.pickup_code });
    expect(codes(await change(order.id, { receiver_place: near }))).toEqual([409, "order_status"]);
    await isUnchanged(order.id);
  });
});

test("the parcel belongs to the zone of its new sender, whose desk sees it", async () => {
  const at = (north: number) => ({ latitude: latitude + north, longitude });
  const beside = await addZone(db, {}, at(0.2));
  const isOfModule = eq(zoneModules.moduleId, headers.module);
  const [pivot] = await db.select().from(zoneModules).where(isOfModule);
  if (pivot) await db.insert(zoneModules).values({ ...pivot, zoneId: beside });
  const { id } = await sent({ ...at(0.095), receiver_details: { ...receiver, ...at(0.09) } });
  const { status, body } = await change(id, { sender_place: { ...near, ...at(0.105) } });
  await db.delete(zoneModules).where(eq(zoneModules.zoneId, beside));
  expect([status, body.order.zone_id]).toEqual([200, beside]);
});
