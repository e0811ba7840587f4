import {
  type ImportReason,
  type ImportReasonKey,
  type ImportReasonValues,
  importReasonIn,
  toImportReason,
} from "../messages/import-reason.ts";

/** A file is no table that can be read; its own message is English, as that of every error. */
export class TableError extends Error {
  override name = "TableError";
  readonly reason: ImportReason;

  constructor(key: ImportReasonKey, values?: ImportReasonValues, options?: ErrorOptions) {
    const reason = toImportReason(key, values);
    super(importReasonIn("en", reason), options);
    this.reason = reason;
  }
}
