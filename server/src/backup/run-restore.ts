import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { print } from "../process/print.ts";
import { createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { restore } from "./restore.ts";

const usage =
  "npm run restore -- <backup> [--archive <folder of the log>] [--until 2026-01-31T18:00:00Z]";

await runCommand(() => run(process.argv.slice(2)));

async function run(args: string[]) {
  const { from, archive } = readArguments(args);
  const { dataDir } = readSettings(process.env);
  const log = pino({ level: "silent" });
  const { completedAt } = await createProgress()("Restoring", () =>
    restore({ from, dataDir, log, archive }),
  );
  const until = archive ? (archive.until?.toISOString() ?? "the end of the log") : completedAt;
  print(`${dataDir} has everything until ${until}`);
  print(`The settings of the shop are in ${from}/settings.env`);
}

function readArguments(args: string[]) {
  const { positionals, values } = parse(args);
  const [from, ...more] = positionals;
  const until = values.until === undefined ? undefined : new Date(values.until);
  const isValid = until === undefined || (values.archive && !Number.isNaN(until.getTime()));
  if (!from || more.length > 0 || !isValid) throw new StartError(usage);
  const archive = values.archive ? { folder: resolve(values.archive), until } : undefined;
  return { from: resolve(from), archive };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { archive: { type: "string" }, until: { type: "string" } },
    });
  } catch {
    throw new StartError(usage);
  }
}
