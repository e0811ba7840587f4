import { pino } from "pino";
import { createApi } from "../api.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { openDatabase } from "../database/database.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createJobMetrics } from "../jobs/job-metrics.ts";
import { createWorkers } from "../jobs/workers.ts";
import type { ApiSettings } from "../requests/api.ts";

/**
 * The server that the crash test kills: API, HTTP server and workers, as `main.ts` starts them. Its parent
 * sends the settings and gets the port.
 */
process.once("message", async (settings: ApiSettings & { databaseUrl: string }) => {
  const { databaseUrl } = settings;
  const log = pino({ level: "silent" });
  const { db, pool } = openDatabase(databaseUrl, { poolSize: 16 });
  const changes = await listenForChanges(databaseUrl, log);
  const api = createApi({ db, pool, changes, settings, log });
  const httpServer = createHttpServer({ proxies: 0 });
  await httpServer.open("127.0.0.1", 0, api.app.fetch);
  const metrics = createJobMetrics(db);
  createWorkers({ databaseUrl, changes, handlers: api.jobHandlers, metrics, log }).start();
  process.send?.(httpServer.server.address());
});
