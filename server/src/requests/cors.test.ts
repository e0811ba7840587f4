import { Hono } from "hono";
import { expect, test } from "vitest";
import { allowOrigins } from "./cors.ts";

const ours = "https://shop.example";
const app = new Hono().use(allowOrigins([ours])).get("/", (c) => {
  c.header("Vary", "zoneId", { append: true });
  return c.body("a response");
});

const ask = (origin?: string, init: RequestInit = {}) =>
  app.request("/", { ...init, headers: { ...(origin && { origin }), ...init.headers } });

test("lets pages of an allowed origin read a response", async () => {
  const { headers } = await ask(ours);
  expect(headers.get("access-control-allow-origin")).toBe(ours);
  expect(headers.get("vary")).toBe("Origin, zoneId");
});

test("does not allow other origins, and varies the response by origin for caches", async () => {
  for (const origin of ["https://other.example", undefined]) {
    const { headers } = await ask(origin);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary")).toBe("Origin, zoneId");
  }
});

test("accepts a preflight of an allowed origin only", async () => {
  const preflight = { method: "OPTIONS", headers: { "access-control-request-method": "POST" } };
  const allowed = await ask(ours, preflight);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("access-control-allow-origin")).toBe(ours);
  expect(allowed.headers.get("access-control-allow-methods")).toContain("POST");
  const refused = await ask("https://other.example", preflight);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});
