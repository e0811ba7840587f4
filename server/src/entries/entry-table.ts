import { csvRow } from "@errand/core/csv";
import { flatten } from "./entry-diff.ts";
import type { EntryResponse } from "./entry-response.ts";

const shared = ["id", "version", "status", "active", "from", "until", "uses", "given"] as const;

/** Entries as a table: the values by the paths of their fields, in the order of the first entry. */
export function toTable(entries: EntryResponse[]): string {
  const values = entries.map((entry) => flatten(entry.values));
  const names = [...new Set(values.flatMap((each) => [...each.keys()]))];
  const rows = entries.map((entry, index) => [
    ...shared.map((name) => entry[name]),
    ...names.map((name) => toCell(values[index]?.get(name))),
  ]);
  return [[...shared, ...names], ...rows].map(csvRow).join("");
}

function toCell(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
}
