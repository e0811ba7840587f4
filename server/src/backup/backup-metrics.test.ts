import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBackupMetrics } from "./backup-metrics.ts";
import { writeManifest } from "./manifest.ts";

test("says when the last finished backup was completed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "errand-backups-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [last] = createBackupMetrics({ folder, schedule: "17 3 * * *", keep: 7 });
  const value = async () => (await last?.get())?.values[0]?.value;
  expect(await value()).toBe(0);
  const name = "errand-2026-11-25T03-17-00-000Z";
  await mkdir(join(folder, name));
  await mkdir(join(folder, "errand-2026-11-26T03-17-00-000Z.partial"));
  const facts = { postgres: "18", firstSegment: "0" };
  await writeManifest(join(folder, name), { ...facts, completedAt: "2026-11-25T03:17:00.000Z" });
  expect(await value()).toBe(Date.parse("2026-11-25T03:17:00Z") / 1000);
  expect(createBackupMetrics(null)).toEqual([]);
});
