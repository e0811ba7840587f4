/** A file or a command that cannot be used at all; the message is one line. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** One row cannot be imported; the message is the reason, and the other rows may still be imported. */
export class RefusedRow extends Error {}
