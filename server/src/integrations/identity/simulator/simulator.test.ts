import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SocialMedium } from "@errand/core/account/social-proof";
import { AppError } from "@errand/core/errors";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings, type Settings } from "../../../process/settings.ts";
import type { Claim } from "../provider.ts";
import { connectProviders, type Providers } from "../providers.ts";
import { simulatedClient, withSimulatedProviders } from "./simulated-providers.ts";
import { identitySimulator } from "./simulator-pages.ts";

const returnPath = "/sign-in/return";
const accounts = [{ name: "Camille Roux", login: "camille@belrive.example" }];
const secret = "a secret that only this browser knows";
const state = "the state of this attempt";

let now = new Date();
let settings: Settings;
let providers: Providers;
const server = createServer();

/** The simulator listens, because the providers reach it as they reach the real ones. */
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  settings = readSettings({ PORT: String(port), ERRAND_DEMO: "1" });
  const simulator = identitySimulator({
    settings,
    clock: () => now,
    returnPath,
    shop: async () => ({ businessName: "Errand", demoAccounts: accounts }),
  });
  if (simulator) server.on("request", getRequestListener(simulator.fetch));
  providers = connectProviders({ social: withSimulatedProviders(settings) });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** The URL to which the storefront sends the popup. Apple's script makes its own. */
async function pageOf(medium: SocialMedium): Promise<URL> {
  const returnTo = `${settings.url}${returnPath}`;
  const page = await providers[medium]?.signInPage({ returnTo, state, nonce: secret });
  if (!page) throw new Error(`${medium} is not connected`);
  return page;
}

async function choose(medium: SocialMedium, choice: Record<string, string>, cookie = "") {
  return fetch(await pageOf(medium), {
    method: "POST",
    body: new URLSearchParams(choice),
    headers: { cookie },
    redirect: "manual",
  });
}

/** What the provider sends back to the storefront. */
function returned(response: Response): URLSearchParams {
  const { origin, pathname, hash, search } = new URL(response.headers.get("location") ?? "");
  expect(`${origin}${pathname}`).toBe(`${settings.url}${returnPath}`);
  return new URLSearchParams(hash.slice(1) || search);
}

/** What the window of Apple passes to Apple's script. */
async function messageOf(response: Response) {
  const [, data = ""] = /data-result="([^"]*)"/.exec(await response.text()) ?? [];
  return JSON.parse(data.replaceAll("&quot;", '"'));
}

const subjectIn = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;

/** What the storefront sends to the server after this choice. */
async function claimOf(medium: SocialMedium, choice: Record<string, string>): Promise<Claim> {
  const response = await choose(medium, choice);
  if (medium === "apple") {
    const { authorization } = await messageOf(response);
    const token = authorization.id_token;
    return { token, id_token: token, unique_id: subjectIn(token), nonce: secret };
  }
  const result = returned(response);
  expect(result.get("state")).toBe(state);
  if (medium === "google") {
    const token = result.get("id_token") ?? "";
    return { token, unique_id: subjectIn(token), nonce: secret };
  }
  const token = result.get("access_token") ?? "";
  const graph = withSimulatedProviders(settings).facebook?.browserGraphUrl;
  const me = await fetch(`${graph}/me?fields=id&access_token=${token}`);
  const { id = "" } = (await me.json()) as { id?: string };
  return { token, unique_id: id };
}

const verify = (medium: SocialMedium, claim: Claim) =>
  providers[medium]?.verify(claim, now).catch((error: unknown) => {
    if (error instanceof AppError) return error.key;
    throw error;
  });

const stranger = { email: "Ada@Mail.example", name: "Ada Lovelace" };
const media = ["google", "facebook", "apple"] as const;

test.each(media)("%s signs in whoever is chosen, and the shop verifies it", async (medium) => {
  const name = (text: string) => (medium === "apple" ? null : text);
  const claim = await claimOf(medium, { person: "0" });
  expect(await verify(medium, claim)).toEqual({
    subject: claim.unique_id,
    email: "camille@belrive.example",
    name: name("Camille Roux"),
  });
  expect(await verify(medium, await claimOf(medium, stranger))).toMatchObject({
    email: "ada@mail.example",
    name: name("Ada Lovelace"),
  });
  const nobody = { email: "", name: "Ada Lovelace" };
  for (const claim of [await claimOf(medium, { person: "2" }), await claimOf(medium, nobody)]) {
    expect(await verify(medium, claim)).toMatchObject({ email: null });
  }
});

test.each(media)("a person has the same id at %s every time", async (medium) => {
  const [first, second] = [await claimOf(medium, stranger), await claimOf(medium, stranger)];
  expect(first.unique_id).toMatch(/^\d{18}$/);
  expect(second.unique_id).toBe(first.unique_id);
});

describe("the shop refuses", () => {
  test.each([
    ["google", "expired"],
    ["google", "otherSite"],
    ["google", "otherAttempt"],
    ["apple", "expired"],
    ["apple", "otherSite"],
    ["apple", "otherAttempt"],
    ["facebook", "expired"],
    ["facebook", "otherSite"],
  ] as const)("what %s returns for %s", async (medium, outcome) => {
    expect(await verify(medium, await claimOf(medium, { outcome }))).toBe("auth-002");
  });

  test("a good token with the secret of another attempt, or without one", async () => {
    const claim = await claimOf("google", stranger);
    expect(await verify("google", { ...claim, nonce: "another" })).toBe("auth-002");
    expect(await verify("google", { ...claim, nonce: undefined })).toBe("auth-002");
    expect(await verify("google", claim)).toMatchObject({ email: "ada@mail.example" });
  });

  test.each(media)("a good token of %s for another person, or an hour later", async (medium) => {
    const claim = await claimOf(medium, stranger);
    expect(await verify(medium, { ...claim, unique_id: "eve" })).toBe("auth-002");
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect(await verify(medium, claim)).toBe("auth-002");
    now = new Date();
  });

  test("a token of one provider at another one", async () => {
    const claim = await claimOf("google", stranger);
    expect(await verify("apple", claim)).toBe("auth-002");
    expect(await verify("facebook", claim)).toBe("auth-002");
  });
});

test("a visitor can refuse, each provider in its own words", async () => {
  const denial = { outcome: "denied" };
  expect(Object.fromEntries(returned(await choose("google", denial)))).toEqual({
    error: "access_denied",
    state,
  });
  expect(Object.fromEntries(returned(await choose("facebook", denial)))).toEqual({
    error: "access_denied",
    state,
  });
  expect(await messageOf(await choose("apple", denial))).toEqual({
    error: "user_cancelled_authorize",
  });
});

test("Apple gives the name to its script the first time only", async () => {
  const first = await choose("apple", stranger);
  expect((await messageOf(first)).user).toEqual({
    email: "ada@mail.example",
    name: { firstName: "Ada", lastName: "Lovelace" },
  });
  const [cookie = ""] = (first.headers.get("set-cookie") ?? "").split(";");
  expect(await messageOf(await choose("apple", stranger, cookie))).not.toHaveProperty("user");
  const another = await choose("apple", { email: "bo@mail.example", name: "Bo" }, cookie);
  expect(await messageOf(another)).toHaveProperty("user");
});

test("the page says that it is a simulator, in the visitor's language", async () => {
  const page = await pageOf("google");
  const english = await (await fetch(page)).text();
  expect(english).toContain("<title>Simulated Google</title>");
  expect(english).toContain("not Google. No real account is used.");
  expect(english).toContain("camille@belrive.example");
  const french = await fetch(page, { headers: { cookie: "language-setting=fr" } });
  expect(await french.text()).toContain("<title>Google simulé</title>");
  expect(french.headers.get("content-language")).toBe("fr");
  expect(french.headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("redirects to no other site", async () => {
  for (const [name, value] of [
    ["redirect_uri", "https://evil.example/sign-in/return"],
    ["redirect_uri", `${settings.url}/elsewhere`],
    ["client_id", "another-site"],
    ["state", ""],
  ] as const) {
    const page = await pageOf("google");
    page.searchParams.set(name, value);
    expect((await fetch(page)).status, value).toBe(404);
    const posted = await fetch(page, { method: "POST", body: new URLSearchParams(stranger) });
    expect(posted.status, value).toBe(404);
  }
  expect((await choose("google", { person: "99" })).status).toBe(404);
  expect((await choose("facebook", { outcome: "otherAttempt" })).status).toBe(404);
});

describe("the simulator", () => {
  const demo = { ERRAND_DEMO: "1" };

  test("exists in a demo only", () => {
    const real = readSettings({ ERRAND_DEMO: "0" });
    expect(withSimulatedProviders(real)).toEqual({ google: null, apple: null, facebook: null });
    const parts = { clock: () => now, returnPath, shop: async () => ({ businessName: "Errand" }) };
    expect(identitySimulator({ settings: real, ...parts })).toBeNull();
    expect(() => readSettings({ ...demo, ERRAND_ENV: "production" })).toThrow(/ERRAND_DEMO/);
  });

  test("leaves a configured provider alone", () => {
    const { google, apple } = withSimulatedProviders(
      readSettings({ ...demo, ERRAND_GOOGLE_CLIENT_ID: "our-id" }),
    );
    expect(google).toEqual({ issuer: "https://accounts.google.com", clientIds: ["our-id"] });
    expect(apple?.clientIds).toEqual([simulatedClient]);
  });

  test("is asked at the process itself, and shown at the public address", () => {
    const { google, facebook } = withSimulatedProviders(
      readSettings({
        ...demo,
        HOST: "0.0.0.0",
        PORT: "4100",
        ERRAND_URL: "https://demo.example",
      }),
    );
    expect(google?.issuer).toBe("http://127.0.0.1:4100/demo/sign-in/google");
    expect(facebook).toMatchObject({
      url: "https://demo.example/demo/sign-in/facebook",
      graphUrl: "http://127.0.0.1:4100/demo/sign-in/facebook",
      browserGraphUrl: "https://demo.example/demo/sign-in/facebook",
    });
  });
});
