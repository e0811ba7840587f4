/** Why the process cannot start, in one line for the person who started it. Anything else thrown is a fault of ours. */
export class StartError extends Error {
  override name = "StartError";
}
