import { expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { staffInvitations } from "./staff.tables.ts";
import { addStaff } from "./testing.ts";

const { ask, db } = await startTestApi(undefined, { demo: false });

test("nobody is invited where no mail can be sent", async () => {
  const { grocery } = await seedShop(db);
  const owner = { kind: "store_staff", role: "owner", storeId: grocery.storeIds[0] } as const;
  const invitation = { email: "new@example.org", role: "manager" };
  const response = await ask("POST /store/staff", invitation, await addStaff(db, owner));
  expect(response).toMatchObject({ status: 503, body: { errors: [{ code: "unavailable" }] } });
  expect(await db.$count(staffInvitations)).toBe(0);
});
