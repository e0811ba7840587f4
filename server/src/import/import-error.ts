import {
  type ImportReason,
  type ImportReasonKey,
  type ImportReasonValues,
  importReasonIn,
  toImportReason,
} from "../messages/import-reason.ts";

/** An error with a reason for its reader; its own message is English, as that of every error. */
abstract class ReasonedError extends Error {
  readonly reason: ImportReason;

  constructor(key: ImportReasonKey, values?: ImportReasonValues) {
    const reason = toImportReason(key, values);
    super(importReasonIn("en", reason));
    this.reason = reason;
  }
}

/** The file is unusable. */
export class ImportError extends ReasonedError {
  override name = "ImportError";
}

/** One row cannot be imported. Other rows may still be imported. */
export class RefusedRow extends ReasonedError {
  /** The row of an item of several rows; null for the row that is read. */
  readonly at: string | null;

  constructor(key: ImportReasonKey, values?: ImportReasonValues, at: string | null = null) {
    super(key, values);
    this.at = at;
  }
}

/** The command line is unusable; the message is for the operator. */
export class CommandLineError extends Error {}
