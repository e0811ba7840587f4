import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod";
import { readSettingFiles } from "./setting-files.ts";
import { StartError } from "./start-error.ts";

/** A setting is invalid; the message is one line that names it. */
export class SettingsError extends StartError {
  override name = "SettingsError";
}

export type Settings = {
  port: number;
  host: string;
  /** The absolute path of the folder of the embedded database and the pictures. */
  dataDir: string;
  /** The folder of drawn and uploaded pictures. */
  picturesFolder: string;
  /** The folder of private files, unless they are stored in S3. */
  privateFolder: string;
  /** Stores private files in a bucket; null when not configured. */
  s3: S3Settings | null;
  /** The URL of an external PostgreSQL; null runs the embedded one. */
  databaseUrl: string | null;
  /**
   * The URL of that PostgreSQL itself, for sessions, when `databaseUrl` is a connection pooler;
   * else null.
   */
  databaseDirectUrl: string | null;
  /** The URL by which tables are created while the shop runs; null for that of the others. */
  databaseAdminUrl: string | null;
  poolSize: number;
  /** Backs up into this folder by a schedule; null when not configured. */
  backup: { folder: string; schedule: string; keep: number } | null;
  /**
   * Old orders are archived by a job unless `months` is null; `tablespace` is where they lie, null
   * for where they are.
   */
  archive: { months: number | null; tablespace: string | null };
  /** The folder for copies of the embedded PostgreSQL's log; null for none. */
  walArchive: string | null;
  /**
   * The file of the cities; the process then serves the page that finds a city, and no shop. Null
   * for a shop.
   */
  citiesFile: string | null;
  production: boolean;
  /**
   * Enables the demo town with its simulator, the outbox page, the fixed code and the demo
   * accounts.
   */
  demo: boolean;
  /** The speed at which the simulator prepares and delivers orders; 1 is real time. */
  demoSpeed: number;
  /** The slugs of the stores and rental providers that the simulator leaves to people. */
  demoStores: string[];
  /** The public URL without a trailing slash, for links and callbacks. */
  url: string;
  /** Whether `url` was configured rather than derived from HOST and PORT. */
  isUrlSet: boolean;
  /** Origins whose pages may call the API, in addition to `url`. */
  allowedOrigins: string[];
  requestsPerMinute: number;
  /**
   * How many orders that are not paid a guest may have open; others a multiple of it. 0 sets no
   * limit.
   */
  unpaidOrders: number;
  /**
   * The number of trusted proxies before the server, each of which appends to `X-Forwarded-For`.
   */
  proxies: number;
  /** The shared cache in front of the processes that is told of changes; null without one. */
  sharedCacheUrl: string | null;
  /**
   * How long the process still answers after SIGTERM, so that a load balancer notices that it is
   * stopping.
   */
  drainSeconds: number;
  logLevel: LogLevel;
  /** Requests from this duration on are logged as slow; null for none. */
  slowRequestMs: number | null;
  /** Statements from this duration on are logged as slow; null for none. */
  slowQueryMs: number | null;
  /** Sends traces to a collector; null when not configured. */
  tracing: TracingSettings | null;
  /** Bearer token for `/metrics`; without one it is open to loopback outside production. */
  metricsToken: string | null;
  /** The key that signs values which clients return. */
  secret: string;
  /** Sends mail by SMTP; null when not configured. */
  mail: { url: string; from: string } | null;
  /** Sends text messages by HTTP; null when not configured. */
  sms: SmsSettings | null;
  /** Sign-in with accounts of other providers; null when not configured. */
  social: {
    google: OpenIdSettings | null;
    apple: OpenIdSettings | null;
    facebook: FacebookSettings | null;
  };
  /** Finds addresses; null searches the streets in the database. */
  geocoder: { kind: "photon" | "nominatim"; url: string } | null;
  /**
   * Finds ways; null takes the streets in the database. Without a profile the usual one of its
   * kind.
   */
  router: { kind: "osrm" | "valhalla"; url: string; profile: string | null } | null;
  map: MapSettings;
  /** Takes payments through Stripe Checkout; null when not configured. */
  stripe: StripeSettings | null;
  /** Google sends and checks phone codes; null when Errand does. */
  firebase: FirebaseSettings | null;
};

export type TracingSettings = {
  /** The URL of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** The share of traces that are recorded, from 0 to 1. */
  share: number;
};

export type MapSettings = {
  /**
   * The pictures of the map, with {z}, {x} and {y} in their URL; null draws the streets in the
   * database.
   */
  tiles: { url: string; maxZoom: number } | null;
  /** Who made the data of the map, and a page about it. */
  attribution: { text: string; url: string | null } | null;
};

export type OpenIdSettings = {
  issuer: string;
  /** The accepted audiences of a token; the first is the storefront itself. */
  clientIds: string[];
  /** Of a provider that signs in by a script of its own: where it lies, unless Apple has it. */
  scriptUrl?: string;
};

export type FacebookSettings = {
  appId: string;
  appSecret: string;
  /** The URL of Facebook's pages, with their version. */
  url: string;
  /** The URL of the Graph API, with its version. */
  graphUrl: string;
  /** The same as browsers reach it, if they reach it elsewhere. */
  browserGraphUrl?: string;
};

export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  appId: string;
  authDomain: string;
  /** The URL of the Identity Toolkit. */
  url: string;
};

export type S3Settings = {
  /** The URL of the service followed by the name of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type StripeSettings = {
  secretKey: string;
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** The URL of the API. */
  url: string;
};

export type SmsSettings = {
  url: string;
  /** The `Authorization` header, when the provider requires one. */
  authorization: string | null;
  /**
   * The body, in which `{to}` and `{text}` are replaced: JSON, or a form (`To={to}&Body={text}`).
   */
  body: string;
  isJson: boolean;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const wholeNumber = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message));
};

const choiceOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`);

export const webAddress = z
  .string()
  .refine(isWebAddress, "must be a web address such as https://shop.example.com")
  .transform((address) => new URL(address).href.replace(/\/+$/, ""));

const hostToListenOn = z
  .string()
  .refine(
    (host) => isIP(host) > 0 || (!/[/:@?#\s]/.test(host) && URL.canParse(`http://${host}`)),
    "must be an address of this machine such as 127.0.0.1, 0.0.0.0 or ::1, or its name",
  );

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
    "must be origins such as https://shop.example.com, separated by commas",
  );

const postgresAddress = z
  .string()
  .refine(
    (address) => /^postgres(ql)?:\/\//.test(address) && URL.canParse(address),
    "must look like postgresql://user:password@host:5432/name",
  );

const mailAddress = z
  .string()
  .refine(
    (address) => /^smtps?:\/\//.test(address) && URL.canParse(address),
    "must look like smtp://user:password@host:587 or smtps://user:password@host",
  );

const cronExpression = z
  .string()
  .regex(/^\S+( \S+){4}$/, "must be a cron expression of five fields such as 17 3 * * *");

const tilesAddress = z
  .string()
  .refine(
    (address) =>
      isWebAddress(address.replace("{s}.", "")) &&
      ["{z}", "{x}", "{y}"].every((part) => address.includes(part)),
    "must look like https://tiles.example.com/{z}/{x}/{y}.png",
  );

const smsBody = z
  .string()
  .refine((body) => body.includes("{to}") && body.includes("{text}"), "must have {to} and {text}")
  .refine((body) => !looksLikeJson(body) || isJson(body), "must be JSON or a form");

const clientIds = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.length > 0, "must be client ids, separated by commas");

const storeSlugs = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)),
    "must be the last parts of URLs of stores such as da-lucia, separated by commas",
  );

const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(4000),
  HOST: hostToListenOn.default("127.0.0.1"),
  ERRAND_DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_ADMIN_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(16),
  ERRAND_ENV: choiceOf(["development", "production"]).default("development"),
  ERRAND_DEMO: choiceOf(["0", "1"]).optional(),
  ERRAND_DEMO_SPEED: wholeNumber(1, 10).optional(),
  ERRAND_DEMO_STORES: storeSlugs.optional(),
  ERRAND_URL: webAddress.optional(),
  ERRAND_CITIES: z.string().optional(),
  ERRAND_ALLOWED_ORIGINS: origins.default([]),
  ERRAND_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  ERRAND_UNPAID_ORDERS: wholeNumber(0, 1_000).default(5),
  ERRAND_PROXIES: wholeNumber(0, 9).default(0),
  ERRAND_SHARED_CACHE_URL: webAddress.optional(),
  ERRAND_DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  ERRAND_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, "must have at least 16 letters and digits")
    .optional(),
  ERRAND_LOG: choiceOf(logLevels).default("info"),
  ERRAND_SLOW_REQUEST_MS: wholeNumber(0, 600_000).default(1000),
  ERRAND_SLOW_QUERY_MS: wholeNumber(0, 600_000).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: z.string().default("errand"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,9}|1\.0+)$/, "must be a share from 0 to 1 such as 0.1")
    .default("1")
    .transform(Number),
  ERRAND_BACKUP_FOLDER: z.string().optional(),
  ERRAND_BACKUP_SCHEDULE: cronExpression.default("17 3 * * *"),
  ERRAND_BACKUP_KEEP: wholeNumber(1, 1000).default(7),
  ERRAND_WAL_ARCHIVE: z.string().optional(),
  ERRAND_ARCHIVE_AFTER_MONTHS: wholeNumber(3, 1200).optional(),
  ERRAND_ARCHIVE_TABLESPACE: z.string().optional(),
  ERRAND_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ERRAND_MAIL_URL: mailAddress.optional(),
  ERRAND_MAIL_FROM: z.string().includes("@", "must be an e-mail address").optional(),
  ERRAND_SMS_URL: webAddress.optional(),
  ERRAND_SMS_AUTHORIZATION: z.string().optional(),
  ERRAND_SMS_BODY: smsBody.default('{"to":"{to}","text":"{text}"}'),
  ERRAND_GEOCODER_URL: webAddress.optional(),
  ERRAND_GEOCODER_KIND: choiceOf(["photon", "nominatim"]).default("photon"),
  ERRAND_ROUTER_URL: webAddress.optional(),
  ERRAND_ROUTER_KIND: choiceOf(["osrm", "valhalla"]).default("osrm"),
  ERRAND_ROUTER_PROFILE: z.string().regex(/^\w+$/, "must be a name such as bicycle").optional(),
  ERRAND_TILES_URL: tilesAddress.optional(),
  ERRAND_TILES_MAX_ZOOM: wholeNumber(12, 22).default(19),
  ERRAND_MAP_ATTRIBUTION: z.string().max(200, "must have at most 200 characters").optional(),
  ERRAND_MAP_ATTRIBUTION_URL: webAddress.optional(),
  ERRAND_S3_URL: webAddress
    .refine((address) => new URL(address).pathname.length > 1, "must end with the name of a bucket")
    .optional(),
  ERRAND_S3_REGION: z.string().default("auto"),
  ERRAND_S3_ACCESS_KEY_ID: z.string().optional(),
  ERRAND_S3_SECRET_ACCESS_KEY: z.string().optional(),
  ERRAND_STRIPE_SECRET_KEY: z.string().optional(),
  ERRAND_STRIPE_WEBHOOK_SECRET: z.string().optional(),
  ERRAND_STRIPE_URL: webAddress.default("https://api.stripe.com"),
  ERRAND_GOOGLE_CLIENT_ID: clientIds.optional(),
  ERRAND_GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
  ERRAND_APPLE_CLIENT_ID: clientIds.optional(),
  ERRAND_APPLE_ISSUER: webAddress.default("https://appleid.apple.com"),
  ERRAND_FACEBOOK_APP_ID: z.string().optional(),
  ERRAND_FACEBOOK_APP_SECRET: z.string().optional(),
  ERRAND_FACEBOOK_URL: webAddress.default("https://www.facebook.com/v23.0"),
  ERRAND_FACEBOOK_GRAPH_URL: webAddress.default("https://graph.facebook.com/v23.0"),
  ERRAND_FIREBASE_API_KEY: z.string().optional(),
  ERRAND_FIREBASE_PROJECT_ID: z.string().optional(),
  ERRAND_FIREBASE_APP_ID: z.string().default(""),
  ERRAND_FIREBASE_URL: webAddress.default("https://identitytoolkit.googleapis.com"),
});

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape);

/** Reads the environment; ignores empty variables. Throws `StartError`. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = readSettingFiles(env, settingNames);
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(set);
  if (!read.success) {
    const [problem] = read.error.issues;
    throw new SettingsError(`${problem?.path.join(".")} ${problem?.message}`);
  }
  const values = read.data;
  const production = values.ERRAND_ENV === "production";
  if (production && values.ERRAND_DEMO === "1") {
    throw new SettingsError("ERRAND_DEMO must not be 1 when ERRAND_ENV is production");
  }
  for (const name of ["ERRAND_DEMO_SPEED", "ERRAND_DEMO_STORES"] as const) {
    if (production && values[name] !== undefined) {
      throw new SettingsError(`${name} must not be set when ERRAND_ENV is production`);
    }
  }
  if (values.ERRAND_CITIES !== undefined && values.DATABASE_URL !== undefined) {
    throw new SettingsError(
      "ERRAND_CITIES and DATABASE_URL must not both be set: the page of cities has no shop",
    );
  }
  if (production && values.ERRAND_SECRET === undefined && values.ERRAND_CITIES === undefined) {
    throw new SettingsError("ERRAND_SECRET must be set when ERRAND_ENV is production");
  }
  if (values.ERRAND_MAIL_URL !== undefined && values.ERRAND_MAIL_FROM === undefined) {
    throw new SettingsError("ERRAND_MAIL_FROM must be set when ERRAND_MAIL_URL is");
  }
  if (values.ERRAND_ARCHIVE_TABLESPACE !== undefined && values.DATABASE_URL === undefined) {
    throw new SettingsError("DATABASE_URL must be set when ERRAND_ARCHIVE_TABLESPACE is");
  }
  if (values.ERRAND_TILES_URL !== undefined && values.ERRAND_MAP_ATTRIBUTION === undefined) {
    throw new SettingsError("ERRAND_MAP_ATTRIBUTION must be set when ERRAND_TILES_URL is");
  }
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_ADMIN_URL"] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined) {
      throw new SettingsError(`DATABASE_URL must be set when ${name} is`);
    }
  }
  needsOther(values, "ERRAND_FACEBOOK_APP_ID", "ERRAND_FACEBOOK_APP_SECRET");
  needsOther(values, "ERRAND_FIREBASE_API_KEY", "ERRAND_FIREBASE_PROJECT_ID");
  needsOther(values, "ERRAND_STRIPE_SECRET_KEY", "ERRAND_STRIPE_WEBHOOK_SECRET");
  needsOther(values, "ERRAND_S3_URL", "ERRAND_S3_ACCESS_KEY_ID");
  needsOther(values, "ERRAND_S3_ACCESS_KEY_ID", "ERRAND_S3_SECRET_ACCESS_KEY");
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.ERRAND_DATA_DIR),
    picturesFolder: join(resolve(values.ERRAND_DATA_DIR), "pictures"),
    privateFolder: join(resolve(values.ERRAND_DATA_DIR), "private-files"),
    s3:
      values.ERRAND_S3_URL && values.ERRAND_S3_ACCESS_KEY_ID && values.ERRAND_S3_SECRET_ACCESS_KEY
        ? {
            endpoint: values.ERRAND_S3_URL,
            region: values.ERRAND_S3_REGION,
            accessKeyId: values.ERRAND_S3_ACCESS_KEY_ID,
            secretAccessKey: values.ERRAND_S3_SECRET_ACCESS_KEY,
          }
        : null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseAdminUrl: values.DATABASE_ADMIN_URL ?? null,
    poolSize: values.DATABASE_POOL_SIZE,
    backup: values.ERRAND_BACKUP_FOLDER
      ? {
          folder: resolve(values.ERRAND_BACKUP_FOLDER),
          schedule: values.ERRAND_BACKUP_SCHEDULE,
          keep: values.ERRAND_BACKUP_KEEP,
        }
      : null,
    archive: {
      months: values.ERRAND_ARCHIVE_AFTER_MONTHS ?? null,
      tablespace: values.ERRAND_ARCHIVE_TABLESPACE ?? null,
    },
    walArchive: values.ERRAND_WAL_ARCHIVE ? resolve(values.ERRAND_WAL_ARCHIVE) : null,
    citiesFile: values.ERRAND_CITIES ? resolve(values.ERRAND_CITIES) : null,
    production,
    demo: values.ERRAND_DEMO === undefined ? !production : values.ERRAND_DEMO === "1",
    demoSpeed: values.ERRAND_DEMO_SPEED ?? 1,
    demoStores: values.ERRAND_DEMO_STORES ?? [],
    url: values.ERRAND_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`,
    isUrlSet: values.ERRAND_URL !== undefined,
    allowedOrigins: values.ERRAND_ALLOWED_ORIGINS,
    requestsPerMinute: values.ERRAND_REQUESTS_PER_MINUTE,
    unpaidOrders: values.ERRAND_UNPAID_ORDERS,
    proxies: values.ERRAND_PROXIES,
    sharedCacheUrl: values.ERRAND_SHARED_CACHE_URL ?? null,
    drainSeconds: values.ERRAND_DRAIN_SECONDS,
    metricsToken: values.ERRAND_METRICS_TOKEN ?? null,
    logLevel: values.ERRAND_LOG,
    slowRequestMs: values.ERRAND_SLOW_REQUEST_MS || null,
    slowQueryMs: values.ERRAND_SLOW_QUERY_MS || null,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: values.OTEL_SERVICE_NAME,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    secret: values.ERRAND_SECRET ?? "a secret that only development may use",
    mail:
      values.ERRAND_MAIL_URL && values.ERRAND_MAIL_FROM
        ? { url: values.ERRAND_MAIL_URL, from: values.ERRAND_MAIL_FROM }
        : null,
    sms: values.ERRAND_SMS_URL
      ? {
          url: values.ERRAND_SMS_URL,
          authorization: values.ERRAND_SMS_AUTHORIZATION ?? null,
          body: values.ERRAND_SMS_BODY,
          isJson: looksLikeJson(values.ERRAND_SMS_BODY),
        }
      : null,
    social: {
      google: values.ERRAND_GOOGLE_CLIENT_ID
        ? { issuer: values.ERRAND_GOOGLE_ISSUER, clientIds: values.ERRAND_GOOGLE_CLIENT_ID }
        : null,
      apple: values.ERRAND_APPLE_CLIENT_ID
        ? { issuer: values.ERRAND_APPLE_ISSUER, clientIds: values.ERRAND_APPLE_CLIENT_ID }
        : null,
      facebook:
        values.ERRAND_FACEBOOK_APP_ID && values.ERRAND_FACEBOOK_APP_SECRET
          ? {
              appId: values.ERRAND_FACEBOOK_APP_ID,
              appSecret: values.ERRAND_FACEBOOK_APP_SECRET,
              url: values.ERRAND_FACEBOOK_URL,
              graphUrl: values.ERRAND_FACEBOOK_GRAPH_URL,
            }
          : null,
    },
    geocoder: values.ERRAND_GEOCODER_URL
      ? { kind: values.ERRAND_GEOCODER_KIND, url: values.ERRAND_GEOCODER_URL }
      : null,
    router: values.ERRAND_ROUTER_URL
      ? {
          kind: values.ERRAND_ROUTER_KIND,
          url: values.ERRAND_ROUTER_URL,
          profile: values.ERRAND_ROUTER_PROFILE ?? null,
        }
      : null,
    map: {
      tiles: values.ERRAND_TILES_URL
        ? { url: values.ERRAND_TILES_URL, maxZoom: values.ERRAND_TILES_MAX_ZOOM }
        : null,
      attribution: values.ERRAND_MAP_ATTRIBUTION
        ? { text: values.ERRAND_MAP_ATTRIBUTION, url: values.ERRAND_MAP_ATTRIBUTION_URL ?? null }
        : null,
    },
    stripe:
      values.ERRAND_STRIPE_SECRET_KEY && values.ERRAND_STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.ERRAND_STRIPE_SECRET_KEY,
            webhookSecret: values.ERRAND_STRIPE_WEBHOOK_SECRET,
            url: values.ERRAND_STRIPE_URL,
          }
        : null,
    firebase:
      values.ERRAND_FIREBASE_API_KEY && values.ERRAND_FIREBASE_PROJECT_ID
        ? {
            apiKey: values.ERRAND_FIREBASE_API_KEY,
            projectId: values.ERRAND_FIREBASE_PROJECT_ID,
            appId: values.ERRAND_FIREBASE_APP_ID,
            authDomain: `${values.ERRAND_FIREBASE_PROJECT_ID}.firebaseapp.com`,
            url: values.ERRAND_FIREBASE_URL,
          }
        : null,
  };
}

type Environment = z.output<typeof environment>;

/** Throws `SettingsError` when only one of two settings is set that need each other. */
function needsOther(values: Environment, one: keyof Environment, other: keyof Environment) {
  for (const [set, missing] of [
    [one, other],
    [other, one],
  ] as const) {
    if (values[set] !== undefined && values[missing] === undefined) {
      throw new SettingsError(`${missing} must be set when ${set} is`);
    }
  }
}

function looksLikeJson(body: string): boolean {
  return /^\s*\{\s*"/.test(body);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

/**
 * Returns the host to connect to for a host to listen on: 0.0.0.0 and :: mean every address of this
 * machine.
 */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
