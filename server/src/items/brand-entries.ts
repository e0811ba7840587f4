import { type BrandValues, deskBrands } from "@errand/core/catalog/catalogue-entries.contract";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { brands, items } from "../catalog/catalog.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { switchStatusSql, withoutTimes } from "../entries/entry-moments.ts";
import type { EntryList, EntryState, StoredEntry } from "../entries/entry-source.ts";
import { modules } from "../modules/modules.tables.ts";
import { requireFreeSlug, toFreeSlug } from "./entry-slug.ts";

/** Brands of items, as the desk edits them (contract 7.3). */
export const brandEntries: EntryList<BrandValues> = {
  endpoints: deskBrands,
  ...{ name: "brands", kind: "brand", table: brands, id: brands.id },
  filters: { module: (id) => eq(brands.moduleId, id), text: sql`${brands.name}` },
  status: () => switchStatusSql(brands.active),
  sort: [asc(brands.moduleId), asc(sql`lower(${brands.name})`)],
  read: readBrands,

  async check(db, id, { values }) {
    await requireTarget(db, modules.id, values.module_id, "module_id");
    if (id !== null) {
      const isMoved = and(eq(brands.id, id), ne(brands.moduleId, values.module_id));
      if ((await db.$count(brands, isMoved)) > 0) throw targetError("module_id");
    }
    if (values.slug !== null) await requireFreeSlug(db, brands, values.slug, id);
  },

  async add(tx, state) {
    const { values } = state;
    await takePicture(tx, values.image);
    const slug = await toFreeSlug(tx, brands, values.slug ?? values.name);
    const rows = await tx
      .insert(brands)
      .values({ ...toColumns(state), slug })
      .returning({ id: brands.id });
    return getAddedId(rows);
  },

  async change(tx, id, state) {
    const { slug, image } = state.values;
    await takePicture(tx, image);
    const columns = { ...toColumns(state), ...(slug !== null && { slug }) };
    await tx.update(brands).set(columns).where(eq(brands.id, id));
  },

  async remove(tx, id) {
    await tx.delete(brands).where(eq(brands.id, id));
  },

  countUses: (db, id) => db.$count(items, eq(items.brandId, id)),
};

function toColumns({ values, active }: EntryState<BrandValues>) {
  return { moduleId: values.module_id, name: values.name, image: values.image, active };
}

async function readBrands(db: Database, ids: number[]): Promise<StoredEntry<BrandValues>[]> {
  const uses = sql<number>`(select count(*)::int from ${items} where ${items.brandId} = ${brands}.id)`;
  const rows = await db
    .select({ row: brands, status: switchStatusSql(brands.active), uses })
    .from(brands)
    .where(inArray(brands.id, ids));
  return rows.map(({ row, status, uses: count }) => ({
    ...{ id: row.id, status, active: row.active, ...withoutTimes, uses: count },
    values: { module_id: row.moduleId, name: row.name, slug: row.slug, image: row.image },
  }));
}
