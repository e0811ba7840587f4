import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { customers } from "./account.tables.ts";
import { createAuthenticator } from "./passkey-testing.ts";
import { passkeyChallenges, passkeys } from "./passkeys.tables.ts";
import { setLogin, somebody } from "./testing.ts";

const tested = await startTestApi();
const { ask, db, setNow } = tested;

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:139.0) Gecko/20100101 Firefox/139.0";
type Authenticator = ReturnType<typeof createAuthenticator>;
let ada: Awaited<ReturnType<typeof signedUp>>;

beforeAll(async () => {
  await seedShop(db);
  await setLogin(tested, {
    manual_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
});

beforeEach(async () => {
  setNow(null);
  await db.delete(rateLimits);
  ada = await signedUp();
});

async function signedUp() {
  const { address, ...person } = somebody();
  const token = (await ask("POST /auth/sign-up", person, { address })).body.token ?? "";
  return { ...person, address, token };
}

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function begin({ token, address, password }: typeof ada) {
  const { body } = await ask(
    "POST /customer/passkeys/options",
    { current_password: password },
    { token, address },
  );
  if (!("options" in body)) throw new Error(`no options: ${JSON.stringify(body)}`);
  return body;
}

const finish = ({ token }: typeof ada, credential: ReturnType<Authenticator["create"]>) =>
  ask(
    "POST /customer/passkeys",
    { credential },
    { token, headers: { "user-agent": firefox }, language: "en" },
  );

async function add(customer: typeof ada, authenticator = createAuthenticator()) {
  const { body } = await finish(customer, authenticator.create(await begin(customer)));
  return body.passkey;
}

const list = ({ token }: typeof ada) => ask("GET /customer/passkeys", {}, { token });

describe("adding a passkey", () => {
  test("asks for a discoverable one, bound to localhost, for an opaque user", async () => {
    const { options } = await begin(ada);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: expect.stringMatching(/./) },
      user: { name: ada.email, displayName: ada.name },
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
      timeout: 300_000,
      excludeCredentials: [],
    });
    const again = await begin(ada);
    expect(again.options.user.id).toBe(options.user.id);
    expect(again.options.challenge).not.toBe(options.challenge);
    expect(Buffer.from(options.user.id, "base64url")).toHaveLength(16);
  });

  test("stores it under the name of the device", async () => {
    const authenticator = createAuthenticator();
    const { status, body } = await finish(ada, authenticator.create(await begin(ada)));
    expect([status, body.message]).toEqual([201, "The passkey has been added."]);
    expect((await list(ada)).body).toEqual([body.passkey]);
    expect(body.passkey).toMatchObject({ name: "Firefox on Windows", last_used_at: null });
  });

  test("numbers passkeys that would have the same name", async () => {
    const names = [];
    for (let count = 0; count < 3; count += 1) names.push((await add(ada)).name);
    const [first] = names;
    expect(names).toEqual([first, `${first} 2`, `${first} 3`]);
  });

  test("names it after a known provider", async () => {
    const bitwarden = createAuthenticator({ aaguid: "d548826e-79b4-db40-a3d8-11116f7e8349" });
    expect(await add(ada, bitwarden)).toMatchObject({ name: "Bitwarden" });
  });

  test("accepts an attestation by the passkey itself, which browsers do not remove", async () => {
    const credential = createAuthenticator().create(await begin(ada), { isSelfAttested: true });
    expect((await finish(ada, credential)).status).toBe(201);
  });

  test("tells the browser which passkeys exist", async () => {
    const authenticator = createAuthenticator();
    await add(ada, authenticator);
    expect((await begin(ada)).options.excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: "public-key", transports: ["internal"] },
    ]);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["the address that no passkey can be bound to", { origin: "http://127.0.0.1:4000" }],
    ["another domain", { domain: "evil.example" }],
    ["a sign-in", { type: "webauthn.get" }],
    ["an attestation", { attestation: { fmt: "apple", attStmt: new Map([["x5c", []]]) } }],
    ["a certificate", { attestation: { fmt: "packed", attStmt: new Map([["x5c", []]]) } }],
  ])("refuses %s, and does not accept its challenge again", async (_what, deviation) => {
    const options = await begin(ada);
    const authenticator = createAuthenticator();
    const refused = await finish(ada, authenticator.create(options, deviation));
    expect(codes(refused)).toEqual([422, "passkey_invalid"]);
    expect(codes(await finish(ada, authenticator.create(options)))).toEqual([
      422,
      "passkey_expired",
    ]);
    expect((await list(ada)).body).toEqual([]);
  });

  test("refuses a challenge that was not issued, is another customer's, or is of a sign-in", async () => {
    const eve = await signedUp();
    const mine = await begin(ada);
    const authenticator = createAuthenticator();
    const { challenge } = (await begin(eve)).options;
    const signIn = (await ask("POST /auth/passkey-options")).body.challenge;
    for (const wrong of ["x".repeat(43), challenge, signIn]) {
      const response = await finish(ada, authenticator.create(mine, { challenge: wrong }));
      expect(codes(response)).toEqual([422, "passkey_expired"]);
    }
    // Another's attempt does not use the challenge up.
    expect((await finish(ada, authenticator.create(mine))).status).toBe(201);
  });

  test("refuses a challenge after five minutes", async () => {
    const start = Date.now();
    setNow(new Date(start));
    const options = await begin(ada);
    setNow(new Date(start + 300_000));
    const response = await finish(ada, createAuthenticator().create(options));
    expect(codes(response)).toEqual([422, "passkey_expired"]);
  });

  test("refuses unreadable data", async () => {
    const credential = createAuthenticator().create(await begin(ada));
    for (const part of ["clientDataJSON", "attestationObject"] as const) {
      const response = { ...credential.response, [part]: "AAAA" };
      const { status, body } = await finish(ada, { ...credential, response });
      expect([status, body.errors?.[0]?.code]).toEqual([422, "passkey_invalid"]);
    }
  });

  test("adds one passkey for two simultaneous requests", async () => {
    const credential = createAuthenticator().create(await begin(ada));
    const responses = await Promise.all([finish(ada, credential), finish(ada, credential)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await list(ada)).body).toHaveLength(1);
  });

  test("returns the first response to a repeated request with the same key", async () => {
    const credential = createAuthenticator().create(await begin(ada));
    const options = { token: ada.token, key: crypto.randomUUID() };
    const first = await ask("POST /customer/passkeys", { credential }, options);
    const second = await ask("POST /customer/passkeys", { credential }, options);
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test("refuses a credential that another account has", async () => {
    const authenticator = createAuthenticator();
    await add(ada, authenticator);
    const eve = await signedUp();
    const copy = createAuthenticator({ credentialId: authenticator.credentialId });
    const response = await finish(eve, copy.create(await begin(eve)));
    expect(codes(response)).toEqual([409, "passkey_taken"]);
    expect((await list(ada)).body).toHaveLength(1);
  });

  test("stops at twenty", async () => {
    const options = await begin(ada);
    const [customer] = await db.select().from(customers).where(eq(customers.email, ada.email));
    const rows = Array.from({ length: 20 }, (_, index) => ({
      customerId: customer?.id ?? 0,
      credentialId: `${ada.email} ${index}`,
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: "Key",
      createdAt: new Date(),
    }));
    await db.insert(passkeys).values(rows);
    const refused = [422, "passkey_count"];
    expect(codes(await finish(ada, createAuthenticator().create(options)))).toEqual(refused);
    const proof = { current_password: ada.password };
    const again = await ask("POST /customer/passkeys/options", proof, { token: ada.token });
    expect(codes(again)).toEqual(refused);
  });
});

describe("the list of passkeys", () => {
  test("contains only those of the customer", async () => {
    await add(await signedUp());
    const first = await add(ada);
    const second = await add(ada);
    expect((await list(ada)).body).toEqual([first, second]);
  });

  test("renames a passkey", async () => {
    const { id } = await add(ada);
    const { token } = ada;
    const renamed = await ask("PUT /customer/passkeys/{id}", { id, name: " My phone " }, { token });
    expect(renamed.body.message).toBe("The passkey has been renamed.");
    expect((await list(ada)).body).toMatchObject([{ id, name: "My phone" }]);
    const long = await ask("PUT /customer/passkeys/{id}", { id, name: "x".repeat(51) }, { token });
    expect(codes(long)).toEqual([422, "name"]);
  });

  test("removes a passkey, once", async () => {
    const { id } = await add(ada);
    const { token } = ada;
    const removed = await ask("DELETE /customer/passkeys/{id}", { id }, { token });
    expect(removed.body.message).toBe("The passkey has been removed.");
    expect((await list(ada)).body).toEqual([]);
    const again = await ask("DELETE /customer/passkeys/{id}", { id }, { token });
    expect(codes(again)).toEqual([404, "passkey"]);
    const rename = await ask("PUT /customer/passkeys/{id}", { id, name: "Gone" }, { token });
    expect(codes(rename)).toEqual([404, "passkey"]);
  });

  test("is deleted with the account, and its challenges too", async () => {
    await add(ada);
    await begin(ada);
    const { token, password: current_password } = ada;
    const [customer] = await db.select().from(customers).where(eq(customers.email, ada.email));
    const customerId = customer?.id ?? 0;
    await ask("DELETE /customer/remove-account", { current_password }, { token });
    expect(await db.$count(passkeys, eq(passkeys.customerId, customerId))).toBe(0);
    const open = eq(passkeyChallenges.customerId, customerId);
    expect(await db.$count(passkeyChallenges, open)).toBe(0);
  });
});
