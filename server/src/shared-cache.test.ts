import { minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { notifySharedCache } from "./caching/shared-cache.ts";
import { addCustomer } from "./cart/testing.ts";
import { addItem, seedShop } from "./catalog/testing.ts";
import { portAddress } from "./database/embedded/address.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createPageCache } from "./http/page-cache.ts";
import { prefetchedData } from "./http/prefetched-data.ts";
import { requestFor, startTestApi } from "./testing.ts";
import { startVarnish, varnishProblem } from "./testing-varnish.ts";

const problem = await varnishProblem();
// Awaited here, so that what it opens is closed after the tests of the file.
const opened = problem === null ? await open() : null;

/** A shop whose processes are behind Varnish, with a page that says who has asked for it. */
async function open() {
  const [{ port }, { port: backend }] = [await portAddress(), await portAddress()];
  const url = `http://127.0.0.1:${port}`;
  const shop = await startTestApi(undefined, { sharedCacheUrl: url });
  const { api, db, changes } = shop;
  const seeded = await seedShop(db);
  // What the cache holds would else end with the minute, and not by the change.
  shop.setNow(new Date("2026-03-02T11:00:00Z"));
  const log = pino({ level: "silent" });
  afterAll(notifySharedCache({ changes, url, log }).stop);
  let renderings = 0;
  const pages = new Hono();
  const cacheKey = (request: Request) => {
    const { pathname } = new URL(request.url);
    const cookies = request.headers.get("Cookie") ?? "";
    const zone = /zoneid=\w+/.exec(cookies)?.[0] ?? "";
    return pathname === "/basket" ? null : `${pathname} ${zone}`;
  };
  const isShared = (request: Request) => !request.url.includes("/near");
  pages.use("*", prefetchedData);
  pages.use("*", createPageCache({ changes, cacheKey, isShared, now: api.clock }));
  pages.get("*", async (c) => {
    renderings += 1;
    const reply = await api.app.fetch(requestFor("GET /items/details/{id}", { id: item }, food));
    const { price } = (await reply.json()) as { price: number };
    const cookies = c.req.header("Cookie") ?? "";
    const zone = /zoneid=(\w+)/.exec(cookies)?.[1] ?? "none";
    const who = c.req.path === "/item" ? "anybody" : cookies;
    return c.html(`<p>zone ${zone}, ${price}, for ${who}, rendering ${renderings}</p>`, 200, {
      "Cache-Control": "private, no-cache",
      Vary: "Cookie, Accept-Language",
    });
  });
  const [storeId = 0] = seeded.food.storeIds;
  const item = await addItem(db, { storeId, price: minor(1000) });
  const food = { zones: [seeded.zoneId], module: seeded.food.moduleId };
  const httpServer = createHttpServer({ proxies: 0 });
  await httpServer.listen("127.0.0.1", backend);
  const root = new Hono().route("/", api.app).route("/", pages);
  httpServer.open(root.fetch);
  afterAll(httpServer.close);
  await startVarnish({ port, backend });

  const through = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, request));
  };
  return {
    ...{ url, db, food, item },
    ask: (path: "GET /items/details/{id}" | "GET /customer/info", options: object) =>
      through(requestFor(path, path === "GET /customer/info" ? {} : { id: item }, options)),
    async page(path: string, cookie: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie, ...headers } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    setPrice: (price: number) =>
      db.execute(sql`update items set price = ${price} where id = ${item}`),
  };
}

/** Skips the test with the reason where Varnish is missing. */
function cacheTest(
  name: string,
  run: (shop: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
) {
  test(problem === null ? name : `${name} (skipped: ${problem})`, async ({ skip }) => {
    if (!opened) return skip(problem ?? "");
    await run(opened);
  });
}

/** How often the answer was in the cache before. */
const isHit = ({ headers }: { headers: Headers }) =>
  (headers.get("x-varnish") ?? "").split(" ").length === 2;

cacheTest("an answer comes from the cache until its price changes, and no longer", async (shop) => {
  const ask = async () => {
    const response = await shop.ask("GET /items/details/{id}", shop.food);
    return { hit: isHit(response), price: ((await response.json()) as { price: number }).price };
  };
  await ask();
  expect(await ask()).toEqual({ hit: true, price: 10 });
  await shop.setPrice(1250);
  await expect.poll(async () => (await ask()).price, { timeout: 20_000 }).toBe(12.5);
  await shop.setPrice(1000);
  await expect.poll(async () => (await ask()).price, { timeout: 20_000 }).toBe(10);
  const { headers } = await shop.ask("GET /items/details/{id}", shop.food);
  expect(headers.get("surrogate-key")).toBe(null);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
});

cacheTest("a page is one for all of a zone, and changes with a price", async (shop) => {
  const text = async (cookie: string) => (await shop.page("/item", cookie)).text;
  const inCache = async (cookie: string) => isHit(await shop.page("/item", cookie));
  // Its first rendering is not held: what it is made from is known at its end.
  await expect.poll(() => inCache("zoneid=1; cart=ada")).toBe(true);
  expect(await inCache("zoneid=1; cart=bob")).toBe(true);
  expect(await text("zoneid=1")).toContain("zone 1, 10,");
  expect(await text("zoneid=2")).toContain("zone 2, 10,");
  const { headers } = await shop.page("/item", "zoneid=1");
  expect(headers.get("vary")).toContain("Cookie");
  expect(headers.get("cache-control")).toBe("private, no-cache");
  const known = { "If-None-Match": headers.get("etag") ?? "" };
  expect((await shop.page("/item", "zoneid=1", known)).status).toBe(304);
  await shop.setPrice(1400);
  await expect.poll(() => text("zoneid=1"), { timeout: 20_000 }).toContain("zone 1, 14,");
  await expect.poll(() => text("zoneid=2"), { timeout: 20_000 }).toContain("zone 2, 14,");
});

cacheTest("browsers may cache only prefetched data", async (shop) => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const page = await shop.page(path, "zoneid=3", headers);
    return { hit: isHit(page), control: page.headers.get("cache-control") };
  };
  const prefetch = { "Sec-Purpose": "prefetch" };
  const control = "private, max-age=30";
  // The first is not stored by the shared cache, the last is.
  expect(await ask("/home.data", prefetch)).toEqual({ hit: false, control });
  await expect.poll(async () => (await ask("/home.data")).hit).toBe(true);
  expect(await ask("/home.data", prefetch)).toEqual({ hit: true, control });
  expect((await ask("/home.data")).control).toBe("private, no-cache");
  expect((await ask("/item", prefetch)).control).toBe("private, no-cache");
});

cacheTest("no answer of one person reaches another", async (shop) => {
  const people = [await addCustomer(shop.db), await addCustomer(shop.db)];
  for (const { token, customerId } of [...people, ...people]) {
    const response = await shop.ask("GET /customer/info", { token });
    expect(isHit(response)).toBe(false);
    expect(((await response.json()) as { id: number }).id).toBe(customerId);
  }
  expect((await shop.ask("GET /customer/info", {})).status).toBe(401);
  // Neither a page that is never cached, nor one that depends on the place of its visitor.
  for (const path of ["/basket", "/near"]) {
    for (const name of ["ada", "bob", "ada"]) {
      const page = await shop.page(path, `zoneid=${name}; cart=${name}`);
      expect(page.text).toContain(`cart=${name}`);
      expect(isHit(page)).toBe(false);
    }
  }
});

cacheTest("only the processes say what has changed", async ({ url }) => {
  const purge = (headers: Record<string, string>) => fetch(url, { method: "PURGE", headers });
  expect((await purge({})).status).toBe(405);
  expect((await purge({ "Surrogate-Key": "stores:1" })).status).toBe(200);
});
