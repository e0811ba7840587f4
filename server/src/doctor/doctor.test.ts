import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
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

test("says that a shop in production is not set up", async () => {
  const production = {
    ...{ DATABASE_URL: url, ERRAND_ENV: "production", ERRAND_SECRET: "a".repeat(32) },
    ERRAND_URL: "https://shop.example.org",
  };
  expect((await run(production)).text).toContain("warning  shop: is not set up");
  await seedShop(db);
  expect((await run(production)).text).toContain("ok       shop: Errand delivers in 2 zones");
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
  expect((await newestBackup(backups, now)).text).toContain("has no backup");
  const backup = join(backups, "errand-2026-11-25T03-17-00-000Z");
  await mkdir(backup, { recursive: true });
  expect((await newestBackup(backups, now)).state).toBe("problem");
  const manifest = { format: 1, completedAt: "2026-11-25T03:18:00Z", postgres: "18" };
  await writeFile(
    join(backup, "manifest.json"),
    JSON.stringify({ ...manifest, firstSegment: "1", files: [] }),
  );
  expect(await newestBackup(backups, now)).toEqual({ state: "ok", text: "the newest is 8 h old" });
  const later = new Date("2026-11-27T12:00:00Z");
  expect((await newestBackup(backups, later)).state).toBe("problem");
});

test("judges versions, connections, clocks and disks", () => {
  expect(checkNode("20.1.0").state).toBe("problem");
  expect(judgeConnections(97, 104).state).toBe("problem");
  expect(judgeClock(-60_000).text).toContain("differ by 60 s");
  expect(judgeSpace("disk", { free: 1e8, total: 1e11 }).state).toBe("problem");
  expect(judgeSpace("disk", { free: 5e9, total: 1e11 }).state).toBe("warning");
});
