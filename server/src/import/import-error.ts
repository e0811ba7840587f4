/** The file or the command line is unusable; the message is one line. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** One row cannot be imported; the message is the reason. Other rows may still be imported. */
export class RefusedRow extends Error {}
