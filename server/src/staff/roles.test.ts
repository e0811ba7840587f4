import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { auditLog, staffRoles } from "./staff.tables.ts";
import { addStaff } from "./testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
let owner: { token: string };
let keys = 0;

beforeEach(async () => {
  owner = await addStaff(db, { kind: "operator", role: "owner" });
});

const names = { en: "Night shift", fr: "Équipe de nuit" };
const add = (input: object = {}, by = owner) => {
  keys += 1;
  const role = { kind: "operator", key: `night-${keys}`, names, permissions: ["orders"], ...input };
  return ask("POST /desk/roles", role, { ...by, key: crypto.randomUUID() });
};
const change = (role_id: number, input: object, by = owner) =>
  ask("PUT /desk/roles/{role_id}", { role_id, ...input }, by);
const remove = (role_id: number, by = owner) =>
  ask("DELETE /desk/roles/{role_id}", { role_id }, by);
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("a role of the shop's own", () => {
  test("lets people do what it says, and what it says later at once", async () => {
    const { status, body } = await add({ permissions: ["orders:read"] });
    expect([status, body.role]).toMatchObject([201, { name: "Night shift", members: 0 }]);
    const { id, key } = body.role;
    const member = await addStaff(db, { kind: "operator", role: key });
    const statuses = async () => [
      (await ask("GET /desk/orders", {}, member)).status,
      (await ask("GET /desk/refunds", {}, member)).status,
    ];
    expect(await statuses()).toEqual([200, 403]);
    const changed = await change(id, { permissions: ["orders:read", "refunds"] });
    expect(changed.body.role).toMatchObject({
      members: 1,
      permissions: ["orders:read", "refunds"],
    });
    expect(await statuses()).toEqual([200, 200]);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `role:${id}`));
    expect(entries.map(({ before, after }) => [before?.permissions, after?.permissions])).toEqual([
      [undefined, ["orders:read"]],
      [["orders:read"], ["orders:read", "refunds"]],
    ]);
    expect(await remove(id)).toMatchObject(refused(409, "in_use"));
  });

  test("is removed while nobody has it, and its key is free again", async () => {
    const { id, key } = (await add()).body.role;
    expect(await add({ key })).toMatchObject(refused(422, "key"));
    expect((await remove(id)).status).toBe(200);
    expect(await remove(id)).toMatchObject(refused(404, "role"));
    expect((await add({ key })).status).toBe(201);
  });
});

test("nobody gives what their kind of staff cannot do, or what they may not do themselves", async () => {
  expect(await add({ permissions: ["*"] })).toMatchObject(refused(422, "permissions"));
  expect(await add({ kind: "store_staff", permissions: ["dispatch"] })).toMatchObject(
    refused(422, "permissions"),
  );
  const { key } = (await add({ permissions: ["staff", "chat"] })).body.role;
  const some = await addStaff(db, { kind: "operator", role: key });
  expect(await add({ permissions: ["payouts"] }, some)).toMatchObject(refused(422, "role"));
  expect((await add({ permissions: ["chat:read"] }, some)).status).toBe(201);
  const zoneIds = [shop.zoneId];
  const ofZone = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
  expect(await add({}, ofZone)).toMatchObject(refused(403, "permission"));
});

test("the role of owners stays as it is", async () => {
  const roles = await db.select().from(staffRoles).where(eq(staffRoles.key, "owner"));
  for (const { id } of roles) {
    expect(await change(id, { permissions: ["orders"] })).toMatchObject(refused(409, "role"));
    expect(await remove(id)).toMatchObject(refused(409, "role"));
  }
});
