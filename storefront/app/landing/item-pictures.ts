import type { Landing } from "@errand/core/config/config.contract";
import type { Module } from "@errand/core/modules/modules.contract";
import type { Call, RequestScope } from "../api/api-request.ts";

/** The number of pictures beside the title, which needs three at least. */
const pictureCount = 9;
export const minPictures = 3;

/** The maximum number of zones of one request. */
const maxZones = 20;

/**
 * Pictures of popular items, of each module in turn: at the visitor's location, or anywhere in town
 * before one is chosen.
 */
export async function readItemPictures(
  callFrom: (scope: RequestScope) => Call,
  modules: Module[],
  zones: Landing["available_zone"]["list"],
  chosenZones: number[],
): Promise<string[]> {
  const openZones = zones.map(({ id }) => id);
  // A zone that was chosen before may be closed by now.
  const nearZones = openZones.filter((id) => chosenZones.includes(id));
  const zoneIds = (nearZones.length > 0 ? nearZones : openZones).slice(0, maxZones);
  const selling = modules.filter(({ items_count }) => items_count > 0);
  if (zoneIds.length === 0 || selling.length === 0) return [];
  const perModule = Math.ceil(pictureCount / selling.length);
  const lists = await Promise.all(
    selling.map(async ({ id }) => {
      const call = callFrom({ zoneIds, moduleId: id });
      const { products } = await call("GET /items/popular", { limit: perModule });
      return products.flatMap(({ image_full_url }) => image_full_url ?? []);
    }),
  );
  const inTurn = Array.from({ length: perModule }, (_, index) =>
    lists.flatMap((pictures) => pictures[index] ?? []),
  );
  return [...new Set(inTurn.flat())].slice(0, pictureCount);
}

/** Pictures beside the title: those of items, or of the modules until something is sold. */
export function heroPictures(items: string[], modules: Module[]): string[] {
  if (items.length >= minPictures) return items;
  return modules.flatMap(({ icon_full_url }) => icon_full_url ?? []).slice(0, pictureCount);
}
