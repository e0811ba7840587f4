import { print } from "../process/print.ts";
import { createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { cityCommand } from "./city-command.ts";

await runCommand(async () => {
  // Beside those of a shop, the command may have the settings of one of its processes.
  const { citiesFile } = readSettings({ ...process.env, DATABASE_URL: undefined });
  await cityCommand({ citiesFile, progress: createProgress(), print }, process.argv.slice(2));
});
