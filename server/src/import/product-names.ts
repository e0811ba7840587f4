import { createHash } from "node:crypto";
import type { LocalizedText } from "@errand/core/language";
import { eq, inArray, sql } from "drizzle-orm";
import { brands, categories, commonConditions, tags } from "../catalog/catalog.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import type { Database } from "../database/database.ts";
import { type ImportReason, toImportReason } from "../messages/import-reason.ts";
import type { NoteBook } from "./note-book.ts";
import type { ProductToWrite } from "./product.ts";

/**
 * Finds the ids of categories, brands, conditions and tags by name, and creates the missing ones.
 */

interface Target {
  moduleId: number;
  /** Names of the created categories and conditions. */
  created: string[];
  notes: NoteBook;
}

interface CategoryEntry {
  id: number;
  /** The ids of its subcategories by name. */
  within: Map<string, number>;
}

const same = (name: string): LocalizedText => ({ en: name, fr: name });
const folded = (name: string) => name.toLowerCase();

export async function categoryIds(
  tx: Database,
  target: Target,
  products: ProductToWrite[],
): Promise<Map<string, CategoryEntry>> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.moduleId, target.moduleId))
    .orderBy(categories.id);
  const known = new Map<string, number>();
  for (const { id, parentId, name } of rows.reverse()) {
    for (const text of [name.fr, name.en]) known.set(`${parentId} ${folded(text)}`, id);
  }

  async function findOrAddCategory(
    name: string,
    parentId: number | null,
    { at }: ProductToWrite,
  ): Promise<number> {
    const key = `${parentId} ${folded(name)}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const slug = await freeSlug(tx, categories, name, `${target.moduleId} ${key}`);
    const [created] = await tx
      .insert(categories)
      .values({ moduleId: target.moduleId, parentId, slug, name: same(name) })
      .returning({ id: categories.id });
    if (!created) throw new Error("no category was created");
    known.set(key, created.id);
    target.created.push(name);
    target.notes.add({ at, kind: "category_made", field: "category", from: name, to: name });
    return created.id;
  }

  const found = new Map<string, CategoryEntry>();
  for (const product of products) {
    const { category, subCategory } = product;
    if (category === null) continue;
    const entry = found.get(category) ?? {
      id: await findOrAddCategory(category, null, product),
      within: new Map<string, number>(),
    };
    found.set(category, entry);
    if (subCategory !== null && !entry.within.has(subCategory)) {
      entry.within.set(subCategory, await findOrAddCategory(subCategory, entry.id, product));
    }
  }
  return found;
}

/**
 * Returns which of the categories and the condition that a product names does not exist; null when
 * all do.
 */
export async function readNameProblems(
  tx: Database,
  moduleId: number,
): Promise<(product: ProductToWrite) => ImportReason | null> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.moduleId, moduleId));
  const conditions = await tx
    .select({ name: commonConditions.name })
    .from(commonConditions)
    .where(eq(commonConditions.moduleId, moduleId));
  const isNamed = (name: LocalizedText, text: string) =>
    [name.en, name.fr].some((known) => folded(known) === folded(text));
  return ({ category, subCategory, commonCondition }) => {
    const main = rows.filter(
      ({ name, parentId }) => parentId === null && category !== null && isNamed(name, category),
    );
    if (category !== null && main.length === 0)
      return toImportReason("noCategory", { name: category });
    const isWithin = (parentId: number | null) => main.some(({ id }) => id === parentId);
    const hasSub =
      category === null ||
      subCategory === null ||
      rows.some(({ name, parentId }) => isWithin(parentId) && isNamed(name, subCategory));
    if (!hasSub) return toImportReason("noSubCategory", { name: subCategory, category });
    const isKnown =
      commonCondition === null || conditions.some(({ name }) => isNamed(name, commonCondition));
    return isKnown ? null : toImportReason("noCondition", { name: commonCondition });
  };
}

export async function brandIds(
  tx: Database,
  target: Target,
  products: ProductToWrite[],
): Promise<Map<string, number>> {
  const names = [...new Set(products.flatMap(({ brand }) => brand ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.moduleId, target.moduleId));
  const known = new Map(rows.map(({ id, name }) => [folded(name), id]));
  const ids = new Map<string, number>();
  for (const name of names) {
    const existing = known.get(folded(name));
    if (existing !== undefined) {
      ids.set(name, existing);
      continue;
    }
    const slug = await freeSlug(tx, brands, name, `${target.moduleId} ${name}`);
    const [created] = await tx
      .insert(brands)
      .values({ moduleId: target.moduleId, slug, name })
      .returning({ id: brands.id });
    if (!created) throw new Error("no brand was created");
    known.set(folded(name), created.id);
    ids.set(name, created.id);
  }
  return ids;
}

/** Conditions are found by their English or French name. */
export async function conditionIds(
  tx: Database,
  target: Target,
  products: ProductToWrite[],
): Promise<Map<string, number>> {
  const names = [...new Set(products.flatMap(({ commonCondition }) => commonCondition ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .select({ id: commonConditions.id, name: commonConditions.name })
    .from(commonConditions)
    .where(eq(commonConditions.moduleId, target.moduleId));
  const known = new Map(
    rows.flatMap(({ id, name }) => [name.fr, name.en].map((text) => [folded(text), id] as const)),
  );
  const ids = new Map<string, number>();
  for (const name of names) {
    const existing = known.get(folded(name));
    if (existing !== undefined) {
      ids.set(name, existing);
      continue;
    }
    const slug = await freeSlug(tx, commonConditions, name, `${target.moduleId} ${name}`);
    const [created] = await tx
      .insert(commonConditions)
      .values({ moduleId: target.moduleId, slug, name: same(name) })
      .returning({ id: commonConditions.id });
    if (!created) throw new Error("no condition was created");
    known.set(folded(name), created.id);
    ids.set(name, created.id);
    target.created.push(name);
  }
  return ids;
}

/** Tags are found by their English name. */
export async function tagIds(
  tx: Database,
  products: ProductToWrite[],
): Promise<Map<string, number>> {
  const named = new Map<string, LocalizedText>();
  for (const tag of products.flatMap((product) => product.tags ?? [])) {
    if (!named.has(tag.en)) named.set(tag.en, tag);
  }
  if (named.size === 0) return new Map();
  const rows = await tx
    .select({ id: tags.id, name: sql<string>`${tags.tag}->>'en'` })
    .from(tags)
    .where(inArray(sql`${tags.tag}->>'en'`, [...named.keys()]));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = [...named.values()].filter(({ en }) => !ids.has(en));
  if (missing.length === 0) return ids;
  const created = await tx
    .insert(tags)
    .values(missing.map((tag) => ({ tag })))
    .returning({ id: tags.id, tag: tags.tag });
  for (const { id, tag } of created) ids.set(tag.en, id);
  return ids;
}

/** The slug of a name, with a hash when it is taken. */
async function freeSlug(
  tx: Database,
  table: typeof categories | typeof brands | typeof commonConditions,
  name: string,
  unique: string,
): Promise<string> {
  const slug = toSlug(name);
  const taken = await tx.$count(table, eq(table.slug, slug));
  return taken === 0
    ? slug
    : `${slug}-${createHash("sha256").update(unique).digest("hex").slice(0, 8)}`;
}
