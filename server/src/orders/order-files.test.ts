import sharp from "sharp";
import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { attachFiles, storePictures } from "../private-files/private-files.data.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import type { FilePurpose } from "../private-files/private-files.tables.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { orderSubject } from "./order-subject.ts";
import { addGuest, addOrder } from "./testing.ts";

const { api, ask, db } = await startTestApi();
const seeded = await seedShop(db);

async function attach(orderId: number, purpose: FilePurpose) {
  const coloured = (size: number, background: string) => ({
    create: { width: size, height: size, channels: 3 as const, background },
  });
  const bytes = await sharp(coloured(8, "#345"))
    .composite([{ input: coloured(4, "#fed") }])
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], "scan.png");
  const parts = { db, storage: api.files.storage, encoder: api.encoder };
  const keys = await storePictures(parts, [file], { purpose, field: "order_attachment" });
  await inTransaction(db, (tx) => attachFiles(tx, keys, orderSubject(orderId)));
}

test("an order links to its prescriptions and proofs of delivery, for those who may see it", async () => {
  const guest_id = await addGuest(db);
  const itemId = await addItem(db, { storeId: seeded.food.storeIds[0] });
  const order_id = await addOrder(db, seeded, seeded.food, {
    itemId,
    guestId: decodeGuestId(guest_id),
  });
  await attach(order_id, "prescription");
  await attach(order_id, "delivery_proof");

  const proof = { order_id, guest_id, contact_number: "0612345678" };
  const { body } = await ask("GET /customer/order/track", proof);
  const links = [...body.order_attachment_full_url, ...body.order_proof_full_url];
  expect(links).toHaveLength(2);
  for (const link of links) {
    const response = await privateFileRoutes(api).request(new URL(link).pathname);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }

  const other = await ask("GET /customer/order/track", { ...proof, guest_id: await addGuest(db) });
  expect(other.status).toBe(404);
  expect(JSON.stringify(other.body)).not.toContain("/files/");
});

test("the pictures of an order go with the account of its customer", async () => {
  const { customerId, token } = await addCustomer(db);
  const itemId = await addItem(db, { storeId: seeded.food.storeIds[0] });
  const order_id = await addOrder(db, seeded, seeded.food, {
    itemId,
    customerId,
    status: "canceled",
  });
  await attach(order_id, "prescription");
  const { body } = await ask("GET /customer/order/track", { order_id }, { token });
  const [link = ""] = body.order_attachment_full_url;
  const open = () => privateFileRoutes(api).request(new URL(link).pathname);
  expect((await open()).status).toBe(200);

  const removed = await ask("DELETE /customer/remove-account", {}, { token });
  expect(removed.status).toBe(200);
  expect((await open()).status).toBe(404);
});
