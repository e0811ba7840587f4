import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { connectPhoneProofs } from "../integrations/identity/phone-proofs.ts";
import { type JsonServer, startJsonServer } from "../integrations/identity/testing.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer, openSession } from "./account.data.ts";
import { codeTo, setLogin, somebody } from "./testing.ts";

/** A fake Firebase: each session contains its phone, and one code is valid for all sessions. */
const code = "246810";
const sessionOf = (phone: string) => `session of ${phone} ${crypto.randomUUID()}`;
const toolkit: JsonServer = await startJsonServer(({ body }) => {
  const input = JSON.parse(body);
  const phone = /^session of (\S+)/.exec(input.sessionInfo)?.[1];
  return phone && input.code === code
    ? { body: { phoneNumber: phone } }
    : { status: 400, body: { error: { code: 400, message: "INVALID_CODE" } } };
});
afterAll(() => toolkit.close());

const api = await startTestApi(undefined, {
  phoneProofs: connectPhoneProofs({
    apiKey: "key",
    projectId: "shop",
    appId: "app",
    authDomain: "shop.firebaseapp.com",
    url: toolkit.url,
  }),
});
const { ask, db } = api;
let person: ReturnType<typeof somebody>;

beforeAll(() => seedShop(db, { login: { ...testShopSettings().login, otp_login_status: 1 } }));
beforeEach(async () => {
  await setLogin(api, { phone_verification_status: 0, manual_login_status: 1 });
  person = somebody();
});

const from = () => ({ address: person.address });
const codes = (response: { body: { errors?: { code: string }[] } }) =>
  response.body.errors?.map((error) => error.code);
const account = (fields = {}) =>
  addCustomer(db, { name: person.name, email: person.email, phone: person.phone, ...fields });
const askForCode = () =>
  ask(
    "POST /auth/login",
    { login_type: "otp", email_or_phone: person.phone, field_type: "phone" },
    from(),
  );
const verify = (input: Record<string, unknown> = {}) =>
  ask(
    "PUT /auth/firebase-verify-token",
    {
      session_info: sessionOf(person.phone),
      phone: person.phone,
      otp: code,
      login_type: "otp",
      ...input,
    },
    from(),
  );
const infoOf = async (token: string | null) =>
  (await ask("GET /customer/info", {}, { token: token ?? "" })).body;

describe("sign-in by a Firebase code", () => {
  test("sends no code of our own and continues with the Firebase code", async () => {
    const { id } = await account({ phoneVerified: true });
    const { body } = await askForCode();
    expect(body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(await codeTo(api, person.phone)).toBe("");
    const verified = await verify({ pending_token: body.pending_token });
    expect((await infoOf(verified.body.token)).id).toBe(id);
  });

  test("continues the latest sign-in of the phone when the request names none", async () => {
    const { id } = await account({ phoneVerified: true });
    await askForCode();
    expect((await infoOf((await verify()).body.token)).id).toBe(id);
  });

  test("sends no code of our own on a resend", async () => {
    const { pending_token } = (await askForCode()).body;
    const again = await ask("POST /auth/resend-otp", { pending_token }, from());
    expect(again.status).toBe(200);
    expect(await codeTo(api, person.phone)).toBe("");
  });

  test("creates an account for a new phone", async () => {
    const { pending_token } = (await askForCode()).body;
    const { is_personal_info } = (await verify({ pending_token })).body;
    expect(is_personal_info).toBe(0);
    const named = await ask(
      "POST /auth/update-info",
      { pending_token, login_type: "otp", name: "Grace" },
      from(),
    );
    expect(await infoOf(named.body.token)).toMatchObject({ is_phone_verified: 1 });
  });

  test("refuses a wrong code, another phone, another method and a missing sign-in", async () => {
    await account({ phoneVerified: true });
    expect(codes(await verify())).toEqual(["otp"]);
    await askForCode();
    expect(codes(await verify({ otp: "000001" }))).toEqual(["otp"]);
    expect(codes(await verify({ session_info: sessionOf(somebody().phone) }))).toEqual(["otp"]);
    expect(codes(await verify({ login_type: "manual" }))).toEqual(["otp"]);
    expect(codes(await verify({ pending_token: "A".repeat(43) }))).toEqual(["otp"]);
    expect(codes(await verify({ phone: "0000000" }))).toEqual(["phone"]);
  });

  test("accepts a code once, also from two simultaneous requests", async () => {
    await account({ phoneVerified: true });
    await askForCode();
    await askForCode();
    const session_info = sessionOf(person.phone);
    const responses = await Promise.all([verify({ session_info }), verify({ session_info })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("blocks an address after thirty checks", async () => {
    for (let tries = 0; tries < 30; tries++) await verify({ otp: "000001" });
    expect(codes(await verify())).toEqual(["throttled"]);
  });
});

describe("password recovery", () => {
  const reset = (input: Record<string, unknown> = {}) =>
    ask(
      "PUT /auth/firebase-reset-password",
      { session_info: sessionOf(person.phone), phone: person.phone, otp: code, ...input },
      from(),
    );

  test("sets a new password with the code issued for a Firebase code", async () => {
    await account({ phoneVerified: true });
    const { reset_token } = (await reset()).body;
    const password = "analytical engine";
    const by = { verification_method: "phone", phone: person.phone } as const;
    const set = { ...by, reset_token, password, confirm_password: password };
    expect((await ask("PUT /auth/reset-password", set, from())).status).toBe(200);
    const { body } = await ask(
      "POST /auth/login",
      { login_type: "manual", email_or_phone: person.phone, password },
      from(),
    );
    expect(body.token).not.toBeNull();
    expect(codes(await ask("PUT /auth/reset-password", set, from()))).toEqual(["reset_token"]);
  });

  test("sends no code of our own for a recovery", async () => {
    await account({ phoneVerified: true });
    const by = { verification_method: "phone", phone: person.phone } as const;
    expect((await ask("POST /auth/forgot-password", by, from())).status).toBe(200);
    expect(await codeTo(api, person.phone)).toBe("");
  });

  test("returns the same response for an unknown phone, with a useless code", async () => {
    const { status, body } = await reset();
    expect({ status, isCode: /^\d{6}$/.test(body.reset_token) }).toEqual({
      status: 200,
      isCode: true,
    });
  });

  test("refuses a wrong code, and any code while passwords are off", async () => {
    expect(codes(await reset({ otp: "000001" }))).toEqual(["otp"]);
    expect(codes(await reset({ phone: "+4112345" }))).toEqual(["phone"]);
    await setLogin(api, { manual_login_status: 0 });
    expect(codes(await reset())).toEqual(["feature_off"]);
  });
});

describe("the profile with Firebase", () => {
  const save = (token: string, input: Record<string, unknown>) =>
    ask("POST /customer/update-profile", input, { token, ...from() });
  const signedIn = async () => {
    const customer = await account();
    return { id: customer.id, token: await openSession(db, customer.id, "") };
  };
  const bare = { button_type: "phone", verification_medium: "firebase" } as const;

  test("verifies the phone by a Firebase code", async () => {
    const { token } = await signedIn();
    const { name, email, phone } = person;
    const details = { name, email, phone, ...bare };
    expect((await save(token, details)).body).toMatchObject({
      otp_send: true,
      verification_on: "phone",
      verification_medium: "firebase",
    });
    expect(await codeTo(api, phone)).toBe("");
    expect(codes(await save(token, { ...details, otp: code }))).toEqual(["otp"]);
    const ofOtherPhone = { ...details, otp: code, session_info: sessionOf(somebody().phone) };
    expect(codes(await save(token, ofOtherPhone))).toEqual(["otp"]);
    const proof = { otp: code, session_info: sessionOf(phone) };
    expect((await save(token, { ...details, ...proof })).status).toBe(200);
    expect(await infoOf(token)).toMatchObject({ phone, is_phone_verified: 1 });
  });

  test.each([
    {
      act: "sets the first password",
      attempt: (token: string, proof: object) =>
        save(token, {
          button_type: "change_password",
          password: "analytical engine",
          confirm_password: "analytical engine",
          ...proof,
        }),
    },
    {
      act: "removes the account",
      attempt: (token: string, proof: object) =>
        ask("DELETE /customer/remove-account", { ...proof }, { token, ...from() }),
    },
  ])("$act with a Firebase code", async ({ attempt }) => {
    const { id } = await account({ phoneVerified: true, email: null });
    const token = await openSession(db, id, "");
    expect((await attempt(token, {})).body).toMatchObject({
      otp_send: true,
      verification_on: "phone",
      verification_medium: "firebase",
    });
    const on = { verification_on: "phone", otp: code };
    const ofOtherPhone = { ...on, session_info: sessionOf(somebody().phone) };
    expect(codes(await attempt(token, ofOtherPhone))).toEqual(["otp"]);
    expect(codes(await attempt(token, on))).toEqual(["otp"]);
    const right = { ...on, session_info: sessionOf(person.phone) };
    expect((await attempt(token, right)).status).toBe(200);
  });

  test("changes the phone with a valid Firebase code", async () => {
    await setLogin(api, { phone_verification_status: 1 });
    const { token } = await signedIn();
    const { name, email } = person;
    const phone = somebody().phone;
    const details = { name, email, phone, verification_medium: "firebase" };
    expect((await save(token, details)).body).toMatchObject({ verification_medium: "firebase" });
    expect((await infoOf(token)).phone).toBe(person.phone);
    const proof = { otp: code, verification_on: "phone", session_info: sessionOf(phone) };
    const options = { token, key: "changed-once-asked-twice", ...from() };
    const change = () => ask("POST /customer/update-profile", { ...details, ...proof }, options);
    expect((await change()).status).toBe(200);
    const again = await change();
    expect(again.status, "repeats a lost response").toBe(200);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await infoOf(token)).toMatchObject({ phone, is_phone_verified: 1 });
  });
});

test("reports in the configuration that Firebase sends the codes", async () => {
  const { body } = await ask("GET /config");
  expect(body).toMatchObject({
    firebase_otp_verification: 1,
    firebase: {
      api_key: "key",
      auth_domain: "shop.firebaseapp.com",
      project_id: "shop",
      app_id: "app",
    },
  });
});
