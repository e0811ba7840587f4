import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

let folder: string;
const app = new Hono();
const script = "export const greeting = 'hello';";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-static-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "home-a1b2.js"), script);
  await writeFile(join(folder, "assets", "home-a1b2.js.gz"), gzipSync(script));
  await writeFile(join(folder, "assets", "cart-c3d4.js"), script);
  await writeFile(join(folder, "assets", "cart-c3d4.js.gz"), gzipSync(script));
  await writeFile(join(folder, "assets", "cart-c3d4.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  app.route("/", await staticFiles(folder));
  app.all("*", (c) => c.text("a page"));
});

afterAll(() => rm(folder, { recursive: true }));

const fetchFile = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

test("lets browsers cache a file with a hash in its name forever", async () => {
  const response = await fetchFile("/assets/home-a1b2.js");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(script);
});

test("sends the precompressed file to a client that accepts its encoding", async () => {
  const response = await fetchFile("/assets/home-a1b2.js", {
    "Accept-Encoding": "gzip, deflate, br",
  });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(gzipSync(script));
});

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=1.0, gzip;q=0.8", "br"],
  ["gzip", "gzip"],
  ["deflate", null],
])("prefers Brotli of what the client accepts: %s", async (accepted, encoding) => {
  const response = await fetchFile("/assets/cart-c3d4.js", { "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  const sizes = { br: brotliCompressSync(script), gzip: gzipSync(script) };
  const expected = encoding ? sizes[encoding as "br" | "gzip"].length : script.length;
  expect(response.headers.get("content-length")).toBe(String(expected));
  expect((await response.arrayBuffer()).byteLength).toBe(expected);
});

test("lets browsers cache other files for an hour, then responds with 304 while they are unchanged", async () => {
  const response = await fetchFile("/icon.svg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const etag = response.headers.get("etag") ?? "";
  const again = await fetchFile("/icon.svg", { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("responds to HEAD with the length and no body", async () => {
  const response = await app.request("/icon.svg", { method: "HEAD" });
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["6", ""]);
});

test("passes a POST to the path of a file on", async () => {
  const response = await app.request("/icon.svg", { method: "POST" });
  expect(await response.text()).toBe("a page");
});

test("responds with 304 and the headers of the file when one of several ETags matches", async () => {
  const { headers } = await fetchFile("/assets/home-a1b2.js");
  const again = await fetchFile("/assets/home-a1b2.js", {
    "If-None-Match": `"other", W/${headers.get("etag")}`,
  });
  expect(again.status).toBe(304);
  for (const name of ["cache-control", "etag", "vary"]) {
    expect(again.headers.get(name), name).toBe(headers.get(name));
  }
});

test.each([
  "/",
  "/assets",
  "/assets/home-a1b2.js.gz",
  "/assets/none.js",
  "/../icon.svg%00",
  "/assets/..%2ficon.svg",
  "/%2e%2e/%2e%2e/etc/passwd",
])("passes %s on to the pages", async (path) => {
  expect(await (await fetchFile(path)).text()).toBe("a page");
});
