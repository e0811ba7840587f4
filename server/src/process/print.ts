// A reader such as `head` may close the pipe before everything is printed. The command goes on with
// its work.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** Prints a line of a command's output. */
export const print = (line: string) => process.stdout.write(`${line}\n`);
