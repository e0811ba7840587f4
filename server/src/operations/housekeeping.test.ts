import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, signInSources } from "../account/account.tables.ts";
import { codeSends, oneTimeCodes } from "../account/codes.tables.ts";
import { passkeyChallenges } from "../account/passkeys.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { idempotencyKeys } from "../idempotency/idempotency.tables.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { orderEvents } from "../order-rows/orders.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { deleteExpired } from "./housekeeping.ts";

const { db } = await createTestDatabase();

async function slotOfToday() {
  const { rows } = await db.execute<{ slot: number }>(
    sql`select extract(epoch from now())::bigint / 86400 % 3 as slot`,
  );
  return rows[0]?.slot ?? 0;
}

test("deletes expired rows and nothing younger", async () => {
  const shop = await seedShop(db);
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  const orderId = await addOrder(db, shop, shop.grocery, { itemId });
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
  const key = { scope: "guest", request: "", status: 200, reply: "{}" };
  await db.delete(orderEvents);
  for (const daySlot of [0, 1, 2]) {
    await db.insert(idempotencyKeys).values({ ...key, key: String(daySlot), daySlot });
    await db.insert(orderEvents).values({ orderId, daySlot });
  }
  const slotsFrom = await slotOfToday();
  await db.insert(rateLimits).values([
    { key: "old", expire: Date.now() - 1000 },
    { key: "new", expire: Date.now() + 60_000 },
  ]);
  const message = { kind: "sms", recipient: "+33612345678", subject: "" } as const;
  await db.insert(outbox).values([
    { ...message, text: "old", createdAt: ago(25) },
    { ...message, text: "new", createdAt: ago(23) },
  ]);
  await db.insert(codeSends).values([
    { recipient: "old", address: "", sentAt: ago(25) },
    { recipient: "new", address: "", sentAt: ago(23) },
  ]);
  const code = { purpose: "reset", holder: "", codeHash: Buffer.alloc(32) } as const;
  await db.insert(oneTimeCodes).values([
    { ...code, recipient: "old", expiresAt: ago(1) },
    { ...code, recipient: "new", expiresAt: ago(-1) },
  ]);
  const [{ id: customerId = 0 } = {}] = await db
    .insert(customers)
    .values({ firstName: "Ada" })
    .returning();
  await db.insert(signInSources).values([
    { customerId, source: Buffer.from("old"), lastUsedAt: ago(181 * 24) },
    { customerId, source: Buffer.from("new"), lastUsedAt: ago(179 * 24) },
  ]);
  await db.insert(passkeyChallenges).values([
    { challenge: "old", expiresAt: ago(1) },
    { challenge: "new", expiresAt: ago(-1) },
  ]);
  const notification = {
    customerId,
    type: "add_fund",
    message: "fund_added",
    values: {},
    target: {},
  } as const;
  await db.insert(notifications).values([
    { ...notification, cause: "old", createdAt: ago(15 * 24) },
    { ...notification, cause: "new", createdAt: ago(15 * 24 - 1) },
  ]);

  await deleteExpired(db);
  expect(await db.select({ cause: notifications.cause }).from(notifications)).toEqual([
    { cause: "new" },
  ]);
  expect(
    await db.select({ challenge: passkeyChallenges.challenge }).from(passkeyChallenges),
  ).toEqual([{ challenge: "new" }]);
  expect(await db.select({ source: signInSources.source }).from(signInSources)).toEqual([
    { source: Buffer.from("new") },
  ]);
  expect(await db.select({ recipient: codeSends.recipient }).from(codeSends)).toEqual([
    { recipient: "new" },
  ]);
  expect(await db.select({ recipient: oneTimeCodes.recipient }).from(oneTimeCodes)).toEqual([
    { recipient: "new" },
  ]);
  expect(await db.select({ text: outbox.text }).from(outbox)).toEqual([{ text: "new" }]);
  // What is written tomorrow replaces it; tomorrow may have begun meanwhile.
  const emptied = [slotsFrom, await slotOfToday()].map((today) => (today + 1) % 3);
  for (const table of [idempotencyKeys, orderEvents]) {
    const left = (await db.select({ slot: table.daySlot }).from(table)).map(({ slot }) => slot);
    expect(left).toHaveLength(2);
    expect(emptied.filter((slot) => !left.includes(slot))).not.toEqual([]);
  }
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "new" }]);
});
