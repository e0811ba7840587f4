import { withoutAccents } from "@errand/core/written-text";

/** The columns of a file by what they mean in an export. */
export type Columns<Key extends string> = Partial<Record<Key, string>>;

/** `Available for sale [Main]`, `available_for_sale_main` and `Available For Sale Main` are one. */
export function toPlainHeader(header: string): string {
  return withoutAccents(header)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Finds the column of each key by one of its headers, the preferred ones first. */
export function findColumns<Key extends string>(
  columns: readonly string[],
  headers: Record<Key, readonly string[]>,
): Columns<Key> {
  const byHeader = new Map<string, string>();
  for (const column of columns) {
    const header = toPlainHeader(column);
    if (!byHeader.has(header)) byHeader.set(header, column);
  }
  const found: Columns<Key> = {};
  for (const key of Object.keys(headers) as Key[]) {
    const header = headers[key].map(toPlainHeader).find((name) => byHeader.has(name));
    const column = header === undefined ? undefined : byHeader.get(header);
    if (column !== undefined) found[key] = column;
  }
  return found;
}

/** The columns whose plain header has this form, with what stands in its group. */
export function findNumbered(
  columns: readonly string[],
  form: RegExp,
): { column: string; part: string }[] {
  return columns.flatMap((column) => {
    const part = form.exec(toPlainHeader(column))?.[1];
    return part === undefined ? [] : [{ column, part }];
  });
}
