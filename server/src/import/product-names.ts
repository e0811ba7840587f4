import { createHash } from "node:crypto";
import type { LocalizedText } from "@errand/core/language";
import { eq, inArray, sql } from "drizzle-orm";
import { brands, categories, tags } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { KeptProduct } from "./product.ts";
import { slugOf } from "./slug.ts";

/** Categories, brands and tags that rows name: those that are there, else new ones. */

interface Wanted {
  moduleId: number;
  made: string[];
}

interface CategoryPlace {
  id: number;
  within: Map<string, number>;
}

const same = (name: string): LocalizedText => ({ en: name, fr: name });
const folded = (name: string) => name.toLowerCase();

export async function categoryIds(
  tx: Database,
  shelf: Wanted,
  products: KeptProduct[],
): Promise<Map<string, CategoryPlace>> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.moduleId, shelf.moduleId))
    .orderBy(categories.id);
  const known = new Map<string, number>();
  for (const { id, parentId, name } of rows.reverse()) {
    for (const one of [name.fr, name.en]) known.set(`${parentId} ${folded(one)}`, id);
  }

  async function idOf(name: string, parentId: number | null): Promise<number> {
    const key = `${parentId} ${folded(name)}`;
    const there = known.get(key);
    if (there !== undefined) return there;
    const slug = await freeSlug(tx, categories, name, `${shelf.moduleId} ${key}`);
    const [made] = await tx
      .insert(categories)
      .values({ moduleId: shelf.moduleId, parentId, slug, name: same(name) })
      .returning({ id: categories.id });
    if (!made) throw new Error("no category was made");
    known.set(key, made.id);
    shelf.made.push(name);
    return made.id;
  }

  const places = new Map<string, CategoryPlace>();
  for (const { category, subCategory } of products) {
    if (category === null) continue;
    const place = places.get(category) ?? {
      id: await idOf(category, null),
      within: new Map<string, number>(),
    };
    places.set(category, place);
    if (subCategory !== null && !place.within.has(subCategory)) {
      place.within.set(subCategory, await idOf(subCategory, place.id));
    }
  }
  return places;
}

export async function brandIds(
  tx: Database,
  shelf: Wanted,
  products: KeptProduct[],
): Promise<Map<string, number>> {
  const names = [...new Set(products.flatMap(({ brand }) => brand ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.moduleId, shelf.moduleId));
  const known = new Map(rows.map(({ id, name }) => [folded(name), id]));
  const ids = new Map<string, number>();
  for (const name of names) {
    const there = known.get(folded(name));
    if (there !== undefined) {
      ids.set(name, there);
      continue;
    }
    const slug = await freeSlug(tx, brands, name, `${shelf.moduleId} ${name}`);
    const [made] = await tx
      .insert(brands)
      .values({ moduleId: shelf.moduleId, slug, name })
      .returning({ id: brands.id });
    if (!made) throw new Error("no brand was made");
    known.set(folded(name), made.id);
    ids.set(name, made.id);
  }
  return ids;
}

export async function tagIds(tx: Database, products: KeptProduct[]): Promise<Map<string, number>> {
  const names = [...new Set(products.flatMap((product) => product.tags ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .select({ id: tags.id, name: sql<string>`${tags.tag}->>'en'` })
    .from(tags)
    .where(inArray(sql`${tags.tag}->>'en'`, names));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = names.filter((name) => !ids.has(name));
  if (missing.length === 0) return ids;
  const made = await tx
    .insert(tags)
    .values(missing.map((name) => ({ tag: same(name) })))
    .returning({ id: tags.id, tag: tags.tag });
  for (const { id, tag } of made) ids.set(tag.en, id);
  return ids;
}

/** The name in plain letters, with a few more when somebody has that already. */
async function freeSlug(
  tx: Database,
  table: typeof categories | typeof brands,
  name: string,
  unique: string,
): Promise<string> {
  const slug = slugOf(name);
  const taken = await tx.$count(table, eq(table.slug, slug));
  return taken === 0
    ? slug
    : `${slug}-${createHash("sha256").update(unique).digest("hex").slice(0, 8)}`;
}
