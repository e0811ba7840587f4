import { print } from "./print.ts";
import { StartError } from "./start-error.ts";

type ErrorClass = abstract new (...parameters: never[]) => Error;

/**
 * Runs a command. Of an error that an operator can mend, a `StartError` or one of `expected`, it
 * prints the message only.
 */
export async function runCommand(
  work: () => Promise<unknown>,
  ...expected: ErrorClass[]
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = [StartError, ...expected].some((known) => error instanceof known);
    if (!(error instanceof Error) || !isExpected) throw error;
    print(error.message);
    process.exitCode = 1;
  }
}
