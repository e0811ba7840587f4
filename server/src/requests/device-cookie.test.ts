import { Hono } from "hono";
import { expect, test } from "vitest";
import { newDevice, readDevice, setDevice } from "./device-cookie.ts";

const app = new Hono()
  .get("/set/:secure", (c) => {
    setDevice(c, newDevice(), c.req.param("secure") === "yes");
    return c.body(null);
  })
  .get("/read", (c) => c.json(readDevice(c)));

const cookieSet = async (secure: "yes" | "no") =>
  (await app.request(`/set/${secure}`)).headers.get("set-cookie") ?? "";
const read = async (cookie: string) => (await app.request("/read", { headers: { cookie } })).json();

test("sets a Secure cookie only when the shop uses https", async () => {
  expect(await cookieSet("yes")).toMatch(/; Secure(;|$)/);
  expect(await cookieSet("no")).not.toContain("Secure");
});

test("reads a cookie that it set, and ignores one of another form", async () => {
  const [pair = ""] = (await cookieSet("no")).split(";");
  expect(await read(pair)).toBe(pair.replace("device=", ""));
  expect(await read(`${pair}x`)).toBeNull();
  expect(await read("device=")).toBeNull();
  expect(await read("other=1")).toBeNull();
});
