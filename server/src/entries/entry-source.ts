import type {
  EntryListEndpoints,
  EntryOrderEndpoint,
  SettingEndpoints,
} from "@errand/core/entries/entry-endpoints";
import type { EntryEffect, EntryStatus } from "@errand/core/entries/entry-schema";
import type { Minor } from "@errand/core/money";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

/** When something is asked: days are those of the time zone of the shop. */
export interface EntryTime {
  now: Date;
  timeZone: string;
}

/** What one version of an entry states. */
export interface EntryState<Values extends object = object> {
  values: Values;
  active: boolean;
  /** Null: at once, and without an end. */
  from: Date | null;
  until: Date | null;
}

/** An entry as its own tables have it. */
export interface StoredEntry<Values extends object = object> extends EntryState<Values> {
  /** 0 for a setting. */
  id: number;
  status: EntryStatus;
  position?: number | null;
  uses?: number;
  given?: Minor;
}

/** An effect without its sentence, which lies in `messages/entries.*.json` by its code. */
export type StatedEffect = Omit<EntryEffect, "message" | "code"> & { code: EffectCode };
export type EffectCode =
  | "orders_keep_terms"
  | "receivers"
  | "addresses_gained"
  | "addresses_new"
  | "addresses_lost"
  | "stores_outside"
  | "stores_closed"
  | "orders_outside"
  | "coupon_could_save"
  | "cashback_could_give"
  | "campaign_stores_off"
  | "orders_cost"
  | "deliveries_cost";

interface Source<Values extends object> {
  /** In the audit log, before the id: `coupon`. */
  kind: string;
  /** Throws an `AppError` for a state that cannot be written; `id` is null for a new entry. */
  check?(
    db: Database,
    id: number | null,
    state: EntryState<Values>,
    time: EntryTime,
  ): Promise<void>;
  change(tx: Database, id: number, state: EntryState<Values>, time: EntryTime): Promise<void>;
  /** What a change means; nothing by default. */
  findEffects?(
    db: Database,
    change: { id: number; before: EntryState<Values> | null; after: EntryState<Values> },
    time: EntryTime,
  ): Promise<StatedEffect[]>;
}

/** A list whose elements are entries: how its own tables are read and written. */
export interface EntryList<Values extends object = object> extends Source<Values> {
  endpoints: EntryListEndpoints;
  /** For lists that have an order. */
  order?: { endpoint: EntryOrderEndpoint; write(tx: Database, ids: number[]): Promise<void> };
  /** The first part of the path of each entry: `coupons`. */
  name: string;
  /** Where its elements are, each with an id. */
  table: PgTable | SQL;
  id: SQLWrapper;
  /** Conditions on its table, and on nothing else. */
  filters: {
    /** Leaves out what is deleted but stays for those that refer to it. */
    exists?: SQL | undefined;
    module?(id: number): SQL;
    store?(id: number): SQL;
    /** Entries of any of these zones, and those of the whole shop; missing: all are of the shop. */
    zones?: { within(ids: number[]): SQL; ofShop: SQL };
    /** The text that a search looks into. */
    text: SQL;
  };
  status(time: EntryTime): SQL<EntryStatus>;
  /** Newest first by default. */
  sort?: SQL[];
  read(db: Database, ids: number[], time: EntryTime): Promise<StoredEntry<Values>[]>;
  /** The zones that an entry belongs to; null for one of the whole shop. */
  findZones?(db: Database, values: Values): Promise<number[] | null>;
  add(tx: Database, state: EntryState<Values>, time: EntryTime): Promise<number>;
  remove(tx: Database, id: number, time: EntryTime): Promise<void>;
  /** How much uses an entry, so that it cannot be deleted; nothing by default. */
  countUses?(db: Database, id: number): Promise<number>;
}

/** A setting, which there is once. It is always live. */
export interface Setting<Values extends object = object> extends Source<Values> {
  endpoints: SettingEndpoints;
  /** Its path: `fees`. */
  name: string;
  read(db: Database, time: EntryTime): Promise<Values>;
}

/** All that the desk edits. */
export interface EntrySources {
  lists: readonly EntryList[];
  settings: readonly Setting[];
}
