import type { EntryEffect, entryOf } from "@errand/core/entries/entry-schema";
import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { flagOf } from "@errand/core/values";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import { fromFields, toFields, withFields } from "./entry-diff.ts";
import type { EntryRow } from "./entry-rows.data.ts";
import type { EntryState, StatedEffect, StoredEntry } from "./entry-source.ts";

export type EntryResponse = z.input<ReturnType<typeof entryOf<z.ZodObject>>>;

/** Returns an entry as callers see it, from its own tables and from its version. */
export function toEntryResponse(entry: StoredEntry, row: EntryRow): EntryResponse {
  const { next } = row;
  return {
    path: row.path,
    id: entry.id === 0 ? null : entry.id,
    version: row.version,
    ...toStateResponse(entry),
    status: entry.status,
    position: entry.position ?? null,
    next: next && {
      ...toStateResponse(planned(entry, next.diff)),
      publish_at: next.publishAt,
      by: next.by,
    },
    uses: entry.uses ?? null,
    given: entry.given === undefined ? null : fromMinor(entry.given),
    updated_at: row.updatedAt?.toISOString() ?? null,
    updated_by: row.updatedBy,
  };
}

function planned(entry: StoredEntry, diff: { path: string; after: unknown }[]): EntryState {
  const stated = diff.map(({ path, after: value }) => ({ path, value }));
  return fromFields(withFields(toFields(entry), stated));
}

function toStateResponse({ values, active, from, until }: EntryState) {
  return {
    values: { ...values },
    active: flagOf(active),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}

export function toEffectResponse(effect: StatedEffect, language: Language): EntryEffect {
  const { code, count = 0 } = effect;
  return { ...effect, message: messageIn(language, "entries", `effects.${code}`, { count }) };
}
