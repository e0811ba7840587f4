import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { ItemOnSale, OptionOnSale, StatedOption } from "./sold-out.queries.ts";

/** What is sold out, or is to be: an item, or one of its options alone. */
export interface OffEntry {
  item: ItemOnSale;
  option: OptionOnSale | null;
}

export function getEnd({ item, option }: OffEntry): string | null {
  return option === null ? item.sold_out_until : option.sold_out_until;
}

/** Different for each entry of a list. */
export function getEntryKey({ item, option }: OffEntry): string {
  if (option !== null && option.add_on_id !== null) return `add-on ${option.add_on_id}`;
  return [item.id, option?.variation_id, option?.group_id, option?.option_id].join("/");
}

/** What is off of items, the first to return first; an add-on once for all that offer it. */
export function findOffEntries(items: readonly ItemOnSale[]): OffEntry[] {
  const entries = items.flatMap((item): OffEntry[] => [
    { item, option: null },
    ...item.options.map((option) => ({ item, option })),
  ]);
  const time = (entry: OffEntry) => Date.parse(getEnd(entry) ?? "");
  const off = entries.filter((entry) => getEnd(entry) !== null);
  const once = new Map(off.map((entry) => [getEntryKey(entry), entry]));
  return [...once.values()].sort((a, b) => time(a) - time(b));
}

export function toStatedOption(option: OptionOnSale | null): StatedOption {
  if (option === null) return {};
  if (option.variation_id !== null) return { variation_id: option.variation_id };
  if (option.add_on_id !== null) return { add_on_id: option.add_on_id };
  const { group_id, option_id } = option;
  return group_id !== null && option_id !== null ? { group_id, option_id } : {};
}

/** Whether a line of an order is of what is off. */
export function isOfEntry(line: OrderDetail, { item, option }: OffEntry): boolean {
  if (option !== null && option.add_on_id !== null) {
    return line.add_ons.some(({ id }) => id === option.add_on_id);
  }
  if (line.item_id !== item.id) return false;
  if (option === null) return true;
  return line.variation.some((chosen) =>
    "values" in chosen
      ? chosen.id === option.group_id && chosen.values.some(({ id }) => id === option.option_id)
      : chosen.id === option.variation_id,
  );
}
