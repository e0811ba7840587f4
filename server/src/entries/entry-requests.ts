import type { EntryActor, entryChange } from "@errand/core/entries/entry-schema";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import { readChanges } from "./entry-rows.data.ts";
import type { EntryState } from "./entry-source.ts";

export function toActor({ staffId, kind, name }: Staff): EntryActor {
  return { id: staffId, kind, name };
}

interface StatedParameters {
  values?: Record<string, unknown> | undefined;
  active?: 0 | 1 | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Null and missing are different: null clears. */
export function toDate(time: string | null | undefined): Date | null | undefined {
  return typeof time === "string" ? new Date(time) : time;
}

/** Returns what a request states of an entry, and nothing else. */
export function toStated({ values, active, from, until }: StatedParameters): Partial<EntryState> {
  const [starts, ends] = [toDate(from), toDate(until)];
  return {
    ...(values && { values }),
    ...(active !== undefined && { active: active === 1 }),
    ...(starts !== undefined && { from: starts }),
    ...(ends !== undefined && { until: ends }),
  };
}

/** One page of the history of an entry. */
export async function pageOfChanges(
  db: Database,
  path: string,
  paging: { limit: number; offset: number },
) {
  const { total, rows } = await readChanges(db, path, paging);
  const changes: z.input<typeof entryChange>[] = rows.map(({ at, by, ...change }) => ({
    ...{ at: at.toISOString(), by },
    ...{ version: change.version, note: change.note, diff: change.diff, undoes: change.undoes },
  }));
  return { total_size: total, ...paging, changes };
}
