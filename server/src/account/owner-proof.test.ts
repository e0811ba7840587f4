import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { customers, sessions } from "./account.tables.ts";
import { codeSends } from "./codes.tables.ts";
import { passkeyChallenges } from "./passkeys.tables.ts";
import { codeTo, setLogin, somebody, wrongCode } from "./testing.ts";

const tested = await startTestApi();
const { api, ask, db } = tested;

const newPassword = "analytical engine";
let ada: ReturnType<typeof somebody> & { id: number; token: string };

beforeAll(() => seedShop(db));

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(codeSends);
  await setLogin(tested, { manual_login_status: 1 });
  const { address, ...person } = somebody();
  const token = (await ask("POST /auth/sign-up", person, { address })).body.token ?? "";
  const { id } = (await ask("GET /customer/info", {}, { token })).body;
  ada = { ...person, address, token, id };
});

/** Actions that a session alone does not allow, and whether they took effect. */
const actions = [
  {
    act: "changing the password",
    attempt: (proof: Record<string, unknown> = {}) => {
      const passwords = { password: newPassword, confirm_password: newPassword };
      const change = { button_type: "change_password", ...passwords, ...proof };
      const { token, address } = ada;
      return ask("POST /customer/update-profile", change, { token, address });
    },
    isDone: async () => {
      const input = { login_type: "manual", email_or_phone: ada.email, password: newPassword };
      return (await ask("POST /auth/login", input, { address: ada.address })).status === 200;
    },
  },
  {
    act: "removing the account",
    attempt: (proof: Record<string, unknown> = {}) => {
      const { token, address } = ada;
      return ask("DELETE /customer/remove-account", proof, { token, address });
    },
    isDone: async () => (await db.$count(customers, eq(customers.email, ada.email))) === 0,
  },
  {
    act: "adding a passkey",
    attempt: (proof: Record<string, unknown> = {}) => {
      const { token, address } = ada;
      return ask("POST /customer/passkeys/options", proof, { token, address });
    },
    isDone: async () =>
      (await db.$count(passkeyChallenges, eq(passkeyChallenges.customerId, ada.id))) > 0,
  },
];

const errorOf = (response: { status: number; body: { errors?: object[] } }) => [
  response.status,
  ...(response.body.errors ?? []),
];

describe.each(actions)("$act", ({ attempt, isDone }) => {
  const withoutPassword = (verified: Partial<typeof customers.$inferInsert> = {}) =>
    db
      .update(customers)
      .set({ passwordHash: null, ...verified })
      .where(eq(customers.id, ada.id));
  const signedInAgo = (minutes: number) =>
    db
      .update(sessions)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(sessions.customerId, ada.id));

  test("requires the password", async () => {
    const field = "current_password";
    expect(errorOf(await attempt())).toMatchObject([
      422,
      { code: field, field, message: "Please enter your current password." },
    ]);
    expect(errorOf(await attempt({ current_password: "a guess" }))).toMatchObject([
      422,
      { code: field, field, message: "This is not your current password." },
    ]);
    expect(await isDone()).toBe(false);
    expect((await attempt({ current_password: ada.password })).status).toBe(200);
    expect(await isDone()).toBe(true);
  });

  test("counts wrong passwords as failed sign-ins", async () => {
    for (let tries = 0; tries < 10; tries++) {
      expect((await attempt({ current_password: `guess ${tries}` })).status).toBe(422);
    }
    expect((await attempt({ current_password: ada.password })).status).toBe(429);
    const input = { login_type: "manual", email_or_phone: ada.email, password: ada.password };
    expect((await ask("POST /auth/login", input, { address: ada.address })).status).toBe(429);
    expect(await isDone()).toBe(false);
  });

  test.each([
    { by: "email", verified: { emailVerified: true, phoneVerified: true } },
    { by: "phone", verified: { phoneVerified: true } },
  ] as const)("requires a code by $by without a password", async ({ by, verified }) => {
    await withoutPassword(verified);
    await signedInAgo(1);
    // An account without a password accepts none, and an unverified contact receives no code.
    expect((await attempt({ current_password: ada.password })).body).toMatchObject({
      otp_send: true,
      verification_on: by,
    });
    const otp = await codeTo(tested, ada[by]);
    expect(errorOf(await attempt({ otp: wrongCode(otp) }))).toMatchObject([422, { code: "otp" }]);
    expect(await isDone()).toBe(false);
    expect((await attempt({ otp, verification_on: by })).status).toBe(200);
    expect(await isDone()).toBe(true);
  });

  test("refuses a code of another purpose", async () => {
    await withoutPassword({ emailVerified: true });
    const { address, email } = ada;
    await ask("POST /auth/forgot-password", { verification_method: "email", email }, { address });
    const otp = await codeTo(tested, email);
    expect(otp).toMatch(/^\d{6}$/);
    expect(errorOf(await attempt({ otp }))).toMatchObject([422, { code: "otp" }]);
    expect(await isDone()).toBe(false);
  });

  test("requires a sign-in within the last ten minutes when no code can be sent", async () => {
    await withoutPassword();
    await signedInAgo(11);
    expect(errorOf(await attempt())).toMatchObject([403, { code: "sign_in_again" }]);
    expect(await isDone()).toBe(false);
    await signedInAgo(9);
    expect((await attempt()).status).toBe(200);
    expect(await isDone()).toBe(true);
  });
});

test("requires no password while sign-in by password is off", async () => {
  await setLogin(tested, { manual_login_status: 0 });
  await db.update(customers).set({ emailVerified: true }).where(eq(customers.id, ada.id));
  const [, remove] = actions;
  expect((await remove?.attempt())?.body).toMatchObject({ otp_send: true });
  const otp = await codeTo(tested, ada.email);
  expect((await remove?.attempt({ otp }))?.status).toBe(200);
});

test("reads the password only from the body, which is never logged", async () => {
  const address = `http://127.0.0.1:4000/api/v1/customer/remove-account?current_password=${encodeURIComponent(ada.password)}`;
  const headers = { authorization: `Bearer ${ada.token}` };
  const { status } = await api.app.fetch(new Request(address, { method: "DELETE", headers }));
  expect(status).toBe(422);
});
