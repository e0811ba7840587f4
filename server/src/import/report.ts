import type { Reading } from "./reading.ts";

/** A file or an order that cannot be worked with at all; the message is one line. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** A row that was not taken. */
export interface Refusal {
  /** `line 3` or `row 3`. */
  at: string;
  reason: string;
}

/** What an import did, or would do. */
export interface Report {
  accepted: number;
  refused: Refusal[];
}

export interface ImportOptions {
  /** Read and check everything, write nothing. */
  dryRun: boolean;
  /** Write what is right even when rows are refused; otherwise one refused row stops all. */
  keepGoing: boolean;
  /** Which field holds the name, for places. */
  name: string;
  reading?: Reading;
}

/** The row cannot be taken; the others may be. */
export class RefusedRow extends Error {}
