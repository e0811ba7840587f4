import sharp from "sharp";
import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { courierVehicles } from "../couriers/couriers.tables.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { courierReviews } from "./reviews.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });

async function newCourier() {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { courierId, token };
}

test("a courier reads the own ratings, but not who wrote them", async () => {
  const { courierId, token } = await newCourier();
  const order = { itemId, courierId, status: "delivered" } as const;
  const orderId = await addOrder(db, shop, shop.grocery, order);
  await db.insert(courierReviews).values({
    courierId,
    orderId,
    customerName: "Ada L.",
    rating: 4,
    comment: "Fast",
    createdAt: new Date("2026-03-20T10:00:00Z"),
  });
  const { body } = await ask("GET /courier/profile", {}, { token });
  expect(body).toMatchObject({ name: "Max Roux", vehicle_id: null, image_full_url: null });
  expect(body.reviews).toEqual([
    { id: expect.any(Number), rating: 4, comment: "Fast", created_at: "2026-03-20T10:00:00.000Z" },
  ]);
  expect(JSON.stringify(body)).not.toContain("Ada");
});

test("a courier changes the own picture and vehicle, one without the other", async () => {
  const { token } = await newCourier();
  const [vehicle] = await db.select().from(courierVehicles).limit(1);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], "face.png");
  const changed = await ask("PUT /courier/profile", { image }, { token });
  const picture = changed.body.image_full_url;
  expect(picture).toMatch(/\/images\/photo-[0-9a-f]{32}\/640\.webp$/);
  const input = { vehicle_id: vehicle?.id };
  expect((await ask("PUT /courier/profile", input, { token })).body).toMatchObject({
    vehicle_id: vehicle?.id,
    image_full_url: picture,
  });
  const unknown = await ask("PUT /courier/profile", { vehicle_id: 999_999 }, { token });
  expect([unknown.status, unknown.body.errors?.[0]?.code]).toEqual([404, "vehicle"]);
});
