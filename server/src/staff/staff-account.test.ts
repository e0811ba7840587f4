import type { StaffAudience } from "@errand/core/principals";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { codeTo, wrongCode } from "../account/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { addCourier } from "../orders/testing.ts";
import { startTestApi } from "../testing.ts";
import { auditLog, staffMembers, staffSessions } from "./staff.tables.ts";
import { addStaff, openTestSession, staffPassword } from "./testing.ts";
import { stepAt, totpCode } from "./totp.ts";

const tested = await startTestApi();
const { ask, db } = tested;
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
type Member = Awaited<ReturnType<typeof addStaff>>;
let member: Member;
let addresses = 0;
/** Codes are limited by the network that asks for them. */
const elsewhere = () => {
  addresses += 1;
  return { address: `198.51.100.${addresses}` };
};
const newPassword = "analytical engine";
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

const add: Record<StaffAudience, () => Promise<Member>> = {
  store: () => addStaff(db, { kind: "store_staff", role: "owner", storeId }),
  courier: async () =>
    addStaff(db, { kind: "courier", role: null, courierId: await addCourier(db) }),
  desk: () => addStaff(db, { kind: "operator", role: "support" }),
};
const audiences = ["store", "courier", "desk"] as const;

beforeEach(async () => {
  member = await add.store();
});

const signIn = (audience: StaffAudience, { email, totpSecret }: Member, password: string) =>
  ask(
    `POST /${audience}/auth/login`,
    { email_or_phone: email, password, code: totpCode(totpSecret, stepAt(new Date())) },
    elsewhere(),
  );

describe.each(audiences)("an account of the audience %s", (audience) => {
  test("gets a new password by a code, which ends its sessions and keeps its second step", async () => {
    const person = await add[audience]();
    const asked = await ask(
      `POST /${audience}/auth/forgot-password`,
      { email_or_phone: person.email },
      elsewhere(),
    );
    expect(asked.status).toBe(200);
    const code = await codeTo(tested, person.email);
    const input = {
      ...{ email_or_phone: person.email, password: newPassword, confirm_password: newPassword },
    };
    const reset = (reset_token: string) =>
      ask(`PUT /${audience}/auth/reset-password`, { ...input, reset_token }, elsewhere());
    expect(await reset(wrongCode(code))).toMatchObject(refused(422, "reset_token"));
    expect((await reset(code)).status).toBe(200);
    expect(await reset(code)).toMatchObject(refused(422, "reset_token"));
    expect((await ask(`GET /${audience}/me`, {}, person)).status).toBe(401);
    const signedIn = await signIn(audience, person, newPassword);
    expect(signedIn).toMatchObject({ status: 200, body: { has_second_step: true } });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `staff:${person.id}`));
    expect(entries.map(({ action }) => action)).toContain(`PUT /${audience}/auth/reset-password`);
  });

  test("changes its password with the present one, which ends its other sessions", async () => {
    const person = await add[audience]();
    const other = await openTestSession(db, person.id);
    const change = (current_password: string, confirm_password = newPassword) =>
      ask(
        `PUT /${audience}/password`,
        { current_password, password: newPassword, confirm_password },
        person,
      );
    expect(await change("a guess of it")).toMatchObject(refused(422, "current_password"));
    expect(await change(staffPassword, "another one")).toMatchObject(
      refused(422, "confirm_password"),
    );
    expect((await change(staffPassword)).status).toBe(200);
    expect((await ask(`GET /${audience}/me`, {}, person)).status).toBe(200);
    expect((await ask(`GET /${audience}/me`, {}, { token: other })).status).toBe(401);
  });

  test("lists its devices, and signs out one or all others", async () => {
    const person = await add[audience]();
    const [second, third] = [
      await openTestSession(db, person.id),
      await openTestSession(db, person.id),
    ];
    const list = async () => (await ask(`GET /${audience}/sessions`, {}, person)).body;
    const sessions = await list();
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    const [, oldOne] = sessions;
    const id = oldOne?.id ?? 0;
    expect((await ask(`DELETE /${audience}/sessions/{id}`, { id }, person)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await ask(`DELETE /${audience}/sessions`, {}, person)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    for (const token of [second, third]) {
      expect((await ask(`GET /${audience}/me`, {}, { token })).status).toBe(401);
    }
    const stranger = await add[audience]();
    const own = (await list())[0]?.id ?? 0;
    const foreign = await ask(`DELETE /${audience}/sessions/{id}`, { id: own }, stranger);
    expect(foreign).toMatchObject(refused(404, "session"));
  });

  test("changes its name and its language", async () => {
    const person = await add[audience]();
    const { body } = await ask(`PUT /${audience}/me`, { name: "Ada", language: "fr" }, person);
    expect(body).toMatchObject({ member: { name: "Ada", language: "fr", email: person.email } });
    expect((await ask(`GET /${audience}/me`, {}, person)).body).toMatchObject({ language: "fr" });
  });
});

describe("a forgotten password", () => {
  test("is answered in the same way for a contact that nobody has, who gets no code", async () => {
    const nobody = "nobody.at.all@example.org";
    const ask1 = (email_or_phone: string) =>
      ask("POST /store/auth/forgot-password", { email_or_phone }, elsewhere());
    const [known, unknown] = [await ask1(member.email), await ask1(nobody)];
    expect(unknown.body).toEqual(known.body);
    expect(await codeTo(tested, nobody)).toBe("");
    expect((await ask1("no contact")).body).toEqual(known.body);
  });

  test("is no way into another audience, nor into a blocked account", async () => {
    const operator = await add.desk();
    const reset = (audience: StaffAudience, email: string, reset_token: string) =>
      ask(
        `PUT /${audience}/auth/reset-password`,
        {
          ...{ email_or_phone: email, reset_token },
          ...{ password: newPassword, confirm_password: newPassword },
        },
        elsewhere(),
      );
    await ask("POST /store/auth/forgot-password", { email_or_phone: member.email }, elsewhere());
    const code = await codeTo(tested, member.email);
    expect(await reset("desk", operator.email, code)).toMatchObject(refused(422, "reset_token"));
    await db.update(staffMembers).set({ blocked: true }).where(eq(staffMembers.id, member.id));
    expect(await reset("store", member.email, code)).toMatchObject(refused(422, "reset_token"));
  });
});

describe("another contact", () => {
  const change = (input: object, { token } = member) =>
    ask("PUT /store/me", { ...input }, { token });
  const proved = { current_password: staffPassword };
  let emails = 0;
  const newEmail = () => {
    emails += 1;
    return `new.${emails}@example.org`;
  };

  test("takes the password, then the code that is sent there", async () => {
    const email = newEmail();
    expect(await change({ email })).toMatchObject(refused(422, "current_password"));
    const sent = await change({ email, ...proved });
    expect(sent.body).toMatchObject({ otp_send: true, verification_on: "email" });
    const me = async () => (await ask("GET /store/me", {}, member)).body.email;
    expect(await me()).toBe(member.email);
    const otp = await codeTo(tested, email);
    const wrong = await change({ email, ...proved, otp: wrongCode(otp) });
    expect(wrong).toMatchObject(refused(422, "otp"));
    expect(await change({ email, otp })).toMatchObject(refused(422, "current_password"));
    expect((await change({ email, ...proved, otp })).body).toMatchObject({ member: { email } });
    expect(await me()).toBe(email);
  });

  test("can be a phone, which is stored in one form", async () => {
    const input = { phone: "06 39 98 11 22", ...proved };
    expect((await change(input)).body).toMatchObject({ verification_on: "phone" });
    const otp = await codeTo(tested, "+33639981122");
    expect((await change({ ...input, otp })).body).toMatchObject({
      member: { phone: "+33639981122" },
    });
  });

  test("is nobody else's of the audience, and only the member may use its code", async () => {
    const colleague = await add.store();
    expect(await change({ email: colleague.email, ...proved })).toMatchObject(
      refused(422, "email"),
    );
    const email = newEmail();
    await change({ email, ...proved });
    const otp = await codeTo(tested, email);
    expect(await change({ email, ...proved, otp }, colleague)).toMatchObject(refused(422, "otp"));
  });

  test("is one at a time", async () => {
    const both = { email: newEmail(), phone: "06 39 98 11 33", ...proved };
    expect(await change(both)).toMatchObject(refused(422, "email"));
  });

  test("needs no password where it is the present one", async () => {
    expect((await change({ email: member.email, name: "Ada" })).status).toBe(200);
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, member.id))).toBe(1);
  });
});
