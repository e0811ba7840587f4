import type { Language } from "@errand/core/language";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import {
  allOf,
  anyOf,
  toHeadQuery,
  toKindQuery,
  toNounQuery,
  toPhraseQuery,
  toWordsQuery,
} from "./match-queries.ts";
import type { Group, Phrase } from "./phrases.ts";

/** Conditions on the `search` column of items or stores for a search text. */
export interface TextMatch {
  /** True if every part of the text is in the name, tags, categories, need, brand or store. */
  found: SQL;
  /**
   * True if the text is found in its own words, false if in others that mean the same; null if that
   * is so for every match.
   */
  inOwnWords: SQL | null;
  /** A word of the text is in no item, so that the others are searched for without it. */
  isPartial: boolean;
  /** Sorts by what is meant first, then by the category, then by the words as typed. */
  rank: SQL;
  /** The same for stores and vehicles, of whose names every word is a noun in both languages. */
  nameRank: SQL;
  /** `found`, for items listed in this module and these zones, which an index finds. */
  listedIn(moduleId: number, zoneIds: number[]): SQL;
  /** True for those whose noun is what the text asks for: milk, not milk chocolate. */
  nounIn(moduleId: number, zoneIds: number[]): SQL;
  /** The same conditions as tsquery texts, for a prepared statement. */
  texts(moduleId: number, zoneIds: number[]): RankTexts & ListTexts;
  /**
   * For when no item has every part: the match of the noun alone, then of the categories and needs
   * that the other parts name. Null for a single part.
   */
  broader: TextMatch | null;
}

interface ListTexts {
  found: string;
  /** `found` in the words of the index. */
  listed: string;
  /** `found`, if it asks for more than the index answers. */
  further: string | null;
  /** The noun in the words of the index. */
  noun: string;
}

/** What the matches of a text are ranked by, as tsquery texts. */
type RankTexts = Record<RankCondition, string>;

/**
 * The noun of the name is what is meant first, second, third or fourth, or any of what is meant;
 * the name has what the thesaurus names first, be it no noun, as "arnica" in "arnica gel"; a
 * category has exactly the name of what is meant; a category, tag or need is what is meant first or
 * second, what was typed, or any of it; the words are in the name, in any form or as typed.
 */
type RankCondition =
  | "head1"
  | "head2"
  | "head3"
  | "head4"
  | "head"
  | "name1"
  | "kind"
  | "category1"
  | "category2"
  | "categoryTyped"
  | "category"
  | "named"
  | "literal";

/**
 * Lexemes that mark items; a search text cannot contain them. Partial matches and corrections leave
 * out prescription medicines; a correction of more than one letter leaves out all medicines.
 */
export const excludedFromBroader = ["#prescription"];
export const medicines = ["#prescription", "#medicine"];

export function toMatch(
  groups: Group[],
  language: Language,
  exclusions: string[],
  weights = "",
): TextMatch {
  const excluded = exclusions.map((marker) => ` & !'${marker}'`).join("");
  const broaderExclusions = [...new Set([...exclusions, ...excludedFromBroader])];
  // "Olive oil" is an oil, and so is "huile d'olive".
  const noun = language === "fr" ? groups[0] : groups.at(-1);
  const found = `${allOf(groups, (group) => toPhraseQuery(group, weights))}${excluded}`;
  // The index has neither weights nor the marks of medicines.
  const further = weights === "" && excluded === "" ? null : found;
  const headAt = (place: number) => {
    const meant = noun?.inOrder[place];
    return meant ? toHeadQuery([meant.phrase], meant.language) : "";
  };
  const categoryAt = (place: number) =>
    anyOf(
      groups.flatMap(({ inOrder }) =>
        inOrder.slice(place, place + 1).map(({ phrase }) => toWordsQuery(phrase, "C")),
      ),
    );
  const namedBy = (phraseOf: (group: Group) => Phrase | null) =>
    groups.every((group) => phraseOf(group))
      ? allOf(groups, (group) => toWordsQuery(phraseOf(group) ?? [], "AB"))
      : "";
  const [first] = noun?.inOrder ?? [];
  const texts: RankTexts = {
    head1: headAt(0),
    head2: headAt(1),
    head3: headAt(2),
    head4: headAt(3),
    head: noun ? toHeadQuery(noun.any) : "",
    name1: first && !first.isTyped ? toWordsQuery(first.phrase, "AB") : "",
    kind: noun ? toKindQuery([first?.phrase, noun.typed]) : "",
    category1: categoryAt(0),
    category2: categoryAt(1),
    categoryTyped: anyOf(groups.flatMap(({ typed }) => (typed ? [toWordsQuery(typed, "C")] : []))),
    category: anyOf(groups.map((group) => toPhraseQuery(group, "C"))),
    named: namedBy(({ typed }) => typed),
    literal: namedBy(({ literal }) => literal),
  };
  const listedFor = (toQuery: (scope: string) => string) => (moduleId: number, zoneIds: number[]) =>
    anyOf(zoneIds.map((zoneId) => `(${toQuery(`${moduleId}.${zoneId}:`)})`));
  const listed = listedFor((scope) => allOf(groups, (group) => toPhraseQuery(group, "", scope)));
  const listedNouns = listedFor((scope) => toNounQuery(noun?.any ?? [], scope));
  const typedNoun = noun?.typed ? [noun.typed] : [];
  return {
    found: matches(found),
    inOwnWords: toOwnWords(groups),
    isPartial: false,
    rank: toRank((condition) => matches(texts[condition])),
    nameRank: toRank((condition) =>
      matches(condition === "head1" ? toHeadQuery(typedNoun) : texts[condition]),
    ),
    listedIn(moduleId, zoneIds) {
      const words = matchesWords(listed(moduleId, zoneIds));
      return further === null ? words : sql`${words} and ${matches(further)}`;
    },
    nounIn: (moduleId, zoneIds) => matchesWords(listedNouns(moduleId, zoneIds)),
    texts: (moduleId, zoneIds) => ({
      ...{
        found,
        further,
        listed: listed(moduleId, zoneIds),
        noun: listedNouns(moduleId, zoneIds),
      },
      ...texts,
    }),
    broader: noun ? toBroader(groups, noun, language, broaderExclusions) : null,
  };
}

function toBroader(
  groups: Group[],
  noun: Group,
  language: Language,
  exclusions: string[],
): TextMatch | null {
  const others = groups.filter((group) => group !== noun);
  if (others.length === 0) return null;
  const byCategory = toMatch(others, language, medicines, "C");
  return {
    ...toMatch([noun], language, exclusions),
    broader: { ...byCategory, broader: null },
  };
}

function toOwnWords(groups: Group[]): SQL | null {
  if (groups.every(({ any, own }) => any.length === own.length)) return null;
  if (groups.some(({ own }) => own.length === 0)) return sql`false`;
  return matches(allOf(groups, ({ own }) => anyOf(own.map((phrase) => toWordsQuery(phrase, "")))));
}

export function matches(tsquery: string | Placeholder): SQL {
  return sql`search @@ ${tsquery}::tsquery`;
}

/** True for the items listed in a module and zone that the index has these words of. */
export function matchesWords(tsquery: string | Placeholder): SQL {
  return sql`listed_words(search) @@ ${tsquery}::tsquery`;
}

/** In each list, what the first true condition costs, and what it costs if none is true. */
const rankCosts: { steps: [RankCondition, number][]; none: number }[] = [
  {
    steps: [
      ["head1", 0],
      ["name1", 8],
      ["kind", 12],
      ["head2", 14],
      ["category1", 16],
      ["head3", 20],
      ["head4", 24],
      ["category2", 26],
      ["head", 30],
      ["category", 36],
    ],
    none: 44,
  },
  {
    steps: [
      ["categoryTyped", 0],
      ["category", 4],
    ],
    none: 6,
  },
  { steps: [["named", 0]], none: 8 },
  { steps: [["literal", 0]], none: 2 },
];

/** Sorts what these conditions are true for first. */
export function toRank(is: (condition: RankCondition) => SQL): SQL {
  const costs = rankCosts.map(({ steps, none }) => {
    const cases = steps.map(
      ([condition, cost]) => sql`when ${is(condition)} then ${sql.raw(String(cost))}`,
    );
    return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(none))} end`;
  });
  return sql.join(costs, sql` + `);
}
