import {
  deskModules,
  type ModuleValues,
  orderDeskModules,
} from "@errand/core/modules/module-entries.contract";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { cartLines } from "../cart/cart.tables.ts";
import { replacedCarts } from "../cart/replaced-carts.tables.ts";
import {
  brands,
  categories,
  commonConditions,
  flashSales,
  items,
  stores,
} from "../catalog/catalog.tables.ts";
import { banners, campaigns, coupons, otherBanners } from "../catalog/promotions.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, targetError } from "../entries/entry-checks.ts";
import { switchStatusSql, withoutTimes } from "../entries/entry-moments.ts";
import { setPositions } from "../entries/entry-order.ts";
import type { EntryList, EntryState, StoredEntry } from "../entries/entry-source.ts";
import { groupOrders } from "../groups/groups.tables.ts";
import { requireFreeSlug, toFreeSlug } from "../items/entry-slug.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelCategories } from "../parcel/parcel.tables.ts";
import { vehicleCategories } from "../rental/rental.tables.ts";
import { addStandardSynonyms } from "../text-search/standard-synonyms.ts";
import { rentalCarts } from "../trips/trips.tables.ts";
import { wishes } from "../wishes/wishes.tables.ts";

/** Where a module is named, so that it can no longer be deleted; trips are orders. */
export const moduleUsers = [
  ...[stores, items, categories, brands, commonConditions, flashSales],
  ...[banners, otherBanners, campaigns, coupons, parcelCategories, vehicleCategories],
  ...[orders, cartLines, replacedCarts, groupOrders, rentalCarts, wishes],
];

/** The modules of the shop. Zones state where each delivers, and for what charge. */
export const moduleEntries: EntryList<ModuleValues> = {
  endpoints: deskModules,
  order: {
    endpoint: orderDeskModules,
    write: (tx, ids) => setPositions(tx, modules.position, modules.id, ids),
  },
  ...{ name: "modules", kind: "module", table: modules, id: modules.id },
  filters: { text: sql`(${modules.slug} || ' ' || ${modules.name}::text)` },
  status: () => switchStatusSql(modules.active),
  sort: [asc(modules.position), asc(modules.id)],
  read: readModules,

  async check(db, id, { values: { type, slug } }) {
    if (id !== null) {
      // Its stores, items and categories are those of its type.
      const isOther = and(eq(modules.id, id), ne(modules.type, type));
      if ((await db.$count(modules, isOther)) > 0) throw targetError("type");
    }
    if (slug !== null) await requireFreeSlug(db, modules, slug, id);
  },

  async add(tx, state) {
    const { type, slug, name } = state.values;
    const position = sql`(select coalesce(max(${modules.position}) + 1, 0) from ${modules})`;
    const columns = { ...(await toColumns(tx, state)), position };
    const rows = await tx
      .insert(modules)
      .values({ ...columns, slug: await toFreeSlug(tx, modules, slug ?? name.en) })
      .returning({ id: modules.id });
    const id = getAddedId(rows);
    await addStandardSynonyms(tx, { moduleId: id, type });
    return id;
  },

  async change(tx, id, state) {
    const { slug } = state.values;
    const columns = { ...(await toColumns(tx, state)), ...(slug !== null && { slug }) };
    await tx.update(modules).set(columns).where(eq(modules.id, id));
  },

  async remove(tx, id) {
    await tx.delete(modules).where(eq(modules.id, id));
  },

  async countUses(db, id) {
    const counts = await Promise.all(
      moduleUsers.map((table) => db.$count(table, eq(table.moduleId, id))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  },
};

async function toColumns(tx: Database, { values, active }: EntryState<ModuleValues>) {
  const { type, name, description, icon, thumbnail } = values;
  await takePicture(tx, icon);
  await takePicture(tx, thumbnail);
  return { type, name, description, icon, thumbnail, active };
}

async function readModules(db: Database, ids: number[]): Promise<StoredEntry<ModuleValues>[]> {
  const uses = sql<number>`(select count(*)::int from ${stores}
    where ${stores.moduleId} = ${modules}.id)`;
  const rows = await db
    .select({ row: modules, status: switchStatusSql(modules.active), uses })
    .from(modules)
    .where(inArray(modules.id, ids));
  return rows.map(
    ({ row: { id, active, everywhere: _, position, ...values }, status, uses: count }) => ({
      ...{ id, active, status, ...withoutTimes, position, uses: count, values },
    }),
  );
}
