import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { customers } from "./account.tables.ts";
import { codeTo, setLogin, somebody } from "./testing.ts";

const testApi = await startTestApi();
const { ask, db, changes } = testApi;
const address = "2001:db8:ffff::1";

beforeAll(async () => {
  await seedShop(db);
  await setLogin({ db, changes }, { manual_login_status: 1, otp_login_status: 1 });
});

const signUp = (from: string) => {
  const { address: _own, ...person } = somebody();
  return ask("POST /auth/sign-up", person, { address: from });
};

test("limits each address to ten new accounts an hour", async () => {
  for (let made = 0; made < 10; made++) expect((await signUp(address)).status).toBe(201);
  const eleventh = await signUp(address);
  expect(eleventh).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
  const wait = Number(eleventh.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(3000);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(eleventh.body.errors?.[0]?.message).toMatch(
    /^Too many requests\. Please try again in (59|60) minutes\.$/,
  );
  expect(await db.$count(customers)).toBe(10);
  expect((await signUp("2001:db8:ffff::2")).status).toBe(201);
});

test("counts thirty requests that reveal whether a contact has an account, beside the accounts", async () => {
  const from = "2001:db8:ffff::3";
  const { address: _own, ...known } = somebody();
  expect((await ask("POST /auth/sign-up", known, { address: from })).status).toBe(201);
  const refuse = async (count: number) => {
    for (let tries = 0; tries < count; tries++) {
      expect((await ask("POST /auth/sign-up", known, { address: from })).status).toBe(422);
    }
  };
  await refuse(15);
  // Whoever has mistyped that often still gets an account.
  expect((await signUp(from)).status).toBe(201);
  await refuse(15);
  const refused = await ask("POST /auth/sign-up", known, { address: from, language: "fr" });
  expect(refused.status).toBe(429);
  expect(refused.body.errors?.[0]?.message).toMatch(
    /^Trop de demandes\. Veuillez réessayer dans (59|60) minutes\.$/,
  );
});

test("counts contacts of new accounts and of profile changes", async () => {
  const { address: _own, ...known } = somebody();
  expect((await ask("POST /auth/sign-up", known)).status).toBe(201);
  const { phone } = somebody();
  const from = { address: "2001:db8:ffff::4" };
  const sent = await ask(
    "POST /auth/login",
    { login_type: "otp", email_or_phone: phone, field_type: "phone" },
    from,
  );
  const { pending_token } = sent.body;
  const otp = await codeTo(testApi, phone);
  const proof = { pending_token, login_type: "otp", verification_type: "phone", otp };
  expect((await ask("POST /auth/verify-phone", proof, from)).status).toBe(200);
  const naming = { pending_token, login_type: "otp", name: "Eve", email: known.email };
  for (let tries = 0; tries < 30; tries++) {
    expect((await ask("POST /auth/update-info", naming, from)).status).toBe(422);
  }
  expect((await ask("POST /auth/update-info", naming, from)).status).toBe(429);
  const unnamed = { ...naming, email: undefined };
  const { token } = (await ask("POST /auth/update-info", unnamed, from)).body;

  const signedIn = { address: "2001:db8:ffff::5", token: token ?? "" };
  const change = { name: "Eve", email: known.email, phone };
  for (let tries = 0; tries < 30; tries++) {
    expect((await ask("POST /customer/update-profile", change, signedIn)).status).toBe(422);
  }
  expect((await ask("POST /customer/update-profile", change, signedIn)).status).toBe(429);
  const elsewhere = { ...signedIn, address: "2001:db8:ffff::6" };
  for (let times = 0; times < 12; times++) {
    const own = { ...change, email: `eve.${times}@example.org` };
    expect((await ask("POST /customer/update-profile", own, elsewhere)).status).toBe(200);
  }
});
