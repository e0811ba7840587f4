import { withCommandDatabase } from "../database/command-database.ts";
import { StartError } from "../process/start-error.ts";
import { jobsCommand } from "./jobs-command.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  await withCommandDatabase((db, pool) => jobsCommand({ db, pool }, process.argv.slice(2), print));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
