import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { setupCommand } from "./setup-command.ts";

await runCommand(async () => {
  await setupCommand(
    {
      withDatabase: withCommandDatabase,
      picturesFolder: () => readSettings(process.env).picturesFolder,
    },
    process.argv.slice(2),
    print,
  );
});
