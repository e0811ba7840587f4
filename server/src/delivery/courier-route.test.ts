import type { Position } from "@errand/core/location/geometry";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { streetSegments, streets } from "../location/map.tables.ts";
import { addCourier, addOrder, deliveryLocation } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const itemId = await addItem(db, { storeId, stock: 1000 });
const { token: cook } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const { longitude: lng, latitude: lat } = middle;
let token: string;

// South from the store, then around a block to the door.
await addStreet("Rue du Port", [
  [lng, lat + 0.02],
  [lng, lat - 0.005],
]);
await addStreet("Quai", [
  [lng, lat - 0.005],
  [lng + 0.01, lat - 0.005],
  [lng + 0.01, deliveryLocation.latitude],
  [lng - 0.01, deliveryLocation.latitude],
]);

beforeEach(async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  await db.execute(sql`truncate orders cascade`);
  await db.update(couriers).set({ active: false });
  const courierId = await addCourier(db, { position: middle });
  token = (await addStaff(db, { kind: "courier", role: null, courierId })).token;
  await changes.flushed();
});

async function addStreet(name: string, points: Position[]) {
  const values = { name, kind: "street", latitude: lat, longitude: lng } as const;
  const [street] = await db.insert(streets).values(values).returning();
  await db.insert(streetSegments).values({ streetId: street?.id ?? 0, points });
}

/** A delivery that is offered to the courier. */
async function newOffer(): Promise<number> {
  const id = await addOrder(db, shop, shop.grocery, { itemId });
  const options = { token: cook, key: crypto.randomUUID() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
  await runDueJobs();
  return id;
}

const readOffered = (id: number) => ask("GET /courier/jobs/{id}/route", { id }, { token });
const act = (action: "accept" | "decline", id: number) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id }, { token, key: crypto.randomUUID() });

test("leads from the courier over the stops, street by street, in the courier's language", async () => {
  const id = await newOffer();
  await act("accept", id);
  const { body } = await ask("GET /courier/route", {}, { token, language: "fr" });
  expect(body.stops).toMatchObject([
    {
      kind: "pickup",
      leg: {
        distance: 1.112,
        minutes: 4.6,
        turns: [
          { kind: "depart", street: "Rue du Port", text: "Partez par Rue du Port" },
          { kind: "arrive", street: null, text: "Vous y êtes" },
        ],
      },
    },
    {
      kind: "dropoff",
      leg: {
        turns: [
          { kind: "depart", street: "Rue du Port" },
          { kind: "left", street: "Quai", text: "Prenez à gauche sur Quai" },
          { kind: "right", street: "Quai" },
          { kind: "right", street: "Quai" },
          { kind: "arrive", latitude: deliveryLocation.latitude, longitude: lng },
        ],
      },
    },
  ]);
});

test("shows the way with an offered delivery while the courier may take it", async () => {
  const id = await newOffer();
  const { stops } = (await readOffered(id)).body;
  expect(stops).toMatchObject([
    { kind: "pickup", job_id: id, leg: { turns: [{ text: "Start on Rue du Port" }, {}] } },
    // Until then, the door is only a street.
    { kind: "dropoff", job_id: id, name: null, phone: null },
  ]);
  await act("decline", id);
  const refused = await readOffered(id);
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, "job_taken"]);
});

test("knows no way for a courier without a position", async () => {
  const id = await newOffer();
  await act("accept", id);
  await db.execute(sql`delete from courier_positions`);
  const { stops } = (await ask("GET /courier/route", {}, { token })).body;
  expect(stops.map(({ leg }) => leg === null)).toEqual([true, false]);
});
