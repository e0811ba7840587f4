import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import type { RowFormat, RowTexts } from "./named-group.ts";

export type Values = Record<string, unknown>;

/** Reads the row of a statement written in SQL, whose columns have names alone. */
export function rowByName(texts: RowTexts, { names, parsers }: RowFormat): Values {
  const row: Values = {};
  texts.forEach((text, index) => {
    row[names[index] ?? ""] = text === null ? null : parsers[index]?.(text);
  });
  return row;
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** What Drizzle reads a selected expression with, which its types leave out. */
function decoderOf(field: SelectedFieldsOrdered[number]["field"]): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql;
  return (expression as unknown as { decoder: Decoder }).decoder; // Drizzle's types hide the decoder.
}

/**
 * Reads a row as Drizzle does: fields by their paths, and a table that an outer join did not find
 * as null.
 */
export function rowReader(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Record<string, boolean> | undefined,
) {
  const columns = fields.map(({ path, field }) => ({
    decoder: decoderOf(field),
    parents: path.slice(0, -1),
    name: path.at(-1) ?? "",
  }));
  const optional = joinsNotNullable ? optionalTables(fields, joinsNotNullable) : [];

  return (texts: RowTexts, { parsers }: RowFormat): Values => {
    const row: Values = {};
    let index = 0;
    for (const { decoder, parents, name } of columns) {
      let node = row;
      for (const parent of parents) {
        node[parent] ??= {};
        node = node[parent] as Values;
      }
      const text = texts[index];
      const parse = parsers[index];
      node[name] = text == null || !parse ? null : decoder.mapFromDriverValue(parse(text));
      index += 1;
    }
    for (const { name, first } of optional) if (texts[first] === null) row[name] = null;
    return row;
  };
}

/**
 * The parts of a row that are a table which a join may not find, with the place of their first
 * column.
 */
function optionalTables(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Record<string, boolean>,
): { name: string; first: number }[] {
  const tables = new Map<string, { first: number; tables: Set<string> }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [name] = path;
    if (!is(field, Column) || path.length !== 2 || name === undefined) continue;
    const found = tables.get(name) ?? { first: index, tables: new Set() };
    tables.set(name, found);
    found.tables.add(getTableName(field.table));
  }
  return [...tables].flatMap(
    ([
      name,
      {
        first,
        tables: [...names],
      },
    ]) => {
      const [table] = names;
      const isOptional = names.length === 1 && table !== undefined && !joinsNotNullable[table];
      return isOptional ? [{ name, first }] : [];
    },
  );
}
