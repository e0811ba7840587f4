import { courierPayout, courierShare } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { postJournal } from "./ledger.ts";

const { ask, db } = await startTestApi();
await seedShop(db);

test("a courier reads what was paid out, newest first, and what is due", async () => {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  const fact = (cause: string, amount: number) => ({ cause, amount: minor(amount), courierId });
  const at = new Date("2026-03-20T10:00:00Z");
  await inTransaction(db, async (tx) => {
    await postJournal(tx, { ...courierShare(fact("order:1:courier_share", 1000)), at });
    await postJournal(tx, { ...courierPayout(fact("payout:1", 300)), at });
    await postJournal(tx, { ...courierPayout(fact("payout:2", 200)), at });
  });
  expect((await ask("GET /courier/payouts", {}, { token })).body).toMatchObject({
    due: 5,
    // The shop pays on no fixed day.
    next_day: null,
    total_size: 2,
    payouts: [{ amount: 2, at: at.toISOString() }, { amount: 3 }],
  });
  const other = await addStaff(db, {
    ...{ kind: "courier", role: null, courierId: await addCourier(db) },
  });
  expect((await ask("GET /courier/payouts", {}, other)).body).toMatchObject({
    due: 0,
    payouts: [],
  });
});
