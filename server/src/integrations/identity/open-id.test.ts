import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AppError } from "@errand/core/errors";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openId } from "./open-id.ts";
import type { Claim } from "./provider.ts";
import { type OpenIdProvider, otherClient, ourClient, startOpenIdProvider } from "./testing.ts";

const ada = "ada@example.org";
const ourApp = "errand-app";
const secret = "a secret that only this browser knows";
/** SHA-256 of it, in base64url. */
const nonce = "Dz1y3E8uHICAQ6hpVCLuWz0Wb53iwTG27R_3bkJKIs4";

let elsewhere: OpenIdProvider;
let provider: ReturnType<typeof openId>;

beforeAll(async () => {
  elsewhere = await startOpenIdProvider();
  provider = openId({ issuer: elsewhere.issuer, clientIds: [ourClient, ourApp] });
});
afterAll(() => elsewhere.close());
afterEach(() => vi.useRealTimers());

const token = (person = ada, options = {}) => elsewhere.signIn(person, { nonce, ...options });
const verify = (claim: Partial<Claim>, now = new Date()) =>
  provider.verify({ token: "", unique_id: ada, nonce: secret, ...claim }, now);
const outcomeOf = (verified: Promise<unknown>) =>
  verified.then(
    () => "accepted",
    (error: unknown) => (error instanceof AppError ? error.key : error),
  );
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claims = () => ({
  iss: elsewhere.issuer,
  aud: ourClient,
  sub: ada,
  iat: inSeconds(0),
  exp: inSeconds(600),
  nonce,
});

test("returns the identity in the provider's token", async () => {
  expect(await verify({ token: await token() })).toEqual({
    subject: ada,
    email: ada,
    name: "Ada Byron Lovelace",
  });
});

test("reads the id token when the claim also has an access token", async () => {
  expect(await verify({ token: "ya29.opaque", id_token: await token() })).toMatchObject({
    subject: ada,
  });
});

test("ignores an e-mail that the provider has not confirmed", async () => {
  const person = "unconfirmed@example.org";
  const found = await verify({ token: await token(person), unique_id: person });
  expect(found.email).toBeNull();
});

test("reads Apple's flags, which are text, and a name in parts", async () => {
  const ofApple = { email: "ADA@example.org", email_verified: "true", given_name: "Ada" };
  const found = await verify({ token: await elsewhere.sign({ ...claims(), ...ofApple }) });
  expect(found).toEqual({ subject: ada, email: ada, name: "Ada" });
});

describe("refuses", () => {
  test("a token signed with another key", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const [header = ""] = (await token()).split(".");
    const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: "RS256", kid })
      .sign(privateKey);
    expect(await outcomeOf(verify({ token: forged }))).toBe("auth-002");
  });

  test("a token whose payload was changed", async () => {
    const [header, payload = "", signature] = (await token()).split(".");
    const original = JSON.parse(Buffer.from(payload, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...original, sub: "eve" })).toString("base64url");
    const forged = [header, changed, signature].join(".");
    expect(await outcomeOf(verify({ token: forged, unique_id: "eve" }))).toBe("auth-002");
  });

  test("a token without a signature, or signed with the public key as an HMAC secret", async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${part({ alg: "none" })}.${part(claims())}.`;
    expect(await outcomeOf(verify({ token: unsigned }))).toBe("auth-002");
    const keys = await (await fetch(`${elsewhere.issuer}/jwks`)).text();
    const symmetric = await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(keys));
    expect(await outcomeOf(verify({ token: symmetric }))).toBe("auth-002");
  });

  test("a token that has expired", async () => {
    const late = new Date(Date.now() + 2 * 3_600_000);
    expect(await outcomeOf(verify({ token: await token() }, late))).toBe("auth-002");
  });

  test("a token for another client", async () => {
    const foreign = await token(ada, { client: otherClient });
    expect(await outcomeOf(verify({ token: foreign }))).toBe("auth-002");
  });

  test("a token of another issuer, with either key", async () => {
    const another = await elsewhere.sign({ ...claims(), iss: "https://accounts.example" });
    expect(await outcomeOf(verify({ token: another }))).toBe("auth-002");
    const otherProvider = await startOpenIdProvider();
    const theirs = await otherProvider.signIn(ada, { nonce });
    await otherProvider.close();
    expect(await outcomeOf(verify({ token: theirs }))).toBe("auth-002");
  });

  test("a token of another sign-in, whose nonce does not match or whose secret is missing", async () => {
    const good = await token();
    expect(await outcomeOf(verify({ token: good, nonce: "another secret" }))).toBe("auth-002");
    expect(await outcomeOf(verify({ token: good, nonce: nonce }))).toBe("auth-002");
    expect(await outcomeOf(verify({ token: good, nonce: undefined }))).toBe("auth-002");
  });

  test("a token of another person", async () => {
    expect(await outcomeOf(verify({ token: await token(), unique_id: "eve" }))).toBe("auth-002");
  });

  test.each(["", "no token", "a.b.c", "e30.e30.e30"])("%j, which is not a token", async (text) => {
    expect(await outcomeOf(verify({ token: text }))).toBe("auth-002");
  });

  test.each(["sub", "exp", "iat"] as const)("a token without %s", async (name) => {
    const { [name]: _left, ...rest } = claims();
    expect(await outcomeOf(verify({ token: await elsewhere.sign(rest) }))).toBe("auth-002");
  });
});

test("accepts tokens of a rotated key and refuses those of the previous one", async () => {
  const previous = await token();
  await verify({ token: previous });
  await elsewhere.rotate();
  const fresh = await token();
  // An unknown key is fetched at most every thirty seconds.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  expect(await verify({ token: fresh })).toMatchObject({ subject: ada });
  expect(await outcomeOf(verify({ token: previous }))).toBe("auth-002");
});

test.each([
  ["our pages", ourClient],
  ["an app", ourApp],
])("accepts a token of %s without a nonce only where no secret was sent", async (_whom, aud) => {
  const bare = await elsewhere.sign({ ...claims(), aud, nonce: undefined });
  expect(await outcomeOf(verify({ token: bare, nonce: undefined }))).toBe("accepted");
  expect(await outcomeOf(verify({ token: bare }))).toBe("auth-002");
});

test("requires the secret of an app's token with a nonce", async () => {
  const claim = { token: await elsewhere.sign({ ...claims(), aud: ourApp }) };
  expect(await outcomeOf(verify(claim))).toBe("accepted");
  expect(await outcomeOf(verify({ ...claim, nonce: undefined }))).toBe("auth-002");
});

test("returns the URL of the provider's sign-in page", async () => {
  const returnTo = "https://shop.example/sign-in/return";
  const page = await provider.signInPage({ returnTo, state: "google.s", nonce: secret });
  expect(page.origin).toBe(elsewhere.issuer);
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: ourClient,
    redirect_uri: returnTo,
    response_type: "id_token",
    scope: "openid email profile",
    state: "google.s",
    nonce,
  });
});

describe("reports provider_away for a provider that", () => {
  const responses = new Map<string, { status: number; body: string }>();
  const server = createServer((request, response) => {
    const { status, body } = responses.get(request.url ?? "") ?? { status: 404, body: "{}" };
    response.writeHead(status).end(body);
  });
  let issuer = "";
  const describes = (more = {}) => {
    const body = JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      jwks_uri: `${issuer}/jwks`,
      ...more,
    });
    responses.set("/.well-known/openid-configuration", { status: 200, body });
  };
  const verifyOutcome = async () => {
    const claim = { token: await token(), unique_id: ada, nonce: secret };
    return outcomeOf(openId({ issuer, clientIds: [ourClient] }).verify(claim, new Date()));
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  afterEach(() => responses.clear());

  test("does not respond", async () => {
    const gone = openId({ issuer: "http://127.0.0.1:9", clientIds: [ourClient] });
    const claim = { token: await token(), unique_id: ada };
    expect(await outcomeOf(gone.verify(claim, new Date()))).toBe("provider_away");
  });

  test("has no metadata, or those of another issuer", async () => {
    expect(await verifyOutcome()).toBe("provider_away");
    describes({ issuer: "https://accounts.example" });
    expect(await verifyOutcome()).toBe("provider_away");
  });

  test.each([
    [500, "{}"],
    [200, "<html>"],
    [200, JSON.stringify({ keys: "none" })],
    [200, JSON.stringify({ keys: [], more: "x".repeat(300_000) })],
  ])("responds with %i and keys that cannot be read", async (status, body) => {
    describes();
    responses.set("/jwks", { status, body });
    expect(await verifyOutcome()).toBe("provider_away");
  });

  test("is unavailable, and requests it again later", async () => {
    const claim = { token: await token(), unique_id: ada, nonce: secret };
    const recovering = openId({ issuer, clientIds: [ourClient] });
    expect(await outcomeOf(recovering.verify(claim, new Date()))).toBe("provider_away");
    describes();
    responses.set("/jwks", { status: 200, body: JSON.stringify({ keys: [] }) });
    expect(await outcomeOf(recovering.verify(claim, new Date()))).toBe("auth-002");
  });
});
