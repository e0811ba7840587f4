import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/**
 * What is partitioned by ranges of orders; the ranges of all tables are the same (decision 040).
 */
export const historyTables = ["order_lines", "order_transitions"] as const;

export type HistoryTable = (typeof historyTables)[number];

/** The partitions of a range of orders. */
export interface OrderRange {
  /** The first id; 0 for the oldest range. */
  from: number;
  /** The first id of the next range; null for the last range, which has no end. */
  to: number | null;
  /** No row can change any more. */
  isArchived: boolean;
}

/** The name of the partition of a range. */
export function partitionOf(table: HistoryTable, { from }: Pick<OrderRange, "from">): string {
  return `${table}_from_${from}`;
}

/** The trigger that refuses changes of an archived partition. */
export const archivedTrigger = "archived";

/** The ranges of a table, in the order of their ids. */
export async function readRanges(
  db: Database,
  table: HistoryTable = "order_lines",
): Promise<OrderRange[]> {
  const { rows } = await db.execute<{ bound: string; isArchived: boolean }>(sql`
    select pg_get_expr(c.relpartbound, c.oid) as bound, exists (
      select from pg_trigger where tgrelid = c.oid and tgname = ${archivedTrigger}
    ) as "isArchived"
    from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = ${table}::regclass`);
  return rows
    .map(({ bound, isArchived }) => ({ ...readBound(bound), isArchived }))
    .toSorted((a, b) => a.from - b.from);
}

/** Reads `FOR VALUES FROM ('100') TO ('200')`. */
function readBound(bound: string): Pick<OrderRange, "from" | "to"> {
  const [, from, to] = /^FOR VALUES FROM \((.+)\) TO \((.+)\)$/.exec(bound) ?? [];
  if (!from || !to) throw new Error(`unknown bounds of a partition: ${bound}`);
  const parseId = (text: string) => Number(text.replaceAll("'", ""));
  return {
    from: from === "MINVALUE" ? 0 : parseId(from),
    to: to === "MAXVALUE" ? null : parseId(to),
  };
}

/** The id of the newest order, or of one that is being placed. */
export async function readLastOrderId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select last_value as id from orders_id_seq`,
  );
  if (!rows[0]) throw new Error("the sequence of the orders was not returned");
  return rows[0].id;
}
