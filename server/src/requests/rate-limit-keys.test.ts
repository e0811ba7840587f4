import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { type AskOptions, requestFor } from "../testing.ts";
import type { Api } from "./api.ts";
import { limitByMemory } from "./rate-limits.ts";
import { serve } from "./serve.ts";
import { addModule, keyedWrite, readSecret, startEndpointTest, token } from "./testing.ts";

const { api, guest, customerId } = await startEndpointTest();

test("sends Retry-After to a caller beyond the limit", async () => {
  const limited: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, requests: limitByMemory(1, 60) },
  };
  serve(limited, keyedWrite, async () => ({}));
  const call = () =>
    limited.app.fetch(requestFor("POST /keyed", {}, { key: "long-enough-for-a-key" }), {
      address: "203.0.113.10",
    });
  expect((await call()).status).toBe(200);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("counts a caller with changing tokens by address", async () => {
  const limited: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, addresses: limitByMemory(2, 60) },
  };
  serve(limited, readSecret, async () => ({ customer: 1, size: 1 }));
  const call = (token: string) =>
    limited.app.fetch(requestFor("GET /secret/{size}", { size: 1 }, { token }), {
      address: "203.0.113.11",
    });
  const responses = [
    await call("A".repeat(43)),
    await call("B".repeat(43)),
    await call("C".repeat(43)),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 429]);
});

test("refuses an address beyond the limit before its body is read", async () => {
  const limited: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, addresses: limitByMemory(1, 60) },
  };
  serve(limited, keyedWrite, async () => ({}));
  const unreadable = () => {
    const { url } = requestFor("POST /keyed", {}, {});
    return limited.app.fetch(new Request(url, { method: "POST", body: "{" }), {
      address: "203.0.113.12",
    });
  };
  expect((await unreadable()).status).toBe(415);
  expect((await unreadable()).status).toBe(429);
});

describe("the rate-limit key", () => {
  /** Returns the keys by which a request is counted. */
  async function keysOf(request: Request) {
    const keys: string[] = [];
    const counting: Api = {
      ...api,
      app: new Hono().basePath("/api/v1"),
      limits: {
        ...api.limits,
        requests: { ...api.limits.requests, take: async (key) => void keys.push(key) },
      },
    };
    serve(counting, addModule, async ({ slug }) => ({ slug }));
    const { status } = await counting.app.fetch(request, { address: "203.0.113.13" });
    return { status, keys };
  }
  const call = (input: Record<string, unknown>, options: AskOptions = {}) =>
    keysOf(requestFor("POST /notes", { slug: "counted", ...input }, options));

  test.each([
    ["too long", "x".repeat(200_000)],
    ["an object", { toString: 1 }],
    ["a list", ["a"]],
    ["a number", 1e300],
  ])("is the address when the guest id is invalid: %s", async (_name, guest_id) => {
    expect(await call({ guest_id })).toEqual({ status: 422, keys: ["203.0.113.13"] });
  });

  test("is the guest id or the customer", async () => {
    expect((await call({ guest_id: guest })).keys).toEqual([`guest:${guest}`]);
    expect((await call({}, { token })).keys).toEqual([`customer:${customerId}`]);
  });

  test("does not contain an unknown token", async () => {
    expect(await call({}, { headers: { authorization: `Bearer ${"x".repeat(8000)}` } })).toEqual({
      status: 401,
      keys: [],
    });
  });
});
