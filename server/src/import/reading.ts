export const encodings = ["utf8", "latin1", "utf16le"] as const;
export type Encoding = (typeof encodings)[number];

/** How a file is to be understood where it does not say so itself. */
export interface Reading {
  /** What a `.json` file holds: features on a map (GeoJSON) or a list of records. */
  json: "features" | "records";
  /** The names of the columns of a table that has no header. */
  columns?: string[];
  encoding?: Encoding;
}
