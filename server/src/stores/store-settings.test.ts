import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
const { token } = await addStaff(db, { kind: "store_staff", role: "manager", storeId });

const change = (input: Record<string, unknown>) => ask("PUT /store/settings", input, { token });

test("a store limits the scheduled orders of a slot, and nothing else with it", async () => {
  const before = (await ask("GET /store/settings", {}, { token })).body;
  expect((await change({ slot_capacity: 4 })).body).toMatchObject({ ...before, slot_capacity: 4 });
  expect((await change({ accept_within: 5 })).body).toMatchObject({ slot_capacity: 4 });
  expect((await change({ slot_capacity: null })).body).toMatchObject({
    slot_capacity: null,
    accept_within: 5,
  });
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `store:${storeId}`));
  expect(entries).toHaveLength(3);
  const other = await addStaff(db, { kind: "store_staff", role: "manager", storeId: otherId });
  expect((await ask("GET /store/settings", {}, other)).body).toEqual(before);
});

test("two changes at the same moment both hold", async () => {
  await Promise.all([change({ slot_capacity: 7 }), change({ accept_within: 9 })]);
  expect((await ask("GET /store/settings", {}, { token })).body).toMatchObject({
    slot_capacity: 7,
    accept_within: 9,
  });
});

test.each([{ slot_capacity: 0 }, { accept_within: 2 }, { accept_within: 16 }])(
  "%o is refused",
  async (input) => {
    expect((await change(input)).status).toBe(422);
  },
);
