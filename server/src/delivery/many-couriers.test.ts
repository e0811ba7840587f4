import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { jobReports } from "./job-reports.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });

test("of twenty couriers who accept one job at once, one has it and the others read that it is taken", async () => {
  const couriers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const courierId = await addCourier(db);
      const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
      return { courierId, token };
    }),
  );
  const id = await addOrder(db, shop, shop.grocery, { itemId, status: "handover" });
  const replies = await Promise.all(
    couriers.map(async ({ courierId, token }) => {
      const options = { token, key: crypto.randomUUID() };
      const { status, body } = await ask("POST /courier/jobs/{id}/accept", { id }, options);
      return { courierId, outcome: [status, body.errors?.[0]?.code ?? body.job.state] };
    }),
  );
  const won = replies.filter(({ outcome: [status] }) => status === 200);
  const lost = replies.filter((reply) => !won.includes(reply));
  expect(won.map(({ outcome }) => outcome)).toEqual([[200, "accepted"]]);
  expect(lost.map(({ outcome }) => outcome)).toEqual(lost.map(() => [409, "job_taken"]));
  expect(lost).toHaveLength(19);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  expect(order?.courierId).toBe(won[0]?.courierId);
  const reports = await db.select().from(jobReports).where(eq(jobReports.orderId, id));
  expect(reports.map(({ kind }) => kind)).toEqual(["accepted"]);
});
