import type { StoreOrderLine } from "@errand/core/orders/staff-orders.types";

export interface LineGroup {
  /** The category of the items; empty for those without one. */
  name: string;
  lines: StoreOrderLine[];
}

/** The lines of an order by the category of their items, as a person walks along the shelves. */
export function groupLines(details: readonly StoreOrderLine[]): LineGroup[] {
  const groups = Map.groupBy(
    details,
    ({ item_details }) =>
      item_details.category_ids.toSorted((a, b) => b.position - a.position)[0]?.name ?? "",
  );
  return [...groups]
    .map(([name, lines]) => ({ name, lines }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The next line after one that is not done, from the beginning at the end; null without one. */
export function findNextLine(
  lines: readonly StoreOrderLine[],
  afterId: number | null,
  isDone: (line: StoreOrderLine) => boolean,
): StoreOrderLine | null {
  const index = lines.findIndex(({ id }) => id === afterId);
  const others = [...lines.slice(index + 1), ...lines.slice(0, Math.max(0, index))];
  return others.find((line) => !isDone(line)) ?? null;
}
