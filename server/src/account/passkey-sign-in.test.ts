import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { customers } from "./account.tables.ts";
import { createAuthenticator } from "./passkey-testing.ts";
import { codeTo, setLogin, somebody } from "./testing.ts";

const tested = await startTestApi();
const { ask, db, setNow } = tested;

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36";
type Authenticator = ReturnType<typeof createAuthenticator>;
let shop: SeededShop;
let authenticator: Authenticator;
let ada: Awaited<ReturnType<typeof withPasskey>>;

beforeAll(async () => {
  shop = await seedShop(db);
});

beforeEach(async () => {
  setNow(null);
  await db.delete(rateLimits);
  await setLogin(tested, {
    manual_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
  authenticator = createAuthenticator();
  ada = await withPasskey(authenticator);
});

/** A new customer with a passkey. */
async function withPasskey(device: Authenticator) {
  const { address, ...person } = somebody();
  const token = (await ask("POST /auth/sign-up", person, { address })).body.token ?? "";
  const proof = { current_password: person.password };
  const { body } = await ask("POST /customer/passkeys/options", proof, { token, address });
  if (!("options" in body)) throw new Error(`no options: ${JSON.stringify(body)}`);
  const credential = device.create(body);
  const added = await ask("POST /customer/passkeys", { credential }, { token });
  return { ...person, address, token, passkeyId: added.body.passkey.id };
}

const begin = async () => (await ask("POST /auth/passkey-options")).body;

const finish = (credential: ReturnType<Authenticator["get"]>, input: { guest_id?: string } = {}) =>
  ask(
    "POST /auth/passkey-login",
    { credential, ...input },
    { address: ada.address, headers: { "user-agent": phone } },
  );

const signIn = async (deviation: Parameters<Authenticator["get"]>[1] = {}) =>
  finish(authenticator.get(await begin(), deviation));

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

const isOpen = async (token: string | null) =>
  (await ask("GET /customer/info", {}, { token: token ?? "" })).status === 200;

describe("a sign-in with a passkey", () => {
  test("opens the account that the passkey names, without an account in the request", async () => {
    const options = await begin();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "preferred" });
    expect(options).not.toHaveProperty("allowCredentials");
    const { status, body } = await finish(authenticator.get(options));
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: "Logged in successfully", email: ada.email });
    const token = body.token ?? "";
    expect((await ask("GET /customer/info", {}, { token })).body).toMatchObject({
      email: ada.email,
    });
  });

  test("lists the device among the sessions and the use at the passkey", async () => {
    const now = new Date("2026-11-22T10:00:00Z");
    setNow(now);
    const token = (await signIn()).body.token ?? "";
    const [session] = (await ask("GET /customer/sessions", {}, { token })).body;
    expect(session).toMatchObject({ browser: "Chrome", system: "Android", is_current: true });
    const [passkey] = (await ask("GET /customer/passkeys", {}, { token })).body;
    expect(passkey).toMatchObject({ id: ada.passkeyId, last_used_at: now.toISOString() });
  });

  test("remembers the device, as every sign-in does", async () => {
    expect((await signIn()).headers.get("set-cookie")).toMatch(/^device=/);
  });

  test("adopts the cart of the guest", async () => {
    const { moduleId, storeIds } = shop.grocery;
    const item_id = await addItem(db, { storeId: storeIds[0], stock: 5 });
    const guest_id = (await ask("POST /auth/guest/request")).body.guest_id;
    const line = { guest_id, model: "Item", item_id, price: 10, quantity: 2 };
    await ask("POST /customer/cart/add", line, { module: moduleId });
    const { body } = await finish(authenticator.get(await begin()), { guest_id });
    const options = { token: body.token ?? "", module: moduleId };
    expect((await ask("GET /customer/cart/list", {}, options)).body).toMatchObject([
      { item_id, quantity: 2 },
    ]);
  });

  test("asks for the contacts that the shop requires to be verified", async () => {
    await setLogin(tested, { phone_verification_status: 1 });
    const { body } = await signIn();
    expect(body).toMatchObject({ token: null, is_phone_verified: 0, login_type: "manual" });
    const verified = await ask("POST /auth/verify-phone", {
      verification_type: "phone",
      pending_token: body.pending_token,
      otp: await codeTo(tested, ada.phone),
      login_type: "manual",
    });
    expect(await isOpen(verified.body.token)).toBe(true);
  });

  test("works again and again, with and without a counter", async () => {
    for (const hasCounter of [true, false]) {
      authenticator = createAuthenticator({ hasCounter });
      ada = await withPasskey(authenticator);
      for (let times = 0; times < 3; times++) expect((await signIn()).status).toBe(200);
    }
  });
});

describe("a sign-in with a passkey is refused", () => {
  test.each([
    ["from another origin", { origin: "https://evil.example" }],
    ["for another domain", { domain: "evil.example" }],
    ["with what was signed to add a passkey", { type: "webauthn.create" }],
    ["without the account that the passkey is stored for", { userHandle: "" }],
    ["for another account", { userHandle: Buffer.alloc(16).toString("base64url") }],
    ["with a counter that has not grown", { counter: 1 }],
  ])("%s, and its challenge is used up", async (_what, deviation) => {
    const options = await begin();
    const { userHandle, ...rest } = deviation as { userHandle?: string };
    const credential = authenticator.get(options, rest);
    const response = {
      ...credential.response,
      ...(userHandle !== undefined && { userHandle: userHandle || undefined }),
    };
    const refused = await ask("POST /auth/passkey-login", {
      credential: { ...credential, response },
    });
    expect(codes(refused)).toEqual([422, "passkey_invalid"]);
    expect(codes(await finish(authenticator.get(options)))).toEqual([422, "passkey_expired"]);
    expect((await signIn()).status).toBe(200);
  });

  test("with a changed signature or unreadable data", async () => {
    for (const part of ["signature", "authenticatorData", "clientDataJSON"] as const) {
      const credential = authenticator.get(await begin());
      const response = { ...credential.response, [part]: "AAAA" };
      const { status, body } = await finish({ ...credential, response });
      expect([status, body.errors?.[0]?.code]).toEqual([422, "passkey_invalid"]);
    }
  });

  test("when it is sent a second time", async () => {
    const credential = authenticator.get(await begin());
    expect((await finish(credential)).status).toBe(200);
    expect(codes(await finish(credential))).toEqual([422, "passkey_expired"]);
  });

  test("for a challenge that was not issued, or was issued to add a passkey", async () => {
    expect(codes(await signIn({ challenge: "x".repeat(43) }))).toEqual([422, "passkey_expired"]);
    const proof = { current_password: ada.password };
    const { body } = await ask("POST /customer/passkeys/options", proof, { token: ada.token });
    const challenge = "options" in body ? body.options.challenge : "";
    expect(codes(await signIn({ challenge }))).toEqual([422, "passkey_expired"]);
  });

  test("five minutes after its challenge", async () => {
    const start = Date.now();
    setNow(new Date(start));
    const [first, second] = [await begin(), await begin()];
    setNow(new Date(start + 299_000));
    expect((await finish(authenticator.get(first))).status).toBe(200);
    setNow(new Date(start + 300_000));
    expect(codes(await finish(authenticator.get(second)))).toEqual([422, "passkey_expired"]);
  });

  test("with a passkey that no account has", async () => {
    const userHandle = Buffer.alloc(16).toString("base64url");
    const credential = createAuthenticator().get(await begin(), { userHandle });
    expect(codes(await finish(credential))).toEqual([401, "passkey_unknown"]);
  });

  test("with another key under the id of a passkey", async () => {
    const { credentialId } = authenticator;
    const other = createAuthenticator({ credentialId });
    const userHandle = authenticator.get(await begin()).response.userHandle;
    const response = await finish(other.get(await begin(), { userHandle, counter: 9 }));
    expect(codes(response)).toEqual([422, "passkey_invalid"]);
  });

  test("with a removed passkey", async () => {
    const { token, passkeyId: id } = ada;
    await ask("DELETE /customer/passkeys/{id}", { id }, { token });
    expect(codes(await signIn())).toEqual([401, "passkey_unknown"]);
    expect(await isOpen(token)).toBe(true);
  });

  test("to a blocked account", async () => {
    await db.update(customers).set({ blocked: true }).where(eq(customers.email, ada.email));
    expect(codes(await signIn())).toEqual([403, "auth-003"]);
  });

  test("after fifty failures from one address", async () => {
    for (let tries = 0; tries < 50; tries++) await signIn({ challenge: "x".repeat(43) });
    expect(codes(await signIn())).toEqual([429, "throttled"]);
  });
});

describe("simultaneous sign-ins", () => {
  test("with one challenge open one session", async () => {
    const credential = authenticator.get(await begin());
    const responses = await Promise.all([finish(credential), finish(credential)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("with one counter open one session: one of the keys is a copy", async () => {
    const first = authenticator.get(await begin(), { counter: 7 });
    const second = authenticator.get(await begin(), { counter: 7 });
    const responses = await Promise.all([finish(first), finish(second)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
