import { AppError } from "@errand/core/errors";
import { maxPictures } from "@errand/core/items/store-item-limits";
import type { StatedItem } from "@errand/core/items/store-items.types";

/**
 * The pictures of an item after a change: those that stay, then new ones. The files of others stay
 * too, because orders show them. `before` also has the uploads that are named. Throws
 * `item_pictures` for one that the item does not have, and for more than five.
 */
export function picturesAfter(
  { images }: Pick<StatedItem, "images">,
  before: string[],
  added: string[],
): string[] {
  const kept = images ?? before;
  const all = [...new Set([...kept, ...added])];
  if (kept.some((name) => !before.includes(name)) || all.length > maxPictures) {
    throw new AppError("item_pictures", { field: "images" });
  }
  return all;
}
