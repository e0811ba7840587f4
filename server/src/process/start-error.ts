/**
 * A problem of the environment or the settings, printed as one line. Other errors are bugs, printed
 * with their stack.
 */
export class StartError extends Error {
  override name = "StartError";
}
