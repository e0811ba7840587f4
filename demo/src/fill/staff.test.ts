import { maskIban, parseIban } from "@errand/core/ledger/iban";
import { stores } from "@errand/server/catalog/catalog.tables";
import { addModule, seedShop } from "@errand/server/catalog/testing";
import { addCourier } from "@errand/server/orders/testing";
import { staffMembers } from "@errand/server/staff/staff.tables";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import { unsealPayoutAccount } from "@errand/server/store-desk/payout-accounts.data";
import { payoutAccounts } from "@errand/server/store-desk/payout-accounts.tables";
import { startTestApi } from "@errand/server/testing";
import { expect, test } from "vitest";
import { ownerEmail, staffEmail, staffPassword, totpSecret } from "../content/staff.ts";
import { createStaffClient } from "../simulator/staff-client.ts";
import { fillStaff } from "./staff.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const courierId = await addCourier(db);
const now = new Date("2026-03-20T10:00:00Z");
setNow(now);

const signIn = (audience: "store" | "courier" | "desk", id: number | null, step: number) =>
  ask(`POST /${audience}/auth/login`, {
    email_or_phone: staffEmail(audience, id),
    password: staffPassword,
    code: totpCode(totpSecret, step),
  });

test("adds two accounts for each store, one for each courier and three for the desk, once", async () => {
  await fillStaff(db, api.settings.secret);
  const added = await db.$count(staffMembers);
  expect(added).toBe(2 * (await db.$count(stores)) + 4);
  await fillStaff(db, api.settings.secret);
  expect(await db.$count(staffMembers)).toBe(added);
});

test("gives each store and courier one bank account, which the shop can pay to", async () => {
  await fillStaff(db, api.settings.secret);
  await fillStaff(db, api.settings.secret);
  const rows = await db.select().from(payoutAccounts);
  expect(rows).toHaveLength((await db.$count(stores)) + 1);
  for (const row of rows) {
    const iban = unsealPayoutAccount(api.settings.secret, row);
    expect([parseIban(iban), row.masked]).toEqual([iban, maskIban(iban)]);
  }
});

test("lets the staff of a rental provider see its trips, and those of a store not", async () => {
  const { storeIds } = await addModule(db, shop.zoneId, "rental");
  await fillStaff(db, api.settings.secret);
  const step = stepAt(now);
  const statuses = [];
  for (const storeId of [storeIds[0], shop.food.storeIds[0]]) {
    const { token } = (await signIn("store", storeId, step)).body;
    const read = await ask("GET /provider/trips", { state: "new" }, { token });
    statuses.push(read.status);
  }
  expect(statuses).toEqual([200, 403]);
});

test("signs in with the password and a code of the demo", async () => {
  const step = stepAt(now);
  const responses = await Promise.all([
    signIn("store", shop.grocery.storeIds[0], step),
    signIn("courier", courierId, step),
    signIn("desk", null, step),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("lets the owner of a store sign in as all that a store may do, apart from the simulator", async () => {
  const [storeId = 0] = shop.grocery.storeIds;
  const login = {
    email_or_phone: ownerEmail(storeId),
    password: staffPassword,
    code: totpCode(totpSecret, stepAt(now)),
  };
  const { token } = (await ask("POST /store/auth/login", login)).body;
  const { body } = await ask("GET /store/me", {}, { token });
  expect(body).toMatchObject({ email: ownerEmail(storeId), permissions: ["*"] });
});

test("encrypts the secret again after the secret of the shop has changed", async () => {
  await fillStaff(db, "another secret of the shop, long enough");
  await fillStaff(db, api.settings.secret);
  expect((await signIn("desk", null, stepAt(now) + 1)).status).toBe(200);
});

test("leaves the code of this moment to a person who shares an account with the simulator", async () => {
  await fillStaff(db, api.settings.secret);
  const simulator = createStaffClient(api, "desk", null);
  expect(await simulator.call("GET /desk/me", {})).toMatchObject({
    email: staffEmail("desk", null),
  });
  const later = new Date(now.getTime() + 120_000);
  setNow(later);
  expect((await signIn("desk", null, stepAt(later))).status).toBe(200);
  expect(await createStaffClient(api, "desk", null).call("GET /desk/me", {})).toBeTruthy();
});
