import { isItemAvailable } from "@errand/core/catalog/availability";
import type { Item } from "@errand/core/catalog/catalog.types";
import { localTime } from "@errand/core/time";

/** Whether an item has options, so that it cannot be added to the cart in one step. */
export function hasOptions(
  item: Pick<Item, "food_variations" | "variations" | "add_ons">,
): boolean {
  return item.food_variations.length > 0 || item.variations.length > 0 || item.add_ons.length > 0;
}

/**
 * Whether every variation is out of stock, or every option of a group of which food needs one. Food
 * has no stock.
 */
export function isSoldOut(item: Pick<Item, "stock" | "variations" | "food_variations">): boolean {
  const lacksOption = item.food_variations.some(
    ({ required, values }) => required === "on" && values.every((value) => value.sold_out_until),
  );
  if (item.stock === null) return lacksOption;
  if (item.variations.length > 0) return item.variations.every(({ stock }) => stock <= 0);
  return item.stock <= 0;
}

/** Whether `instant` is within the item's hours and days. */
export function isInItsTime(item: Item, instant: Date, timeZone: string): boolean {
  return isItemAvailable(
    {
      availableFrom: item.available_time_starts,
      availableUntil: item.available_time_ends,
      campaignStarts: item.available_date_starts,
      campaignEnds: item.available_date_ends,
      soldOutUntil: item.sold_out_until === null ? null : new Date(item.sold_out_until),
    },
    localTime(instant, timeZone),
  );
}
