import type { ImportReason } from "../messages/import-reason.ts";

/** A row that was not imported. */
export interface RejectedRow {
  /** Position in the file: `line 3` or `row 3`. */
  at: string;
  reason: ImportReason;
}

/** The result of an import, in a dry run the expected one. */
export interface Report {
  accepted: number;
  refused: RejectedRow[];
}

export interface ImportOptions {
  /** Read and check everything, write nothing. */
  dryRun: boolean;
  /**
   * Write the accepted rows even when others are refused; otherwise one refused row stops the
   * import.
   */
  keepGoing: boolean;
  /** The property with the name of a feature. */
  name: string;
  /** Reads all rows, with their pictures, before the transaction that writes them begins. */
  readsFirst?: boolean;
  /** Called after each batch with the number of rows read so far. */
  onRows?(count: number): void;
}
