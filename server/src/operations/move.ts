import { pino } from "pino";
import { print } from "../process/print.ts";
import { counted, createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { moveDatabase } from "./move-database.ts";

await runCommand(async () => {
  const { dataDir, databaseUrl, databaseDirectUrl, walArchive } = readSettings(process.env);
  if (databaseUrl === null) {
    throw new StartError("DATABASE_URL=postgresql://… npm run move: DATABASE_URL is not set");
  }
  const startedAt = performance.now();
  const { tables, rows } = await moveDatabase({
    ...{ dataDir, walArchive },
    to: databaseDirectUrl ?? databaseUrl,
    log: pino({ level: "silent" }),
    progress: createProgress(),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`Moved and consistent: ${counted(tables, "table")}, ${counted(rows, "row")}`);
  print(`The shop had to be closed for ${seconds} s; start it with this DATABASE_URL`);
});
