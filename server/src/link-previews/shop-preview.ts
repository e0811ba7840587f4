import type { Language } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { listed, mostPopular } from "../catalog/item-conditions.data.ts";
import { shop } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
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
    readPopularPictures(db),
  ]);
  const texts = row?.landing[language];
  return {
    kind: "shop",
    pictures: popular.flatMap(({ picture }) => picture ?? []).slice(0, maxPictures),
    title: texts?.header_title ?? settings.businessName,
    subtitle: texts?.header_sub_title ?? "",
    price: null,
    rating: null,
    facts: [],
    shopName: settings.businessName,
  };
}

/** That of the best of the first items of each zone, which an index has in this order. */
async function readPopularPictures(db: Database): Promise<{ picture: string | null }[]> {
  const { rows } = await db.execute<{ picture: string | null }>(sql`
    select distinct on (item.module_id) item.images[1] as picture
    from (select distinct module_id, zone_id from ${stores}) as place cross join lateral (
      select id, module_id, popularity, images from items
      where ${listed} and module_id = place.module_id and zone_id = place.zone_id
      order by ${sql.join(mostPopular, sql`, `)}, id limit 1
    ) as item
    order by item.module_id, item.popularity desc, item.id`);
  return rows;
}
