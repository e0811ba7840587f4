import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { maintenanceCommand } from "./maintenance-command.ts";

await runCommand(async () => {
  await withCommandDatabase((db) => maintenanceCommand(db, process.argv.slice(2), print));
});
