import { items, stores } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import type { Log } from "@errand/server/process/log";
import { desc } from "drizzle-orm";

const itemCount = 60;
const storeCount = 20;

/**
 * Draws the pictures that the first pages show, one after the other, before anyone asks for them.
 * Visitors' pictures go first, because only one of these waits at any time.
 */
export function drawFirstPictures(
  db: Database,
  request: (path: string) => Response | Promise<Response>,
  log: Log,
): { stop(): Promise<void> } {
  let isStopped = false;
  const work = async () => {
    for (const path of await firstPaths(db)) {
      if (isStopped) return;
      await request(path);
    }
  };
  const done = work().catch((error) => {
    if (!isStopped) log.error({ err: error }, "drawing the first pictures failed");
  });
  return {
    stop() {
      isStopped = true;
      return done;
    },
  };
}

async function firstPaths(db: Database): Promise<string[]> {
  const best = await db
    .select({ images: items.images })
    .from(items)
    .orderBy(desc(items.popularity), items.id)
    .limit(itemCount);
  const bestStores = await db
    .select({ cover: stores.cover, logo: stores.logo })
    .from(stores)
    .orderBy(desc(stores.popularity), stores.id)
    .limit(storeCount);
  const paths = [
    ...bestStores.flatMap(({ cover, logo }) => [
      cover && `/images/${cover}/480.webp`,
      logo && `/images/${logo}/96.webp`,
    ]),
    ...best.map(({ images: [first] }) => first && `/images/${first}/320.webp`),
  ];
  return [...new Set(paths.flatMap((path) => path || []))];
}
