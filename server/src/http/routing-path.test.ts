import { Hono } from "hono";
import { expect, test } from "vitest";
import { routingPath } from "./routing-path.ts";

/** Counts how often a middleware of all paths runs for one request. */
function countingApp() {
  let runs = 0;
  const app = new Hono({ getPath: routingPath });
  app.use("*", async (_c, next) => {
    runs += 1;
    await next();
  });
  // Routes that only one of Hono's routers can hold, as the process has them.
  app.get("/files/:key/:name{[a-z]+\\.jpg}", (c) => c.json(c.req.param()));
  app.get("/files/:key/:other", (c) => c.json(c.req.param()));
  app.all("*", (c) => c.text("page"));
  return { app, runs: () => runs };
}

test.each(["/*", "/%2a", "/%2A", "/*?x=1", "/**", "/*/*", "/files/*", "/files/:key/*", "/:key"])(
  "runs a middleware once for %s",
  async (path) => {
    const { app, runs } = countingApp();
    expect((await app.request(path)).status).toBe(200);
    expect(runs()).toBe(1);
  },
);

test("returns parameters as the client wrote them", async () => {
  const { app } = countingApp();
  const response = await app.request("/files/a*b:c/d%2A");
  expect(await response.json()).toEqual({ key: "a*b:c", other: "d*" });
});
