import type { Server } from "node:http";
import { readDemoStaff } from "@errand/demo/fill/demo-staff";
import { drawFirstPictures } from "@errand/demo/pictures/first-pictures";
import { createPictureThread } from "@errand/demo/pictures/picture-thread";
import { demoDispatchTiming } from "@errand/demo/simulator/demo-dispatch-timing";
import { estimateDemoArrival } from "@errand/demo/simulator/estimate-demo-arrival";
import { findLeftStores } from "@errand/demo/simulator/find-left-stores";
import { startSimulator } from "@errand/demo/simulator/simulator";
import { phoneCodePage } from "@errand/server/account/phone-code-page";
import { signInPages } from "@errand/server/account/sign-in-pages";
import { createApi } from "@errand/server/api";
import { backupJobs } from "@errand/server/backup/backup-jobs";
import { createBackupMetrics } from "@errand/server/backup/backup-metrics";
import { createCacheMetrics } from "@errand/server/caching/cache-counts";
import { notifySharedCache } from "@errand/server/caching/shared-cache";
import { citiesPage } from "@errand/server/cities/cities.page";
import { followCities } from "@errand/server/cities/followed-cities";
import { signInReturnPath } from "@errand/server/config/available-login";
import { maintenancePage } from "@errand/server/config/maintenance.page";
import { listenForChanges } from "@errand/server/database/change-feed";
import { checkCitusEntry } from "@errand/server/database/citus-entry";
import { type Database, openDatabase } from "@errand/server/database/database";
import { startEmbedded } from "@errand/server/database/embedded";
import { checkExternalDatabase } from "@errand/server/database/external-database";
import { migrateDatabase } from "@errand/server/database/migrate";
import { findShop, getShopAddress } from "@errand/server/database/shop-address";
import { diagnose } from "@errand/server/doctor/diagnose";
import { archiveJobs } from "@errand/server/history/history-jobs";
import { createApp } from "@errand/server/http/app";
import { consoleManifests } from "@errand/server/http/console-manifests";
import { createHttpServer, type DevMiddleware } from "@errand/server/http/http-server";
import { createMetrics } from "@errand/server/http/metrics";
import { connectPhoneProofs } from "@errand/server/integrations/identity/phone-proofs";
import { connectProviders } from "@errand/server/integrations/identity/providers";
import { withSimulatedProviders } from "@errand/server/integrations/identity/simulator/simulated-providers";
import { identitySimulator } from "@errand/server/integrations/identity/simulator/simulator-pages";
import { connectGeocoder } from "@errand/server/integrations/map-services/connect-geocoder";
import { connectRouter } from "@errand/server/integrations/map-services/connect-router";
import { connectSenders } from "@errand/server/integrations/outbox/outbox";
import { outboxPage } from "@errand/server/integrations/outbox/outbox.page";
import { createJobMetrics } from "@errand/server/jobs/job-metrics";
import { createWorkers } from "@errand/server/jobs/workers";
import { linkPreviewRoutes } from "@errand/server/link-previews/link-previews.routes";
import { mapRoutes } from "@errand/server/location/map.routes";
import { apiDocs } from "@errand/server/openapi/docs";
import { fillWhenEmpty } from "@errand/server/operations/fill-when-empty";
import { createOrderMetrics } from "@errand/server/orders/order-metrics";
import { connectGateways } from "@errand/server/payments/connect-gateways";
import { sandboxPages } from "@errand/server/payments/sandbox/sandbox-pages";
import { createSigner } from "@errand/server/payments/sandbox/sandbox-signature";
import { createPictures } from "@errand/server/pictures/pictures";
import { pictureRoutes } from "@errand/server/pictures/pictures.routes";
import { removeOldDrawings } from "@errand/server/pictures/remove-old-drawings";
import { privateFileRoutes } from "@errand/server/private-files/private-files.routes";
import { checkDataDir } from "@errand/server/process/data-dir";
import { freeBytesOf } from "@errand/server/process/free-space";
import { createLog, type Log } from "@errand/server/process/log";
import { createProgress, type Progress } from "@errand/server/process/progress";
import { readSettings, type Settings, type TracingSettings } from "@errand/server/process/settings";
import { createShutdown } from "@errand/server/process/shutdown";
import { StartError } from "@errand/server/process/start-error";
import type { Tracer } from "@errand/server/process/trace";
import { createStreamMetrics } from "@errand/server/requests/stream-metrics";
import { notSetUpPage } from "@errand/server/setup/not-set-up.page";
import { createOpening } from "@errand/server/setup/opening";
import { sitemapRoutes } from "@errand/server/sitemap/sitemap.routes";
import { createStatus } from "@errand/server/status/read-status";
import { statusPage } from "@errand/server/status/status.page";
import { loadBuiltConsoles, loadDevConsoles } from "./consoles.ts";
import { loadBuiltPages, loadDevPages, storefrontStyles } from "./pages.ts";

const development = process.argv.includes("--dev");
// Set before React loads: its development build is slower and larger.
process.env.NODE_ENV ??= development ? "development" : "production";

const shutdown = createShutdown();
let stoppedAt = 0;
const print = (line: string) => process.stdout.write(`${line}\n`);

const notSetUp = [
  "The shop is not set up yet: its pages answer 503. Write a file that describes it, and set it up:",
  "  npm run --silent setup -- --example > shop.json",
  "  npm run setup -- shop.json",
].join("\n");

process.on("SIGTERM", () => stop(0));
process.on("SIGINT", () => stop(0));

try {
  const settings = readSettings(process.env);
  const { log, flush } = createLog(settings.logLevel);
  shutdown.add(flush);
  process.on("uncaughtException", (error) => {
    log.fatal(error);
    stop(1);
  });
  await (settings.citiesFile === null
    ? start(settings, log)
    : startCities(settings, settings.citiesFile, log));
  print(`Errand is open at ${settings.url}`);
  if (settings.demo && settings.citiesFile === null) {
    print(`Serve a store: ${settings.url}/vendor`);
  }
} catch (error) {
  if (!shutdown.isStopping()) {
    print(
      error instanceof StartError
        ? error.message
        : String(error instanceof Error ? error.stack : error),
    );
    stop(1);
  }
}

/** Starts every part in the order of their dependencies. */
async function start(settings: Settings, log: Log) {
  const tracer = settings.tracing && (await loadTracer(settings.tracing, log));
  // Both load while PostgreSQL starts; only an empty database needs the demo's data.
  const demoFill = settings.demo ? import("@errand/demo/fill") : null;
  const progress = createProgress();
  const builtPages = development ? null : loadBuilt(progress);
  // Awaited below; a start that fails before must not report it a second time.
  builtPages?.catch(() => {});
  // Before the database, which takes long to fill.
  const httpServer = createHttpServer(settings);
  await httpServer.listen(settings.host, settings.port);
  shutdown.add(httpServer.close);
  const url = await databaseUrl(settings, log);
  const { databaseDirectUrl: directUrl, poolSize } = settings;
  const sessionUrl = directUrl ?? url;
  await migrateDatabase(sessionUrl);
  const { slowQueryMs } = settings;
  const slowQueries = slowQueryMs === null ? null : { log, ms: slowQueryMs };
  const { db, pool, close } = openDatabase(url, { poolSize, directUrl, slowQueries });
  shutdown.add(close);
  if (demoFill) {
    const fill = async (tx: Database) => {
      const { fillTown } = await demoFill;
      await progress("Filling the demo town", (report) => fillTown(tx, { report }));
    };
    await fillWhenEmpty(db, fill);
  }
  const changes = await listenForChanges(sessionUrl, log);
  shutdown.add(changes.close);
  const { sharedCacheUrl } = settings;
  if (sharedCacheUrl) shutdown.add(notifySharedCache({ changes, url: sharedCacheUrl, log }).stop);
  const opening = createOpening(db, changes);

  const { pages, consoles } = await (builtPages ?? loadDev(httpServer.server));
  shutdown.add(() => pages.close?.());
  shutdown.add(() => consoles.close?.());

  const senders = connectSenders(settings);
  const social = withSimulatedProviders(settings);
  const providers = connectProviders({ social });
  const phoneProofs = settings.firebase && connectPhoneProofs(settings.firebase);
  const gateways = await connectGateways({ db, settings, log });
  const awayMapServices = new Set<string>();
  const geocoder = connectGeocoder(settings, log, awayMapServices);
  const router = connectRouter(settings, log, awayMapServices);
  const services = { geocoder, router, senders, providers, phoneProofs, gateways };
  const api = createApi({
    ...{ db, pool, changes, settings, log, ...services },
    readFindings: () =>
      diagnose({ env: process.env, settings, database: { db, pool }, processes: 1 }),
    // The simulator is faster than the times that the stores state.
    ...(settings.demo && {
      estimateArrival: estimateDemoArrival(settings.demoSpeed),
      dispatchTiming: demoDispatchTiming(settings.demoSpeed),
      readDemoStaff,
    }),
  });
  shutdown.add(() => api.positionRecorder.flush());
  await removeOldDrawings(settings.picturesFolder);
  const thread = createPictureThread();
  shutdown.add(thread.close);
  const pictures = createPictures(settings.picturesFolder, thread.render);
  const jobMetrics = createJobMetrics(db);
  const styles = development ? null : await storefrontStyles();
  const app = createApp({
    log,
    settings,
    observation: createMetrics({
      ...{ log, pool, settings, tracer },
      metrics: [
        ...jobMetrics.metrics,
        ...createOrderMetrics(db),
        ...createStreamMetrics(api.streams),
        ...createCacheMetrics(api.cacheCounts),
        ...createBackupMetrics(settings.backup),
      ],
      isOpen: () => !shutdown.isStopping(),
      freeBytes: () => freeBytesOf(settings.dataDir),
    }),
    routes: [
      pages.files,
      consoles.files,
      apiDocs(api),
      notSetUpPage(opening, { url: settings.url, styles }),
      api.app,
      // Those who work here also do during maintenance.
      consoleManifests(api.shop),
      consoles.pages,
      mapRoutes(api, settings),
      sitemapRoutes(api),
      statusPage({
        readStatus: createStatus({ ...api, jobMetrics, awayMapServices }),
        url: settings.url,
        styles,
      }),
      settings.demo ? outboxPage(db) : null,
      settings.demo ? sandboxPages({ api, signer: createSigner(settings.secret) }) : null,
      identitySimulator({
        ...{ settings, clock: api.clock, shop: api.shop },
        returnPath: signInReturnPath,
      }),
      signInPages({ providers, settings, social, log }),
      phoneCodePage(settings),
      pictureRoutes(pictures),
      privateFileRoutes(api),
      linkPreviewRoutes(api, { pictures, draw: thread.drawLinkPreview }),
      maintenancePage({ ...api, styles }),
    ],
    page: (request, client, report) =>
      pages.render(request, {
        url: settings.url,
        tilesUrl: settings.map.tiles?.url ?? null,
        fetchApi: (apiRequest) => api.app.fetch(apiRequest, client),
        cacheText: async (key, compute) =>
          (await api.responseCache.get(key, api.clock(), compute)).body,
        report,
      }),
    pageCache: pages.cacheKey && {
      ...{ changes, cacheKey: pages.cacheKey, counts: api.cacheCounts },
      isShared: settings.sharedCacheUrl === null ? null : pages.isSameForZone,
    },
  });

  const handlers = [
    ...api.jobHandlers,
    ...archiveJobs(settings),
    ...backupJobs({ url, settings, env: process.env }),
  ];
  const workers = createWorkers({
    databaseUrl: sessionUrl,
    ...{ changes, handlers, log, slowQueries, tracer },
    metrics: jobMetrics,
    isOnlyProcess: settings.databaseUrl === null,
  });
  shutdown.add(workers.stop);
  await workers.prepare();
  httpServer.open(app.fetch, inTurn(consoles.devMiddleware, pages.devMiddleware));
  // Open requests end before what they need; nothing happens the second time.
  shutdown.add(httpServer.close);
  shutdown.add(() => api.streams.close());

  // Jobs read the settings of the shop.
  opening.onSetUp(workers.start);
  if (!(await opening.isSetUp())) print(notSetUp);
  if (settings.demo) {
    const simulator = startSimulator({
      ...{ api, databaseUrl: sessionUrl, speed: settings.demoSpeed },
      leftToPeople: await findLeftStores(db, settings.demoStores),
    });
    shutdown.add(simulator.stop);
    shutdown.add(drawFirstPictures(db, pictures, log).stop);
  }
  shutdown.add(() => drain(httpServer, settings));
}

/** Loads the built pages and consoles, one after the other: a build takes all processors. */
async function loadBuilt(progress: Progress) {
  const pages = await loadBuiltPages(progress);
  return { pages, consoles: await loadBuiltConsoles(progress) };
}

async function loadDev(server: Server) {
  return { pages: await loadDevPages(server), consoles: await loadDevConsoles(server) };
}

/** Passes each request to `first`, and on to `second` unless that has answered it. */
function inTurn(first?: DevMiddleware, second?: DevMiddleware): DevMiddleware | undefined {
  if (!first || !second) return second;
  return (request, response, next) =>
    first(request, response, () => second(request, response, next));
}

/** Loaded on demand: the SDK takes memory in every process. */
async function loadTracer(settings: TracingSettings, log: Log): Promise<Tracer> {
  const { createTracer } = await import("@errand/server/process/open-telemetry");
  const { tracer, close } = createTracer(settings, log);
  shutdown.add(close);
  return tracer;
}

/**
 * Fails the readiness check for a while before the process stops, so that load balancers stop
 * sending requests. Skipped after a fatal error.
 */
async function drain(httpServer: ReturnType<typeof createHttpServer>, settings: Settings) {
  if (process.exitCode === 0) await httpServer.drain(settings.drainSeconds * 1000);
}

/** Serves the page that finds the city of a visitor, in a process without a database. */
async function startCities(settings: Settings, file: string, log: Log) {
  const cities = await followCities(file, log);
  const pages = await loadBuiltPages(createProgress());
  const httpServer = createHttpServer(settings);
  const isOpen = () => !shutdown.isStopping();
  const app = createApp({
    ...{ log, settings },
    observation: createMetrics({ log, pool: null, settings, isOpen }),
    routes: [citiesPage(cities, await storefrontStyles()), pages.files],
    page: async () => Response.redirect(settings.url, 302),
    pageCache: null,
  });
  await httpServer.listen(settings.host, settings.port);
  httpServer.open(app.fetch);
  shutdown.add(httpServer.close);
  shutdown.add(() => drain(httpServer, settings));
}

async function databaseUrl(settings: Settings, log: Log): Promise<string> {
  if (settings.databaseUrl !== null) {
    // The pictures lie there.
    await checkDataDir(settings.dataDir);
    const { databaseUrl: url, databaseDirectUrl: directUrl } = settings;
    await checkExternalDatabase({ url, directUrl });
    // The city may have moved since the address was written.
    for (const address of [url, directUrl]) if (address) await findShop(address);
    await checkCitusEntry(getShopAddress(url).url);
    return settings.databaseUrl;
  }
  const onLost = (reason: string) => {
    log.fatal({ reason }, "PostgreSQL stopped unexpectedly");
    stop(1);
  };
  const { dataDir, walArchive } = settings;
  const embedded = await startEmbedded(dataDir, log, { walArchive, onLost });
  shutdown.add(embedded.stop);
  return embedded.url;
}

/** Finishes open requests and exits; a second call exits immediately. */
function stop(code: number) {
  // One Ctrl-C can arrive twice: from the terminal and from npm.
  if (shutdown.isStopping() && performance.now() - stoppedAt < 1000) return;
  if (shutdown.isStopping()) process.exit(1);
  stoppedAt = performance.now();
  process.exitCode = code;
  void shutdown.run().finally(() => process.exit());
}
