import { Hono } from "hono";
import { expect, test } from "vitest";
import { otherOrigins } from "./cors.ts";

const ours = "https://shop.example";
const app = new Hono().use(otherOrigins([ours])).get("/", (c) => {
  c.header("Vary", "zoneId", { append: true });
  return c.body("an answer");
});

const ask = (origin?: string, init: RequestInit = {}) =>
  app.request("/", { ...init, headers: { ...(origin && { origin }), ...init.headers } });

test("pages of an allowed origin may read an answer", async () => {
  const { headers } = await ask(ours);
  expect(headers.get("access-control-allow-origin")).toBe(ours);
  expect(headers.get("vary")).toBe("Origin, zoneId");
});

test("others may not, and a cache knows that the answer differs", async () => {
  for (const origin of ["https://other.example", undefined]) {
    const { headers } = await ask(origin);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary")).toBe("Origin, zoneId");
  }
});

test("a preflight is answered for an allowed origin only", async () => {
  const preflight = { method: "OPTIONS", headers: { "access-control-request-method": "POST" } };
  const allowed = await ask(ours, preflight);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("access-control-allow-origin")).toBe(ours);
  expect(allowed.headers.get("access-control-allow-methods")).toContain("POST");
  const refused = await ask("https://other.example", preflight);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});
