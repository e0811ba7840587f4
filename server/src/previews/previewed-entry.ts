import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { Permission } from "@errand/core/principals";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { toStated } from "../entries/entry-requests.ts";
import type { EntryList, EntrySources, EntryState, EntryTime } from "../entries/entry-source.ts";
import { type EntryTarget, findTarget } from "../entries/entry-target.ts";
import { parseInput } from "../requests/parameters.ts";
import type { PreviewedEntry } from "./previews.tables.ts";

/** What an unsaved entry changes. */
export interface FoundEntry {
  /** Null for a setting. */
  list: EntryList | null;
  /** Null for something new. */
  target: EntryTarget | null;
  permission: Permission | undefined;
  stated: Partial<EntryState> & Pick<EntryState, "values">;
}

/**
 * Finds what an unsaved entry changes, and parses its values as a write would. Throws
 * `entry_not_found` for an unknown list or setting, and what the schema of the values refuses.
 */
export function findEntry(
  sources: EntrySources,
  { path, values: typed, ...times }: PreviewedEntry,
  language: Language,
): FoundEntry {
  const [name] = path.split("/");
  const setting = sources.settings.find((each) => each.name === path);
  const list = sources.lists.find((each) => each.name === name) ?? null;
  const endpoints = setting?.endpoints ?? list?.endpoints;
  if (!endpoints) throw new AppError("entry_not_found", { field: "changes" });
  const { path: written, input } = endpoints.change;
  const schema = z.object({ values: input.shape.values.unwrap() });
  const { values } = parseInput({ path: written, input: schema }, { values: typed }, language);
  return {
    list: setting ? null : list,
    target: findTarget(sources, path),
    permission: endpoints.history.allow.permission,
    stated: { ...toStated(times), values },
  };
}

const always = { active: true, from: null, until: null } satisfies Omit<EntryState, "values">;

/** The entry before the change, null for something new, and after it. */
export async function readStates(
  db: Database,
  { target, stated }: Pick<FoundEntry, "target" | "stated">,
  time: EntryTime,
): Promise<{ before: EntryState | null; after: EntryState }> {
  const before = target && (await target.read(db, time));
  return { before, after: { ...(before ?? always), ...stated } };
}
