import { beforeEach, expect, test } from "vitest";
import { createPace } from "./pace.ts";
import { connectTo, startMapServer } from "./testing.ts";

const server = await startMapServer();
/** One whose requests are counted: those that others gave up may still arrive. */
const counting = await startMapServer();
let now = 0;

beforeEach(() => {
  server.seen = [];
  server.reply = () => ({ body: { fine: true } });
});

test("says who calls, and sends queries and bodies", async () => {
  const call = connectTo(server);
  await call("/search", { query: { q: "Rue d’été & co" } });
  await call("/route", { body: { costing: "auto" } });
  expect(server.seen).toMatchObject([
    { method: "GET", path: "/search", query: { q: "Rue d’été & co" } },
    { method: "POST", path: "/route", body: { costing: "auto" } },
  ]);
  expect(server.seen[0]?.headers["user-agent"]).toBe("Errand (https://shop.test)");
});

test.each([
  ["responds with an error of its own", () => ({ status: 502, body: {} })],
  ["has no more requests for us", () => ({ status: 429, body: {} })],
  ["responds with a page", () => ({ body: "<html>Welcome</html>" })],
  ["breaks the connection", () => null],
])("is away when it %s", async (_case, reply) => {
  server.reply = reply;
  await expect(connectTo(server)("/search")).rejects.toThrow(/127\.0\.0\.1/);
});

test("is away when it does not respond in time", async () => {
  server.reply = () => new Promise(() => {});
  await expect(connectTo(server)("/search", { timeoutMs: 10 })).rejects.toThrow(/timeout|aborted/);
});

test("is left alone after three failures, tried once after half a minute, and used again when it is back", async () => {
  const call = connectTo(counting, { now: () => now });
  const attempt = () =>
    call("/search").then(
      () => "found",
      () => "away",
    );
  counting.reply = () => ({ status: 500, body: {} });
  for (let turn = 0; turn < 5; turn += 1) expect(await attempt()).toBe("away");
  expect(counting.seen).toHaveLength(3);

  now += 30_000;
  expect([await attempt(), await attempt()]).toEqual(["away", "away"]);
  expect(counting.seen).toHaveLength(4);

  now += 30_000;
  counting.reply = () => ({ body: {} });
  expect([await attempt(), await attempt()]).toEqual(["found", "found"]);
});

test("waits for its turn where so many a second are allowed, but not for longer than a person does", () => {
  let at = 0;
  const pace = createPace(1, 2_000, () => at);
  expect([pace(), pace(), pace(), pace()]).toEqual([0, 1_000, 2_000, null]);
  at = 5_000;
  expect(pace()).toBe(0);
});
