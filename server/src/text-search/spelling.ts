/** Spelling corrections of lower-case words without accents. */

/** What one mistake costs: a letter that is doubled or not is the most frequent one. */
const costs = { doubled: 0.5, other: 1 };

/**
 * The maximum cost of a correction for a word of this length; short words have too many neighbours
 * for more than a doubled letter.
 */
export function maxEditDistance(length: number): number {
  if (length < 3) return 0;
  if (length < 4) return costs.doubled;
  return length < 7 ? 1 : 2;
}

/**
 * The words that `typed` clearly means: those with the smallest edit distance, unless it exceeds
 * the maximum or they are different words. `stemOf` is the same for the forms of one word. A word
 * of five letters or more may also be the beginning of a longer one.
 */
export function clearCorrections(
  typed: string,
  candidates: readonly string[],
  stemOf: (word: string) => string,
): string[] {
  const limit = maxEditDistance(typed.length);
  const closest = closestWords(typed, candidates, limit, editDistance);
  const found =
    closest.length > 0 || typed.length < 5
      ? closest
      : closestWords(typed, candidates, Math.min(limit, 1), prefixDistance);
  return new Set(found.map(stemOf)).size === 1 ? found : [];
}

function closestWords(
  typed: string,
  candidates: readonly string[],
  limit: number,
  distance: (typed: string, word: string) => number,
): string[] {
  const measured = candidates.map((word) => ({ word, distance: distance(typed, word) }));
  const smallest = Math.min(...measured.map((each) => each.distance));
  if (smallest > limit) return [];
  return measured.filter((each) => each.distance === smallest).map(({ word }) => word);
}

/**
 * The cost of the insertions, deletions, substitutions and swaps of neighbouring letters that turn
 * `typed` into `word`.
 */
export function editDistance(typed: string, word: string): number {
  return distances(typed, word).at(-1) ?? 0;
}

/** The same for the beginning of `word` that is closest to `typed`. */
export function prefixDistance(typed: string, word: string): number {
  return Math.min(...distances(typed, word));
}

/** The costs to turn `typed` into each beginning of `word`, the empty one first. */
function distances(typed: string, word: string): number[] {
  let before: number[] = [];
  let last = [0];
  for (let column = 1; column <= word.length; column++) {
    last.push(at(last, column - 1) + letterCost(word, column - 1));
  }
  for (let row = 1; row <= typed.length; row++) {
    const deletion = letterCost(typed, row - 1);
    const current = [at(last, 0) + deletion];
    for (let column = 1; column <= word.length; column++) {
      const changed =
        at(last, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : costs.other);
      let smallest = Math.min(
        at(last, column) + deletion,
        at(current, column - 1) + letterCost(word, column - 1),
        changed,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) smallest = Math.min(smallest, at(before, column - 2) + costs.other);
      current.push(smallest);
    }
    before = last;
    last = current;
  }
  return last;
}

/** What the letter at this index costs where one of the words lacks it. */
function letterCost(word: string, index: number): number {
  return index > 0 && word[index] === word[index - 1] ? costs.doubled : costs.other;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
