import type { EntryListEndpoints } from "@errand/core/entries/entry-endpoints";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
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
  countUses?(db: Database, id: number): Promise<number>;
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
  const { table, toColumns, toValues, countUses } = list;
  const { moduleId } = table;
  return {
    ...{ endpoints: list.endpoints, name: list.name, kind: list.kind, table, id: table.id },
    filters: { text: list.text, ...(moduleId && { module: (id) => eq(moduleId, id) }) },
    status: () => switchStatusSql(table.active),
    sort: [...(moduleId ? [asc(moduleId)] : []), asc(table.id)],
    ...(countUses && { countUses }),

    async read(db, ids): Promise<StoredEntry<Values>[]> {
      const rows = await db.select().from(table).where(inArray(table.id, ids));
      return (rows as unknown as Row[]).map((row) => ({
        ...{ id: row.id, active: row.active, status: row.active ? "live" : "off" },
        ...{ ...withoutTimes, values: toValues(row) },
      }));
    },

    async check(db, id, { values }) {
      const { module_id: module } = values as Stated;
      if (module !== undefined && moduleId) {
        await requireTarget(db, modules.id, module, "module_id");
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
