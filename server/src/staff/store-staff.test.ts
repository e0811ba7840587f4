import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { auditLog, staffInvitations, staffMembers, staffSessions } from "./staff.tables.ts";
import { addStaff } from "./testing.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const now = new Date("2026-03-20T10:00:00Z");
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
let owner: Awaited<ReturnType<typeof addStaff>>;
let other: Awaited<ReturnType<typeof addStaff>>;

const add = (role: string, id = storeId) =>
  addStaff(db, { kind: "store_staff", role, storeId: id });

beforeAll(async () => {
  setNow(now);
  owner = await add("owner");
  other = await add("owner", otherId);
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

const list = async (caller: { token: string } = owner) =>
  (await ask("GET /store/staff", {}, caller)).body;
const invite = (
  input: Record<string, unknown> = {},
  caller: { token: string } = owner,
  language = "en",
) =>
  ask(
    "POST /store/staff",
    { email: "new@example.org", role: "manager", ...input },
    { token: caller.token, language },
  );
const accept = (token: string, input: Record<string, unknown> = {}) =>
  ask("POST /store/auth/invitation/accept", {
    token,
    name: "Katherine Johnson",
    password: "trajectories",
    ...input,
  });

/** The newest mail to an address, and the token of its link. */
async function mailTo(email: string) {
  await runDueJobs();
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.id);
  const mail = mails.at(-1);
  return {
    subject: mail?.subject,
    text: mail?.text,
    token: /#token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

async function invited(
  email: string,
  role = "manager",
  caller: { token: string } = owner,
): Promise<string> {
  expect((await invite({ email, role }, caller)).status).toBe(201);
  return (await mailTo(email)).token;
}

describe("an invitation", () => {
  test("names store, role and end in the language of who invites, and makes an account that signs in", async () => {
    const { status, body } = await invite(
      { email: "Kat@Example.org", role: "kitchen" },
      owner,
      "fr",
    );
    expect([status, body.message]).toEqual([
      201,
      "L’invitation est en route vers kat@example.org.",
    ]);
    expect(body.invitation).toMatchObject({
      email: "kat@example.org",
      role: { key: "kitchen", name: "Cuisine" },
      expires_at: "2026-03-27T10:00:00.000Z",
    });
    const { text, token } = await mailTo("kat@example.org");
    expect(text).toContain("Cuisine");
    expect(text).toContain("27 mars 2026");
    expect(text).toContain(`http://127.0.0.1:4000/store-invitation#token=${token}`);
    expect((await list()).invitations).toMatchObject([{ email: "kat@example.org" }]);

    const shown = await ask("POST /store/auth/invitation", { token });
    expect(shown.body).toMatchObject({ email: "kat@example.org", role: { key: "kitchen" } });
    const accepted = await accept(token);
    expect([accepted.status, accepted.body.email]).toEqual([201, "kat@example.org"]);
    const { staff, invitations } = await list();
    expect(invitations).toEqual([]);
    const member = staff.find(({ email }) => email === "kat@example.org");
    expect(member).toMatchObject({
      name: "Katherine Johnson",
      role: { key: "kitchen" },
      has_second_step: false,
    });
    const credentials = { email_or_phone: "kat@example.org", password: "trajectories" };
    expect((await ask("POST /store/auth/login", credentials)).body.has_second_step).toBe(false);
    const written = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `staff:${member?.id}`));
    expect(written.map(({ action }) => action)).toContain("POST /store/auth/invitation/accept");
  });

  test("works once, also for five at the same moment", async () => {
    const token = await invited("once@example.org");
    const all = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
    expect(codes(await accept(token))).toEqual([422, "token"]);
    expect(codes(await ask("POST /store/auth/invitation", { token }))).toEqual([422, "token"]);
    expect(await db.$count(staffMembers, eq(staffMembers.email, "once@example.org"))).toBe(1);
  });

  test("ends after 7 days, and by a newer one of the same person", async () => {
    const first = await invited("late@example.org");
    const second = await invited("late@example.org", "catalogue");
    expect(codes(await accept(first))).toEqual([422, "token"]);
    setNow(new Date("2026-03-27T10:00:00Z"));
    expect(codes(await accept(second))).toEqual([422, "token"]);
    expect((await list()).invitations).toEqual([]);
    setNow(new Date("2026-03-27T09:59:59Z"));
    expect((await accept(second)).status).toBe(201);
    setNow(now);
  });

  test("is withdrawn by its own store alone", async () => {
    const token = await invited("gone@example.org");
    const { id } = (await list()).invitations.find(({ email }) => email === "gone@example.org") ?? {
      id: 0,
    };
    const withdraw = (caller: { token: string }) =>
      ask("DELETE /store/staff/invitations/{id}", { id }, { token: caller.token });
    expect(codes(await withdraw(other))).toEqual([404, "invitation"]);
    expect((await withdraw(owner)).status).toBe(200);
    expect(codes(await withdraw(owner))).toEqual([404, "invitation"]);
    expect(codes(await accept(token))).toEqual([422, "token"]);
  });

  test("is refused for a colleague, and reveals accounts of other stores to their owner alone", async () => {
    expect(codes(await invite({ email: owner.email }))).toEqual([422, "email"]);
    const token = await invited(other.email);
    expect(codes(await accept(token))).toEqual([422, "email"]);
    // The refusal changed nothing: the link still works once the other account is gone.
    expect((await ask("POST /store/auth/invitation", { token })).status).toBe(200);
  });

  test.each([
    [{ role: "support" }, "role"],
    [{ role: "" }, "role"],
    [{ email: "nobody" }, "email"],
  ])("with %j is refused", async (input, code) => {
    expect(codes(await invite(input))).toEqual([422, code]);
  });

  test.each([
    [{ password: "short" }, "password"],
    [{ password: "x".repeat(129) }, "password"],
    [{ name: " " }, "name"],
    [{ token: "guess" }, "token"],
    [{ token: "A".repeat(43) }, "token"],
  ])("is not accepted with %j", async (input, code) => {
    expect(codes(await accept("A".repeat(43), input))).toContain(code);
  });

  test("is not stored in clear, and is sent at most 20 times an hour by a store", async () => {
    const token = await invited("clear@example.org", "manager", other);
    const rows = JSON.stringify(await db.select().from(staffInvitations));
    expect(rows).not.toContain(token);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        invite({ email: `many.${index}@example.org` }, other),
      ),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe("the role of a member", () => {
  test("changes for the next request", async () => {
    const member = await add("kitchen");
    expect((await ask("GET /store/staff", {}, member)).status).toBe(403);
    const change = { id: member.id, role: "owner" };
    const { body } = await ask("PUT /store/staff/{id}", change, owner);
    expect(body.member).toMatchObject({ id: member.id, role: { key: "owner", name: "Owner" } });
    expect((await ask("GET /store/staff", {}, member)).status).toBe(200);
    await ask("PUT /store/staff/{id}", { id: member.id, role: "kitchen" }, owner);
    expect((await ask("GET /store/staff", {}, member)).status).toBe(403);
  });

  test("takes every one of several changes at the same moment", async () => {
    const member = await add("kitchen");
    const roles = ["manager", "catalogue", "owner", "kitchen"];
    const responses = await Promise.all(
      roles.map((role) => ask("PUT /store/staff/{id}", { id: member.id, role }, owner)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await ask("DELETE /store/staff/{id}", { id: member.id }, owner);
  });

  test("is one of its kind, and never that of somebody elsewhere", async () => {
    const change = (id: number, role: string) => ask("PUT /store/staff/{id}", { id, role }, owner);
    const member = await add("kitchen");
    expect(codes(await change(member.id, "auditor"))).toEqual([422, "role"]);
    expect(codes(await change(other.id, "kitchen"))).toEqual([404, "member"]);
    expect(codes(await change(999_999, "kitchen"))).toEqual([404, "member"]);
  });
});

describe("ending a member", () => {
  const end = (id: number, caller: { token: string } = owner) =>
    ask("DELETE /store/staff/{id}", { id }, { token: caller.token });

  test("ends every session at once, frees the e-mail, and keeps the name in the history", async () => {
    const member = await add("manager");
    expect((await ask("GET /store/me", {}, member)).status).toBe(200);
    expect((await end(member.id)).status).toBe(200);
    expect(codes(await ask("GET /store/me", {}, member))).toEqual([401, "auth-001"]);
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, member.id))).toBe(0);
    const credentials = { email_or_phone: member.email, password: "difference engine" };
    expect(codes(await ask("POST /store/auth/login", credentials))).toEqual([401, "auth-002"]);
    expect((await list()).staff.map(({ id }) => id)).not.toContain(member.id);
    const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, member.id));
    expect(row).toMatchObject({ name: member.name, email: null, phone: null, passwordHash: null });
    expect(codes(await end(member.id))).toEqual([404, "member"]);
    const token = await invited(member.email, "kitchen", other);
    expect((await accept(token)).status).toBe(201);
    const isEnd = and(eq(auditLog.subject, `staff:${member.id}`), eq(auditLog.staffId, owner.id));
    const [entry] = await db.select().from(auditLog).where(isEnd);
    expect(entry).toMatchObject({
      action: "DELETE /store/staff/{id}",
      before: { role: "manager" },
    });
  });

  test("is refused for the last owner, who keeps the role", async () => {
    expect(codes(await end(owner.id))).toEqual([409, "last_owner"]);
    const change = { id: owner.id, role: "manager" };
    expect(codes(await ask("PUT /store/staff/{id}", change, owner))).toEqual([409, "last_owner"]);
    expect((await ask("PUT /store/staff/{id}", { ...change, role: "owner" }, owner)).status).toBe(
      200,
    );
  });

  test("leaves one of two owners who end each other at the same moment", async () => {
    const store = shop.food.storeIds[0];
    const [first, second] = [await add("owner", store), await add("owner", store)];
    const responses = await Promise.all([end(second.id, first), end(first.id, second)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const isOwner = and(eq(staffMembers.storeId, store), eq(staffMembers.blocked, false));
    expect(await db.$count(staffMembers, isOwner)).toBe(1);
  });

  test("does not count an owner whom the desk has blocked", async () => {
    const store = shop.food.storeIds[1];
    const [first, second] = [await add("owner", store), await add("owner", store)];
    await db.update(staffMembers).set({ blocked: true }).where(eq(staffMembers.id, second.id));
    expect(codes(await end(first.id, first))).toEqual([409, "last_owner"]);
    expect((await end(second.id, first)).status).toBe(200);
  });

  test("is not possible across stores", async () => {
    expect(codes(await end(other.id))).toEqual([404, "member"]);
    expect((await ask("GET /store/me", {}, other)).status).toBe(200);
  });
});

test("the staff of a rental provider has its own roles", async () => {
  const rental = await addStaff(db, { kind: "rental_staff", role: "owner", storeId: otherId });
  const { staff, roles } = await list(rental);
  expect(staff.map(({ id }) => id)).toEqual([rental.id]);
  expect(roles.map(({ key }) => key)).toEqual(["owner", "manager"]);
  expect(codes(await invite({ role: "kitchen" }, rental))).toEqual([422, "role"]);
});

test.each(["manager", "kitchen", "catalogue"])(
  "the role %s has no access to the staff",
  async (role) => {
    const member = await add(role);
    expect(codes(await ask("GET /store/staff", {}, member))).toEqual([403, "permission"]);
    expect(codes(await invite({}, member))).toEqual([403, "permission"]);
  },
);
