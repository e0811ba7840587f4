/** A problem of the environment or the settings, printed as one line. Any other error is a bug and printed with its stack. */
export class StartError extends Error {
  override name = "StartError";
}
