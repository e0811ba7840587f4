/** Spelling corrections of lower-case words without accents. */

/**
 * The maximum edit distance for a word of this length; 0 for short words, which have too many
 * neighbours.
 */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The candidates that have the smallest edit distance to `typed`, unless it exceeds the maximum.
 */
export function closestWords(typed: string, candidates: readonly string[]): string[] {
  const measured = candidates.map((word) => ({ word, distance: editDistance(typed, word) }));
  const smallest = Math.min(...measured.map(({ distance }) => distance));
  if (smallest > maxEditDistance(typed.length)) return [];
  return measured.filter(({ distance }) => distance === smallest).map(({ word }) => word);
}

/**
 * The candidates at most one edit beyond the maximum distance of a correction, most similar first.
 */
export function similarWords(typed: string, candidates: readonly string[]): string[] {
  const limit = maxEditDistance(typed.length);
  if (limit === 0) return [];
  return candidates
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= limit + 1)
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}

/**
 * The number of insertions, deletions, substitutions and swaps of neighbouring letters that turn
 * `typed` into a prefix of `word`.
 */
export function editDistance(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const changed = at(last, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : 1);
      let smallest = Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed);
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) smallest = Math.min(smallest, at(before, column - 2) + 1);
      current.push(smallest);
    }
    before = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
