import { byteOrderMark } from "@errand/core/csv";
import type { Context } from "hono";

/** Whether a request wants a table: browsers and programs that take anything get JSON. */
export function asksForTable(c: Context): boolean {
  const accepted = (c.req.header("accept") ?? "").split(",");
  const types = accepted.map((type) => type.split(";")[0]?.trim().toLowerCase());
  return types.includes("text/csv") && !types.includes("application/json");
}

/** Answers with a table for a spreadsheet; `name` is that of its file without the ending. */
export function sendTable(c: Context, name: string, rows: string): Response {
  return c.body(byteOrderMark + rows, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  });
}
