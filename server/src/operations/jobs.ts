import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { StartError } from "../process/start-error.ts";
import { jobsCommand } from "./jobs-command.ts";

try {
  await withCommandDatabase((db, pool) => jobsCommand({ db, pool }, process.argv.slice(2), print));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
