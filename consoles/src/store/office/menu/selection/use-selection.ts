import { useState } from "react";

/** Which items of a list are ticked; Shift ticks all from the last one on. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const selected = ids.filter((id) => chosen.has(id));

  function toggle(id: number, withRange: boolean) {
    const next = new Set(chosen);
    const isAdded = !next.has(id);
    for (const each of withRange ? toRange(ids, last, id) : [id]) {
      if (isAdded) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
    setLast(id);
  }

  return {
    /** Those that the list still shows. */
    selected,
    has: (id: number) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** The ids from one to another, in either direction; the latter alone without the former. */
export function toRange(ids: readonly number[], from: number | null, to: number): number[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return a === -1 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
