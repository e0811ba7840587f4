import { stores } from "@errand/server/catalog/catalog.tables";
import { advertisements, banners } from "@errand/server/catalog/promotions.tables";
import type { Database } from "@errand/server/database/database";
import { modules } from "@errand/server/modules/modules.tables";
import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { words } from "../catalogue/table.ts";
import { dayFrom } from "./days.ts";
import { insertRows } from "./rows.ts";

const atLeast = 2;

/**
 * Sees to it that every module has two banners and two advertisements in every district where it has
 * stores: where the town wrote none, they lead to what is most wanted there.
 */
export async function fillNeighbours(db: Database, now: Date): Promise<void> {
  const candidates = await db
    .select({
      id: stores.id,
      moduleId: stores.moduleId,
      zoneId: stores.zoneId,
      name: stores.name,
      cover: stores.cover,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(and(ne(modules.type, "rental"), isNotNull(stores.cover)))
    .orderBy(desc(stores.popularity), stores.id);
  const bannered = await db.select({ storeId: banners.storeId }).from(banners);
  const advertised = await db.select({ storeId: advertisements.storeId }).from(advertisements);
  const missing = (taken: { storeId: number | null }[], skip: number) => {
    const ids = new Set(taken.map(({ storeId }) => storeId));
    const places = Map.groupBy(candidates, ({ moduleId, zoneId }) => `${moduleId} ${zoneId}`);
    return [...places.values()].flatMap((near) => {
      const others = near.filter(({ id }) => !ids.has(id));
      const wanted = Math.max(0, atLeast - (near.length - others.length));
      // The most wanted ones are on the banners, the next ones advertise.
      return [...others.slice(skip), ...others.slice(0, skip)].slice(0, wanted);
    });
  };

  await insertRows(
    db,
    banners,
    missing(bannered, 0).map((store) => ({
      moduleId: store.moduleId,
      title: words(`${store.name.en}, just around the corner`, `${store.name.fr}, à deux pas`),
      image: store.cover ?? "",
      storeId: store.id,
      featured: false,
      active: true,
    })),
  );
  await insertRows(
    db,
    advertisements,
    missing(advertised, atLeast).map((store) => ({
      storeId: store.id,
      title: store.name,
      description: words(
        "Your neighbours know us already. Come and see.",
        "Vos voisins nous connaissent déjà. Venez voir.",
      ),
      cover: store.cover,
      priority: 100,
      showsRating: true,
      showsReviews: true,
      starts: dayFrom(now, -1),
      ends: dayFrom(now, 365),
      active: true,
    })),
  );
}
