/** Words as they are searched for: plain letters, without capitals or accents. */

/** Mistakes forgiven in a word of this length: none in a short one, where too much would be alike. */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Of `candidates`, the words that `typed` was most likely meant to be, or to become: those that differ,
 * or whose beginning differs, in the fewest letters, as far as that many are forgiven.
 */
export function nearest(typed: string, candidates: readonly string[]): string[] {
  const measured = candidates.map((word) => ({ word, mistakes: editDistance(typed, word) }));
  const fewest = Math.min(...measured.map(({ mistakes }) => mistakes));
  if (fewest > maxEditDistance(typed.length)) return [];
  return measured.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word);
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make `typed`
 * the beginning of `word`.
 */
export function editDistance(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const changed = at(last, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : 1);
      let fewest = Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed);
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) fewest = Math.min(fewest, at(before, column - 2) + 1);
      current.push(fewest);
    }
    before = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
