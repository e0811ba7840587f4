import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "../http/security-headers.ts";
import { facebook } from "../integrations/identity/facebook.ts";
import { openId } from "../integrations/identity/open-id.ts";
import {
  type OpenIdProvider,
  ourClient,
  startOpenIdProvider,
} from "../integrations/identity/testing.ts";
import { readSettings } from "../process/settings.ts";
import { phoneCodePage } from "./phone-code-page.ts";
import { signInPages } from "./sign-in-pages.ts";

const settings = readSettings({
  ERRAND_FACEBOOK_APP_ID: "12",
  ERRAND_FACEBOOK_APP_SECRET: "a secret of Facebook",
  ERRAND_FIREBASE_API_KEY: "key",
  ERRAND_FIREBASE_PROJECT_ID: "shop",
});
const state = `google.${"s".repeat(43)}`;
const nonce = "n".repeat(43);
let google: OpenIdProvider;
let app: Hono;

beforeAll(async () => {
  google = await startOpenIdProvider();
  const providers = {
    google: openId({ issuer: google.issuer, clientIds: [ourClient] }),
    facebook: settings.social.facebook && facebook(settings.social.facebook),
    apple: openId({ issuer: "http://127.0.0.1:9", clientIds: [ourClient] }),
  };
  const log = pino({ level: "silent" });
  app = new Hono()
    .use(securityHeaders(settings.url))
    .route("/", signInPages({ providers, settings, social: settings.social, log }))
    .route("/", phoneCodePage(settings));
});
afterAll(() => google.close());

test("redirects to the provider with a state that identifies the attempt", async () => {
  const response = await app.request(`/sign-in/with/google?state=${state}&nonce=${nonce}`);
  expect(response.status).toBe(302);
  const page = new URL(response.headers.get("location") ?? "");
  expect(page.origin).toBe(google.issuer);
  expect(page.searchParams.get("state")).toBe(state);
  expect(page.searchParams.get("nonce"), "the provider receives only a hash").not.toBe(nonce);
  expect(page.searchParams.get("redirect_uri")).toBe("http://127.0.0.1:4000/sign-in/return");
  const other = await app.request(`/sign-in/with/facebook?state=${state}&nonce=${nonce}`);
  expect(other.headers.get("location")).toMatch(/^https:\/\/www\.facebook\.com\//);
});

test("returns to the name of this machine under which the shop is open, and to no other host", async () => {
  const returnTo = async (origin: string) => {
    const page = await app.request(`${origin}/sign-in/with/google?state=${state}&nonce=${nonce}`);
    return new URL(page.headers.get("location") ?? "").searchParams.get("redirect_uri");
  };
  expect(await returnTo("http://localhost:4000")).toBe("http://localhost:4000/sign-in/return");
  expect(await returnTo("http://evil.example:4000")).toBe("http://127.0.0.1:4000/sign-in/return");
});

test("refuses an unknown provider and an invalid state or nonce", async () => {
  for (const path of [
    `/sign-in/with/google?state=${state}`,
    `/sign-in/with/google?state=//evil.example&nonce=${nonce}`,
    `/sign-in/with/evil?state=${state}&nonce=${nonce}`,
  ]) {
    expect((await app.request(path)).status, path).toBe(404);
  }
});

test("reports an unavailable provider on the return page", async () => {
  const response = await app.request(`/sign-in/with/apple?state=${state}&nonce=${nonce}`);
  expect(response.headers.get("location")).toBe(
    `/sign-in/return#state=${state}&error=temporarily_unavailable`,
  );
});

test("allows one script and only Facebook's API on the return page", async () => {
  const response = await app.request("/sign-in/return", {
    headers: { cookie: "language-setting=fr" },
  });
  const { headers } = response;
  expect(headers.get("content-security-policy")).toContain(
    "script-src 'self'; connect-src https://graph.facebook.com;",
  );
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(headers.get("cache-control")).toBe("no-store");
  const page = await response.text();
  expect(page).toContain("<title>Connexion</title>");
  expect(page).not.toContain("a secret of Facebook");
  const script = await app.request("/sign-in/return.js");
  expect(script.headers.get("content-type")).toMatch(/javascript/);
});

test("allows Google in the phone frame, embedded by our own pages only", async () => {
  const { headers } = await app.request("/sign-in/phone-code");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("connect-src https://identitytoolkit.googleapis.com ");
  expect(policy).toContain("frame-ancestors 'self'");
  const without = phoneCodePage({ firebase: null });
  expect((await without.request("/sign-in/phone-code")).status).toBe(404);
});
