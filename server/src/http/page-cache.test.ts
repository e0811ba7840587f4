import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { ChangeFeed } from "../database/change-feed.ts";
import { compress } from "./compress.ts";
import { createPageCache } from "./page-cache.ts";

let instant = new Date("2026-03-02T11:00:00Z");
let drawn = 0;
let tellChange = () => {};
const changes: ChangeFeed = {
  on(_channel, listener) {
    const others = tellChange;
    tellChange = () => {
      others();
      listener("items");
    };
    return () => {};
  },
  flushed: async () => {},
  close: async () => {},
};

const app = new Hono<{ Variables: { hasFault: boolean } }>();
const keyOf = (request: Request) =>
  request.url.endsWith("/private") ? null : `${request.url} ${request.headers.get("Cookie")}`;
app.all("*", createPageCache({ changes, cacheKey: keyOf, now: () => instant }), compress);
app.all("*", (c) => {
  drawn += 1;
  if (c.req.path === "/fault") c.set("hasFault", true);
  if (c.req.path === "/changing") tellChange();
  const body = `drawing ${drawn} ${"of the same shop ".repeat(100)}`;
  return new Response(body, {
    status: c.req.path === "/missing" ? 404 : 200,
    headers: { "Content-Type": "text/html", "X-Drawing": String(drawn) },
  });
});

/** Which drawing answers; its bytes have all been read, and kept if they are. */
async function drawing(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await app.request(path, { method, headers });
  await response.bytes();
  await new Promise(setImmediate);
  return Number(response.headers.get("X-Drawing"));
}

beforeEach(() => {
  drawn = 0;
  tellChange();
});

test("a page is drawn once for who asks alike, until its minute ends", async () => {
  expect([await drawing("/home"), await drawing("/home")]).toEqual([1, 1]);
  expect(await drawing("/home", { Cookie: "zone=2" })).toBe(2);
  instant = new Date(instant.getTime() + 60_000);
  expect(await drawing("/home")).toBe(3);
});

test("a change of the catalogue is seen by the next page, also one that came while it was drawn", async () => {
  await drawing("/home");
  tellChange();
  expect(await drawing("/home")).toBe(2);
  expect([await drawing("/changing"), await drawing("/changing")]).toEqual([3, 4]);
});

test("a kept page is as it was sent: whole, packed as asked, with its headers", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const ask = () => app.request("/home", { headers: { "Accept-Encoding": encoding } });
    const first = await ask();
    const bytes = await first.bytes();
    await new Promise(setImmediate);
    const kept = await ask();
    expect(await kept.bytes()).toEqual(bytes);
    expect([...kept.headers]).toEqual([...first.headers]);
    expect(kept.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(kept.headers.get("Vary")).toBe("Accept-Encoding");
  }
});

test("nothing is kept of a fault, a page that is not there, a post and a page of one's own", async () => {
  for (const path of ["/fault", "/missing", "/private"]) {
    const first = await drawing(path);
    expect(await drawing(path), path).toBe(first + 1);
  }
  const posted = await drawing("/home", {}, "POST");
  expect(await drawing("/home")).toBe(posted + 1);
});
