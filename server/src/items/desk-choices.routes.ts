import { listDeskChoices } from "@errand/core/items/desk-choices.contract";
import { type LocalizedText, localize } from "@errand/core/language";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { categories, items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";

type Asked = z.output<typeof listDeskChoices.input>;

const maxChoices = 20;

/** What the editors of the desk offer to choose from. */
export function deskChoiceRoutes(api: Api) {
  serve(api, listDeskChoices, async (asked, { db, language }) => {
    const rows = await readers[asked.kind](db, asked);
    return rows.map(({ id, name, text }) => ({
      ...{ id, name: localize(name, language) },
      text: text && localize(text, language),
    }));
  });
}

const readers = {
  store: (db: Database, asked: Asked) =>
    db
      .select({ id: stores.id, name: stores.name, text: sql<LocalizedText | null>`null` })
      .from(stores)
      .where(matches(asked, stores))
      .orderBy(asc(stores.id))
      .limit(limitOf(asked)),
  item: (db: Database, asked: Asked) =>
    db
      .select({ id: items.id, name: items.name, text: sql<LocalizedText | null>`${stores.name}` })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(and(matches(asked, items), isNull(items.deletedAt)))
      .orderBy(asc(items.id))
      .limit(limitOf(asked)),
  category: (db: Database, asked: Asked) =>
    db
      .select({ id: categories.id, name: categories.name, text: sql<LocalizedText | null>`null` })
      .from(categories)
      .where(and(matches(asked, categories), isNull(categories.parentId)))
      .orderBy(asc(categories.priority), asc(categories.id))
      .limit(limitOf(asked)),
};

function limitOf({ among }: Asked): number {
  return among ? among.length : maxChoices;
}

function matches(
  { search, module, among }: Asked,
  table: { id: PgColumn; name: PgColumn; moduleId: PgColumn },
): SQL | undefined {
  return and(
    search === undefined
      ? undefined
      : sql`strpos(lower(${table.name}::text), lower(${search})) > 0`,
    module === undefined ? undefined : eq(table.moduleId, module),
    among === undefined ? undefined : inArray(table.id, among),
  );
}
