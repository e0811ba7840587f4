import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { archiveCommand } from "./archive-command.ts";

await runCommand(async () => {
  const { archive } = readSettings(process.env);
  await withCommandDatabase((db) =>
    archiveCommand({ db, archive, now: new Date() }, process.argv.slice(2), print),
  );
});
