import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { facebook } from "../integrations/identity/facebook.ts";
import { openId } from "../integrations/identity/open-id.ts";
import {
  type JsonServer,
  type OpenIdProvider,
  ourClient,
  startJsonServer,
  startOpenIdProvider,
} from "../integrations/identity/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer } from "./account.data.ts";
import { customers } from "./account.tables.ts";
import { codeSends } from "./codes.tables.ts";
import { hashPassword } from "./passwords.ts";
import { socialIdentities } from "./social.tables.ts";
import { codeTo, setLogin, somebody } from "./testing.ts";

let people: Record<string, { name?: string; email?: string }> = {};
const graph: JsonServer = await startJsonServer(({ url }) => {
  const id = url.searchParams.get("input_token") ?? url.searchParams.get("access_token") ?? "";
  if (url.pathname.endsWith("/me")) return { body: { id, ...people[id] } };
  return { body: { data: { app_id: "12", is_valid: id in people, user_id: id, expires_at: 0 } } };
});
const google: OpenIdProvider = await startOpenIdProvider();
afterAll(() => Promise.all([graph.close(), google.close()]));

const api = await startTestApi(undefined, {
  providers: {
    google: openId({ issuer: google.issuer, clientIds: [ourClient] }),
    facebook: facebook({ appId: "12", appSecret: "34", url: graph.url, graphUrl: graph.url }),
    apple: openId({ issuer: "http://127.0.0.1:9", clientIds: [ourClient] }),
  },
});
const { ask, db, setNow } = api;

/** The provider's tokens are issued now, so the test clock starts now. */
const start = new Date();
const later = (seconds: number) => setNow(new Date(start.getTime() + seconds * 1000));
const secret = "a secret that only this browser knows";
const nonce = "Dz1y3E8uHICAQ6hpVCLuWz0Wb53iwTG27R_3bkJKIs4";
const on = {
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
} as const;
let person: ReturnType<typeof somebody>;

beforeAll(() => seedShop(db, { login: { ...testShopSettings().login, ...on } }));

beforeEach(async () => {
  setNow(start);
  people = {};
  await db.delete(codeSends);
  await db.delete(outbox);
  await setLogin(api, { ...on, phone_verification_status: 0, email_verification_status: 0 });
  person = somebody();
});

const from = () => ({ address: person.address });
const codes = (response: { body: { errors?: { code: string }[] } }) =>
  response.body.errors?.map(({ code }) => code);

/** The input that a browser sends after a sign-in at Google as `who`. */
const atGoogle = async (who = person.email) => ({
  medium: "google",
  token: await google.signIn(who, { nonce }),
  unique_id: who,
  nonce: secret,
  login_type: "social",
});
/** The same for Facebook, where the token is the person's id. */
const atFacebook = (id: string) => ({
  medium: "facebook",
  token: id,
  unique_id: id,
  login_type: "social",
});

const enter = (input: Record<string, unknown>) => ask("POST /auth/social-login", input, from());
const register = (input: Record<string, unknown>) =>
  ask("POST /auth/social-register", { phone: person.phone, ...input }, from());
const update = (pending_token: string | null, input: Record<string, unknown>) =>
  ask("POST /auth/update-info", { pending_token, login_type: "social", ...input }, from());
const verify = (input: Record<string, unknown>) =>
  ask(
    "POST /auth/verify-phone",
    { verification_type: "phone", login_type: "social", phone: person.phone, ...input },
    from(),
  );
const infoOf = async (token: string | null) =>
  (await ask("GET /customer/info", {}, { token: token ?? "" })).body;

/** An existing account of this person with a password, and with unverified contacts by default. */
async function account(fields: Partial<typeof customers.$inferInsert> = {}) {
  const { name, email, phone, password } = person;
  const passwordHash = await hashPassword(password);
  return addCustomer(db, { name, email, phone, passwordHash, ...fields });
}
const linksOf = (customerId: number) =>
  db.$count(socialIdentities, eq(socialIdentities.customerId, customerId));

describe("an identity of a provider", () => {
  test("creates an account for a new e-mail and opens the same account afterwards", async () => {
    const first = await enter(await atGoogle());
    expect(first.body).toMatchObject({
      token: expect.any(String),
      pending_token: null,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: "social",
      email: person.email,
    });
    const info = await infoOf(first.body.token);
    expect(info).toMatchObject({
      f_name: "Ada",
      l_name: "Byron Lovelace",
      email: person.email,
      phone: null,
      is_email_verified: 1,
      has_password: false,
      login_medium: "google",
    });
    const again = await enter(await atGoogle());
    expect((await infoOf(again.body.token)).id).toBe(info.id);
  });

  test("is accepted by /auth/login as well", async () => {
    const { body } = await ask("POST /auth/login", await atGoogle(), from());
    expect(await infoOf(body.token)).toMatchObject({ email: person.email });
    const bare = await ask("POST /auth/login", { login_type: "social" }, from());
    expect(codes(bare)).toEqual(["medium", "token", "unique_id"]);
  });

  test("requires a name if the provider gives none", async () => {
    const who = `nameless.${person.email}`;
    const { token, is_personal_info, pending_token } = (await enter(await atGoogle(who))).body;
    expect({ token, is_personal_info }).toEqual({ token: null, is_personal_info: 0 });
    const { phone } = person;
    const named = await update(pending_token, { name: "Grace Hopper", phone });
    expect(await infoOf(named.body.token)).toMatchObject({
      f_name: "Grace",
      email: who,
      is_email_verified: 1,
      phone,
      is_phone_verified: 0,
    });
  });

  test("creates one account for simultaneous sign-ins", async () => {
    const input = await atGoogle();
    const responses = await Promise.all(Array.from({ length: 8 }, () => enter(input)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ids = await Promise.all(responses.map(async ({ body }) => (await infoOf(body.token)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(customers, eq(customers.email, person.email))).toBe(1);
  });

  test("adopts the cart of the guest", async () => {
    const guest_id = (await ask("POST /auth/guest/request")).body.guest_id;
    const { body } = await enter({ ...(await atGoogle()), guest_id });
    expect(body).toMatchObject({ token: expect.any(String), cart_notices: [] });
  });

  test("opens no session for a blocked customer", async () => {
    await enter(await atGoogle());
    await db.update(customers).set({ blocked: true }).where(eq(customers.email, person.email));
    expect(codes(await enter(await atGoogle()))).toEqual(["auth-003"]);
  });

  test("is removed with the account, and creates a new one afterwards", async () => {
    const { token } = (await enter(await atGoogle())).body;
    const { id } = await infoOf(token);
    const remove = (proof: { otp?: string } = {}) =>
      ask("DELETE /customer/remove-account", proof, { token: token ?? "" });
    await remove();
    expect((await remove({ otp: await codeTo(api, person.email) })).status).toBe(200);
    const again = await enter(await atGoogle());
    expect((await infoOf(again.body.token)).id).not.toBe(id);
  });
});

describe("a failing sign-in", () => {
  test("is refused while the shop disables the provider or all social sign-in", async () => {
    await setLogin(api, { google_login_status: 0 });
    expect(codes(await enter(await atGoogle()))).toEqual(["feature_off"]);
    expect(codes(await register(await atGoogle()))).toEqual(["feature_off"]);
    await setLogin(api, { google_login_status: 1, social_login_status: 0 });
    expect(codes(await enter(await atGoogle()))).toEqual(["feature_off"]);
  });

  test("is refused when the provider does not confirm it", async () => {
    const good = await atGoogle();
    for (const wrong of [{ unique_id: "eve" }, { nonce: "another" }, { token: "forged" }]) {
      const response = await enter({ ...good, ...wrong });
      expect(response).toMatchObject({ status: 401, body: { errors: [{ code: "auth-002" }] } });
    }
    expect(codes(await register({ ...good, unique_id: "eve" }))).toEqual(["auth-002"]);
  });

  test("blocks its address after fifty attempts", async () => {
    const wrong = atFacebook("nobody");
    for (let tries = 0; tries < 50; tries++) await enter(wrong);
    expect(codes(await enter(wrong))).toEqual(["throttled"]);
  });

  test("returns 503 while the provider is unavailable", async () => {
    const response = await enter({ ...(await atGoogle()), medium: "apple" });
    expect(response).toMatchObject({ status: 503, body: { errors: [{ code: "unavailable" }] } });
    expect(response.headers.get("retry-after")).toBe("30");
  });
});

describe("without a confirmed e-mail", () => {
  test("requires a phone for a new identity and ignores the e-mail of the browser", async () => {
    people["1"] = { name: "Ada Lovelace" };
    const { email } = person;
    const response = await enter({ ...atFacebook("1"), email });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "email" }] } });
    const unconfirmed = await enter(await atGoogle(`unconfirmed.${email}`));
    expect(codes(unconfirmed)).toEqual(["email"]);
    expect(await db.$count(customers, eq(customers.email, email))).toBe(0);
  });

  test("creates an account once the phone is verified, which the identity opens directly", async () => {
    people["2"] = { name: "Ada Lovelace" };
    const sent = await register(atFacebook("2"));
    expect(sent.body).toMatchObject({ token: null, is_phone_verified: 0, login_type: "social" });
    const { body } = await verify({ otp: await codeTo(api, person.phone) });
    const info = await infoOf(body.token);
    expect(info).toMatchObject({
      f_name: "Ada",
      phone: person.phone,
      is_phone_verified: 1,
      email: null,
      login_medium: "facebook",
    });
    expect((await infoOf((await enter(atFacebook("2"))).body.token)).id).toBe(info.id);
    expect((await infoOf((await register(atFacebook("2"))).body.token)).id).toBe(info.id);
  });

  test("requires a name if the provider gives none", async () => {
    people["3"] = {};
    await register(atFacebook("3"));
    const { pending_token, is_personal_info } = (
      await verify({ otp: await codeTo(api, person.phone) })
    ).body;
    expect(is_personal_info).toBe(0);
    const { body } = await update(pending_token, { name: "Ada", email: person.email });
    expect(await infoOf(body.token)).toMatchObject({ email: person.email, is_email_verified: 0 });
  });

  test("finds an account by the phone, never by the e-mail", async () => {
    await account({ emailVerified: true, phone: null });
    people["4"] = { name: "Ada", email: person.email };
    await register(atFacebook("4"));
    const { body } = await verify({ otp: await codeTo(api, person.phone) });
    expect(await infoOf(body.token)).toMatchObject({ email: null, phone: person.phone });
  });

  test.each(["061234567", "000000000000"])("refuses the phone %s", async (phone) => {
    people["5"] = {};
    expect(codes(await register({ ...atFacebook("5"), phone }))).toEqual(["phone"]);
  });

  test("creates one account for two simultaneous proofs of a new identity", async () => {
    people["6"] = { name: "Ada" };
    const other = somebody().phone;
    await register(atFacebook("6"));
    await register({ ...atFacebook("6"), phone: other });
    const [mine, theirs] = [await codeTo(api, person.phone), await codeTo(api, other)];
    const responses = await Promise.all([
      verify({ otp: mine }),
      verify({ otp: theirs, phone: other }),
    ]);
    const ids = await Promise.all(responses.map(async ({ body }) => (await infoOf(body.token)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await linksOf(ids[0] ?? 0)).toBe(1);
  });
});

describe("“Is it you?”", () => {
  test("is asked when an account has the e-mail, and shows only name and picture", async () => {
    const { id } = await account({ image: "face-1" });
    const { body } = await enter(await atGoogle());
    expect(body).toMatchObject({
      token: null,
      is_exist_user: { name: "Ada Byron Lovelace", image: expect.stringContaining("face-1") },
    });
    expect(JSON.stringify(body)).not.toContain(person.phone);
    expect(await linksOf(id)).toBe(0);
  });

  test("“yes” with the password links the identity to the account", async () => {
    const { id } = await account();
    const { pending_token } = (await enter(await atGoogle())).body;
    const guess = await update(pending_token, { verified: "yes", password: "a guess" });
    expect(codes(guess)).toEqual(["auth-002"]);
    expect(await linksOf(id)).toBe(0);
    const { password } = person;
    const { body } = await update(pending_token, { verified: "yes", password });
    expect(await infoOf(body.token)).toMatchObject({ id, is_email_verified: 1 });
    expect((await infoOf((await enter(await atGoogle())).body.token)).id).toBe(id);
  });

  test("“yes” links nothing without proof", async () => {
    const { id } = await account();
    const { pending_token } = (await enter(await atGoogle())).body;
    expect(codes(await update(pending_token, { verified: "yes" }))).toEqual(["password"]);
    expect(await linksOf(id)).toBe(0);
    expect((await enter(await atGoogle())).body.token).toBeNull();
  });

  test("“yes” with a code to the verified e-mail links the identity", async () => {
    const { id } = await account({ emailVerified: true });
    const { pending_token } = (await enter(await atGoogle())).body;
    const sent = await update(pending_token, { verified: "yes" });
    expect(sent.body).toMatchObject({ token: null, is_email_verified: 0 });
    expect(await linksOf(id)).toBe(0);
    const { email } = person;
    const otp = await codeTo(api, email);
    const { body } = await verify({ verification_type: "email", email, phone: undefined, otp });
    expect((await infoOf(body.token)).id).toBe(id);
    expect(await linksOf(id)).toBe(1);
  });

  test("“no” creates a new account and moves an unverified e-mail to it", async () => {
    const { id } = await account();
    const { pending_token } = (await enter(await atGoogle())).body;
    const { body } = await update(pending_token, { verified: "no" });
    const info = await infoOf(body.token);
    expect(info).toMatchObject({ email: person.email, is_email_verified: 1, f_name: "Ada" });
    expect(info.id).not.toBe(id);
    const [former] = await db.select().from(customers).where(eq(customers.id, id));
    expect(former).toMatchObject({ email: null, phone: person.phone });
  });

  test("“no” leaves a verified e-mail with its account and requires a phone", async () => {
    const { id } = await account({ emailVerified: true });
    const input = await atGoogle();
    const { pending_token } = (await enter(input)).body;
    const refused = await update(pending_token, { verified: "no" });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: "email" }] } });
    const phone = somebody().phone;
    await register({ ...input, phone });
    const { body } = await verify({ phone, otp: await codeTo(api, phone) });
    const info = await infoOf(body.token);
    expect(info).toMatchObject({ phone, email: null });
    expect(info.id).not.toBe(id);
  });

  test("is asked when another account has the phone, verified or not", async () => {
    const { id } = await account();
    people["7"] = { name: "Eve" };
    await register(atFacebook("7"));
    const { is_exist_user, pending_token } = (
      await verify({ otp: await codeTo(api, person.phone) })
    ).body;
    expect(is_exist_user).toMatchObject({ name: "Ada Byron Lovelace" });
    expect(await linksOf(id)).toBe(0);
    const { password } = person;
    const { body } = await update(pending_token, { verified: "yes", password });
    expect(await infoOf(body.token)).toMatchObject({ id, is_phone_verified: 1 });
  });

  test("“yes” accepts a verified phone as proof, “no” leaves it with its account", async () => {
    const { id } = await account({ phoneVerified: true, email: null });
    people["8"] = { name: "Ada" };
    await register(atFacebook("8"));
    const { pending_token } = (await verify({ otp: await codeTo(api, person.phone) })).body;
    expect(codes(await update(pending_token, { verified: "no" }))).toEqual(["phone"]);
    const { body } = await update(pending_token, { verified: "yes" });
    expect((await infoOf(body.token)).id).toBe(id);
  });

  test("refuses an answer from a pending sign-in of another kind", async () => {
    await account();
    const { pending_token } = (await enter(await atGoogle())).body;
    const { password } = person;
    const response = await ask(
      "POST /auth/update-info",
      { pending_token, login_type: "otp", verified: "yes", password },
      from(),
    );
    expect(codes(response)).toEqual(["auth-001"]);
    later(1800);
    const late = await update(pending_token, { verified: "yes", password });
    expect(codes(late)).toEqual(["auth-001"]);
  });
});

test("returns the connected and enabled providers in the configuration", async () => {
  const { body } = await ask("GET /config");
  expect(body.social_login).toEqual([
    { login_medium: "google", status: true, client_id: ourClient },
    { login_medium: "facebook", status: true, client_id: "12" },
  ]);
  expect(body.apple_login).toEqual([
    {
      login_medium: "apple",
      status: true,
      client_id: ourClient,
      redirect_url_react: "http://127.0.0.1:4000/sign-in/return",
      script_url:
        "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js",
    },
  ]);
  expect(body.centralize_login).toMatchObject(on);
  await setLogin(api, { facebook_login_status: 0 });
  const changed = (await ask("GET /config")).body;
  expect(changed.social_login[1]).toMatchObject({ status: false });
  expect(changed.centralize_login).toMatchObject({
    facebook_login_status: 0,
    google_login_status: 1,
  });
});
