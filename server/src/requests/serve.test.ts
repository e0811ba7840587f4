import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { requestFor } from "../testing.ts";
import type { Api } from "./api.ts";
import { randomGuestId } from "./caller.ts";
import { serve } from "./serve.ts";
import { expiredToken, keyedWrite, startEndpointTest, token } from "./testing.ts";

const { api, send, guest, customerId, moduleId } = await startEndpointTest();

describe("permission", () => {
  test("an endpoint for customers refuses guests, expired tokens and unknown tokens", async () => {
    const input = { size: 3 };
    const head = { module: moduleId };
    expect(await send("GET /secret/{size}", input, { ...head, token })).toMatchObject({
      status: 200,
      body: { customer: customerId, size: 3 },
    });
    expect((await send("GET /secret/{size}", input, head)).status).toBe(401);
    expect((await send("GET /secret/{size}", input, { ...head, token: expiredToken })).status).toBe(
      401,
    );
    expect((await send("GET /secret/{size}", input, { ...head, token: "rubbish" })).status).toBe(
      401,
    );
    expect(await send("GET /secret/{size}", { ...input, guest_id: guest }, head)).toMatchObject({
      status: 403,
      body: { errors: [{ code: "is_guest" }] },
    });
  });

  test("refuses a guest id of the wrong form", async () => {
    expect(await send("POST /notes", { slug: "wrong-guest", guest_id: "me" })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "guest_id", field: "guest_id" }] },
    });
  });
});

test("refuses a guest id that does not exist", async () => {
  const unknown = Buffer.from(randomGuestId().replaceAll("-", ""), "hex").toString("base64url");
  expect(await send("POST /adopt", { guest_id: unknown })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "guest_id" }] },
  });
});

test("hides the cause of an unexpected error", async () => {
  const response = await send("GET /broken");
  expect(response).toMatchObject({ status: 500, body: { errors: [{ code: "unexpected" }] } });
  expect(JSON.stringify(response.body)).not.toContain("shelf");
});

test("responds with 499 when the client disconnects before its body is complete", async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull() {
      leaving.abort();
      throw new Error("aborted");
    },
  });
  const { url } = requestFor("POST /keyed", {}, {});
  const signal = leaving.signal;
  const request = new Request(url, { method: "POST", body, signal, duplex: "half" });
  const response = await api.app.fetch(request, { address: "203.0.113.15" });
  expect(response.status).toBe(499);
});

test("responds with 503 and Retry-After while the database is unavailable", async () => {
  const closed = openDatabase("postgresql://nobody@127.0.0.1:9/none", { poolSize: 1 });
  const offline: Api = { ...api, app: new Hono().basePath("/api/v1"), db: closed.db };
  serve(offline, keyedWrite, async () => ({}));
  const request = requestFor("POST /keyed", {}, { key: "long-enough-for-a-key" });
  const response = await offline.app.fetch(request, { address: "203.0.113.16" });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ errors: [{ code: "unavailable" }] });
  await closed.close();
});
