import { items, stores } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import type { Pictures } from "@errand/server/pictures/pictures";
import type { Log } from "@errand/server/process/log";
import { desc } from "drizzle-orm";

const itemCount = 60;
const storeCount = 20;

/**
 * Draws the pictures that the first pages show, one after the other, before anyone asks for them.
 * Each starts only when no visitor waits for a picture.
 */
export function drawFirstPictures(
  db: Database,
  pictures: Pictures,
  log: Log,
): { stop(): Promise<void> } {
  let isStopped = false;
  const work = async () => {
    for (const { name, width } of await firstPictures(db)) {
      await pictures.whenIdle();
      if (isStopped) return;
      await pictures.find(name, width);
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

type Named = { name: string; width: number };

async function firstPictures(db: Database): Promise<Named[]> {
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
  return [
    ...bestStores.flatMap(({ cover, logo }) => [...named(cover, 480), ...named(logo, 96)]),
    ...best.flatMap(({ images: [first = null] }) => named(first, 320)),
  ];
}

function named(name: string | null, width: number): Named[] {
  return name === null ? [] : [{ name, width }];
}
