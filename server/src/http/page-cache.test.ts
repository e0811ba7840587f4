import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { dependsOn } from "../caching/dependencies.ts";
import { manualChanges } from "../caching/testing.ts";
import { TimeLimitError } from "../process/time-limit.ts";
import { compress } from "./compress.ts";
import { createPageCache } from "./page-cache.ts";

let instant = new Date("2026-03-02T11:00:00Z");
let renderings = 0;
const { changes, notify } = manualChanges();

const app = new Hono<{ Variables: { hasError: boolean } }>();
const cacheKey = (request: Request) =>
  request.url.endsWith("/private") ? null : `${request.url} ${request.headers.get("Cookie")}`;
app.all("*", createPageCache({ changes, cacheKey, now: () => instant }), compress);
app.all("*", (c) => {
  renderings += 1;
  if (c.req.path === "/error") c.set("hasError", true);
  if (c.req.path === "/changing") notify();
  if (c.req.path === "/of-store-7") dependsOn("stores:7");
  const body = `rendering ${renderings} ${"of the same shop ".repeat(100)}`;
  return new Response(body, {
    status: c.req.path === "/missing" ? 404 : 200,
    headers: { "Content-Type": "text/html", "X-Rendering": String(renderings) },
  });
});

/** The number of the rendering that is returned, once its bytes are read and cached. */
async function rendering(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await app.request(path, { method, headers });
  await response.arrayBuffer();
  await new Promise(setImmediate);
  return Number(response.headers.get("X-Rendering"));
}

beforeEach(() => {
  renderings = 0;
  notify();
});

test("renders a page once per key and minute", async () => {
  expect([await rendering("/home"), await rendering("/home")]).toEqual([1, 1]);
  expect(await rendering("/home", { Cookie: "zone=2" })).toBe(2);
  instant = new Date(instant.getTime() + 60_000);
  expect(await rendering("/home")).toBe(3);
});

test("renders again after a change, also one that came during the rendering", async () => {
  await rendering("/home");
  notify();
  expect(await rendering("/home")).toBe(2);
  expect([await rendering("/changing"), await rendering("/changing")]).toEqual([3, 4]);
});

test("renders again only after a change of what the page was made from", async () => {
  expect([await rendering("/of-store-7"), await rendering("/home")]).toEqual([1, 2]);
  notify("stores:8");
  expect([await rendering("/of-store-7"), await rendering("/home")]).toEqual([1, 3]);
  notify("stores:7 list:3");
  expect(await rendering("/of-store-7")).toBe(4);
});

test("renders once for concurrent requests, and each error for its own request", async () => {
  const together = (path: string) =>
    Promise.all([rendering(path), rendering(path), rendering(path)]);
  expect(await together("/home")).toEqual([1, 1, 1]);
  expect(new Set(await together("/error")).size).toBe(3);
});

test("frees all who wait for a rendering without an end, and renders the page for the next request", async () => {
  let ends = false;
  const slow = new Hono<{ Variables: { hasError: boolean } }>();
  slow.all("*", createPageCache({ changes, cacheKey, limitMs: 1 }));
  slow.all("*", () => (ends ? new Response("here") : new Promise<Response>(() => {})));
  slow.onError((error, c) => c.text(error.message, error instanceof TimeLimitError ? 503 : 500));
  const statuses = ["/", "/", "/"].map(async (path) => (await slow.request(path)).status);
  expect(await Promise.all(statuses)).toEqual([503, 503, 503]);
  ends = true;
  expect(await (await slow.request("/")).text()).toBe("here");
});

test("waits no longer than the limit for a page whose rest never arrives", async () => {
  const slow = new Hono<{ Variables: { hasError: boolean } }>();
  slow.all("*", createPageCache({ changes, cacheKey, limitMs: 1 }));
  slow.all("*", () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
  slow.onError((error, c) => c.text(error.message, error instanceof TimeLimitError ? 503 : 500));
  expect((await slow.request("/")).status).toBe(200);
  expect((await slow.request("/")).status).toBe(503);
  expect((await slow.request("/")).status).toBe(200);
});

test("returns a cached page with the bytes and headers it was sent with, in each encoding", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const ask = () => app.request("/home", { headers: { "Accept-Encoding": encoding } });
    const first = await ask();
    const bytes = await first.arrayBuffer();
    await new Promise(setImmediate);
    const cached = await ask();
    expect(await cached.arrayBuffer()).toEqual(bytes);
    const { etag, ...headers } = Object.fromEntries(cached.headers);
    expect(headers).toEqual(Object.fromEntries(first.headers));
    expect(etag).toMatch(/^W\/"/);
    expect(cached.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(cached.headers.get("Vary")).toBe("Accept-Encoding");
  }
});

test("does not send a page again to who still has it", async () => {
  await rendering("/home");
  const cached = await app.request("/home");
  const known = { "If-None-Match": cached.headers.get("ETag") ?? "" };
  const again = await app.request("/home", { headers: known });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  notify();
  expect((await app.request("/home", { headers: known })).status).toBe(200);
});

test("lets a shared cache hold a cached page by its tags, and nothing else", async () => {
  const shop = new Hono<{ Variables: { hasError: boolean } }>();
  const isShared = (request: Request) => !request.url.endsWith("/near");
  const now = () => new Date("2026-03-02T11:00:40Z");
  shop.all("*", createPageCache({ changes, cacheKey, isShared, now }));
  shop.all("*", (c) => {
    dependsOn("stores:7", "list:3");
    return c.text("here");
  });
  const ask = async (path: string) => {
    const response = await shop.request(path);
    await response.text();
    await new Promise(setImmediate);
    return ["Surrogate-Control", "Surrogate-Key"].map((name) => response.headers.get(name));
  };
  expect(await ask("/home")).toEqual(["no-store", null]);
  expect(await ask("/home")).toEqual(["max-age=20", "stores:7 list:3"]);
  for (const path of ["/near", "/near", "/private", "/private"]) {
    expect(await ask(path), path).toEqual(["no-store", null]);
  }
});

test("does not cache an error, a missing page, a POST and a page without a key", async () => {
  for (const path of ["/error", "/missing", "/private"]) {
    const first = await rendering(path);
    expect(await rendering(path), path).toBe(first + 1);
  }
  const posted = await rendering("/home", {}, "POST");
  expect(await rendering("/home")).toBe(posted + 1);
});
