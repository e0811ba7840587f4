import {
  type CategoryValues,
  deskCategories,
  orderDeskCategories,
} from "@errand/core/catalog/catalogue-entries.contract";
import { AppError } from "@errand/core/errors";
import { flagOf } from "@errand/core/values";
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { categories, items } from "../catalog/catalog.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { switchStatusSql, withoutTimes } from "../entries/entry-moments.ts";
import { setPositions } from "../entries/entry-order.ts";
import type { EntryList, EntryState, StoredEntry } from "../entries/entry-source.ts";
import { modules } from "../modules/modules.tables.ts";
import { requireFreeSlug, toFreeSlug } from "./entry-slug.ts";

/** Categories, as the desk edits them: main ones and those below them (contract 7.3). */
export const categoryEntries: EntryList<CategoryValues> = {
  endpoints: deskCategories,
  order: { endpoint: orderDeskCategories, write: writeOrder },
  ...{ name: "categories", kind: "category", table: categories, id: categories.id },
  filters: {
    module: (id) => eq(categories.moduleId, id),
    text: sql`(${categories.slug} || ' ' || ${categories.name}::text)`,
  },
  status: () => switchStatusSql(categories.active),
  // Each main category before its own.
  sort: [
    ...[asc(categories.moduleId), mainPlace(), sql`${categories.parentId} is not null`],
    ...[asc(categories.priority), asc(categories.id)],
  ],
  read: readCategories,
  check: checkCategory,

  async add(tx, state) {
    const { values } = state;
    await takePicture(tx, values.image);
    const slug = await toFreeSlug(tx, categories, values.slug ?? values.name.en);
    const priority = sql`(select coalesce(max(${categories.priority}) + 1, 0) from ${categories}
      where ${categories.moduleId} = ${values.module_id})`;
    const rows = await tx
      .insert(categories)
      .values({ ...toColumns(state), slug, priority })
      .returning({ id: categories.id });
    return getAddedId(rows);
  },

  async change(tx, id, state) {
    const { slug, image } = state.values;
    await takePicture(tx, image);
    const columns = { ...toColumns(state), ...(slug !== null && { slug }) };
    await tx.update(categories).set(columns).where(eq(categories.id, id));
  },

  async remove(tx, id) {
    await tx.delete(categories).where(eq(categories.id, id));
  },

  async countUses(db, id) {
    const ofCategory = or(eq(items.categoryId, id), eq(items.subCategoryId, id));
    return (
      (await db.$count(items, ofCategory)) +
      (await db.$count(categories, eq(categories.parentId, id)))
    );
  },
};

/** The place of the main category, of itself or of the one above. */
function mainPlace() {
  return sql`coalesce((select above.priority * 1000000 + above.id from ${categories} as above
    where above.id = ${categories.parentId}), ${categories.priority} * 1000000 + ${categories.id})`;
}

/** The categories of one parent among themselves. */
async function writeOrder(tx: Database, ids: number[]) {
  const [first = 0] = ids;
  const [row] = await tx.select().from(categories).where(eq(categories.id, first));
  if (!row) throw new Error("the order of categories names an unknown one");
  const group = sql`${categories.moduleId} = ${row.moduleId}
    and ${categories.parentId} is not distinct from ${row.parentId}`;
  await setPositions(tx, categories.priority, categories.id, ids, group);
}

async function checkCategory(
  db: Database,
  id: number | null,
  { values }: EntryState<CategoryValues>,
) {
  const { module_id: moduleId, parent_id: parentId, slug } = values;
  await requireTarget(db, modules.id, moduleId, "module_id");
  if (id !== null) {
    // Its items are in its module.
    const isMoved = and(eq(categories.id, id), ne(categories.moduleId, moduleId));
    if ((await db.$count(categories, isMoved)) > 0) throw targetError("module_id");
  }
  if (parentId !== null) {
    const [parent] = await db.select().from(categories).where(eq(categories.id, parentId));
    const isMain = parent?.moduleId === moduleId && parent.parentId === null && parent.id !== id;
    const below = id === null ? 0 : await db.$count(categories, eq(categories.parentId, id));
    if (!isMain || below > 0) throw new AppError("category_parent", { field: "values.parent_id" });
  }
  if (slug !== null) await requireFreeSlug(db, categories, slug, id);
}

function toColumns({ values, active }: EntryState<CategoryValues>) {
  return {
    ...{ moduleId: values.module_id, parentId: values.parent_id, name: values.name },
    ...{ image: values.image, featured: values.featured === 1, active },
  };
}

async function readCategories(db: Database, ids: number[]): Promise<StoredEntry<CategoryValues>[]> {
  const rows = await db
    .select({ row: categories, status: switchStatusSql(categories.active) })
    .from(categories)
    .where(inArray(categories.id, ids));
  const counts = await countItems(db, ids);
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, ...withoutTimes, position: row.priority },
    uses: counts.get(row.id) ?? 0,
    values: {
      ...{ module_id: row.moduleId, parent_id: row.parentId, name: row.name, slug: row.slug },
      ...{ image: row.image, featured: flagOf(row.featured) },
    },
  }));
}

/** How many items each category has, also by those below it. */
async function countItems(db: Database, ids: number[]): Promise<Map<number, number>> {
  const count = sql<number>`count(*)::int`;
  const [main, below] = await Promise.all([
    db
      .select({ id: items.categoryId, count })
      .from(items)
      .where(inArray(items.categoryId, ids))
      .groupBy(items.categoryId),
    db
      .select({ id: sql<number>`${items.subCategoryId}::float8`, count })
      .from(items)
      .where(and(isNotNull(items.subCategoryId), inArray(items.subCategoryId, ids)))
      .groupBy(items.subCategoryId),
  ]);
  return new Map([...main, ...below].map(({ id, count: found }) => [id, found]));
}
