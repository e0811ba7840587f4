import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Settings } from "../process/settings.ts";

export type Finding = { state: "ok" | "warning" | "problem"; text: string };

/** What the checks look at. */
export type Installation = {
  env: Record<string, string | undefined>;
  settings: Settings;
  /** Null when there is none yet, or when it does not answer. */
  database: { db: Database; pool: pg.Pool } | null;
  /** The number of processes that use the database. */
  processes: number;
};

/** One subject of `npm run doctor`; `run` returns a finding for each thing to say about it. */
export type Check = {
  name: string;
  run(installation: Installation): Finding[] | Promise<Finding[]>;
};

export const ok = (text: string): Finding => ({ state: "ok", text });
export const warning = (text: string): Finding => ({ state: "warning", text });
export const problem = (text: string): Finding => ({ state: "problem", text });

/**
 * Node reports several refused addresses as one error without a message, and `fetch` the reason as
 * a cause.
 */
export function getErrorReason(error: unknown): string {
  if (error instanceof AggregateError) return getErrorReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : getErrorReason(error.cause);
}
