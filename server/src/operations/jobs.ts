import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { jobsCommand } from "./jobs-command.ts";

await runCommand(async () => {
  await withCommandDatabase((db, pool) => jobsCommand({ db, pool }, process.argv.slice(2), print));
});
