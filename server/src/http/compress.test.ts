import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { compress } from "./compress.ts";

const long = JSON.stringify({ words: "one and another and ".repeat(300) });
const closers: (() => void)[] = [];

const app = new Hono();
app.use(compress);
app.get("/data", (c) =>
  c.body(long, 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(long.length),
  }),
);
app.get("/short", (c) => c.json({ words: "few" }));
app.get("/picture", (c) => c.body(long, 200, { "Content-Type": "image/webp" }));
app.get("/packed", (c) =>
  c.body("x".repeat(2000), 200, { "Content-Encoding": "br", "Content-Type": "text/css" }),
);
app.get("/live", (c) => c.body(long, 200, { "Content-Type": "text/event-stream" }));
app.get("/page", () => {
  const body = new ReadableStream({
    start(page) {
      page.enqueue(Buffer.from("<html>shell"));
      closers.push(() => {
        page.enqueue(Buffer.from("rest</html>"));
        page.close();
      });
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
    status: 404,
  });
});

const ask = async (path: string, encoding = "gzip, deflate, br", method = "GET") =>
  app.request(path, { method, headers: { "Accept-Encoding": encoding } });

test("compresses data with an accepted encoding, Brotli first", async () => {
  const brotli = await ask("/data");
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotli.headers.get("content-length")).toBeNull();
  expect(brotli.headers.get("vary")).toContain("Accept-Encoding");
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(long);

  const zipped = await ask("/data", "gzip");
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(long);

  const plain = await ask("/data", "identity");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toContain("Accept-Encoding");
  expect(await plain.text()).toBe(long);
});

test.each(["/short", "/picture", "/live"])("does not compress %s", async (path) => {
  const response = await ask(path);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.status).toBe(200);
  expect((await response.text()).length).toBeGreaterThan(0);
});

test("does not compress a compressed response again", async () => {
  expect(await (await ask("/packed")).text()).toBe("x".repeat(2000));
});

test("sends the first part of a page before the last part is rendered", async () => {
  const response = await ask("/page", "gzip");
  expect(response.status).toBe(404);
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    parts.push(part);
    // The gzip header may arrive alone; the shell follows while the page is still open.
    if (Buffer.concat(parts).length > 15) closers.shift()?.();
  }
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe("<html>shellrest</html>");
});

test.each([0, 1, 2, 3, 4])("a visitor who leaves after %i parts breaks nothing", async (parts) => {
  const uncaught = vi.fn();
  process.on("uncaughtException", uncaught);
  onTestFinished(() => void process.off("uncaughtException", uncaught));
  const page = (await ask("/page")).body?.getReader();
  closers.pop()?.();
  for (let read = 0; read < parts; read += 1) await page?.read();
  await page?.cancel();
  // Streams report errors after the current turn of the event loop.
  await setImmediate();
  expect(uncaught).not.toHaveBeenCalled();
});

test("a visitor who leaves ends the rendering of the page, and an error of the page ends the response", async () => {
  const cancelled = vi.fn();
  let fail = (_error: Error) => {};
  const pages = new Hono().use(compress).get("/", () => {
    const start = (page: ReadableStreamDefaultController) => {
      page.enqueue(Buffer.from("<html>"));
      fail = (error) => page.error(error);
    };
    const body = new ReadableStream({ start, cancel: cancelled });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  });
  const open = async () => {
    const response = await pages.request("/", { headers: { "Accept-Encoding": "br" } });
    const reader = response.body?.getReader();
    await reader?.read();
    return reader;
  };
  await (await open())?.cancel();
  await setImmediate();
  expect(cancelled).toHaveBeenCalledOnce();
  const broken = await open();
  fail(new Error("rendering failed"));
  await expect(broken?.read()).rejects.toThrow("rendering failed");
});
