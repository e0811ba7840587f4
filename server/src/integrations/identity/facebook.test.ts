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
let examined: { status?: number; body: unknown };
let me: { status?: number; body: unknown };
let provider: ReturnType<typeof facebook>;

beforeAll(async () => {
  graph = await startJsonServer(({ url }) => (url.pathname.endsWith("/me") ? me : examined));
  const url = "https://facebook.example/v23.0";
  provider = facebook({ appId: "12", appSecret: "34", url, graphUrl: `${graph.url}/v23.0` });
});
afterAll(() => graph.close());
beforeEach(() => {
  graph.asked.length = 0;
  examined = { body: { data: good } };
  me = { body: ada };
});

const verify = () => provider.verify({ token: "EAAB", unique_id: "4711" }, now);
const refusal = () =>
  verify().then(
    () => "let in",
    (error: unknown) => (error instanceof AppError ? error.key : error),
  );

test("asks Facebook about the token, with the app's secret, and then who it is", async () => {
  expect(await verify()).toEqual({
    subject: "4711",
    email: "ada@example.org",
    name: "Ada Byron Lovelace",
  });
  const asked = graph.asked.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)]);
  expect(asked).toEqual([
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

test("who has no e-mail there has none", async () => {
  me = { body: { id: "4711" } };
  expect(await verify()).toEqual({ subject: "4711", email: null, name: null });
});

test("a token that never expires is good", async () => {
  examined = { body: { data: { ...good, expires_at: 0 } } };
  expect(await refusal()).toBe("let in");
});

test.each([
  ["is not valid", { ...good, is_valid: false }],
  ["is of another app", { ...good, app_id: "99" }],
  ["is of somebody else", { ...good, user_id: "666" }],
  ["has expired", { ...good, expires_at: now.getTime() / 1000 }],
  ["is none", { is_valid: false, error: { code: 190, message: "Invalid OAuth access token" } }],
])("refuses a token that %s", async (_what, data) => {
  examined = { body: { data } };
  expect(await refusal()).toBe("auth-002");
});

test("refuses when Facebook then names somebody else, or nobody", async () => {
  me = { body: { ...ada, id: "666" } };
  expect(await refusal()).toBe("auth-002");
  me = { status: 400, body: { error: { code: 190 } } };
  expect(await refusal()).toBe("auth-002");
});

test("out of order it is away", async () => {
  examined = { status: 503, body: {} };
  expect(await refusal()).toBe("provider_away");
});

test("leads to Facebook's own page", async () => {
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
