import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { type AskOptions, requestFor } from "../testing.ts";
import type { Api } from "./api.ts";
import { limitByMemory } from "./rate-limits.ts";
import { serve } from "./serve.ts";
import { addModule, keyedWrite, readSecret, startEndpointTest, token } from "./testing.ts";

const { api, guest, customerId } = await startEndpointTest();

test("a caller beyond the limit receives Retry-After", async () => {
  const hurried: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, requests: limitByMemory(1, 60) },
  };
  serve(hurried, keyedWrite, async () => ({}));
  const ctx = () =>
    hurried.app.fetch(requestFor("POST /keyed", {}, { key: "long-enough-for-a-key" }), {
      address: "203.0.113.10",
    });
  expect((await ctx()).status).toBe(200);
  const refused = await ctx();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("counts a caller with changing tokens by address", async () => {
  const hurried: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, addresses: limitByMemory(2, 60) },
  };
  serve(hurried, readSecret, async () => ({ customer: 1, size: 1 }));
  const ctx = (token: string) =>
    hurried.app.fetch(requestFor("GET /secret/{size}", { size: 1 }, { token }), {
      address: "203.0.113.11",
    });
  const answers = [await ctx("A".repeat(43)), await ctx("B".repeat(43)), await ctx("C".repeat(43))];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
});

test("refuses an address beyond the limit before its body is read", async () => {
  const hurried: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, addresses: limitByMemory(1, 60) },
  };
  serve(hurried, keyedWrite, async () => ({}));
  const unreadable = () => {
    const { url } = requestFor("POST /keyed", {}, {});
    return hurried.app.fetch(new Request(url, { method: "POST", body: "{" }), {
      address: "203.0.113.12",
    });
  };
  expect((await unreadable()).status).toBe(415);
  expect((await unreadable()).status).toBe(429);
});

describe("the rate-limit key", () => {
  /** The keys that a call was counted under. */
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
    ["an endless one", "x".repeat(200_000)],
    ["one that is no text", { toString: 1 }],
    ["a list", ["a"]],
    ["a number", 1e300],
  ])("is the address when the guest id has the wrong form: %s", async (_name, guest_id) => {
    expect(await call({ guest_id })).toEqual({ status: 422, keys: ["203.0.113.13"] });
  });

  test("is the guest id or the customer", async () => {
    expect((await call({ guest_id: guest })).keys).toEqual([`guest:${guest}`]);
    expect((await call({}, { token })).keys).toEqual([`customer:${customerId}`]);
  });

  test("is not taken from an unknown token", async () => {
    expect(await call({}, { headers: { authorization: `Bearer ${"x".repeat(8000)}` } })).toEqual({
      status: 401,
      keys: [],
    });
  });
});
