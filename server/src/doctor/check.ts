import type { CheckName, FindingState } from "@errand/core/health/health.contract";
import type { Language, LocalizedText } from "@errand/core/language";
import type { MessageValues } from "@errand/core/translate";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { Settings } from "../process/settings.ts";

export type Finding = { state: FindingState; text: LocalizedText };

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
  name: CheckName;
  run(installation: Installation): Finding[] | Promise<Finding[]>;
};

type Key = MessageKey<"doctor">;

export const ok = (key: Key, values?: MessageValues) => find("ok", key, values);
export const warning = (key: Key, values?: MessageValues) => find("warning", key, values);
export const problem = (key: Key, values?: MessageValues) => find("problem", key, values);

function find(state: FindingState, key: Key, values?: MessageValues): Finding {
  const say = (language: Language) => messageIn(language, "doctor", key, values);
  return { state, text: { en: say("en"), fr: say("fr") } };
}

/** A problem that others have put into words, as Node and PostgreSQL do. */
export function problemInWords(words: string): Finding {
  return { state: "problem", text: { en: words, fr: words } };
}

/**
 * Node reports several refused addresses as one error without a message, and `fetch` the reason as
 * a cause.
 */
export function getErrorReason(error: unknown): string {
  if (error instanceof AggregateError) return getErrorReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : getErrorReason(error.cause);
}
