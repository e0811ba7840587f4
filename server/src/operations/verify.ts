import { withCommandDatabase } from "../database/command-database.ts";
import { print } from "../process/print.ts";
import { createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { reconcile } from "./reconcile.ts";

await runCommand(async () => {
  const progress = createProgress();
  const { checks, disagreements } = await withCommandDatabase((db) =>
    progress("Checking consistency", (report) => reconcile(db, report)),
  );
  for (const disagreement of disagreements) print(disagreement);
  print(`${checks} checks, ${disagreements.length} disagreements`);
  process.exitCode = disagreements.length === 0 ? 0 : 1;
});
