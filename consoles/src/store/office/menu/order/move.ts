/** A list with the entry at `from` at the place `to`. */
export function move<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list.toSpliced(from, 1);
  return moved.toSpliced(to, 0, ...list.slice(from, from + 1));
}
