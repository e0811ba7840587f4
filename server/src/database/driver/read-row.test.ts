import { sql } from "drizzle-orm";
import { customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { rowByName, rowReader } from "./read-row.ts";

const upper = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: (value) => value.toUpperCase(),
});
const trees = pgTable("trees", { id: integer().primaryKey(), name: text() });
const fruits = pgTable("fruits", { id: integer().primaryKey(), state: upper() });

const asIs = (value: string) => value;
const formatOf = (...parsers: ((value: string) => unknown)[]) => ({
  names: parsers.map((_, index) => `column_${index}`),
  parsers,
});

test("parses the columns of a statement in SQL, and names them", () => {
  const format = { names: ["one", "none"], parsers: [Number, Number] };
  expect(rowByName(["1", null], format)).toEqual({ one: 1, none: null });
});

test("puts each field at its path, read by its column or its expression", () => {
  const read = rowReader(
    [
      { path: ["id"], field: fruits.id },
      { path: ["state"], field: fruits.state },
      { path: ["counts", "twice"], field: sql<number>`2`.mapWith((value) => value * 2) },
    ],
    undefined,
  );
  expect(read(["1", "ripe", "4"], formatOf(Number, asIs, Number))).toEqual({
    id: 1,
    state: "RIPE",
    counts: { twice: 8 },
  });
});

test("reads null without asking the column", () => {
  const read = rowReader([{ path: ["state"], field: fruits.state }], undefined);
  expect(read([null], formatOf(asIs))).toEqual({ state: null });
});

test("is null for a table that a join may not find, and did not", () => {
  const read = rowReader(
    [
      { path: ["fruit", "id"], field: fruits.id },
      { path: ["tree", "id"], field: trees.id },
      { path: ["tree", "name"], field: trees.name },
    ],
    { fruits: true, trees: false },
  );
  const format = formatOf(Number, Number, asIs);
  expect(read(["1", null, null], format)).toEqual({ fruit: { id: 1 }, tree: null });
  expect(read(["1", "2", null], format)).toEqual({ fruit: { id: 1 }, tree: { id: 2, name: null } });
});

test("keeps a group of fields of two tables, whatever the join found", () => {
  const read = rowReader(
    [
      { path: ["both", "tree"], field: trees.id },
      { path: ["both", "fruit"], field: fruits.id },
    ],
    { fruits: true, trees: false },
  );
  const row = read([null, "1"], formatOf(Number, Number));
  expect(row).toEqual({ both: { tree: null, fruit: 1 } });
});
