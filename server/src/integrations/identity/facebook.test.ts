import { createHmac } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { facebook } from "./facebook.ts";
import { type JsonServer, startJsonServer } from "./testing.ts";

const now = new Date("2026-03-05T09:00:00Z");
const good = {
  app_id: "12",
  type: "USER",
  is_valid: true,
  user_id: "4711",
  expires_at: now.getTime() / 1000 + 60,
};
const ada = { id: "4711", name: "Ada Byron Lovelace", email: "Ada@Example.org" };

let graph: JsonServer;
let tokenInfo: { status?: number; body: unknown };
let me: { status?: number; body: unknown };
let provider: ReturnType<typeof facebook>;

beforeAll(async () => {
  graph = await startJsonServer(({ url }) => (url.pathname.endsWith("/me") ? me : tokenInfo));
  const url = "https://facebook.example/v23.0";
  provider = facebook({ appId: "12", appSecret: "34", url, graphUrl: `${graph.url}/v23.0` });
});
afterAll(() => graph.close());
beforeEach(() => {
  graph.asked.length = 0;
  tokenInfo = { body: { data: good } };
  me = { body: ada };
});

const verify = () => provider.verify({ token: "EAAB", unique_id: "4711" }, now);
const outcome = () =>
  verify().then(
    () => "accepted",
    (error: unknown) => (error instanceof AppError ? error.key : error),
  );

test("requests the token's details with the app's secret, and then the profile", async () => {
  expect(await verify()).toEqual({
    subject: "4711",
    email: "ada@example.org",
    name: "Ada Byron Lovelace",
  });
  const calls = graph.asked.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)]);
  expect(calls).toEqual([
    ["/v23.0/debug_token", { input_token: "EAAB", access_token: "12|34" }],
    [
      "/v23.0/me",
      {
        fields: "id,name,email",
        access_token: "EAAB",
        appsecret_proof: createHmac("sha256", "34").update("EAAB").digest("hex"),
      },
    ],
  ]);
});

test("returns null for an e-mail and a name that Facebook does not have", async () => {
  me = { body: { id: "4711" } };
  expect(await verify()).toEqual({ subject: "4711", email: null, name: null });
});

test("accepts a token that never expires", async () => {
  tokenInfo = { body: { data: { ...good, expires_at: 0 } } };
  expect(await outcome()).toBe("accepted");
});

test.each([
  ["is not valid", { ...good, is_valid: false }],
  ["is of another app", { ...good, app_id: "99" }],
  ["is of another user", { ...good, user_id: "666" }],
  ["has expired", { ...good, expires_at: now.getTime() / 1000 }],
  [
    "does not exist",
    { is_valid: false, error: { code: 190, message: "Invalid OAuth access token" } },
  ],
])("refuses a token that %s", async (_what, data) => {
  tokenInfo = { body: { data } };
  expect(await outcome()).toBe("auth-002");
});

test("refuses a token whose profile is of another user or missing", async () => {
  me = { body: { ...ada, id: "666" } };
  expect(await outcome()).toBe("auth-002");
  me = { status: 400, body: { error: { code: 190 } } };
  expect(await outcome()).toBe("auth-002");
});

test("reports provider_away when Facebook responds with 503", async () => {
  tokenInfo = { status: 503, body: {} };
  expect(await outcome()).toBe("provider_away");
});

test("returns the URL of Facebook's sign-in page", async () => {
  const returnTo = "https://shop.example/sign-in/return";
  const page = await provider.signInPage({ returnTo, state: "facebook.s", nonce: "n" });
  expect(`${page.origin}${page.pathname}`).toBe("https://facebook.example/v23.0/dialog/oauth");
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: "12",
    redirect_uri: returnTo,
    response_type: "token",
    state: "facebook.s",
  });
});
