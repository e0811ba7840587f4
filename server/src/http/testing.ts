import { Writable } from "node:stream";
import type pg from "pg";
import { pino } from "pino";
import { type Log, logOptions } from "../process/log.ts";
import type { ComposedApi } from "../services.ts";
import { createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

/**
 * Paths with characters of routes, of URLs and of markup, and long ones, as attackers send them.
 */
export const unusualPaths = [
  ...["/*", "/%2a", "/%2A", "/*?x=1", "/**", "/*/*", "/:id", "/api/*", "/api/v1/*", "/api/store/*"],
  ...["/assets/*", "/images/*/*", "/images/:segment/:file", "/%", "/%zz", "/%25", "/%2525", "/%00"],
  ...[
    "/%0a",
    "/%0d%0ax-a:1",
    "/%c0%af",
    "/%ff",
    "/..%2f..%2f",
    "/%2e%2e/",
    "/\\",
    "/%5c",
    "//",
    "//a",
  ],
  ...[
    "/?",
    "/?*",
    "/#*",
    "/(",
    "/[",
    "/{a}",
    "/+",
    "/$",
    "/^",
    "/|",
    "/a b",
    "/~",
    "/;",
    "/&",
    "/'",
  ],
  ...['/"', "/<script>", "/__proto__", "/constructor", "/toString", "/hasOwnProperty", "/é", "/😀"],
  ...[
    "/%F0%9F%98%80",
    "/%ED%A0%80",
    `/${"a".repeat(8_000)}`,
    `/${"*".repeat(500)}`,
    `/${"a/".repeat(500)}`,
  ],
];

/** A log of everything, and a function that returns what it has written. */
export function startTestLog(): { log: Log; written(): string } {
  let written = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = pino({ ...logOptions, level: "trace", timestamp: false }, sink);
  return { log, written: () => written };
}

/** The HTTP application of an API, without pages. */
export function createTestApp({ api, pool, log }: { api: ComposedApi; pool: pg.Pool; log: Log }) {
  return createApp({
    log,
    settings: { url: "http://127.0.0.1:4000", isUrlSet: false, host: "127.0.0.1" },
    observation: createMetrics({
      log,
      pool,
      settings: { metricsToken: null, production: true, slowRequestMs: null, proxies: 0 },
      isOpen: () => true,
    }),
    routes: [api.app],
    page: async () => new Response("", { status: 404 }),
    pageCache: null,
  });
}
