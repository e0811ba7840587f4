import { eq } from "drizzle-orm";
import { categories, items, stores } from "../../catalog/catalog.tables.ts";
import { offerColumns } from "../../catalog/sales.data.ts";
import { addModule } from "../../catalog/testing.ts";
import { startImports } from "../testing.ts";

type Options = Parameters<Awaited<ReturnType<typeof startImports>>["importing"]>[1];

/** Starts a shop to import exports of other systems into. */
export async function startExports() {
  const shop = await startImports();
  const { db, zoneId, fileOf, newStore, importing } = shop;
  let files = 0;

  /** The items of a store in the words of an export. */
  async function readItems(store: string) {
    const rows = await db
      .select({
        sku: items.sku,
        name: items.name,
        description: items.description,
        categoryId: items.categoryId,
        subCategoryId: items.subCategoryId,
        price: items.price,
        discount: items.discount,
        discountKind: items.discountKind,
        veg: items.veg,
        active: items.active,
        recommended: items.recommended,
        weightStep: items.weightStep,
        choices: items.choices,
        foodChoices: items.foodChoices,
        stock: offerColumns.stock,
        variations: offerColumns.variations,
      })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(eq(stores.slug, store))
      .orderBy(items.id);
    const all = await db.select().from(categories);
    const findName = (id: number | null) => all.find((category) => category.id === id)?.name.en;
    return rows.map(({ categoryId, subCategoryId, variations, ...item }) => ({
      ...item,
      stock: item.stock === null ? null : Number(item.stock),
      path: [findName(categoryId), findName(subCategoryId)].filter(Boolean).join(" > "),
      variations: variations.map(({ type, price, stock }) => [type.en, price, stock]),
    }));
  }

  return {
    ...shop,
    readItems,
    /**
     * Imports the rows of a table or a JSON document into a new store, and returns the report with
     * the items that the store has then.
     */
    async importExport(content: string[] | object, options: Options = {}) {
      files += 1;
      const slug = options.store ?? `export-${files}`;
      if (!options.store) await newStore(slug);
      const isTable = Array.isArray(content) && typeof content[0] === "string";
      const file = await fileOf(
        `${slug}-${files}.${isTable ? "csv" : "json"}`,
        isTable ? content.join("\n") : JSON.stringify(content),
      );
      const report = await importing(file, { keepGoing: true, ...options, store: slug });
      return { ...report, items: await readItems(slug) };
    },
    /** Adds a restaurant, whose dishes have options; returns the options to import into it. */
    async newRestaurant(slug: string) {
      const { moduleId } = await addModule(db, zoneId, "food");
      await newStore(slug, moduleId);
      return { module: "food", store: slug };
    },
  };
}
