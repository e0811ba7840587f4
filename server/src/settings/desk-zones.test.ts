import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addItem, middle } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { addresses, streets } from "../location/map.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { addStaff } from "../staff/testing.ts";

/** Zones as the desk draws them, with what a delivery costs in them (contract 7.3). */
const shop = await startCheckoutTest();
const { ask, db, bakery, food, ctx, place, put, seeded, order, nextKey } = shop;
const [street] = await db
  .insert(streets)
  .values({ name: "Rue du Port", ...middle })
  .returning();
const { latitude: south, longitude: east } = middle;
await db.insert(addresses).values(
  [0, 0.05, 0.2].map((north, index) => ({
    ...{ streetId: street?.id ?? 0, number: String(index) },
    ...{ latitude: south + north, longitude: east },
  })),
);
const entry_id = seeded.zoneId;
let desk: { token: string; id: number };

beforeEach(async () => {
  await ctx();
  desk = await addStaff(db, { kind: "operator", role: "owner" });
  await put(await addItem(db, { storeId: bakery }));
});

const read = async () =>
  (await ask("GET /desk/settings/zones/{entry_id}", { entry_id }, desk)).body;
const change = (input: object) =>
  ask("PUT /desk/settings/zones/{entry_id}", { entry_id, ...input } as never, desk);
const undo = (version: number) =>
  ask(
    "POST /desk/settings/zones/{entry_id}/undo",
    { entry_id, version },
    { ...desk, key: nextKey() },
  );
const effects = async (input: object) =>
  (await ask("POST /desk/settings/zones/effects", { entry_id, ...input } as never, desk)).body
    .effects;
const quoted = async () =>
  (await ask("POST /customer/order/get-Tax", order(), food)).body.receipt.total;
const refused = (status: number, code: string, rest: object = {}) => ({
  status,
  body: { errors: [{ code, ...rest }] },
});

/** A square around the middle, with its sides so far from it. */
function square(away: number, at = 0) {
  // As areas are stored.
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  const [west, right] = [round(east + at - away), round(east + at + away)];
  const [low, high] = [round(south - away), round(south + away)];
  return [
    [west, low],
    [right, low],
    [right, high],
    [west, high],
    [west, low],
  ];
}

test("what a delivery costs changes at once, and its undo restores the price to the cent", async () => {
  const before = await quoted();
  expect((await place()).status).toBe(201);
  await put(await addItem(db, { storeId: bakery }));
  const { version, values } = await read();
  const module = String(seeded.food.moduleId);
  const terms = { ...values.delivery[module], kind: "distance", minimum: 3.33, per_km: 0.1 };
  const next = {
    ...values,
    delivery_fee_rise: 10,
    delivery: { ...values.delivery, [module]: terms },
  };
  const deliveries = (await effects({ values: next })).find(
    ({ code }) => code === "deliveries_cost",
  );
  expect((deliveries?.after ?? 0) - (deliveries?.before ?? 0)).toBeCloseTo(
    1.66 * (deliveries?.count ?? 0),
  );
  expect(await change({ version, values: next })).toMatchObject({
    ...{ status: 200, body: { entry: { values: next } } },
  });
  expect(await quoted()).toBeCloseTo(before - 2 + 3.66);
  const undone = await undo(version + 1);
  expect(undone).toMatchObject({ status: 200, body: { entry: { values } } });
  expect(await quoted()).toBe(before);
});

test("a new area tells the addresses that it gains and loses, also with holes and parts", async () => {
  const { version, values } = await read();
  const smaller = { type: "Polygon", coordinates: [square(0.15), square(0.01)] };
  expect(await effects({ values: { ...values, area: smaller } })).toMatchObject([
    { code: "addresses_lost", count: 1, message: "1 address is lost." },
    { code: "orders_outside", count: 1 },
  ]);
  const larger = { type: "MultiPolygon", coordinates: [[square(0.3)], [square(0.1, 2)]] };
  expect(await effects({ values: { ...values, area: larger } })).toMatchObject([
    { code: "addresses_gained", count: 1 },
    { code: "addresses_new", count: 1 },
  ]);
  const changed = await change({ version, values: { ...values, area: larger } });
  expect(changed).toMatchObject({ status: 200, body: { entry: { values: { area: larger } } } });
  const far = { lat: south, lng: east + 2 };
  expect((await ask("GET /config/get-zone-id", far)).status).toBe(200);
  expect((await undo(version + 1)).body.entry.values.area).toEqual(values.area);
  expect((await ask("GET /config/get-zone-id", far)).status).toBe(404);
});

test("an area that crosses itself is refused with the point", async () => {
  const { version, values } = await read();
  const [a, b, c, d] = square(0.1);
  const crossed = { type: "Polygon", coordinates: [[a, c, b, d, a]] };
  expect(await change({ version, values: { ...values, area: crossed } })).toMatchObject(
    refused(422, "values.area", {
      message: `The area crosses itself at ${south}, ${east}.`,
      data: { latitude: south, longitude: east },
    }),
  );
  const open = { type: "Polygon", coordinates: [[a, b, c, d]] };
  expect(await change({ version, values: { ...values, area: open } })).toMatchObject(
    refused(422, "values.area"),
  );
});

test("a zone that closes takes no orders, and lets the running ones end", async () => {
  const placed = await place();
  expect(placed.status).toBe(201);
  await put(await addItem(db, { storeId: bakery }));
  const { version } = await read();
  const closed = await change({ version, active: 0 });
  expect(closed.body.effects.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["addresses_lost", "stores_closed", "orders_keep_terms"]),
  );
  expect(closed.body.entry.status).toBe("off");
  expect((await place()).status).not.toBe(201);
  expect((await undo(version + 1)).body.entry.status).toBe("live");
  expect((await place()).status).toBe(201);
});

test("zones are added and, once nothing needs them, deleted", async () => {
  const { values } = await read();
  const name = { en: "Hill", fr: "Colline" };
  const stated = { ...values, name, delivers_to: [entry_id] };
  const create = (input: object) =>
    ask("POST /desk/settings/zones", { values: input as never }, { ...desk, key: nextKey() });
  const { status, body } = await create(stated);
  expect([status, body.entry.values]).toEqual([201, stated]);
  expect(await create(stated)).toMatchObject(refused(422, "values.name"));
  expect(await create({ ...stated, name: values.name, delivers_to: [999] })).toMatchObject(
    refused(422, "values.name"),
  );
  const other = { en: "Dale", fr: "Val" };
  expect(await create({ ...stated, name: other, delivers_to: [999] })).toMatchObject(
    refused(422, "values.delivers_to"),
  );
  const terms = { kind: "distance", per_km: null, minimum: 1 };
  const delivery = { [String(seeded.food.moduleId)]: terms };
  expect(await create({ ...stated, name: other, delivery })).toMatchObject(
    refused(422, "values.delivery"),
  );
  const remove = (id: number, version: number) =>
    ask("DELETE /desk/settings/zones/{entry_id}", { entry_id: id, version }, desk);
  expect((await remove(body.entry.id ?? 0, 1)).status).toBe(200);
  expect(await remove(entry_id, (await read()).version)).toMatchObject(refused(409, "in_use"));
  expect(await db.$count(zones, eq(zones.id, body.entry.id ?? 0))).toBe(0);
});
