import { expect, test } from "vitest";
import { consolePages } from "./console-pages.ts";

const app = consolePages({
  readPage: async (name) => `<!doctype html>\n<html lang="en"><title>${name}</title></html>`,
  isDevelopment: false,
});

const firstTag = async (path: string, headers: Record<string, string> = {}) =>
  (await (await app.request(path, { headers })).text()).split("\n")[1];

test.each([
  ["/vendor", "store"],
  ["/vendor/orders/12", "store"],
  ["/courier", "courier"],
  ["/desk", "desk"],
  ["/desk/queues", "desk"],
])("serves at %s the console %s", async (path, name) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<title>${name}</title>`);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test.each(["/vendors", "/couriers", "/desktop", "/"])("passes %s on", async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test("completes the page by the language and the theme of the visitor", async () => {
  expect(await firstTag("/desk")).toContain('<html lang="en" dir="ltr">');
  expect(await firstTag("/desk", { "Accept-Language": "fr-CH, en" })).toContain('<html lang="fr"');
  const settings = encodeURIComponent('{"theme":"dark","direction":"rtl"}');
  const Cookie = `language-setting=fr; settings=${settings}`;
  expect(await firstTag("/desk", { Cookie })).toContain(
    '<html lang="fr" dir="rtl" data-theme="dark">',
  );
});

test("writes nothing of a cookie into the page but what it knows", async () => {
  const settings = encodeURIComponent('{"theme":"\\"><script>","direction":"up"}');
  const Cookie = `language-setting=%22%3E%3Cscript%3E; settings=${settings}`;
  expect(await firstTag("/desk", { Cookie })).toContain('<html lang="en" dir="ltr">');
});

test("allows scripts of the shop alone", async () => {
  const policy = (await app.request("/desk")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("script-src");
  expect(policy).not.toContain("style-src-elem 'self' 'unsafe-inline'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("lets the console of a store alone reach its printer", async () => {
  const permissions = async (path: string) =>
    (await app.request(path)).headers.get("permissions-policy");
  expect(await permissions("/vendor")).toContain("usb=(self)");
  expect(await permissions("/vendor")).toContain("camera=()");
  expect(await permissions("/desk")).toBeNull();
});
