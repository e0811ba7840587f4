import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const ask = async (url: string) => {
  const app = new Hono();
  app.use(securityHeaders(url));
  app.all("*", () => new Response("a page", { headers: { "Content-Type": "text/html" } }));
  return (await app.request("/")).headers;
};

test("forbids type sniffing, limits the referrer and isolates the window", async () => {
  const headers = await ask("http://127.0.0.1:4000");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("content-type")).toBe("text/html");
});

test("allows geolocation to the shop itself and denies cameras and other sensors", async () => {
  const policy = (await ask("http://127.0.0.1:4000")).get("permissions-policy")?.split(", ");
  expect(policy).toContain("geolocation=(self)");
  for (const feature of ["camera", "microphone", "payment", "usb"]) {
    expect(policy).toContain(`${feature}=()`);
  }
});

test("adds the headers to an immutable redirect", async () => {
  const app = new Hono();
  app.use(securityHeaders("http://127.0.0.1:4000"));
  app.all("*", () => Response.redirect("http://127.0.0.1:4000/home"));
  const response = await app.request("/");
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "http://127.0.0.1:4000/home",
  ]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("adds Strict-Transport-Security for an https URL", async () => {
  expect((await ask("https://shop.example.com")).get("strict-transport-security")).toMatch(
    /^max-age=/,
  );
  expect((await ask("http://shop.example.com")).get("strict-transport-security")).toBeNull();
});
