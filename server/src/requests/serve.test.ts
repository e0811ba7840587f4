import { endpoint } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { customers, sessions } from "../account/account.tables.ts";
import { openDatabase } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { type AskOptions, requestFor, startTestApi } from "../testing.ts";
import type { Api } from "./api.ts";
import { randomGuestId, tokenHash } from "./caller.ts";
import { limitByMemory } from "./rate-limits.ts";
import { serve } from "./serve.ts";

const { api: realApi, db, ask } = await startTestApi();

// Endpoints of the test's own, served by the real machinery on the real database.
const api: Api = { ...realApi, app: new Hono().basePath("/api/v1") };
const words = { en: "Food", fr: "Repas" };
const token = "T".repeat(43);
const expired = "E".repeat(43);
let guest = "";
let customerId = 0;
let moduleId = 0;

const openModule = endpoint("POST /notes", {
  about: "Adds a module row, which can be counted.",
  allow: "shopper",
  input: z.object({ slug: z.string().min(2), fail: z.boolean().default(false) }),
  reply: z.object({ slug: z.string() }),
  errors: ["stock"],
});
const readSecret = endpoint("GET /secret/{size}", {
  about: "For customers only.",
  allow: "customer",
  needs: ["module"],
  input: z.object({ size: z.int().min(1).max(5), list: z.array(z.int()).optional() }),
  reply: z.object({ customer: z.int(), size: z.int() }),
  errors: [],
});
const needsKey = endpoint("POST /keyed", {
  about: "Needs a key.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({}),
  keyRequired: true,
  errors: [],
});
const breaks = endpoint("GET /broken", {
  about: "Breaks.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

const writeOrder = endpoint("POST /adopt", {
  about: "Writes for the caller.",
  allow: "shopper",
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

/** Held open by the test, to have two writes under way at once. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  customerId = customer?.id ?? 0;
  await db.insert(sessions).values([
    { tokenHash: tokenHash(token), customerId },
    { tokenHash: tokenHash(expired), customerId, lastUsedAt: sql`now() - interval '91 days'` },
  ]);
  const [module] = await db
    .insert(modules)
    .values({ slug: "food", type: "food", name: words, description: words })
    .returning();
  moduleId = module?.id ?? 0;
  guest = (await ask("POST /auth/guest/request")).body.guest_id;

  serve(api, openModule, async ({ slug, fail }, { db: tx }) => {
    await tx.insert(modules).values({ slug, type: "food", name: words, description: words });
    await gate;
    if (fail) throw new AppError("stock", { data: { available: 0 } });
    return { slug, secret: "never leaves" };
  });
  serve(api, readSecret, async ({ size }, { shopper }) => ({ customer: shopper.customerId, size }));
  serve(api, needsKey, async () => ({}));
  serve(api, writeOrder, async (_input, { db: tx, shopper }) => {
    const guestId = shopper.kind === "guest" ? shopper.guestId : null;
    await tx.execute(sql`
      insert into orders (guest_id, module_id, zone_id, type, status, status_timestamps, schedule_at, amount,
        receipt, tax_included, tax_rate, payment_method, payment_status, contact_number)
      values (${guestId}, ${moduleId}, 1, 'delivery', 'pending', '{}', now(), 0,
        '[]', false, 0, 'cash_on_delivery', 'unpaid', '+33600000000')`);
    return {};
  });
  serve(api, breaks, async () => {
    throw new Error("the shelf fell down");
  });
});

interface Body {
  errors: { code: string; message: string; data?: unknown }[];
  [field: string]: unknown;
}

async function send(path: string, input: Record<string, unknown> = {}, options: AskOptions = {}) {
  const response = await api.app.fetch(requestFor(path, input, options), {
    address: "203.0.113.9",
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  };
}

async function countOf(slug: string): Promise<number> {
  return db.$count(modules, sql`slug = ${slug}`);
}

describe("who may call", () => {
  test("a customer's endpoint answers a customer, and nobody else", async () => {
    const input = { size: 3 };
    const head = { module: moduleId };
    expect(await send("GET /secret/{size}", input, { ...head, token })).toMatchObject({
      status: 200,
      body: { customer: customerId, size: 3 },
    });
    expect((await send("GET /secret/{size}", input, head)).status).toBe(401);
    expect((await send("GET /secret/{size}", input, { ...head, token: expired })).status).toBe(401);
    expect((await send("GET /secret/{size}", input, { ...head, token: "rubbish" })).status).toBe(
      401,
    );
    expect(await send("GET /secret/{size}", { ...input, guest_id: guest }, head)).toMatchObject({
      status: 403,
      body: { errors: [{ code: "is_guest" }] },
    });
  });

  test("a guest id of the wrong form is told so", async () => {
    expect(await send("POST /notes", { slug: "wrong-guest", guest_id: "me" })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "guest_id", field: "guest_id" }] },
    });
  });
});

describe("input", () => {
  test.each<{ value: unknown }>([
    { value: { length: { toString: 1 } } },
    { value: [{ size: { toString: 1 } }] },
    { value: { toString: 1 } },
    { value: "constructor" },
    { value: Array.from({ length: 100_000 }, () => 1) },
  ])("refuses $value without failing", async ({ value }) => {
    const answer = await ask("POST /auth/login", { login_type: value });
    expect(answer.status).toBe(422);
  });

  test("reports a null length or size as any other value", async () => {
    const answer = await ask("POST /auth/login", { login_type: { length: null, size: null } });
    expect(answer.body.errors).toMatchObject([{ code: "login_type", field: "login_type" }]);
  });

  test("every fault is told at once, in the caller's language, and nothing is done", async () => {
    const french = await send(
      "GET /secret/{size}",
      { size: 9, list: "[1,2" },
      { token, language: "fr" },
    );
    expect(french.status).toBe(422);
    expect(french.body.errors.map((error) => error.code)).toEqual(["moduleId", "size", "list"]);
    expect(french.body.errors[1]?.message).toBe(
      "Cette valeur doit être un nombre entier de 1 à 5.",
    );
  });

  test.each([
    ["not JSON", "{", "application/json", 422, "body"],
    ["a list", "[]", "application/json", 422, "body"],
    ["too deep", `{"a":${"[".repeat(30)}${"]".repeat(30)}}`, "application/json", 422, "body"],
    ["another type", "slug=ab", "text/plain", 415, "media_type"],
    [
      "too large",
      JSON.stringify({ slug: "x".repeat(300_000) }),
      "application/json",
      413,
      "body_size",
    ],
  ])("a body that is %s is refused", async (_what, body, type, status, code) => {
    const response = await api.app.request("/api/v1/notes", {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ code }] });
  });

  test("a compressed body is refused", async () => {
    const response = await api.app.request("/api/v1/notes", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    });
    expect(response.status).toBe(415);
  });

  test("an address that does not exist answers in the shape of every refusal", async () => {
    const response = await realApi.app.request("/api/v1/no/such/thing");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ code: "route" }] });
  });
});

describe("writes", () => {
  test("a refusal leaves nothing behind and frees its key", async () => {
    const key = "key-of-a-refusal-1";
    const refused = await send(
      "POST /notes",
      { slug: "refused", fail: true, guest_id: guest },
      { key },
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ code: "stock", data: { available: 0 } }] },
    });
    expect(await countOf("refused")).toBe(0);
    const again = { slug: "refused", guest_id: guest };
    expect((await send("POST /notes", again, { key })).status).toBe(200);
    expect(await countOf("refused")).toBe(1);
  });

  test("the same key and request is answered again and done once", async () => {
    const input = { slug: "once", guest_id: guest };
    const key = "key-of-one-write-1";
    const first = await send("POST /notes", input, { key });
    const second = await send("POST /notes", input, { key });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(await countOf("once")).toBe(1);
  });

  test("the same key with another request is refused", async () => {
    const key = "key-of-two-writes-1";
    await send("POST /notes", { slug: "mine", guest_id: guest }, { key });
    expect(await send("POST /notes", { slug: "other", guest_id: guest }, { key })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency_mismatch" }] },
    });
    expect(await countOf("other")).toBe(0);
  });

  test("the same key of another caller is another key", async () => {
    const key = "key-of-two-callers-1";
    const other = (await ask("POST /auth/guest/request")).body.guest_id;
    expect((await send("POST /notes", { slug: "caller-1", guest_id: guest }, { key })).status).toBe(
      200,
    );
    expect((await send("POST /notes", { slug: "caller-2", guest_id: other }, { key })).status).toBe(
      200,
    );
  });

  test("the same key is refused while the first is still running", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const input = { slug: "slow", guest_id: guest };
    const key = "key-of-a-slow-write-1";
    const first = send("POST /notes", input, { key });
    // The first has claimed its key as soon as its lock can be seen.
    while ((await locksHeld()) === 0) await new Promise(setImmediate);
    const second = await send("POST /notes", input, { key });
    gate = Promise.resolve();
    resolve();
    expect(second).toMatchObject({
      status: 409,
      body: { errors: [{ code: "idempotency_in_progress" }] },
    });
    expect((await first).status).toBe(200);
    expect(await countOf("slow")).toBe(1);
  });

  test("a key is needed where the contract says so, and must have its form", async () => {
    expect(await send("POST /keyed")).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency_key" }] },
    });
    expect((await send("POST /keyed", {}, { key: "short" })).status).toBe(422);
    expect((await send("POST /keyed", {}, { key: "long-enough-for-a-key" })).status).toBe(200);
  });

  test("a field that the contract does not name never leaves", async () => {
    const reply = await send("POST /notes", { slug: "no-secrets", guest_id: guest });
    expect(reply.body).toEqual({ slug: "no-secrets" });
  });
});

async function locksHeld(): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.held ?? 0;
}

test("what nobody expected is answered without its cause", async () => {
  const reply = await send("GET /broken");
  expect(reply).toMatchObject({ status: 500, body: { errors: [{ code: "unexpected" }] } });
  expect(JSON.stringify(reply.body)).not.toContain("shelf");
});

test("answers 499 when the client leaves before its body is complete", async () => {
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

test("answers 503 with Retry-After while the database is unavailable", async () => {
  const closed = openDatabase("postgresql://nobody@127.0.0.1:9/none", { poolSize: 1 });
  const away: Api = { ...api, app: new Hono().basePath("/api/v1"), db: closed.db };
  serve(away, needsKey, async () => ({}));
  const request = requestFor("POST /keyed", {}, { key: "long-enough-for-a-key" });
  const response = await away.app.fetch(request, { address: "203.0.113.16" });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ errors: [{ code: "unavailable" }] });
  await closed.close();
});

test("a caller who asks too often is told when to come back", async () => {
  const hurried: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, requests: limitByMemory(1, 60) },
  };
  serve(hurried, needsKey, async () => ({}));
  const ctx = () =>
    hurried.app.fetch(requestFor("POST /keyed", {}, { key: "long-enough-for-a-key" }), {
      address: "203.0.113.10",
    });
  expect((await ctx()).status).toBe(200);
  const refused = await ctx();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a caller who pretends to be many is counted by address", async () => {
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

test("an address that asks too often is refused before its body is read", async () => {
  const hurried: Api = {
    ...api,
    app: new Hono().basePath("/api/v1"),
    limits: { ...api.limits, addresses: limitByMemory(1, 60) },
  };
  serve(hurried, needsKey, async () => ({}));
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
    serve(counting, openModule, async ({ slug }) => ({ slug }));
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
  ])("is the address for a guest id of the wrong form: %s", async (_name, guest_id) => {
    expect(await call({ guest_id })).toEqual({ status: 422, keys: ["203.0.113.13"] });
  });

  test("is a guest id of the right form, or the customer", async () => {
    expect((await call({ guest_id: guest })).keys).toEqual([`guest:${guest}`]);
    expect((await call({}, { token })).keys).toEqual([`customer:${customerId}`]);
  });

  test("is never taken from a token that is not live", async () => {
    expect(await call({}, { headers: { authorization: `Bearer ${"x".repeat(8000)}` } })).toEqual({
      status: 401,
      keys: [],
    });
  });
});

describe("a form", () => {
  const sendForm = endpoint("POST /forms", {
    about: "Takes a form.",
    allow: "customer",
    form: true,
    input: z.object({ list: z.array(z.string()).optional(), name: z.string().optional() }),
    reply: z.object({ list: z.array(z.string()) }),
    errors: [],
  });
  const boundary = "the-boundary";
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const url = "http://127.0.0.1:4000/api/v1/forms";
  const address = "203.0.113.14";
  serve(api, sendForm, async ({ list = [], name = "" }) => ({ list: [...list, name] }));

  const post = (parts: [string, string][]) => {
    const body = parts.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const request = new Request(url, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: `${body.join("")}--${boundary}--\r\n`,
    });
    return api.app.fetch(request, { address });
  };

  test("is not read for a caller who is not signed in", async () => {
    const read = vi.fn();
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    const request = new Request(url, { method: "POST", headers, body, duplex: "half" });
    expect((await api.app.fetch(request, { address })).status).toBe(401);
    expect(read).not.toHaveBeenCalled();
  });

  test("has lists and single values", async () => {
    const reply = await post([
      ["list[]", "a"],
      ["list[]", "b"],
      ["name", "c"],
    ]);
    expect(await reply.json()).toEqual({ list: ["a", "b", "c"] });
  });

  test.each(["__proto__[]", "constructor[]", "__proto__", "constructor", "toString"])(
    "may have a part with a name that every object has: %s",
    async (name) => {
      expect(await (await post([[name, "a"]])).json()).toEqual({ list: [""] });
    },
  );

  test("is refused when a name is both a value and a list", async () => {
    for (const names of [
      ["name", "name[]"],
      ["name[]", "name"],
    ]) {
      const reply = await post(names.map((name) => [name, "a"]));
      expect(reply.status).toBe(422);
    }
  });
});

test("a guest id that was never given out opens nothing", async () => {
  const stranger = Buffer.from(randomGuestId().replaceAll("-", ""), "hex").toString("base64url");
  expect(await send("POST /adopt", { guest_id: stranger })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "guest_id" }] },
  });
});
