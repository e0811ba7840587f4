import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { doctorCommand } from "./doctor-command.ts";

await runCommand(async () => {
  process.exitCode = (await doctorCommand(process.argv.slice(2), process.env, print)) ? 1 : 0;
});
