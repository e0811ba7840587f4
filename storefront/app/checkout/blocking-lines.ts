import type { Item } from "@errand/core/catalog/catalog.types";
import { isPossibleAt, type SlotSettings, slotDays } from "./slots.ts";

type Ordered = SlotSettings & { allowsScheduling: boolean };

/**
 * The items without any of which an order that is possible at no time would be possible at some:
 * those that are sold only while the store is closed, or not at a time of the others. Empty where
 * no single item is the reason.
 */
export function blockingItems({ allowsScheduling, ...ordered }: Ordered, now: Date): Item[] {
  const distinct = [...new Map(ordered.items.map((item) => [item.id, item])).values()];
  const isPossible = (items: Item[]) =>
    isPossibleAt({ ...ordered, items }, now) ||
    (allowsScheduling && hasFreeSlot({ ...ordered, items }, now));
  return distinct.filter((item) => isPossible(distinct.filter((other) => other !== item)));
}

function hasFreeSlot(settings: SlotSettings, now: Date): boolean {
  return slotDays(settings, now).some(({ slots }) => slots.some(({ isFull }) => !isFull));
}
