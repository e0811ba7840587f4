import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededShop, seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { auditLog, staffMembers, staffSessions } from "./staff.tables.ts";
import { addStaff, staffPassword } from "./testing.ts";
import { stepAt, totpCode } from "./totp.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const now = new Date("2026-03-20T10:00:00Z");
let shop: SeededShop;

beforeAll(async () => {
  shop = await seedShop(db);
});

beforeEach(async () => {
  setNow(now);
  await db.delete(rateLimits);
});

type Member = Awaited<ReturnType<typeof addStaff>>;

const addOperator = (fields: { hasSecondStep?: boolean } = {}) =>
  addStaff(db, { kind: "operator", role: "owner", ...fields });

const codeOf = ({ totpSecret }: Pick<Member, "totpSecret">, steps = 0) =>
  totpCode(totpSecret, stepAt(now) + steps);

function signIn(
  member: Pick<Member, "email">,
  input: Record<string, unknown> = {},
  address = "::1",
) {
  const credentials = { email_or_phone: member.email, password: staffPassword };
  return ask("POST /desk/auth/login", { ...credentials, ...input }, { address });
}

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

describe("signing in", () => {
  test("opens a session of the audience with password and code", async () => {
    const grace = await addOperator();
    const { status, body } = await signIn(grace, { code: codeOf(grace) });
    expect([status, body.has_second_step]).toEqual([200, true]);
    const me = await ask("GET /desk/me", {}, { token: body.token });
    expect(me.body).toMatchObject({
      id: grace.id,
      kind: "operator",
      email: grace.email,
      role: { key: "owner", name: "Owner" },
      permissions: ["*"],
      store_id: null,
      zone_ids: null,
      has_second_step: true,
    });
  });

  test("stores the hash of the token only", async () => {
    const grace = await addOperator();
    const { body } = await signIn(grace, { code: codeOf(grace) });
    const rows = await db.select().from(staffSessions).where(eq(staffSessions.staffId, grace.id));
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test("finds a phone in any form", async () => {
    const grace = await addOperator();
    await db
      .update(staffMembers)
      .set({ phone: "+33612000001" })
      .where(eq(staffMembers.id, grace.id));
    const input = { email_or_phone: "06 12 00 00 01", code: codeOf(grace) };
    expect((await signIn(grace, input)).status).toBe(200);
  });

  test.each([
    ["a wrong password", { password: "analytical engine" }, [401, "auth-002"]],
    ["an unknown contact", { email_or_phone: "nobody@example.org" }, [401, "auth-002"]],
    ["neither an e-mail nor a phone", { email_or_phone: "grace" }, [401, "auth-002"]],
    ["no code", { code: undefined }, [422, "code"]],
    ["a wrong code", { code: "000000" }, [422, "code"]],
  ])("refuses %s", async (_title, input, expected) => {
    const grace = await addOperator();
    expect(codes(await signIn(grace, { code: codeOf(grace), ...input }))).toEqual(expected);
  });

  test("accepts each code once, and no earlier one after it", async () => {
    const grace = await addOperator();
    const code = codeOf(grace);
    const both = await Promise.all([signIn(grace, { code }), signIn(grace, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(codes(await signIn(grace, { code: codeOf(grace, -1) }))).toEqual([422, "code"]);
    expect((await signIn(grace, { code: codeOf(grace, 1) })).status).toBe(200);
  });

  test("refuses a blocked account and ends its sessions", async () => {
    const grace = await addOperator();
    await db.update(staffMembers).set({ blocked: true }).where(eq(staffMembers.id, grace.id));
    expect(codes(await signIn(grace, { code: codeOf(grace) }))).toEqual([403, "auth-003"]);
    expect((await ask("GET /desk/me", {}, { token: grace.token })).status).toBe(401);
  });

  test("is for the audience of the account only", async () => {
    const grace = await addOperator();
    const credentials = {
      email_or_phone: grace.email,
      password: staffPassword,
      code: codeOf(grace),
    };
    expect(codes(await ask("POST /store/auth/login", credentials))).toEqual([401, "auth-002"]);
    expect(codes(await ask("POST /courier/auth/login", credentials))).toEqual([401, "auth-002"]);
  });
});

describe("wrong attempts", () => {
  const attempt = (member: Member, address: string) =>
    signIn(member, { password: "analytical engine" }, address);

  test("lock the account for other networks, not for one with a session", async () => {
    const grace = await addOperator();
    const { body } = await signIn(grace, { code: codeOf(grace) }, "2001:db8::1");
    expect(body.token).toBeDefined();
    for (let index = 0; index < 10; index++) await attempt(grace, `2001:db8:1::${index}`);
    expect((await attempt(grace, "2001:db8:2::1")).status).toBe(429);
    const again = await signIn(grace, { code: codeOf(grace, 1) }, "2001:db8::1");
    expect(again.status).toBe(200);
  });

  test("count for codes, too, also of simultaneous requests", async () => {
    const grace = await addOperator();
    const wrong = Array.from({ length: 15 }, (_, index) =>
      signIn(grace, { code: String(index).padStart(6, "0") }, `2001:db8:3::${index}`),
    );
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test("of the code tell the member by mail, after the third and once a day", async () => {
    const grace = await addOperator();
    const mails = async () => {
      await runDueJobs();
      return db.select().from(outbox).where(eq(outbox.recipient, grace.email));
    };
    const enter = async (code: string) => signIn(grace, { code }, "198.51.100.7");
    for (const code of ["000001", "000002"]) await enter(code);
    expect(await mails()).toEqual([]);
    expect((await enter("000003")).status).toBe(422);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Wrong codes .+ \/ Codes erronés /);
    expect(mail?.text).toContain(`password of your account ${grace.email}`);
    expect(mail?.text).toContain("2026-03-20 10:00 UTC from the network address 198.51.100.7");
    await enter("000004");
    expect(await mails()).toHaveLength(1);
  });

  test("of the password tell nobody", async () => {
    const grace = await addOperator();
    for (let index = 0; index < 4; index++) {
      await signIn(grace, { password: "analytical engine", code: "000001" });
    }
    await runDueJobs();
    expect(await db.$count(outbox, eq(outbox.recipient, grace.email))).toBe(0);
  });

  test("do not count when only the code was missing", async () => {
    const grace = await addOperator();
    for (let index = 0; index < 12; index++) await signIn(grace);
    expect((await signIn(grace, { code: codeOf(grace) })).status).toBe(200);
  });

  test("of an unknown contact are limited in the same way", async () => {
    const nobody = { email: "no.one@example.org" };
    for (let index = 0; index < 10; index++) await signIn(nobody, {}, `2001:db8:4::${index}`);
    expect((await signIn(nobody, {}, "2001:db8:5::1")).status).toBe(429);
  });
});

describe("before the second step is set up", () => {
  const begin = (token: string) => ask("POST /desk/auth/totp/begin", {}, { token });
  const finish = (token: string, code: string) =>
    ask("POST /desk/auth/totp/finish", { code }, { token });
  /** The secret that an app reads from the response. */
  const fromBase32 = (text: string) =>
    Buffer.from(
      [...text]
        .map((letter) =>
          "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
        )
        .join("")
        .match(/.{8}/g)
        ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
    );

  test("a session only serves to set it up", async () => {
    const grace = await addOperator({ hasSecondStep: false });
    const { body } = await signIn(grace);
    expect(body.has_second_step).toBe(false);
    const { token } = body;
    expect(codes(await ask("GET /desk/me", {}, { token }))).toEqual([403, "second_step"]);

    const { secret, uri } = (await begin(token)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(codes(await finish(token, "000000"))).toEqual([422, "code"]);
    expect((await finish(token, totpCode(fromBase32(secret), stepAt(now)))).status).toBe(200);
    expect((await ask("GET /desk/me", {}, { token })).body.has_second_step).toBe(true);
  });

  test("ends the other sessions of the account once it is set up", async () => {
    const grace = await addOperator({ hasSecondStep: false });
    const { secret } = (await begin(grace.token)).body;
    const other = (await signIn(grace)).body.token;
    await finish(grace.token, totpCode(fromBase32(secret), stepAt(now)));
    expect((await begin(other)).status).toBe(401);
  });

  test("does not replace an app that is set up", async () => {
    const grace = await addOperator();
    expect(codes(await begin(grace.token))).toEqual([409, "second_step"]);
    expect(codes(await finish(grace.token, codeOf(grace)))).toEqual([409, "second_step"]);
  });

  test("stores the secret encrypted", async () => {
    const grace = await addOperator({ hasSecondStep: false });
    const secret = fromBase32((await begin(grace.token)).body.secret);
    const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, grace.id));
    expect(row?.totpSecret?.includes(secret)).toBe(false);
  });
});

describe("a session", () => {
  test("ends when signing out", async () => {
    const { token } = await addOperator();
    expect((await ask("POST /desk/auth/logout", {}, { token })).status).toBe(200);
    expect((await ask("GET /desk/me", {}, { token })).status).toBe(401);
  });

  test("is refused on the paths of every other audience", async () => {
    const storeId = shop.grocery.storeIds[0];
    const store = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const courierId = await addCourier(db);
    const courier = await addStaff(db, { kind: "courier", role: null, courierId });
    const desk = await addOperator();
    const tokens = { store, courier, desk };
    const paths = {
      store: "GET /store/me",
      courier: "GET /courier/me",
      desk: "GET /desk/me",
      storefront: "GET /customer/info",
    } as const;
    for (const [own, { token }] of Object.entries(tokens)) {
      for (const [audience, path] of Object.entries(paths)) {
        const expected = own === audience ? [200] : [401, "auth-001"];
        expect(codes(await ask(path, {}, { token }))).toEqual(expected);
      }
    }
  });

  test("names store and courier", async () => {
    const storeId = shop.grocery.storeIds[0];
    const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const { body } = await ask("GET /store/me", {}, { token, language: "fr" });
    expect(body).toMatchObject({
      kind: "store_staff",
      store_id: storeId,
      role: { key: "kitchen", name: "Cuisine" },
      permissions: ["orders"],
    });
    const courierId = await addCourier(db);
    const courier = await addStaff(db, { kind: "courier", role: null, courierId });
    expect((await ask("GET /courier/me", {}, { token: courier.token })).body).toMatchObject({
      kind: "courier",
      courier_id: courierId,
      role: null,
      permissions: [],
    });
  });

  test.each([
    ["desk", { lastUsedAt: "13 hours" }],
    ["desk", { createdAt: "8 days" }],
    ["store", { lastUsedAt: "8 days" }],
    ["store", { createdAt: "31 days" }],
    ["courier", { lastUsedAt: "8 days" }],
    ["courier", { createdAt: "31 days" }],
  ] as const)("of the %s ends when it is %o old, and not before", async (audience, age) => {
    const storeId = shop.grocery.storeIds[0];
    const members = {
      desk: () => addOperator(),
      store: () => addStaff(db, { kind: "store_staff", role: "owner", storeId }),
      courier: async () =>
        addStaff(db, { kind: "courier", role: null, courierId: await addCourier(db) }),
    };
    const { id, token } = await members[audience]();
    const [[column = "", life = ""] = []] = Object.entries(age);
    const makeOld = (extra: string) =>
      db
        .update(staffSessions)
        .set({ [column]: sql`now() - ${life}::interval + ${extra}::interval` })
        .where(eq(staffSessions.staffId, id));
    const status = async () => (await ask(`GET /${audience}/me`, {}, { token })).status;
    await makeOld("25 hours");
    if (life !== "13 hours") expect(await status()).toBe(200);
    await makeOld("0 hours");
    expect(await status()).toBe(401);
  });

  test("that has expired still makes its network known", async () => {
    const grace = await addOperator();
    await signIn(grace, { code: codeOf(grace) }, "2001:db8:6::1");
    await db
      .update(staffSessions)
      .set({ lastUsedAt: sql`now() - interval '60 days'` })
      .where(eq(staffSessions.staffId, grace.id));
    for (let index = 0; index < 10; index++) {
      await signIn(grace, { password: "analytical engine" }, `2001:db8:7::${index}`);
    }
    const again = await signIn(grace, { code: codeOf(grace, 1) }, "2001:db8:6::1");
    expect(again.status).toBe(200);
  });

  test("records its last use at most once an hour", async () => {
    const { id, token } = await addOperator();
    const lastUse = async () =>
      (await db.select().from(staffSessions).where(eq(staffSessions.staffId, id)))[0]?.lastUsedAt;
    await db
      .update(staffSessions)
      .set({ lastUsedAt: sql`now() - interval '2 hours'` })
      .where(eq(staffSessions.staffId, id));
    const before = await lastUse();
    await ask("GET /desk/me", {}, { token });
    const after = await lastUse();
    expect(after?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
    await ask("GET /desk/me", {}, { token });
    expect(await lastUse()).toEqual(after);
  });
});

describe("the audit log", () => {
  const list = (token: string, input: Record<string, unknown> = {}) =>
    ask("GET /desk/audit", input, { token });

  test("shows who signed in and out, when and from where", async () => {
    const grace = await addOperator();
    const { token } = (await signIn(grace, { code: codeOf(grace) }, "2001:db8::7")).body;
    await ask("POST /desk/auth/logout", {}, { token, address: "2001:db8::8" });
    const { body } = await list(grace.token, { actor: grace.id });
    const subject = `staff:${grace.id}`;
    const actor = { id: grace.id, kind: "operator", name: "Grace Hopper" };
    expect(body).toMatchObject({
      total_size: 2,
      entries: [
        { action: "POST /desk/auth/logout", actor, subject, address: "2001:db8::8" },
        { action: "POST /desk/auth/login", subject, address: "2001:db8::7", at: now.toISOString() },
      ],
    });
  });

  test("is filtered by subject and time", async () => {
    const grace = await addOperator();
    await signIn(grace, { code: codeOf(grace) });
    const subject = `staff:${grace.id}`;
    const numberOf = async (filter: Record<string, unknown>) =>
      (await list(grace.token, { subject, ...filter })).body.total_size;
    expect(await numberOf({})).toBe(1);
    expect(await numberOf({ since: now.toISOString() })).toBe(1);
    expect(await numberOf({ since: new Date(now.getTime() + 1000).toISOString() })).toBe(0);
  });

  test("contains no password, code or token", async () => {
    const grace = await addOperator();
    const code = codeOf(grace);
    const { token } = (await signIn(grace, { code })).body;
    const text = JSON.stringify(await db.select().from(auditLog));
    for (const secret of [staffPassword, token]) expect(text).not.toContain(secret);
  });

  test("is for operators with the permission", async () => {
    const reader = async (role: string) =>
      (await list((await addStaff(db, { kind: "operator", role })).token)).status;
    expect(await reader("auditor")).toBe(200);
    expect(await reader("support")).toBe(403);
  });

  test.each([
    ["changed", () => db.update(auditLog).set({ subject: "order:1" })],
    ["deleted", () => db.delete(auditLog)],
    ["truncated", () => db.execute(sql`truncate audit_log`)],
  ])("cannot be %s", async (_title, change) => {
    await signIn(await addOperator());
    await expect(change()).rejects.toMatchObject({
      cause: { message: "the audit log is append-only" },
    });
  });

  test("keeps the entries of a removed account", async () => {
    const grace = await addOperator();
    await signIn(grace, { code: codeOf(grace) });
    await db.delete(staffMembers).where(eq(staffMembers.id, grace.id));
    expect(await db.$count(auditLog, eq(auditLog.staffId, grace.id))).toBe(1);
  });
});
