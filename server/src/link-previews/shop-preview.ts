import type { Language } from "@errand/core/language";
import { desc, eq } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { shop } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import type { LinkPreview } from "./link-preview.types.ts";

const maxPictures = 4;

/** The shop with the pictures of the most popular item of each module. */
export async function readShopPreview(
  db: Database,
  settings: ShopSettings,
  language: Language,
): Promise<LinkPreview> {
  const [[row], popular] = await Promise.all([
    db.select({ landing: shop.landing }).from(shop),
    db
      .selectDistinctOn([items.moduleId], { images: items.images })
      .from(items)
      .innerJoin(modules, eq(modules.id, items.moduleId))
      .where(eq(items.active, true))
      .orderBy(items.moduleId, desc(items.popularity), items.id),
  ]);
  const texts = row?.landing[language];
  return {
    kind: "shop",
    pictures: popular.flatMap(({ images: [first] }) => first ?? []).slice(0, maxPictures),
    title: texts?.header_title ?? settings.businessName,
    subtitle: texts?.header_sub_title ?? "",
    price: null,
    rating: null,
    facts: [],
    shopName: settings.businessName,
  };
}
