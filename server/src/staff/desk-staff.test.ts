import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { staffRoles } from "./staff.tables.ts";
import { addStaff } from "./testing.ts";

const { ask, db, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const owner = await addStaff(db, { kind: "operator", role: "owner" });
const { token } = owner;
const key = () => crypto.randomUUID();

const invite = (input: object, by = token) =>
  ask("POST /desk/staff", input as { email: string; role: string }, { token: by, key: key() });
const change = (id: number, input: object, by = token) =>
  ask("PUT /desk/staff/{id}", { id, ...input }, { token: by });

async function linkTo(email: string): Promise<string> {
  await runDueJobs();
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, "mail")))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /#token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("an invited operator", () => {
  test("chooses a password, and works for the zones of the invitation", async () => {
    const email = "marc@belrive.test";
    const zone_ids = [shop.zoneId];
    const { status, body } = await invite({ email, role: "dispatcher", zone_ids });
    expect([status, body.invitation.zone_ids]).toEqual([201, zone_ids]);
    const invitation = await linkTo(email);
    const read = await ask("POST /store/auth/invitation", { token: invitation });
    expect(read.body).toMatchObject({ audience: "desk", email, role: { key: "dispatcher" } });
    const input = { token: invitation, name: "Marc Dubois", password: "a long password" };
    const accepted = await ask("POST /store/auth/invitation/accept", input);
    expect(accepted.status).toBe(201);
    const signIn = { email_or_phone: email, password: input.password };
    expect((await ask("POST /desk/auth/login", signIn)).body.has_second_step).toBe(false);
    const listed = await ask("GET /desk/staff", { kind: "operator", search: "marc d" }, { token });
    expect(listed.body.staff).toMatchObject([{ email, zone_ids, role: { key: "dispatcher" } }]);
    expect(listed.body.invitations).toEqual([]);
    expect((await invite({ email, role: "dispatcher" })).status).toBe(422);
  });

  test("is invited anew instead of twice, and not once it is withdrawn", async () => {
    const email = "ada@belrive.test";
    await invite({ email, role: "support" });
    const former = await linkTo(email);
    const { body } = await invite({ email, role: "finance" });
    expect((await ask("POST /store/auth/invitation", { token: former })).status).toBe(422);
    const { id } = body.invitation;
    expect((await ask("GET /desk/staff", {}, { token })).body.invitations).toMatchObject([
      { id, email, role: { key: "finance" } },
    ]);
    await ask("DELETE /desk/staff/invitations/{id}", { id }, { token });
    const token2 = await linkTo(email);
    expect((await ask("POST /store/auth/invitation", { token: token2 })).status).toBe(422);
  });
});

test("nobody gives a role that may do more than they may", async () => {
  const [role] = await db
    .insert(staffRoles)
    .values({
      kind: "operator",
      key: "human-resources",
      name: { en: "Human resources", fr: "Ressources humaines" },
      permissions: ["staff", "chat"],
    })
    .returning();
  const { id } = await addStaff(db, { kind: "operator", role: "support" });
  const caller = await addStaff(db, { kind: "operator", role: role?.key ?? "" });
  const refused = await change(id, { role: "owner" }, caller.token);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: "role" }] } });
  expect((await invite({ email: "x@belrive.test", role: "owner" }, caller.token)).status).toBe(422);
  expect((await change(id, { role: "human-resources" }, caller.token)).status).toBe(200);
});

test("who is blocked, or gets a new second step, is signed out", async () => {
  const support = await addStaff(db, { kind: "operator", role: "support" });
  const isIn = async () => (await ask("GET /desk/me", {}, { token: support.token })).status;
  expect(await isIn()).toBe(200);
  const { body } = await change(support.id, { reset_second_step: 1 });
  expect(body.member.has_second_step).toBe(false);
  expect(await isIn()).toBe(401);
  const cook = await addStaff(db, {
    ...{ kind: "store_staff", role: "kitchen", storeId: shop.grocery.storeIds[0] },
  });
  await change(cook.id, { blocked: true });
  expect((await ask("GET /store/me", {}, { token: cook.token })).status).toBe(401);
  const audit = await ask("GET /desk/audit", { subject: `staff:${cook.id}` }, { token });
  expect(audit.body.entries[0]).toMatchObject({
    before: { blocked: false },
    after: { blocked: true },
  });
});

test("of two owners who end each other at once, one stays", async () => {
  const other = await addStaff(db, { kind: "operator", role: "owner" });
  const [first, second] = await Promise.all([
    ask("DELETE /desk/staff/{id}", { id: other.id }, { token }),
    ask("DELETE /desk/staff/{id}", { id: owner.id }, { token: other.token }),
  ]);
  expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
  const isLeft = first.status === 200 ? owner : other;
  const again = await ask("DELETE /desk/staff/{id}", { id: isLeft.id }, { token: isLeft.token });
  expect(again).toMatchObject({ status: 409, body: { errors: [{ code: "last_owner" }] } });
  const demoted = await change(isLeft.id, { role: "support" }, isLeft.token);
  expect(demoted.status).toBe(409);
  const limited = await change(isLeft.id, { zone_ids: [shop.zoneId] }, isLeft.token);
  expect(limited.status).toBe(409);
});

test("an operator of some zones manages no staff", async () => {
  const zoneIds = [shop.zoneId];
  const limited = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
  const { id } = await addStaff(db, { kind: "operator", role: "support" });
  const options = { token: limited.token };
  expect((await ask("GET /desk/staff", {}, options)).status).toBe(403);
  expect((await ask("GET /desk/roles", {}, options)).status).toBe(403);
  expect((await change(id, { role: "finance" }, limited.token)).status).toBe(404);
});
