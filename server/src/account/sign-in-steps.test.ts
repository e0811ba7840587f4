import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer, openSession } from "./account.data.ts";
import { customers } from "./account.tables.ts";
import { codeSends } from "./codes.tables.ts";
import { hashPassword } from "./passwords.ts";
import { pendingSignIns } from "./pending-sign-ins.tables.ts";
import { referrals } from "./referrals.tables.ts";
import { codeTo, offerReferrals, setLogin, somebody, wrongCode } from "./testing.ts";

const api = await startTestApi();
const { ask, db, setNow } = api;

const start = new Date("2026-03-05T09:00:00Z");
const later = (seconds: number) => setNow(new Date(start.getTime() + seconds * 1000));
let person: ReturnType<typeof somebody>;

beforeAll(() => seedShop(db));

beforeEach(async () => {
  setNow(start);
  await db.delete(codeSends);
  await db.delete(outbox);
  await setLogin(api, {
    otp_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
  person = somebody();
});

const from = () => ({ address: person.address });
const sendCode = (phone = person.phone) =>
  ask(
    "POST /auth/login",
    { login_type: "otp", email_or_phone: phone, field_type: "phone" },
    from(),
  );
const verify = (input: Record<string, unknown>) =>
  ask(
    "POST /auth/verify-phone",
    { verification_type: "phone", login_type: "otp", phone: person.phone, ...input },
    from(),
  );
const update = (pending_token: string | null, input: Record<string, unknown>) =>
  ask("POST /auth/update-info", { pending_token, login_type: "otp", ...input }, from());
const signUp = () => {
  const { address: _address, ...input } = person;
  return ask("POST /auth/sign-up", input, from());
};
const signIn = (password = person.password) =>
  ask("POST /auth/login", { login_type: "manual", email_or_phone: person.email, password }, from());
const codes = (response: { body: { errors?: { code: string }[] } }) =>
  response.body.errors?.map(({ code }) => code);

/** An existing account of this person, with unverified contacts by default. */
async function account(fields: Partial<typeof customers.$inferInsert> = {}) {
  const { name, email, phone, password } = person;
  const passwordHash = await hashPassword(password);
  return addCustomer(db, { name, email, phone, passwordHash, ...fields });
}

/** Signs in by code until the phone is verified. */
async function proved() {
  await sendCode();
  return (await verify({ otp: await codeTo(api, person.phone) })).body;
}

describe("sign-in by code", () => {
  test("opens the account that verified the phone", async () => {
    await account({ phoneVerified: true });
    const sent = await sendCode(person.phone.replace("+33", "0"));
    expect(sent.body).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: "otp",
      email: null,
    });
    const { body } = await verify({ otp: await codeTo(api, person.phone) });
    expect(body).toMatchObject({
      message: "Logged in successfully",
      pending_token: null,
      is_phone_verified: 1,
      email: person.email,
    });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({ phone: person.phone, is_phone_verified: 1 });
  });

  test("creates an account for a new phone once it has a name", async () => {
    const { token, is_personal_info, pending_token } = await proved();
    expect({ token, is_personal_info }).toEqual({ token: null, is_personal_info: 0 });
    expect(codes(await update(pending_token, {}))).toEqual(["name"]);

    const { body } = await update(pending_token, { name: "Grace Hopper", email: person.email });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({
      f_name: "Grace",
      l_name: "Hopper",
      email: person.email,
      phone: person.phone,
      is_phone_verified: 1,
      is_email_verified: 0,
      has_password: false,
      login_medium: "otp",
    });
    expect(codes(await update(pending_token, { name: "Again" })), "signed in already").toEqual([
      "auth-001",
    ]);
  });

  test("returns the same response for a known and an unknown phone", async () => {
    await account({ phoneVerified: true });
    const known = (await sendCode()).body;
    const unknown = (await sendCode(somebody().phone)).body;
    expect({ ...unknown, pending_token: "" }).toEqual({ ...known, pending_token: "" });
  });

  test("refuses the e-mail of another account and an unknown referral code", async () => {
    await account({ phone: null });
    const { pending_token } = await proved();
    const response = await update(pending_token, { name: "Eve", email: person.email });
    expect(codes(response)).toEqual(["email"]);
    expect(codes(await update(pending_token, { name: "Eve", ref_code: "FRIEND" }))).toEqual([
      "ref_code",
    ]);
    expect(await db.$count(customers, eq(customers.phone, person.phone))).toBe(0);
  });

  test("records whose referral code a new customer enters", async () => {
    await offerReferrals(api);
    const friend = await addCustomer(db, { name: "Grace" });
    const { pending_token } = await proved();
    const { body } = await update(pending_token, { name: "Eve", ref_code: friend.refCode });
    expect(body.token).not.toBeNull();
    const referred = await db
      .select({ phone: customers.phone })
      .from(referrals)
      .innerJoin(customers, eq(customers.id, referrals.customerId))
      .where(eq(referrals.referrerId, friend.id));
    expect(referred).toEqual([{ phone: person.phone }]);
    const options = { token: await openSession(db, friend.id) };
    const [notification] = (await ask("GET /customer/notifications", {}, options)).body;
    expect(notification).toMatchObject({ title: "Eve has used your code" });
  });

  test("is off while the shop disables it", async () => {
    await setLogin(api, { otp_login_status: 0 });
    expect(codes(await sendCode())).toEqual(["feature_off"]);
  });

  test.each([
    ["", "email_or_phone", "Please give a phone number"],
    ["061234567", "phone", "number must be 10 digits"],
    ["no number", "phone", "number must be 10 digits"],
    ["000000000000", "phone", "Enter a valid phone number"],
  ])(
    "refuses the phone '%s' with the sentence of the specification",
    async (phone, code, message) => {
      const { body } = await sendCode(phone);
      expect(body.errors).toMatchObject([{ code, message, field: "email_or_phone" }]);
    },
  );

  test("refuses an empty code with the sentence of the specification", async () => {
    const { body } = await verify({ otp: "" });
    expect(body.errors).toMatchObject([{ code: "otp", message: "field is empty" }]);
  });

  test("sends no second code within a minute, then one that replaces the first", async () => {
    const { pending_token } = (await sendCode()).body;
    const former = await codeTo(api, person.phone);
    const resend = () => ask("POST /auth/resend-otp", { pending_token }, from());
    const early = await resend();
    expect(early).toMatchObject({ status: 429, body: { errors: [{ code: "otp" }] } });
    expect(early.headers.get("retry-after")).toBe("60");
    expect(codes(await sendCode())).toEqual(["otp"]);

    later(60);
    expect((await resend()).status).toBe(200);
    const code = await codeTo(api, person.phone);
    if (former !== code) expect(codes(await verify({ otp: former }))).toEqual(["otp"]);
    expect((await verify({ otp: code })).status).toBe(200);
  });

  test("reports a blocked account once the phone is verified", async () => {
    await account({ phoneVerified: true, blocked: true });
    expect((await sendCode()).status).toBe(200);
    expect(codes(await verify({ otp: await codeTo(api, person.phone) }))).toEqual(["auth-003"]);
  });

  test("expires a pending token after thirty minutes and refuses an unknown one", async () => {
    const { pending_token } = await proved();
    later(1800);
    expect(codes(await update(pending_token, { name: "Late" }))).toEqual(["auth-001"]);
    expect(codes(await update("A".repeat(43), { name: "Eve" }))).toEqual(["auth-001"]);
    const resend = await ask("POST /auth/resend-otp", { pending_token: "A".repeat(43) }, from());
    expect(codes(resend)).toEqual(["auth-001"]);
  });

  test("stores only hashes of tokens and codes", async () => {
    const { pending_token } = (await sendCode()).body;
    const rows = JSON.stringify(await db.select().from(pendingSignIns));
    expect(rows).not.toContain(pending_token);
  });
});

describe("a sign-in code", () => {
  test("is accepted once, for its phone, purpose and sign-in method", async () => {
    await account({ phoneVerified: true });
    await sendCode();
    const otp = await codeTo(api, person.phone);
    expect(codes(await verify({ otp: wrongCode(otp) }))).toEqual(["otp"]);
    expect(codes(await verify({ otp, login_type: "manual" }))).toEqual(["otp"]);
    expect(codes(await verify({ otp, phone: somebody().phone }))).toEqual(["otp"]);
    const asReset = await ask(
      "POST /auth/verify-token",
      { verification_method: "phone", phone: person.phone, reset_token: otp },
      from(),
    );
    expect(codes(asReset)).toEqual(["reset_token"]);
    expect((await verify({ otp })).body.token).not.toBeNull();
    expect(codes(await verify({ otp }))).toEqual(["otp"]);
  });

  test("is not replaced by a code to reset the password", async () => {
    await account({ phoneVerified: true });
    const byPhone = { verification_method: "phone", phone: person.phone } as const;
    await ask("POST /auth/forgot-password", byPhone, from());
    expect(codes(await verify({ otp: await codeTo(api, person.phone) }))).toEqual(["otp"]);
  });

  test("is invalid after the fifth wrong attempt", async () => {
    await sendCode();
    const otp = await codeTo(api, person.phone);
    for (let tries = 0; tries < 5; tries++) await verify({ otp: wrongCode(otp) });
    expect(codes(await verify({ otp }))).toEqual(["otp"]);
  });

  test("is accepted from one of two simultaneous requests", async () => {
    await account({ phoneVerified: true });
    await sendCode();
    const otp = await codeTo(api, person.phone);
    const responses = await Promise.all([1, 2, 3].map(() => verify({ otp })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test("requires its recipient or its sign-in", async () => {
    expect(codes(await verify({ otp: "000001", phone: undefined }))).toEqual(["phone"]);
    expect(codes(await verify({ otp: "000001", phone: "0000000" }))).toEqual(["phone"]);
  });
});

describe("“Is it you?”", () => {
  test("shows only name and picture of the account with the unverified phone", async () => {
    await account({ image: "face-1" });
    expect(await proved()).toMatchObject({
      token: null,
      is_phone_verified: 1,
      is_personal_info: 1,
      is_exist_user: { name: "Ada Byron Lovelace", image: expect.stringContaining("face-1") },
      email: null,
    });
  });

  test("“yes” with the password signs in and verifies the phone", async () => {
    const { id } = await account();
    const { pending_token } = await proved();
    expect(codes(await update(pending_token, { verified: "yes", password: "a guess" }))).toEqual([
      "auth-002",
    ]);
    const { password } = person;
    const { body } = await update(pending_token, { verified: "yes", password });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({ id, is_phone_verified: 1 });
    later(60);
    expect((await proved()).token).not.toBeNull();
  });

  test("“yes” without the password sends a code to the verified e-mail without revealing it", async () => {
    const { id } = await account({ emailVerified: true });
    const { pending_token } = await proved();
    const response = await update(pending_token, { verified: "yes" });
    expect(response.body).toMatchObject({ token: null, is_email_verified: 0, email: null });
    expect(JSON.stringify(response.body)).not.toContain(person.email);

    const otp = await codeTo(api, person.email);
    const input = { verification_type: "email", phone: undefined, pending_token };
    expect(codes(await verify({ ...input, otp: wrongCode(otp) }))).toEqual(["otp"]);
    const { body } = await verify({ ...input, otp });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({ id, phone: person.phone, is_phone_verified: 1 });
  });

  test("“yes” links nothing without proof", async () => {
    const { id } = await account();
    const { pending_token } = await proved();
    expect(codes(await update(pending_token, { verified: "yes" }))).toEqual(["password"]);
    const [customer] = await db.select().from(customers).where(eq(customers.id, id));
    expect(customer?.phoneVerified).toBe(false);
  });

  test("“yes” accepts the code just entered if there is neither password nor verified contact", async () => {
    const { id } = await account({ passwordHash: null });
    const { pending_token } = await proved();
    const { body } = await update(pending_token, { verified: "yes" });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body.id).toBe(id);
  });

  test("“no” creates a new account and moves the phone to it", async () => {
    const { id } = await account();
    const { pending_token } = await proved();
    expect((await update(pending_token, { verified: "no" })).body).toMatchObject({
      is_exist_user: null,
      is_personal_info: 0,
    });
    expect(codes(await update(pending_token, { verified: "no" }))).toEqual(["verified"]);
    const { body } = await update(pending_token, { name: "Grace Hopper" });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({ f_name: "Grace", phone: person.phone });
    const [former] = await db.select().from(customers).where(eq(customers.id, id));
    expect(former).toMatchObject({ phone: null, email: person.email });
  });

  test("“no” with a name does both in one request", async () => {
    await account();
    const { pending_token } = await proved();
    const { body } = await update(pending_token, { verified: "no", name: "Grace" });
    expect(body.token).not.toBeNull();
  });

  test("refuses an answer to a question that was not asked", async () => {
    const { pending_token } = await proved();
    const response = await update(pending_token, { verified: "yes" });
    expect(response).toMatchObject({ status: 409, body: { errors: [{ code: "verified" }] } });
  });

  test("a repeated “yes” within a minute sends no second code", async () => {
    await account({ emailVerified: true });
    const { pending_token } = await proved();
    await update(pending_token, { verified: "yes" });
    const early = await update(pending_token, { verified: "yes" });
    expect(early).toMatchObject({ status: 429, body: { errors: [{ code: "otp" }] } });
  });

  test("refuses a blocked account also with proof", async () => {
    const { id } = await account({ blocked: true });
    const { pending_token } = await proved();
    const { password } = person;
    expect(codes(await update(pending_token, { verified: "yes", password }))).toEqual(["auth-003"]);
    const [customer] = await db.select().from(customers).where(eq(customers.id, id));
    expect(customer?.phoneVerified).toBe(false);
  });

  test("counts wrong passwords as failed sign-ins", async () => {
    await account();
    const { pending_token } = await proved();
    for (let tries = 0; tries < 10; tries++) {
      await update(pending_token, { verified: "yes", password: `guess ${tries}` });
    }
    const { password } = person;
    const response = await update(pending_token, { verified: "yes", password });
    expect(codes(response)).toEqual(["throttled"]);
  });
});

describe("while verification is on", () => {
  const both = { phone_verification_status: 1, email_verification_status: 1 } as const;

  test("verifies the phone, then the e-mail of a sign-up", async () => {
    await setLogin(api, both);
    const signedUp = await signUp();
    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 0,
      login_type: "manual",
    });
    const phoneCode = await codeTo(api, person.phone);
    const phone = await verify({ login_type: "manual", otp: phoneCode });
    expect(phone.body).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0 });
    const { body } = await verify({
      login_type: "manual",
      verification_type: "email",
      email: person.email,
      otp: await codeTo(api, person.email),
    });
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({ is_phone_verified: 1, is_email_verified: 1 });
    expect((await signIn()).body.token).not.toBeNull();
  });

  test("requires unverified contacts to be verified on a sign-in by password", async () => {
    await signUp();
    await setLogin(api, { email_verification_status: 1 });
    const { body } = await signIn();
    expect(body).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0 });
    const done = await verify({
      login_type: "manual",
      verification_type: "email",
      email: person.email,
      otp: await codeTo(api, person.email),
    });
    expect(done.body.token).not.toBeNull();
  });

  test("creates no account for a sign-up whose code cannot be sent", async () => {
    await setLogin(api, { phone_verification_status: 1 });
    const sent = { recipient: person.phone, address: "elsewhere", sentAt: start };
    await db.insert(codeSends).values(sent);
    expect(codes(await signUp())).toEqual(["otp"]);
    expect(await db.$count(customers, eq(customers.email, person.email))).toBe(0);
    later(60);
    expect((await signUp()).status).toBe(201);
  });

  test("adopts the cart of the guest at the last step", async () => {
    await setLogin(api, { phone_verification_status: 1 });
    const guest_id = (await ask("POST /auth/guest/request")).body.guest_id;
    await signUp();
    const otp = await codeTo(api, person.phone);
    const { body } = await verify({ login_type: "manual", otp, guest_id });
    expect(body).toMatchObject({ token: expect.any(String), cart_notices: [] });
  });
});
