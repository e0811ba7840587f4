import * as z from "zod";
import { staffKinds } from "../principals.ts";
import { flag, id, money, notice, timestamp } from "../values.ts";

/** What every setting and every element of a list of the desk has (contract 7.3). */

export const entryStatuses = ["live", "scheduled", "ended", "off"] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Who changed an entry. */
export const entryActor = z.object({ id, kind: z.enum(staffKinds), name: z.string() });
export type EntryActor = z.infer<typeof entryActor>;

/** An entry with these values. */
export function entryOf<Values extends z.ZodType>(values: Values) {
  return z.object({
    /** `coupons/12`, or the name of a setting. */
    path: z.string(),
    /** Null for a setting. */
    id: id.nullable(),
    version: z.int(),
    values,
    active: flag,
    status: z.enum(entryStatuses),
    /** Null: at once, and without an end. */
    from: timestamp.nullable(),
    until: timestamp.nullable(),
    /** Its place in a list that has an order, from 0. */
    position: z.int().nullable(),
    /** What it becomes later, with whoever planned it. */
    next: z
      .object({
        values,
        active: flag,
        from: timestamp.nullable(),
        until: timestamp.nullable(),
        publish_at: timestamp,
        by: entryActor,
      })
      .nullable(),
    /** How often it is used, and what it has given; null where nothing is counted. */
    uses: z.int().nullable(),
    given: money.nullable(),
    /** Null until somebody changes it here. */
    updated_at: timestamp.nullable(),
    updated_by: entryActor.nullable(),
  });
}

/** One change: what was before and after, by the path of each field, such as `values.title.fr`. */
export const entryChange = z.object({
  version: z.int(),
  at: timestamp,
  by: entryActor,
  note: z.string().nullable(),
  diff: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The version that it undoes. */
  undoes: z.int().nullable(),
});
export type EntryChange = z.infer<typeof entryChange>;

/** What a change means for customers, stores and orders. */
export const entryEffect = notice.extend({
  count: z.int().optional(),
  before: money.optional(),
  after: money.optional(),
});
export type EntryEffect = z.infer<typeof entryEffect>;
