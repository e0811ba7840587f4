import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { requestFor, type startTestApi } from "../testing.ts";

/** Returns a list as the table for a spreadsheet that the desk offers: its rows by their titles. */
export async function readTable(
  { app }: Pick<Awaited<ReturnType<typeof startTestApi>>["api"], "app">,
  endpoint: string,
  input: Record<string, unknown>,
  { token }: { token: string },
): Promise<Record<string, string>[]> {
  const request = requestFor(endpoint, input, { token, headers: { accept: "text/csv" } });
  const response = await app.fetch(request, { address: "203.0.113.9" });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  // Spreadsheets show a text after an apostrophe, which keeps them from executing it.
  const cast = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "");
  return parse(await response.text(), { bom: true, columns: true, cast });
}

/** The cells of a row as a table has them: nothing for null. */
export function toCells(row: Record<string, string | number | null | undefined>) {
  return Object.fromEntries(
    Object.entries(row).map(([title, value]) => [title, value == null ? "" : String(value)]),
  );
}
