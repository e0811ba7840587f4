/** A row that was not imported. */
export interface Refusal {
  /** Position in the file: `line 3` or `row 3`. */
  at: string;
  reason: string;
}

/** What an import did, or would do in a dry run. */
export interface Report {
  accepted: number;
  refused: Refusal[];
}

export interface ImportOptions {
  /** Read and check everything, write nothing. */
  dryRun: boolean;
  /** Write the accepted rows even when others are refused; otherwise one refused row stops the import. */
  keepGoing: boolean;
  /** Which property holds the name of a place. */
  name: string;
}
