import { withCommandDatabase } from "../database/command-database.ts";
import { readSettings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { archiveCommand } from "./archive-command.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { archive } = readSettings(process.env);
  await withCommandDatabase((db) =>
    archiveCommand({ db, archive, now: new Date() }, process.argv.slice(2), print),
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
