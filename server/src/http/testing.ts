import { Writable } from "node:stream";
import type pg from "pg";
import { pino } from "pino";
import type { ComposedApi } from "../api.ts";
import type { Log } from "../process/log.ts";
import { createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

/** A log of everything, and a function that returns what it has written. */
export function startTestLog(): { log: Log; written(): string } {
  let written = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = pino({ level: "trace", base: null, timestamp: false }, sink);
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
      settings: { metricsToken: null, production: true, slowRequestMs: null },
      isOpen: () => true,
    }),
    routes: [api.app],
    page: async () => new Response("", { status: 404 }),
    pageCache: null,
  });
}
