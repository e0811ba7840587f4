import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { setMaintenance } from "../config/maintenance.ts";
import { createTestDatabase } from "../database/testing.ts";
import { startMapServer } from "../integrations/map-services/testing.ts";
import { startTestS3 } from "../private-files/testing.ts";
import { newestBackup } from "./check-backups.ts";
import { judgeClock, judgeConnections } from "./check-database.ts";
import { checkNode, judgeSpace } from "./check-machine.ts";
import { doctorCommand } from "./doctor-command.ts";

const { db, url } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "errand-doctor-"));
afterAll(() => rm(folder, { recursive: true }));

async function run(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const isIll = await doctorCommand(args, { ERRAND_DATA_DIR: folder, ...env }, (line) =>
    lines.push(line),
  );
  return { isIll, text: lines.join("\n") };
}

/** Runs `use` with the port of an SMTP server, and returns the commands that it received. */
async function withMailServer(use: (port: number) => Promise<void>) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 mail.example.org ESMTP\r\n");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      heard.push(String(data).trim());
      socket.write("250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  try {
    if (address === null || typeof address === "string") throw new Error("no port");
    await use(address.port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  return heard;
}

test("finds nothing wrong with a database and a mail server, and sends no mail", async () => {
  const heard = await withMailServer(async (port) => {
    const { text } = await run({
      DATABASE_URL: url,
      ERRAND_MAIL_URL: `smtp://127.0.0.1:${port}`,
      ERRAND_MAIL_FROM: "shop@example.org",
    });
    expect(text).toMatch(/^ok {7}database: PostgreSQL 18.* with every extension$/m);
    expect(text).toMatch(/^ok {7}database: the tables are up to date$/m);
    expect(text).toMatch(/^ok {7}jobs: none has failed$/m);
    expect(text).toMatch(/^ok {7}mail: 127.0.0.1:\d+ answers$/m);
  });
  expect(heard.join()).not.toMatch(/MAIL FROM|RCPT|DATA/);
});

test("says that a shop in production is not set up, or is in maintenance", async () => {
  const production = {
    ...{ DATABASE_URL: url, ERRAND_ENV: "production", ERRAND_SECRET: "a".repeat(32) },
    ERRAND_URL: "https://shop.example.org",
  };
  expect((await run(production)).text).toContain("warning  shop: is not set up");
  await seedShop(db);
  expect((await run(production)).text).toContain("ok       shop: Errand delivers in 2 zones");
  await setMaintenance(db, true);
  expect((await run(production)).text).toContain("warning  shop: is in maintenance");
  await setMaintenance(db, false);
});

test("names services that do not answer, and misspelt settings", async () => {
  const { isIll, text } = await run({
    DATABASE_URL: "postgresql://127.0.0.1:1/errand",
    ERRAND_MAIL_URL: "smtp://127.0.0.1:1",
    ERRAND_MAIL_FROM: "shop@example.org",
    ERRAND_SMS_URLL: "x",
  });
  expect(isIll).toBe(true);
  expect(text).toContain("problem  names: ERRAND_SMS_URLL is no setting of Errand: did you mean");
  expect(text).toMatch(/^problem {2}database: DATABASE_URL .* does not answer/m);
  expect(text).toMatch(/^problem {2}mail: 127.0.0.1:1 does not accept mail/m);
});

describe("services", async () => {
  const server = await startMapServer();
  const s3 = await startTestS3();
  afterAll(s3.close);
  const photon = { features: [] };
  const osrm = { code: "NoRoute" };
  const answers: Record<string, Awaited<ReturnType<typeof server.reply>>> = {
    "/sms": { status: 405, body: "" },
    "/v1/balance": { body: {} },
    "/reverse": { body: photon },
    "/tiles/12/2074/1409.png": { body: "", type: "image/png" },
  };
  const env = {
    ERRAND_SMS_URL: `${server.url}/sms`,
    ERRAND_STRIPE_URL: server.url,
    ERRAND_STRIPE_SECRET_KEY: "sk_test_123",
    ERRAND_STRIPE_WEBHOOK_SECRET: "whsec_123",
    ERRAND_GEOCODER_URL: server.url,
    ERRAND_ROUTER_URL: server.url,
    ERRAND_TILES_URL: `${server.url}/tiles/{z}/{x}/{y}{r}.png`,
    ERRAND_MAP_ATTRIBUTION: "© OpenStreetMap contributors",
    OTEL_EXPORTER_OTLP_ENDPOINT: server.url,
    ERRAND_S3_URL: s3.settings.endpoint,
    ERRAND_S3_REGION: s3.settings.region,
    ERRAND_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    ERRAND_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  };

  test("answer, and none is asked to send, pay or store something", async () => {
    server.reply = ({ path }) => answers[path] ?? { body: osrm };
    const { text } = await run(env);
    expect(text).toMatch(/^ok {7}sms: 127.0.0.1:\d+ answers; no message was sent$/m);
    expect(text).toMatch(/^ok {7}payments: Stripe answers \(test key\)$/m);
    expect(text).toMatch(/^ok {7}files: the bucket answers$/m);
    expect(text).toMatch(/^ok {7}traces: 127.0.0.1:\d+ answers$/m);
    for (const setting of ["ERRAND_GEOCODER_URL", "ERRAND_ROUTER_URL", "ERRAND_TILES_URL"]) {
      expect(text).toMatch(new RegExp(`^ok {7}maps: ${setting} answers$`, "m"));
    }
    expect(new Set(server.seen.map(({ method }) => method))).toEqual(new Set(["GET", "HEAD"]));
    const { headers } = server.seen.find(({ path }) => path === "/v1/balance") ?? {};
    expect(headers?.authorization).toBe("Bearer sk_test_123");
    expect(s3.objects.size).toBe(0);
  });

  test("refuse a key, or answer with something else than they should", async () => {
    server.reply = ({ path }) => ({
      status: path === "/v1/balance" ? 401 : 200,
      body: "{}",
    });
    const { isIll, text } = await run({ ...env, ERRAND_S3_SECRET_ACCESS_KEY: "wrong" });
    expect(isIll).toBe(true);
    expect(text).toContain("problem  payments: Stripe refuses ERRAND_STRIPE_SECRET_KEY");
    expect(text).toMatch(/^problem {2}files: the bucket of ERRAND_S3_URL/m);
    expect(text).toContain("problem  maps: ERRAND_GEOCODER_URL: Photon responded with 200");
    expect(text).toContain("problem  maps: ERRAND_ROUTER_URL: OSRM responded with 200");
    expect(text).toContain("problem  maps: ERRAND_TILES_URL answers with 200 and application/json");
  });

  test("do not answer", async () => {
    server.reply = () => null;
    const { text } = await run({ ...env, ERRAND_S3_URL: `${server.url}/bucket` });
    for (const check of ["sms: ERRAND_SMS_URL", "payments: Stripe", "files", "maps: ERRAND_TILES"])
      expect(text).toMatch(new RegExp(`^problem {2}${check}.* does not answer`, "m"));
    expect(text).toMatch(/^warning {2}traces: .* does not answer.*; traces are lost$/m);
    expect(text).toMatch(/^problem {2}maps: ERRAND_GEOCODER_URL: .*the own maps answer$/m);
  });
});

test("prints JSON, refuses unknown arguments, and stops at an invalid setting", async () => {
  const { isIll, text } = await run({ PORT: "no" }, "--json");
  expect(isIll).toBe(true);
  expect(JSON.parse(text)).toMatchObject([
    { state: "ok" },
    { check: "settings", state: "problem" },
  ]);
  await expect(run({}, "--fix")).rejects.toThrow("npm run doctor");
});

test("finds insecure settings of a shop in production", async () => {
  const { text } = await run({
    ERRAND_ENV: "production",
    ERRAND_URL: "http://shop.example.org",
    ERRAND_SECRET: "a".repeat(32),
  });
  expect(text).toContain("problem  settings: ERRAND_URL is not https");
  expect(text).toContain("problem  settings: ERRAND_SECRET is easy to guess");
  expect(text).toContain("problem  settings: ERRAND_BACKUP_FOLDER is missing");
  expect(text).toContain("ok       database: there is none yet");
});

test("tells the age of the newest backup", async () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const backups = join(folder, "backups");
  expect((await newestBackup(backups, now)).text.en).toContain("has no backup");
  const backup = join(backups, "errand-2026-11-25T03-17-00-000Z");
  await mkdir(backup, { recursive: true });
  expect((await newestBackup(backups, now)).state).toBe("problem");
  const manifest = { format: 1, completedAt: "2026-11-25T03:18:00Z", postgres: "18" };
  await writeFile(
    join(backup, "manifest.json"),
    JSON.stringify({ ...manifest, firstSegment: "1", files: [] }),
  );
  expect(await newestBackup(backups, now)).toEqual({
    state: "ok",
    text: { en: "the newest is 8 h old", fr: "la plus récente date de 8 h" },
  });
  const later = new Date("2026-11-27T12:00:00Z");
  expect((await newestBackup(backups, later)).state).toBe("problem");
});

test("judges versions, connections, clocks and disks", () => {
  expect(checkNode("20.1.0").state).toBe("problem");
  expect(judgeConnections(97, 104).state).toBe("problem");
  expect(judgeClock(-60_000).text.en).toContain("differ by 60 s");
  expect(judgeSpace("disk", { free: 1e8, total: 1e11 }).state).toBe("problem");
  const scarce = judgeSpace("disk", { free: 5.25e9, total: 1e11 });
  expect(scarce).toEqual({
    state: "warning",
    text: {
      en: "disk has 5.3 GB free: make space",
      fr: "disk a 5,3 Go libres\u00a0: faites de la place",
    },
  });
});
