import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { readSettings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { setupCommand } from "./setup-command.ts";

try {
  await setupCommand(
    {
      withDatabase: withCommandDatabase,
      picturesFolder: () => readSettings(process.env).picturesFolder,
    },
    process.argv.slice(2),
    print,
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
