import type { EntryListEndpoints } from "@errand/core/entries/entry-endpoints";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, targetError } from "../entries/entry-checks.ts";
import { switchStatusSql, withoutTimes } from "../entries/entry-moments.ts";
import type { EntryList, StoredEntry } from "../entries/entry-source.ts";
import { modules } from "../modules/modules.tables.ts";

type SwitchedTable = PgTable & { id: PgColumn; active: PgColumn; moduleId?: PgColumn };

/** A list without times, each of whose rows has all values of an entry. */
interface SimpleList<Values extends object, Row extends object> {
  endpoints: EntryListEndpoints;
  name: string;
  kind: string;
  table: SwitchedTable;
  /** The text that a search looks into. */
  text: SQL;
  /** The columns of the values; `Row` is what the table reads. */
  toColumns(values: Values): Partial<Row>;
  toValues(row: Row): Values;
  /** Columns of a new row that no value states. */
  findFirst?(tx: Database, values: Values): Promise<Partial<Row>>;
  check?(db: Database, id: number | null, values: Values): Promise<void>;
  /** The only type of modules that has such entries; any by default. */
  moduleType?: ModuleType;
  users?: readonly User[];
}

/** Where the ids of entries are stated: a column of a table, or what its rows hold in one. */
interface User {
  table: PgTable;
  id: PgColumn | SQL;
}

interface Stated {
  module_id?: number;
  image?: string | null;
}

/** Returns the list whose entries are the rows of a table, in the order in which they came. */
export function simpleEntries<
  Values extends object,
  Row extends { id: number; active: boolean } & object,
>(list: SimpleList<Values, Row>): EntryList<Values> {
  const { table, toColumns, toValues, users } = list;
  const { moduleId } = table;
  return {
    ...{ endpoints: list.endpoints, name: list.name, kind: list.kind, table, id: table.id },
    filters: { text: list.text, ...(moduleId && { module: (id) => eq(moduleId, id) }) },
    status: () => switchStatusSql(table.active),
    sort: [...(moduleId ? [asc(moduleId)] : []), asc(table.id)],
    ...(users && {
      countUses: async (db, id) => (await countUses(db, users, [id])).get(id) ?? 0,
    }),

    async read(db, ids): Promise<StoredEntry<Values>[]> {
      const rows = await db.select().from(table).where(inArray(table.id, ids));
      const uses = users && (await countUses(db, users, ids));
      // Drizzle does not type the rows of a table that is a parameter.
      return (rows as unknown as Row[]).map((row) => ({
        ...{ id: row.id, active: row.active, status: row.active ? "live" : "off" },
        ...{ ...withoutTimes, values: toValues(row) },
        ...(uses && { uses: uses.get(row.id) ?? 0 }),
      }));
    },

    async check(db, id, { values }) {
      const { module_id: module } = values as Stated;
      if (module !== undefined && moduleId) {
        const isFit = list.moduleType && eq(modules.type, list.moduleType);
        const fitting = await db.$count(modules, and(eq(modules.id, module), isFit));
        if (fitting === 0) throw targetError("module_id");
        // What uses it is in its module.
        const [stored] = await db
          .select({ moduleId })
          .from(table)
          .where(eq(table.id, id ?? 0));
        if (stored && Number(stored.moduleId) !== module) throw targetError("module_id");
      }
      await list.check?.(db, id, values);
    },

    async add(tx, { values, active }) {
      await takePicture(tx, (values as Stated).image ?? null);
      const first = await list.findFirst?.(tx, values);
      const rows = await tx
        .insert(table)
        .values({ ...toColumns(values), ...first, active })
        .returning({ id: table.id });
      return getAddedId(rows as { id: number }[]);
    },

    async change(tx, id, { values, active }) {
      await takePicture(tx, (values as Stated).image ?? null);
      const columns = { ...toColumns(values), active };
      await tx.update(table).set(columns).where(eq(table.id, id));
    },

    async remove(tx, id) {
      await tx.delete(table).where(eq(table.id, id));
    },
  };
}

async function countUses(db: Database, users: readonly User[], ids: number[]) {
  const uses = new Map<number, number>();
  for (const { table, id } of users) {
    const used = sql`${id}`.mapWith(Number);
    const rows = await db
      .select({ id: used, count: count() })
      .from(table)
      .where(inArray(used, ids))
      .groupBy(used);
    for (const row of rows) uses.set(row.id, (uses.get(row.id) ?? 0) + row.count);
  }
  return uses;
}
