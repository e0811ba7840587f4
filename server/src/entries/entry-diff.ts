import { isDeepStrictEqual } from "node:util";
import { flagOf } from "@errand/core/values";
import type { EntryState } from "./entry-source.ts";

/** What a field was and is, as JSON; null also stands for a field that was not there. */
export interface FieldChange {
  /** Such as `values.title.fr`; a list of values is one field. */
  path: string;
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

/** Returns the state of an entry as callers see it. */
export function toFields({ values, active, from, until }: EntryState): Fields {
  return {
    values,
    active: flagOf(active),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}

/** Returns the reverse of `toFields`. */
export function fromFields(fields: Fields): EntryState {
  const toDate = (value: unknown) => (typeof value === "string" ? new Date(value) : null);
  return {
    values: isFields(fields.values) ? fields.values : {},
    active: fields.active === 1,
    from: toDate(fields.from),
    until: toDate(fields.until),
  };
}

/** Returns every field that differs; without `before`, all of `after` that say something. */
export function diffFields(before: Fields | null, after: Fields): FieldChange[] {
  const former = before ? flatten(before) : new Map<string, unknown>();
  const present = flatten(after);
  const paths = new Set([...former.keys(), ...present.keys()]);
  return [...paths].flatMap((path) => {
    const change = { path, before: former.get(path) ?? null, after: present.get(path) ?? null };
    return isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

/** Returns the fields with other values at these paths. */
export function withFields(fields: Fields, stated: { path: string; value: unknown }[]): Fields {
  const copy = structuredClone(fields);
  for (const { path, value } of stated) set(copy, path.split("."), value);
  return copy;
}

function set(owner: Fields, [name = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    owner[name] = value;
    return;
  }
  const known = owner[name];
  const inner: Fields = isFields(known) ? known : {};
  set(inner, rest, value);
  // A text that is in no language any more was not there before.
  const isGone = name !== "values" && Object.values(inner).every((each) => each === null);
  owner[name] = isGone ? null : inner;
}

/** Returns the paths of a change whose present values are not those that it left. */
export function findChangedSince(fields: Fields, diff: FieldChange[]): string[] {
  const present = flatten(fields);
  return diff
    .filter(({ path, after }) => !isDeepStrictEqual(present.get(path) ?? null, after))
    .map(({ path }) => path);
}

/** Returns the fields by their paths: objects are taken apart, lists are not. */
export function flatten(fields: Fields, prefix = ""): Map<string, unknown> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
      isFields(value) ? [...flatten(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value]],
    ),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
