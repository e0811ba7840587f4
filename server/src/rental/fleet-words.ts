import type { Term, Terms } from "../text-search/text-match.ts";
import type { FleetRow } from "./fleet.data.ts";

/** How well the words of vehicles match a text, by row: 0 not at all, else the smaller the better. */
export type TextRanks = Uint8Array;

/** In the name as typed; in the name as a longer or related word; elsewhere. */
const rankOf = { named: 1, begun: 2, found: 3 } as const;

/** Which rows have a word, for each word of the vehicles. */
export interface FleetWords {
  /** Adds the words of a row; false when they replace others, which needs a new index. */
  add(row: number, vehicle: Pick<FleetRow, "words" | "nameWords">): boolean;
  /** The ranks of `size` rows by the terms of a text, which finds nothing without any. */
  ranksOf(groups: readonly Terms[], size: number): TextRanks;
}

export function createFleetWords(): FleetWords {
  const anywhere = new Map<string, number[]>();
  const inName = new Map<string, number[]>();
  const texts: string[] = [];

  /** Marks the rows that have one of the terms of each group. */
  function rowsWith(
    index: Map<string, number[]>,
    groups: readonly Terms[],
    kind: keyof Terms,
    size: number,
  ): Uint8Array {
    const met = new Uint8Array(size);
    for (const [position, group] of groups.entries()) {
      for (const rows of group[kind].flatMap((term) => findEntries(index, term))) {
        for (const row of rows) if (met[row] === position) met[row] = position + 1;
      }
    }
    return met;
  }

  return {
    add(row, { words, nameWords }) {
      const text = `${nameWords}\n${words}`;
      if (texts[row] !== undefined) return texts[row] === text;
      texts[row] = text;
      addTo(anywhere, words, row);
      addTo(inName, nameWords, row);
      return true;
    },
    ranksOf(groups, size) {
      if (groups.length === 0) return new Uint8Array(size);
      const ranks = rowsWith(anywhere, groups, "any", size);
      const begun = rowsWith(inName, groups, "any", size);
      const named = rowsWith(inName, groups, "typed", size);
      const all = groups.length;
      for (let row = 0; row < size; row++) {
        if (ranks[row] !== all) ranks[row] = 0;
        else if (named[row] === all) ranks[row] = rankOf.named;
        else ranks[row] = begun[row] === all ? rankOf.begun : rankOf.found;
      }
      return ranks;
    },
  };
}

function addTo(index: Map<string, number[]>, words: string, row: number): void {
  for (const word of words.split(" ")) {
    const rows = index.get(word);
    if (rows) rows.push(row);
    else if (word !== "") index.set(word, [row]);
  }
}

function findEntries(index: Map<string, number[]>, { word, isPrefix }: Term): number[][] {
  if (!isPrefix) return [index.get(word) ?? []];
  return [...index].flatMap(([each, rows]) => (each.startsWith(word) ? [rows] : []));
}
