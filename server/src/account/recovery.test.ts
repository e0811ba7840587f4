import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { customers } from "./account.tables.ts";
import { codeSends, oneTimeCodes } from "./codes.tables.ts";
import { codeTo, setLogin, somebody, wrongCode } from "./testing.ts";

const api = await startTestApi();
const { ask, db, setNow } = api;

const start = new Date("2026-03-05T09:00:00Z");
const later = (seconds: number) => setNow(new Date(start.getTime() + seconds * 1000));

type Person = ReturnType<typeof somebody> & { token: string };
let ada: Person;

beforeAll(() => seedShop(db));

beforeEach(async () => {
  setNow(start);
  await db.delete(codeSends);
  await db.delete(outbox);
  ada = await signedUp();
});

async function signedUp(): Promise<Person> {
  const { address, ...person } = somebody();
  const { body } = await ask("POST /auth/sign-up", person, { address });
  return { ...person, address, token: body.token ?? "" };
}

const byMail = ({ email }: { email: string }) => ({ verification_method: "email", email }) as const;
const forgot = (person: Person) =>
  ask("POST /auth/forgot-password", byMail(person), { address: person.address });
const verify = (person: Person, reset_token: string) =>
  ask("POST /auth/verify-token", { ...byMail(person), reset_token }, { address: person.address });
const reset = (person: Person, reset_token: string, password = "analytical engine") =>
  ask(
    "PUT /auth/reset-password",
    { ...byMail(person), reset_token, password, confirm_password: password },
    { address: person.address },
  );
const signIn = (person: Person, password: string) =>
  ask("POST /auth/login", { login_type: "manual", email_or_phone: person.email, password });

test("resets the password by code and ends every session", async () => {
  expect((await forgot(ada)).status).toBe(200);
  const code = await codeTo(api, ada.email);
  expect((await verify(ada, code)).status).toBe(200);
  expect((await verify(ada, code)).status, "checking does not use up the code").toBe(200);
  expect((await reset(ada, code)).status).toBe(200);

  expect((await ask("GET /customer/info", {}, { token: ada.token })).status).toBe(401);
  expect((await signIn(ada, ada.password)).status).toBe(401);
  expect((await signIn(ada, "analytical engine")).status).toBe(200);
});

test("refuses a pending sign-in that used the old password", async () => {
  await setLogin(api, { phone_verification_status: 1 });
  const { pending_token } = (await signIn(ada, ada.password)).body;
  const code = await codeTo(api, ada.phone);
  await setLogin(api, { phone_verification_status: 0 });
  await forgot(ada);
  await reset(ada, await codeTo(api, ada.email));
  const proof = { verification_type: "phone", login_type: "manual", pending_token, otp: code };
  expect((await ask("POST /auth/verify-phone", proof)).status).toBe(422);
});

test("sends a code by text message for a phone in any notation", async () => {
  const national = ada.phone.replace("+33", "0");
  const input = { verification_method: "phone", phone: national };
  expect((await ask("POST /auth/forgot-password", input)).status).toBe(200);
  const code = await codeTo(api, ada.phone);
  const response = await ask("POST /auth/verify-token", {
    ...input,
    phone: ada.phone,
    reset_token: code,
  });
  expect(response.status).toBe(200);
});

test.each(["+4420794609", "061234567", "+1", "00000000000"])(
  "refuses the phone %s, which is not a national number of ten digits",
  async (phone) => {
    const input = { verification_method: "phone", phone };
    const response = await ask("POST /auth/forgot-password", input);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "phone" }] } });
  },
);

test("refuses a request that does not name its recipient", async () => {
  const response = await ask("POST /auth/forgot-password", {
    verification_method: "email",
    phone: ada.phone,
  });
  expect(response).toMatchObject({
    status: 422,
    body: {
      errors: [{ code: "email", field: "email", message: "Please provide an email address" }],
    },
  });
});

test("treats an unknown contact like a known one but sends no message", async () => {
  const known = await forgot(ada);
  const stranger = { ...ada, email: "nobody@example.org" };
  const unknown = await forgot(stranger);
  expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  expect(await codeTo(api, "nobody@example.org")).toBe("");
  expect((await forgot(stranger)).status).toBe(429);
  expect((await reset(stranger, "123456")).body.errors).toMatchObject([{ code: "reset_token" }]);
});

test("returns the same response for a blocked account but sends no message", async () => {
  await db.update(customers).set({ blocked: true }).where(eq(customers.email, ada.email));
  expect((await forgot(ada)).status).toBe(200);
  expect(await codeTo(api, ada.email)).toBe("");
});

test("accepts a code once", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  expect((await reset(ada, code)).status).toBe(200);
  for (const again of [await verify(ada, code), await reset(ada, code)]) {
    expect(again).toMatchObject({ status: 422, body: { errors: [{ code: "reset_token" }] } });
  }
});

test("accepts one of many simultaneous requests with the same code", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => reset(ada, code, `password ${n}`)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
});

test("expires a code after ten minutes", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  later(599);
  expect((await verify(ada, code)).status).toBe(200);
  later(600);
  expect((await verify(ada, code)).status).toBe(422);
});

test("invalidates a code at the fifth wrong attempt, also of simultaneous ones", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  for (let tries = 0; tries < 4; tries++) await verify(ada, wrongCode(code));
  expect((await verify(ada, code)).status, "four were wrong").toBe(200);
  await verify(ada, wrongCode(code));
  expect((await verify(ada, code)).status, "five were wrong").toBe(422);

  later(60);
  await forgot(ada);
  const next = await codeTo(api, ada.email);
  await Promise.all(Array.from({ length: 8 }, () => verify(ada, wrongCode(next))));
  expect((await reset(ada, next)).status).toBe(422);
});

test("limits an address to thirty attempts an hour", async () => {
  for (let tries = 0; tries < 30; tries++) await verify(ada, "000001");
  const response = await verify(ada, "000001");
  expect(response).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("replaces the previous code on a resend", async () => {
  await forgot(ada);
  const former = await codeTo(api, ada.email);
  later(60);
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  if (former !== code) expect((await verify(ada, former)).status).toBe(422);
  expect((await verify(ada, code)).status).toBe(200);
});

test("accepts a code for its own recipient only", async () => {
  const bob = await signedUp();
  await forgot(ada);
  await forgot(bob);
  const code = await codeTo(api, ada.email);
  if (code !== (await codeTo(api, bob.email))) {
    expect((await reset({ ...ada, email: bob.email }, code)).status).toBe(422);
  }
});

test("limits a recipient to one code a minute, five an hour and ten a day", async () => {
  const early = async (seconds: number) => {
    later(seconds);
    const { status, headers, body } = await forgot(ada);
    return status === 429 && body.errors?.[0]?.code === "otp"
      ? Number(headers.get("retry-after"))
      : status;
  };
  expect(await early(0)).toBe(200);
  expect(await early(59)).toBe(1);
  for (const minute of [1, 2, 3, 4]) expect(await early(minute * 60)).toBe(200);
  expect(await early(300)).toBe(3300);
  for (const minute of [61, 62, 63, 64, 65]) expect(await early(minute * 60)).toBe(200);
  expect(await early(7800)).toBe(86_400 - 7800);
  expect(await early(86_400)).toBe(200);
});

test("limits an address to twenty codes an hour for all recipients", async () => {
  for (let sent = 0; sent < 20; sent++) {
    expect((await forgot({ ...ada, email: `n${sent}@example.org` })).status).toBe(200);
  }
  const next = { ...ada, email: "next@example.org" };
  expect((await forgot(next)).status).toBe(429);
  expect((await forgot({ ...next, address: "198.51.100.1" })).status).toBe(200);
});

test("limits all recipients together to a thousand codes an hour", async () => {
  await db.insert(codeSends).values(
    Array.from({ length: 1000 }, (_, index) => ({
      recipient: `n${index}@example.org`,
      address: `n${index}`,
      sentAt: start,
    })),
  );
  expect((await forgot(ada)).status).toBe(429);
  later(3600);
  expect((await forgot(ada)).status).toBe(200);
});

test("limits an account to twenty codes a day over all channels", async () => {
  const [customer] = await db.select().from(customers).where(eq(customers.email, ada.email));
  const sent = { customerId: customer?.id ?? 0, address: "elsewhere", sentAt: start };
  await db
    .insert(codeSends)
    .values(Array.from({ length: 20 }, (_, index) => ({ ...sent, recipient: `${index}` })));
  expect((await forgot(ada)).status).toBe(429);
});

test("sends one code for many simultaneous requests of one recipient", async () => {
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => forgot(ada)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
});

test("accepts the demo code once a code was requested", async () => {
  expect((await verify(ada, "123456")).status).toBe(422);
  await forgot(ada);
  expect((await verify(ada, "123456")).status).toBe(200);
});

test("refuses differing passwords and keeps the code valid", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  const response = await ask("PUT /auth/reset-password", {
    ...byMail(ada),
    reset_token: code,
    password: "analytical engine",
    confirm_password: "another",
  });
  expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "confirm_password" }] } });
  expect((await verify(ada, code)).status).toBe(200);
});

test("reports every problem of a new password at once, with the messages of the form", async () => {
  const reset = (input: Record<string, unknown>) =>
    ask("PUT /auth/reset-password", { verification_method: "phone", ...input });
  const short = await reset({ reset_token: "12", password: "short", confirm_password: "other" });
  expect(short.status).toBe(422);
  expect(short.body.errors).toMatchObject([
    { code: "reset_token", message: "Enter the 6-digit code." },
    { code: "password", message: "Password is too short - should be 6 chars minimum." },
    { code: "confirm_password", message: "Passwords must match" },
    { code: "phone", message: "Please provide a phone number" },
  ]);
  expect((await reset({ phone: "061234567" })).body.errors).toMatchObject([
    { code: "reset_token", message: "field is empty" },
    { code: "password", message: "No password provided." },
    { code: "confirm_password", message: "No Confirm Password provided." },
  ]);
  const readable = { reset_token: "123456", password: "long enough", confirm_password: "other" };
  expect((await reset({ ...readable, phone: "061234567" })).body.errors).toMatchObject([
    { code: "confirm_password", message: "Passwords must match" },
    { code: "phone", message: "Phone number must be exactly 10 digits" },
  ]);
});

test("stores only the hash of a code", async () => {
  await forgot(ada);
  const code = await codeTo(api, ada.email);
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.recipient, ada.email));
  expect(row?.codeHash.length).toBe(32);
  expect(JSON.stringify(row)).not.toContain(code);
});

test("refuses password recovery while sign-in by password is off", async () => {
  await setLogin(api, { manual_login_status: 0 });
  expect(await forgot(ada)).toMatchObject({
    status: 403,
    body: { errors: [{ code: "feature_off" }] },
  });
  await setLogin(api, { manual_login_status: 1 });
});
