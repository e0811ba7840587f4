import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { startEmbedded } from "../database/embedded.ts";
import { print } from "../process/print.ts";
import { counted, createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { backUp } from "./back-up.ts";
import { checkBackup } from "./check-backup.ts";
import { pruneBackups } from "./prune.ts";

const usage = "npm run backup -- <folder> [--keep <number of backups>] [--no-check]";

const log = pino({ level: "silent" });

await runCommand(() => run(process.argv.slice(2)));

async function run(args: string[]) {
  const { into, keep, isChecked } = readArguments(args);
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) {
    throw new StartError(
      "DATABASE_URL is set: back up that PostgreSQL with its own tools (docs/operations.md says how)",
    );
  }
  const { dataDir, walArchive } = settings;
  const embedded = await startEmbedded(dataDir, log, { mayShare: true, walArchive });
  const progress = createProgress();
  try {
    const { folder, manifest } = await progress("Copying", () =>
      backUp({ url: embedded.url, settings, env: process.env, into }),
    );
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    print(`${folder}: ${counted(manifest.files.length, "file")}, ${Math.ceil(bytes / 1e6)} MB`);
    if (isChecked) {
      const { orders } = await progress("Restoring and checking a copy", () =>
        checkBackup(folder, log),
      );
      print(
        `Restored and consistent: ${counted(orders, "order")}, all until ${manifest.completedAt}`,
      );
    }
    if (keep !== null) {
      for (const name of await pruneBackups(into, keep, walArchive)) print(`Deleted ${name}`);
    }
  } finally {
    await embedded.stop();
  }
}

function readArguments(args: string[]) {
  const { positionals, values } = parse(args);
  const [into, ...more] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  const isValid = keep === null || (Number.isInteger(keep) && keep >= 1);
  if (!into || more.length > 0 || !isValid) throw new StartError(usage);
  return { into: resolve(into), keep, isChecked: !values["no-check"] };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: "string" }, "no-check": { type: "boolean" } },
    });
  } catch {
    throw new StartError(usage);
  }
}
