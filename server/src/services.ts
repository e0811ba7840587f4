import type { OwnedKind } from "@errand/core/endpoint";
import { Hono } from "hono";
import type pg from "pg";
import type { AccountApi } from "./account/account-api.ts";
import { createCodes } from "./account/one-time-codes.ts";
import { findSession } from "./account/sessions.data.ts";
import { type CacheCounts, countCache } from "./caching/cache-counts.ts";
import { cachedValue } from "./caching/cached-value.ts";
import { createResponseCache } from "./caching/response-cache.ts";
import { createCatalogCache } from "./catalog/catalog-cache.ts";
import { createEntityCache } from "./catalog/entity-cache.ts";
import type { ChatApi } from "./chat/chat-api.ts";
import type { CheckoutApi } from "./checkout/checkout-api.ts";
import type { ConfigSources } from "./config/config.data.ts";
import { isInMaintenance } from "./config/maintenance.ts";
import { cacheShop, readStoredShop } from "./config/shop.data.ts";
import { createPositionFeed, createPositionRecorder } from "./couriers/courier-positions.ts";
import type { ChangeFeed } from "./database/change-feed.ts";
import { auxiliaryPool, type Database } from "./database/database.ts";
import { type DispatchTiming, statedTiming } from "./delivery/dispatch/dispatch-timing.ts";
import { createRoadDistances } from "./delivery/dispatch/road-distances.ts";
import { estimateArrival } from "./delivery/estimate-arrival.ts";
import { createJobRoutes } from "./delivery/job-routes.ts";
import { orderPayments } from "./delivery/payment-incidents.ts";
import { groupPaymentSubject } from "./groups/group-payments.ts";
import type { HealthApi } from "./health/health-api.ts";
import { partitionJobs } from "./history/history-jobs.ts";
import { routingPath } from "./http/routing-path.ts";
import type { PhoneProofs } from "./integrations/identity/phone-proofs.ts";
import { noProviders, type Providers } from "./integrations/identity/providers.ts";
import type { Geocoder } from "./integrations/map-services/geocoder.ts";
import type { Router } from "./integrations/map-services/router.ts";
import { createOutbox, type Senders } from "./integrations/outbox/outbox.ts";
import { createPushSender, type PushSender } from "./integrations/push/push-sender.ts";
import type { JobHandler } from "./jobs/job.ts";
import { shopPreviewUrl } from "./link-previews/link-preview-url.ts";
import { readDirectory } from "./location/directory.data.ts";
import type { LocationApi } from "./location/location-api.ts";
import { offlineMaps } from "./location/offline-maps/offline-maps.ts";
import { routingMaps } from "./location/routing-maps.ts";
import { searchingMaps } from "./location/searching-maps.ts";
import { readOpenZones, readServedZones } from "./location/zones.data.ts";
import { createModuleReader } from "./modules/modules.data.ts";
import type { PushApi } from "./notifications/push/push-notification.ts";
import { tellReferrer } from "./notifications/tell-referrer.ts";
import { housekeeping } from "./operations/housekeeping.ts";
import type { EstimateArrival } from "./orders/order-api.ts";
import { demoGateways } from "./payments/connect-gateways.ts";
import type { Gateways } from "./payments/gateway.ts";
import type { PaymentApi } from "./payments/payments-api.ts";
import { createPictureEncoder } from "./pictures/picture-encoder.ts";
import { createPrivateFiles } from "./private-files/private-files.ts";
import type { Log } from "./process/log.ts";
import type { RentalApi } from "./rental/rental-api.ts";
import { tagsOfVehicle } from "./rental/vehicle.data.ts";
import { readVehiclePrices } from "./rental/vehicle-prices.data.ts";
import type { ApiSettings } from "./requests/api.ts";
import { createBodyBudget } from "./requests/body-budget.ts";
import type { Feature, IsOwn } from "./requests/feature.types.ts";
import { callLimits, createLimiters } from "./requests/limits.ts";
import type { PictureEncoder } from "./requests/picture-encoder.types.ts";
import { createStreams } from "./requests/streams.ts";
import { reviewed } from "./reviews/reviewed.data.ts";
import { runPaymentSubject } from "./runs/run-payment-subject.ts";
import { readLastActor, recordAudit } from "./staff/audit.data.ts";
import { findStaff } from "./staff/staff.data.ts";
import { createOrderNewsFeed } from "./store-desk/order-news.ts";
import type { StoreDeskApi } from "./store-desk/store-desk-api.ts";
import { countStores } from "./stores/store-count.data.ts";
import { hasRunningTrip } from "./trips/running-trip.data.ts";
import { tripPaymentSubject } from "./trips/trip-payments.ts";
import { fundPaymentSubject } from "./wallet/fund-payments.ts";

/** The API with the services of all its features. */
export type ComposedApi = AccountApi &
  CheckoutApi &
  StoreDeskApi &
  ChatApi &
  RentalApi &
  PaymentApi &
  PushApi &
  LocationApi &
  ConfigSources &
  HealthApi & {
    /** What the workers do. */
    jobHandlers: JobHandler[];
  };

export interface ApiParts {
  db: Database;
  pool: pg.Pool;
  changes: ChangeFeed;
  settings: ApiSettings;
  log: Log;
  clock?: () => Date;
  /** Default: none, so that the offline maps search. */
  geocoder?: Geocoder | null;
  /** Default: none, so that the offline maps find ways. */
  router?: Router | null;
  /** Default: the outbox. */
  senders?: Senders;
  /** Default: none. */
  providers?: Providers;
  phoneProofs?: PhoneProofs | null;
  /** Default: the simulator in a demo, else none. */
  gateways?: Gateways;
  /** Default: with the limits of the process. */
  encoder?: PictureEncoder;
  /** Default: to the push services of the known browsers. */
  push?: PushSender;
  /** Default: from the times that stores and couriers state. */
  estimateArrival?: EstimateArrival;
  /** Default: the same, and a bicycle. */
  dispatchTiming?: DispatchTiming;
  /** Default: a small pool of its own. */
  auxiliary?: { db: Database; pool: pg.Pool };
  /** Default: nothing is checked. */
  readFindings?: HealthApi["readFindings"];
  /** Default: none, so that the sign-in of a demo offers no staff. */
  readDemoStaff?: ConfigSources["readDemoStaff"];
}

const megabyte = 1024 * 1024;

/** Makes the services of all features from what the process has. */
export function createServices(
  parts: ApiParts,
  features: readonly Feature<ComposedApi>[],
): ComposedApi {
  const auxiliary = parts.auxiliary ?? auxiliaryPool(parts.pool);
  const clock = parts.clock ?? (() => new Date());
  const {
    geocoder = null,
    router = null,
    senders = { mail: null, sms: null },
    gateways,
    ...services
  } = parts;
  const outbox = createOutbox({ senders, demo: parts.settings.demo, clock, log: parts.log });
  const files = createPrivateFiles(parts.settings);
  const limits = createLimiters(
    Object.assign(
      callLimits(parts.settings.requestsPerMinute),
      ...features.map((feature) => feature.limits),
    ),
    auxiliary.pool,
  );
  const owns: Record<OwnedKind, IsOwn> = Object.assign({}, ...features.map(({ owns }) => owns));
  const shop = cachedValue(parts.changes, "catalogue", () => readStoredShop(auxiliary.db), [
    "shop",
  ]);
  cacheShop(parts.db, shop);
  const openZones = cachedValue(parts.changes, "catalogue", () => readOpenZones(auxiliary.db), [
    "zones",
  ]);
  const streets = offlineMaps(auxiliary.db, parts.changes);
  const offline = router
    ? routingMaps({ router, offline: streets, db: auxiliary.db, clock })
    : streets;
  const counts: CacheCounts = new Map();
  return {
    ...services,
    app: new Hono({ getPath: routingPath }).basePath("/api/v1"),
    clock,
    findSession: (authorization) => findSession(parts.db, authorization),
    findStaff: (audience, authorization) => findStaff(parts.db, audience, authorization),
    isOwn: (db, staff, kind, id) => owns[kind](db, staff, id),
    recordAudit,
    readLastActor,
    readModules: createModuleReader({ readServedZones, countStores }),
    readVehiclePrices,
    readFindings: parts.readFindings ?? (async () => []),
    readDemoStaff: parts.readDemoStaff ?? (async () => []),
    readPreviewUrl: async (db, language) =>
      shopPreviewUrl(db, { settings: parts.settings, shop: await shop(), language }),
    isInMaintenance: () => isInMaintenance(shop),
    directory: cachedValue(parts.changes, "catalogue", () => readDirectory(auxiliary.db), [
      "zones",
      "modules",
    ]),
    // Set by `createApi`, which makes the API of previews too.
    readPreviewed: null,
    responseCache: createResponseCache(parts.changes, { counts }),
    cacheCounts: counts,
    shop,
    catalogue: createCatalogCache(auxiliary.db, parts.changes, counts),
    vehiclesById: createEntityCache(parts.changes, tagsOfVehicle, countCache(counts, "vehicles")),
    limits,
    encoder: parts.encoder ?? createPictureEncoder(),
    bodies: createBodyBudget({ total: 96 * megabyte, perAddress: 26 * megabyte }),
    streams: createStreams(parts.log),
    maps: geocoder ? searchingMaps({ geocoder, offline, openZones }) : offline,
    jobRoutes: createJobRoutes(offline),
    outbox,
    jobHandlers: [
      outbox.handler,
      ...housekeeping(files.storage, parts.settings.picturesFolder),
      ...partitionJobs(parts.settings),
    ],
    files,
    hasRunningTrip,
    positions: createPositionFeed(auxiliary.db, parts.changes, parts.log),
    positionRecorder: createPositionRecorder(parts.db, parts.log),
    orderNews: createOrderNewsFeed(auxiliary.db, parts.changes, parts.log),
    providers: parts.providers ?? noProviders,
    phoneProofs: parts.phoneProofs ?? null,
    onReferral: tellReferrer,
    reviewed,
    estimateArrival: parts.estimateArrival ?? estimateArrival,
    dispatchTiming: parts.dispatchTiming ?? statedTiming,
    roadDistances: router && createRoadDistances(router),
    codes: createCodes({
      db: auxiliary.db,
      messages: outbox,
      checks: limits.codeChecks,
      shopName: async () => (await shop()).businessName,
      secret: parts.settings.secret,
      demo: parts.settings.demo,
    }),
    served: new Set(),
    resumers: new Map(),
    push:
      parts.push ??
      createPushSender({
        secret: parts.settings.secret,
        contact: async () => (await shop()).email,
      }),
    gateways: gateways ?? demoGateways(parts, clock),
    paymentSubjects: {
      order: orderPayments,
      group: groupPaymentSubject(orderPayments),
      run: runPaymentSubject(orderPayments),
      trip: tripPaymentSubject,
      add_fund: fundPaymentSubject,
    },
  };
}
