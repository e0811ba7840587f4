import type { EntryActor } from "@errand/core/entries/entry-schema";
import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import type { AuditedChange, AuditFacts } from "../requests/audit-record.ts";
import type { PlannedChange } from "./entries.tables.ts";
import {
  diffFields,
  type FieldChange,
  findChangedSince,
  fromFields,
  toFields,
  withFields,
} from "./entry-diff.ts";
import {
  addChange,
  type EntryRow,
  lockEntry,
  type NewChange,
  readChange,
  requireVersion,
  setNext,
} from "./entry-rows.data.ts";
import type { EntryList, EntryState, EntryTime, StatedEffect } from "./entry-source.ts";
import { type EntryTarget, entryOfList } from "./entry-target.ts";
import { publishLater } from "./publish-entry.job.ts";

/** Who changes something, and when. */
export interface EntryWrite extends EntryTime {
  by: EntryActor;
  note?: string | null | undefined;
}

export interface WrittenEntry {
  id: number;
  audited: AuditedChange;
  effects: StatedEffect[];
}

/** Adds an element to a list, as its first version. */
export async function addEntry(
  tx: Database,
  list: EntryList,
  state: EntryState,
  { by, note, ...time }: EntryWrite,
): Promise<WrittenEntry> {
  requireOrder(state);
  await list.check?.(tx, null, state, time);
  const id = await list.add(tx, state, time);
  const target = entryOfList(list, id);
  const after = await target.read(tx, time);
  const diff = diffFields(null, toFields(after));
  const row = await lockEntry(tx, target.path);
  await addChange(tx, row, { by, note, diff, at: time.now, isFirst: true });
  const effects = (await list.findEffects?.(tx, { id, before: null, after }, time)) ?? [];
  return { id, audited: toAudited(target, diff), effects };
}

/** What a request changes: missing is as before. */
export interface StatedChange {
  version: number;
  stated: Partial<EntryState>;
  /** When it takes effect: null and missing are now, and null drops what was planned. */
  publishAt?: Date | null | undefined;
}

/**
 * Changes an entry, or plans to. Throws `version_changed`, `publish_time_past`,
 * `entry_time_invalid` and what its source refuses.
 */
export async function changeEntry(
  tx: Database,
  target: EntryTarget,
  { version, stated, publishAt }: StatedChange,
  { by, note, ...time }: EntryWrite,
  { action, address }: { action: string; address: string },
): Promise<WrittenEntry> {
  const row = await lockEntry(tx, target.path);
  const before = await target.read(tx, time);
  requireVersion(row, version);
  const after = { ...toState(before), ...stated };
  requireOrder(after);
  const { id, source } = target;
  const effects = (await source.findEffects?.(tx, { id, before, after }, time)) ?? [];
  if (publishAt) {
    const diff = diffFields(toFields(before), toFields(after));
    if (publishAt <= time.now) throw new AppError("publish_time_past", { field: "publish_at" });
    await source.check?.(tx, id, after, time);
    const plan = { publishAt: publishAt.toISOString(), by, note: note ?? null, action, address };
    await setNext(tx, target.path, { diff, ...plan });
    await publishLater(tx, { path: target.path, at: plan.publishAt });
    const audited = toAudited(target, diff);
    const planned = { ...audited.after, publish_at: plan.publishAt };
    return { id, audited: { ...audited, after: planned }, effects };
  }
  const audited = await writeChange(tx, target, row, { before, after }, { by, note }, time);
  if (publishAt === null) await setNext(tx, target.path, null);
  return { id, audited, effects };
}

/**
 * Undoes the change that made a version. Throws `entry_not_found` for an unknown one, and
 * `undo_changed_since` when its fields were changed again.
 */
export async function undoChange(
  tx: Database,
  target: EntryTarget,
  version: number,
  { by, ...time }: EntryWrite,
): Promise<WrittenEntry> {
  const row = await lockEntry(tx, target.path);
  const before = await target.read(tx, time);
  const change = await readChange(tx, target.path, version);
  const fields = toFields(before);
  // Before the first change there was nothing, so that customers do not get it any more.
  const undone: FieldChange[] = change.isFirst
    ? [{ path: "active", before: 0, after: 1 }]
    : change.diff;
  const paths = findChangedSince(fields, undone);
  if (paths.length > 0) throw new AppError("undo_changed_since", { data: { paths } });
  const former = undone.map(({ path, before: value }) => ({ path, value }));
  const after = fromFields(withFields(fields, former));
  const made = { by, undoes: version };
  const audited = await writeChange(tx, target, row, { before, after }, made, time);
  return { id: target.id, audited, effects: [] };
}

/** Publishes what was planned for this time; null when that was dropped or replaced. */
export async function publishNext(
  tx: Database,
  target: EntryTarget,
  at: string,
  time: EntryTime,
): Promise<(PlannedChange & { audited: AuditedChange }) | null> {
  const row = await lockEntry(tx, target.path);
  const { next } = row;
  if (next?.publishAt !== at) return null;
  const before = await target.read(tx, time);
  // Only what was planned: other fields may have changed since.
  const stated = next.diff.map(({ path, after: value }) => ({ path, value }));
  const after = fromFields(withFields(toFields(before), stated));
  const { by, note } = next;
  const audited = await writeChange(tx, target, row, { before, after }, { by, note }, time);
  await setNext(tx, target.path, null);
  return { ...next, audited };
}

/** Deletes an element of a list. Throws `version_changed` and `entry_in_use`. */
export async function removeEntry(
  tx: Database,
  list: EntryList,
  { id, version }: { id: number; version: number },
  time: EntryTime,
): Promise<AuditedChange> {
  const target = entryOfList(list, id);
  const row = await lockEntry(tx, target.path);
  const before = await target.read(tx, time);
  requireVersion(row, version);
  const count = (await list.countUses?.(tx, id)) ?? 0;
  if (count > 0) throw new AppError("entry_in_use", { data: { count } });
  await list.remove(tx, id, time);
  await setNext(tx, target.path, null);
  const diff = diffFields(null, toFields(before));
  const facts = Object.fromEntries(diff.map(({ path, after }) => [path, after]));
  return { subject: target.subject, before: facts as AuditFacts };
}

/** Writes what a change leaves, if that differs, and adds it to the history. */
async function writeChange(
  tx: Database,
  target: EntryTarget,
  row: EntryRow,
  { before, after }: { before: EntryState; after: EntryState },
  change: Omit<NewChange, "at" | "diff">,
  time: EntryTime,
): Promise<AuditedChange> {
  const { id, source } = target;
  requireOrder(after);
  // What was right once may not be written again, such as a code that another has by now.
  await source.check?.(tx, id, after, time);
  const former = toFields(before);
  if (diffFields(former, toFields(after)).length === 0) return toAudited(target, []);
  await source.change(tx, id, after, time);
  // As it is stored: a moment may have become a day.
  const diff = diffFields(former, toFields(await target.read(tx, time)));
  if (diff.length > 0) await addChange(tx, row, { ...change, diff, at: time.now });
  return toAudited(target, diff);
}

function requireOrder({ from, until }: EntryState) {
  if (from && until && until <= from) throw new AppError("entry_time_invalid", { field: "until" });
}

function toState({ values, active, from, until }: EntryState): EntryState {
  return { values, active, from, until };
}

function toAudited({ subject }: EntryTarget, diff: FieldChange[]) {
  const facts = (of: "before" | "after") =>
    Object.fromEntries(diff.map((change) => [change.path, change[of]])) as AuditFacts;
  return { subject, before: facts("before"), after: facts("after") };
}
