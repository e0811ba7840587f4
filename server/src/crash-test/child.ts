import { pino } from "pino";
import { createApi } from "../api.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { openDatabase } from "../database/database.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createJobMetrics } from "../jobs/job-metrics.ts";
import { createWorkers } from "../jobs/workers.ts";
import type { ServerSettings } from "./server-process.ts";

/**
 * The server that the crash test kills: API, HTTP server and workers, as `main.ts` starts them. Its
 * parent sends the settings and gets the port.
 */
process.once("message", async (settings: ServerSettings) => {
  const { databaseUrl, databaseDirectUrl: directUrl } = settings;
  const sessionUrl = directUrl ?? databaseUrl;
  const log = pino({ level: "silent" });
  const { db, pool } = openDatabase(databaseUrl, { poolSize: 16, directUrl });
  const changes = await listenForChanges(sessionUrl, log);
  const api = createApi({ db, pool, changes, settings, log });
  const httpServer = createHttpServer({ proxies: 0 });
  await httpServer.listen("127.0.0.1", 0);
  httpServer.open(api.app.fetch);
  const metrics = createJobMetrics(db);
  const parts = { databaseUrl: sessionUrl, changes, handlers: api.jobHandlers, metrics, log };
  createWorkers(parts).start();
  process.send?.(httpServer.server.address());
});
