import { StartError } from "../process/start-error.ts";
import { doctorCommand } from "./doctor-command.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = (await doctorCommand(process.argv.slice(2), process.env, print)) ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
