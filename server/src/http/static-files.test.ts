import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  app.route("/", await staticFiles(folder));
  app.all("*", (c) => c.text("a page"));
});

afterAll(() => rm(folder, { recursive: true }));

const ask = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

test("a file with a hash in its name may be kept for good", async () => {
  const response = await ask("/assets/home-a1b2.js");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(script);
});

test("the bytes made at build are sent to who can read them", async () => {
  const response = await ask("/assets/home-a1b2.js", { "Accept-Encoding": "gzip, deflate, br" });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(gzipSync(script));
});

test("other files are asked for again after a while, and not sent twice", async () => {
  const response = await ask("/icon.svg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const etag = response.headers.get("etag") ?? "";
  const again = await ask("/icon.svg", { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("a look at the head sends no body", async () => {
  const response = await app.request("/icon.svg", { method: "HEAD" });
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["6", ""]);
});

test.each(["/", "/assets/home-a1b2.js.gz", "/assets/none.js", "/../icon.svg%00"])(
  "%s is left to the pages",
  async (path) => {
    expect(await (await ask(path)).text()).toBe("a page");
  },
);
