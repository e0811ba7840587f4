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
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => "let in",
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

test("knows whom the provider's token is about", async () => {
  expect(await verify({ token: await token() })).toEqual({
    subject: ada,
    email: ada,
    name: "Ada Byron Lovelace",
  });
});

test("takes the id token where an access token came with it", async () => {
  expect(await verify({ token: "ya29.opaque", id_token: await token() })).toMatchObject({
    subject: ada,
  });
});

test("an e-mail that the provider has not confirmed is none", async () => {
  const person = "unconfirmed@example.org";
  const found = await verify({ token: await token(person), unique_id: person });
  expect(found.email).toBeNull();
});

test("Apple's flags are text, and a name may come in two parts", async () => {
  const said = { email: "ADA@example.org", email_verified: "true", given_name: "Ada" };
  const found = await verify({ token: await elsewhere.sign({ ...claims(), ...said }) });
  expect(found).toEqual({ subject: ada, email: ada, name: "Ada" });
});

describe("refuses", () => {
  test("a token that somebody else has signed", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const [header = ""] = (await token()).split(".");
    const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: "RS256", kid })
      .sign(privateKey);
    expect(await refusal(verify({ token: forged }))).toBe("auth-002");
  });

  test("a token whose words were changed", async () => {
    const [header, payload = "", signature] = (await token()).split(".");
    const said = JSON.parse(Buffer.from(payload, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...said, sub: "eve" })).toString("base64url");
    const forged = [header, changed, signature].join(".");
    expect(await refusal(verify({ token: forged, unique_id: "eve" }))).toBe("auth-002");
  });

  test("a token that nobody has signed, or with the public key as a password", async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${part({ alg: "none" })}.${part(claims())}.`;
    expect(await refusal(verify({ token: unsigned }))).toBe("auth-002");
    const keys = await (await fetch(`${elsewhere.issuer}/jwks`)).text();
    const byPassword = await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(keys));
    expect(await refusal(verify({ token: byPassword }))).toBe("auth-002");
  });

  test("a token that has expired", async () => {
    const late = new Date(Date.now() + 2 * 3_600_000);
    expect(await refusal(verify({ token: await token() }, late))).toBe("auth-002");
  });

  test("a token that was made for another site", async () => {
    const forThem = await token(ada, { client: otherClient });
    expect(await refusal(verify({ token: forThem }))).toBe("auth-002");
  });

  test("a token of another issuer, whoever's key it has", async () => {
    const another = await elsewhere.sign({ ...claims(), iss: "https://accounts.example" });
    expect(await refusal(verify({ token: another }))).toBe("auth-002");
    const stranger = await startOpenIdProvider();
    const theirs = await stranger.signIn(ada, { nonce });
    await stranger.close();
    expect(await refusal(verify({ token: theirs }))).toBe("auth-002");
  });

  test("a token of another try: its nonce's secret is wrong, or missing", async () => {
    const good = await token();
    expect(await refusal(verify({ token: good, nonce: "another secret" }))).toBe("auth-002");
    expect(await refusal(verify({ token: good, nonce: nonce }))).toBe("auth-002");
    expect(await refusal(verify({ token: good, nonce: undefined }))).toBe("auth-002");
  });

  test("a token of somebody else", async () => {
    expect(await refusal(verify({ token: await token(), unique_id: "eve" }))).toBe("auth-002");
  });

  test.each(["", "no token", "a.b.c", "e30.e30.e30"])("%j, which is no token", async (text) => {
    expect(await refusal(verify({ token: text }))).toBe("auth-002");
  });

  test.each(["sub", "exp", "iat"] as const)("a token that does not say its %s", async (name) => {
    const { [name]: _left, ...rest } = claims();
    expect(await refusal(verify({ token: await elsewhere.sign(rest) }))).toBe("auth-002");
  });
});

test("a new key is found, and the former one is good no longer", async () => {
  const former = await token();
  await verify({ token: former });
  await elsewhere.rotate();
  const fresh = await token();
  // Unknown keys are not looked for more often than every thirty seconds.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  expect(await verify({ token: fresh })).toMatchObject({ subject: ada });
  expect(await refusal(verify({ token: former }))).toBe("auth-002");
});

test.each([
  ["our pages", ourClient, "auth-002"],
  ["our pages and an app", [ourApp, ourClient], "auth-002"],
  ["an app", ourApp, "let in"],
])("a token without a nonce, that was made for %s: %s, %s", async (_whom, aud, outcome) => {
  const bare = await elsewhere.sign({ ...claims(), aud, nonce: undefined });
  expect(await refusal(verify({ token: bare, nonce: undefined }))).toBe(outcome);
  expect(await refusal(verify({ token: bare }))).toBe(outcome);
});

test("an app's token that has a nonce needs its secret", async () => {
  const claim = { token: await elsewhere.sign({ ...claims(), aud: ourApp }) };
  expect(await refusal(verify(claim))).toBe("let in");
  expect(await refusal(verify({ ...claim, nonce: undefined }))).toBe("auth-002");
});

test("leads to the provider's own page", async () => {
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

describe("a provider that", () => {
  const answers = new Map<string, { status: number; body: string }>();
  const server = createServer((request, response) => {
    const { status, body } = answers.get(request.url ?? "") ?? { status: 404, body: "{}" };
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
    answers.set("/.well-known/openid-configuration", { status: 200, body });
  };
  const asked = async () => {
    const claim = { token: await token(), unique_id: ada, nonce: secret };
    return refusal(openId({ issuer, clientIds: [ourClient] }).verify(claim, new Date()));
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  afterEach(() => answers.clear());

  test("does not answer is away", async () => {
    const gone = openId({ issuer: "http://127.0.0.1:9", clientIds: [ourClient] });
    const claim = { token: await token(), unique_id: ada };
    expect(await refusal(gone.verify(claim, new Date()))).toBe("provider_away");
  });

  test("does not describe itself, or as another, is away", async () => {
    expect(await asked()).toBe("provider_away");
    describes({ issuer: "https://accounts.example" });
    expect(await asked()).toBe("provider_away");
  });

  test.each([
    [500, "{}"],
    [200, "<html>"],
    [200, JSON.stringify({ keys: "none" })],
    [200, JSON.stringify({ keys: [], more: "x".repeat(300_000) })],
  ])("answers %i with keys that cannot be read is away", async (status, body) => {
    describes();
    answers.set("/jwks", { status, body });
    expect(await asked()).toBe("provider_away");
  });

  test("has been away is asked again", async () => {
    const claim = { token: await token(), unique_id: ada, nonce: secret };
    const back = openId({ issuer, clientIds: [ourClient] });
    expect(await refusal(back.verify(claim, new Date()))).toBe("provider_away");
    describes();
    answers.set("/jwks", { status: 200, body: JSON.stringify({ keys: [] }) });
    expect(await refusal(back.verify(claim, new Date()))).toBe("auth-002");
  });
});
