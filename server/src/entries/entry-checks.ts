import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

/** Throws `entry_target` unless the row that a value names exists; null names none. */
export async function requireTarget(
  db: Database,
  column: PgColumn,
  id: number | null,
  field: string,
): Promise<void> {
  if (id === null || (await db.$count(column.table, eq(column, id))) > 0) return;
  throw targetError(field);
}

export function targetError(field: string): AppError {
  return new AppError("entry_target", { field: `values.${field}` });
}

/** Returns the id of an added row. */
export function getAddedId(rows: { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error("no row was added");
  return row.id;
}
