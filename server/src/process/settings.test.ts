import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";
import { StartError } from "./start-error.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("starts the demo town on 127.0.0.1:4000 in an empty environment", () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    picturesFolder: resolve("data/pictures"),
    privateFolder: resolve("data/private-files"),
    s3: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseAdminUrl: null,
    poolSize: 16,
    archive: { months: null, tablespace: null },
    backup: null,
    walArchive: null,
    citiesFile: null,
    production: false,
    demo: true,
    demoSpeed: 1,
    demoStores: [],
    url: "http://127.0.0.1:4000",
    isUrlSet: false,
    allowedOrigins: [],
    requestsPerMinute: 600,
    unpaidOrders: 5,
    metricsToken: null,
    proxies: 0,
    sharedCacheUrl: null,
    drainSeconds: 0,
    logLevel: "info",
    slowRequestMs: 1000,
    slowQueryMs: 1000,
    tracing: null,
    secret: expect.any(String),
    mail: null,
    sms: null,
    social: { google: null, apple: null, facebook: null },
    geocoder: null,
    router: null,
    map: { tiles: null, attribution: null },
    stripe: null,
    firebase: null,
  });
});

test("serves the page of cities without a shop", () => {
  const settings = readSettings({ ERRAND_CITIES: "cities.json", ERRAND_ENV: "production" });
  expect(settings.citiesFile).toBe(resolve("cities.json"));
  expect(() =>
    readSettings({ ERRAND_CITIES: "cities.json", DATABASE_URL: "postgresql://a@b/c" }),
  ).toThrow("ERRAND_CITIES and DATABASE_URL must not both be set");
});

test("connects map services by their addresses", () => {
  expect(readSettings({ ERRAND_GEOCODER_URL: "http://127.0.0.1:2322/" })).toMatchObject({
    geocoder: { kind: "photon", url: "http://127.0.0.1:2322" },
  });
  const others = {
    ERRAND_GEOCODER_URL: "https://maps.example.com/nominatim",
    ERRAND_GEOCODER_KIND: "nominatim",
  };
  expect(readSettings(others)).toMatchObject({
    geocoder: { kind: "nominatim", url: "https://maps.example.com/nominatim" },
  });
  const url = "https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png?key=1";
  const attribution = { ERRAND_MAP_ATTRIBUTION: "© OpenStreetMap contributors" };
  expect(readSettings({ ERRAND_TILES_URL: url, ...attribution })).toMatchObject({
    map: {
      tiles: { url, maxZoom: 19 },
      attribution: { text: "© OpenStreetMap contributors", url: null },
    },
  });
  expect(() => readSettings({ ERRAND_TILES_URL: url })).toThrow(/ERRAND_MAP_ATTRIBUTION must be/);
  expect(() => readSettings({ ERRAND_TILES_URL: "https://tiles.example.com/" })).toThrow(
    /ERRAND_TILES_URL must look like/,
  );
  expect(readSettings({ ERRAND_ROUTER_URL: "http://127.0.0.1:5000" })).toMatchObject({
    router: { kind: "osrm", url: "http://127.0.0.1:5000", profile: null },
  });
  expect(() => readSettings({ ERRAND_ROUTER_PROFILE: "a/b" })).toThrow(/ERRAND_ROUTER_PROFILE/);
  expect(() => readSettings({ ERRAND_GEOCODER_KIND: "google" })).toThrow(
    /ERRAND_GEOCODER_KIND must be photon or nominatim/,
  );
});

test("connects sign-in providers by their client ids", () => {
  const { social, firebase } = readSettings({
    ERRAND_GOOGLE_CLIENT_ID: "web.example, app.example",
    ERRAND_APPLE_CLIENT_ID: "example.shop",
    ERRAND_APPLE_ISSUER: "http://127.0.0.1:4101/",
    ERRAND_FACEBOOK_APP_ID: "12",
    ERRAND_FACEBOOK_APP_SECRET: "34",
    ERRAND_FIREBASE_API_KEY: "key",
    ERRAND_FIREBASE_PROJECT_ID: "shop",
  });
  expect(social).toEqual({
    google: { issuer: "https://accounts.google.com", clientIds: ["web.example", "app.example"] },
    apple: { issuer: "http://127.0.0.1:4101", clientIds: ["example.shop"] },
    facebook: {
      appId: "12",
      appSecret: "34",
      url: "https://www.facebook.com/v23.0",
      graphUrl: "https://graph.facebook.com/v23.0",
    },
  });
  expect(firebase).toEqual({
    apiKey: "key",
    projectId: "shop",
    appId: "",
    authDomain: "shop.firebaseapp.com",
    url: "https://identitytoolkit.googleapis.com",
  });
});

test("connects mail and text messages by their URLs", () => {
  const read = readSettings({
    ERRAND_MAIL_URL: "smtp://mail.example.com:587",
    ERRAND_MAIL_FROM: "Errand <hello@example.com>",
    ERRAND_SMS_URL: "https://sms.example.com/send",
    ERRAND_SMS_AUTHORIZATION: "Bearer key",
  });
  expect(read.mail).toEqual({
    url: "smtp://mail.example.com:587",
    from: "Errand <hello@example.com>",
  });
  expect(read.sms).toEqual({
    url: "https://sms.example.com/send",
    authorization: "Bearer key",
    body: '{"to":"{to}","text":"{text}"}',
    isJson: true,
  });
});

test("ignores an empty setting", () => {
  expect(readSettings({ PORT: "", HOST: " ", DATABASE_URL: "" })).toEqual(readSettings({}));
});

test("derives the public URL from host and port, and removes its trailing slash", () => {
  expect(readSettings({ HOST: "0.0.0.0", PORT: "80" }).url).toBe("http://127.0.0.1:80");
  expect(readSettings({ HOST: "::1" }).url).toBe("http://[::1]:4000");
  expect(readSettings({ HOST: "localhost" }).url).toBe("http://localhost:4000");
  expect(readSettings({ ERRAND_URL: "https://shop.example.com/" }).url).toBe(
    "https://shop.example.com",
  );
});

test("reads a list of origins", () => {
  const read = readSettings({ ERRAND_ALLOWED_ORIGINS: "https://a.example, http://b.example:81" });
  expect(read.allowedOrigins).toEqual(["https://a.example", "http://b.example:81"]);
});

test("disables the demo in production", () => {
  const read = readSettings({ ERRAND_ENV: "production", ERRAND_SECRET: secret });
  expect(read).toMatchObject({ production: true, demo: false, secret });
});

describe("refuses an invalid setting with one line that names it", () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: "http" }, "PORT must be a whole number from 1 to 65535"],
    [{ PORT: "0" }, "PORT must be a whole number from 1 to 65535"],
    [{ PORT: "65536" }, "PORT must be a whole number from 1 to 65535"],
    [{ DATABASE_POOL_SIZE: "1" }, "DATABASE_POOL_SIZE must be a whole number from 2 to 500"],
    [
      { ERRAND_ARCHIVE_TABLESPACE: "archive" },
      "DATABASE_URL must be set when ERRAND_ARCHIVE_TABLESPACE is",
    ],
    [
      { DATABASE_DIRECT_URL: "postgresql://db/shop" },
      "DATABASE_URL must be set when DATABASE_DIRECT_URL is",
    ],
    [
      { DATABASE_URL: "mysql://localhost/shop" },
      "DATABASE_URL must look like postgresql://user:password@host:5432/name",
    ],
    [{ ERRAND_ENV: "prod" }, "ERRAND_ENV must be development or production"],
    [{ ERRAND_DEMO: "yes" }, "ERRAND_DEMO must be 0 or 1"],
    [{ ERRAND_URL: "shop" }, "ERRAND_URL must be a web address such as https://shop.example.com"],
    [
      { ERRAND_ALLOWED_ORIGINS: "https://a.example/path" },
      "ERRAND_ALLOWED_ORIGINS must be origins such as https://shop.example.com, separated by commas",
    ],
    [
      { ERRAND_METRICS_TOKEN: "short" },
      "ERRAND_METRICS_TOKEN must have at least 16 letters and digits",
    ],
    [
      { ERRAND_REQUESTS_PER_MINUTE: "-1" },
      "ERRAND_REQUESTS_PER_MINUTE must be a whole number from 1 to 1000000",
    ],
    [{ ERRAND_LOG: "loud" }, "ERRAND_LOG must be fatal, error, warn, info, debug, trace or silent"],
    [{ ERRAND_SECRET: "short" }, "ERRAND_SECRET must have at least 32 characters"],
    [
      { ERRAND_MAIL_URL: "mail.example.com" },
      "ERRAND_MAIL_URL must look like smtp://user:password@host:587 or smtps://user:password@host",
    ],
    [
      { ERRAND_MAIL_URL: "smtp://mail.example.com" },
      "ERRAND_MAIL_FROM must be set when ERRAND_MAIL_URL is",
    ],
    [
      { ERRAND_FACEBOOK_APP_ID: "12" },
      "ERRAND_FACEBOOK_APP_SECRET must be set when ERRAND_FACEBOOK_APP_ID is",
    ],
    [{ ERRAND_SMS_BODY: "To={to}" }, "ERRAND_SMS_BODY must have {to} and {text}"],
    [{ ERRAND_SMS_BODY: '{"to":{to},"text":"{text}"}' }, "ERRAND_SMS_BODY must be JSON or a form"],
    [
      { ERRAND_ENV: "production", ERRAND_DEMO: "1", ERRAND_SECRET: secret },
      "ERRAND_DEMO must not be 1 when ERRAND_ENV is production",
    ],
    [{ ERRAND_DEMO_SPEED: "11" }, "ERRAND_DEMO_SPEED must be a whole number from 1 to 10"],
    [
      { ERRAND_ENV: "production", ERRAND_DEMO_SPEED: "2", ERRAND_SECRET: secret },
      "ERRAND_DEMO_SPEED must not be set when ERRAND_ENV is production",
    ],
    [
      { ERRAND_DEMO_STORES: "Da Lucia" },
      "ERRAND_DEMO_STORES must be the last parts of URLs of stores such as da-lucia, separated by commas",
    ],
    [
      { ERRAND_ENV: "production", ERRAND_DEMO_STORES: "da-lucia", ERRAND_SECRET: secret },
      "ERRAND_DEMO_STORES must not be set when ERRAND_ENV is production",
    ],
    [{ ERRAND_ENV: "production" }, "ERRAND_SECRET must be set when ERRAND_ENV is production"],
  ])("%j", (env, line) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(line));
  });
});

test("reads how the shop backs itself up", () => {
  const backup = { ERRAND_BACKUP_FOLDER: "/backups", ERRAND_WAL_ARCHIVE: "/wal" };
  expect(readSettings(backup)).toMatchObject({
    backup: { folder: "/backups", schedule: "17 3 * * *", keep: 7 },
    walArchive: "/wal",
  });
  expect(readSettings({ ...backup, ERRAND_BACKUP_SCHEDULE: "0 */6 * * *" }).backup?.schedule).toBe(
    "0 */6 * * *",
  );
  expect(() => readSettings({ ...backup, ERRAND_BACKUP_SCHEDULE: "daily" })).toThrow(
    "ERRAND_BACKUP_SCHEDULE must be a cron expression",
  );
});

describe("settings in files", () => {
  const folder = mkdtempSync(join(tmpdir(), "errand-settings-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secret");

  test("are read without the line break at the end", () => {
    writeFileSync(file, `${secret}\n`);
    expect(readSettings({ ERRAND_SECRET_FILE: file }).secret).toBe(secret);
  });

  test("are checked like others", () => {
    writeFileSync(file, "short");
    expect(() => readSettings({ ERRAND_SECRET_FILE: file })).toThrow(
      new SettingsError("ERRAND_SECRET must have at least 32 characters"),
    );
  });

  test("are refused where they cannot be read or are set twice", () => {
    const missing = join(folder, "missing");
    expect(() => readSettings({ ERRAND_SECRET_FILE: missing })).toThrow(
      new StartError(
        `ERRAND_SECRET_FILE cannot be read: ENOENT: no such file or directory, open '${missing}'`,
      ),
    );
    expect(() => readSettings({ ERRAND_SECRET: secret, ERRAND_SECRET_FILE: file })).toThrow(
      new StartError("ERRAND_SECRET and ERRAND_SECRET_FILE must not both be set"),
    );
  });
});
