import { withCommandDatabase } from "../database/command-database.ts";
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
    (line) => process.stdout.write(`${line}\n`),
  );
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
