import type { Language } from "@errand/core/language";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { clearCorrections, editDistance } from "./spelling.ts";
import {
  divideText,
  isFiller,
  noSynonyms,
  type Synonyms,
  singular,
  type TextPart,
} from "./synonyms.ts";
import { maxNamed, maxWords, type TypedWord, type WordLookup } from "./word-lookup.ts";

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
  texts(
    moduleId: number,
    zoneIds: number[],
  ): RankTexts & Record<"found" | "listed" | "noun", string>;
  /**
   * For when no item has every part: the match of the noun alone, then of the categories and needs
   * that the other parts name. Null for a single part.
   */
  broader: TextMatch | null;
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

/** What a text is matched with. */
export interface MatchSources {
  catalogue: { lookupWords: WordLookup; synonyms(): Promise<Map<number, Synonyms>> };
}

/** Where, and in which language, a text was typed. */
export interface MatchContext {
  module: { id: number };
  language: Language;
  /** The visitor is still typing, so that the last word may go on. */
  isIncomplete?: boolean;
  /** The spelling is not corrected. */
  isAsTyped?: boolean | undefined;
  /** Medicines on prescription are left out: the visitor is not in their module. */
  isElsewhere?: boolean;
}

/** A text as it is searched for. */
export interface SearchedText {
  /** Null if no word matches. */
  match: TextMatch | null;
  /**
   * The text with each misspelled word replaced by the one word of the catalogue or thesaurus that
   * it clearly means, in lower case and without accents; null if no word needs a correction.
   */
  corrected: string | null;
}

/**
 * The conditions for a text that a visitor typed: in English or French, with or without accents, in
 * the singular or plural, incomplete, clearly misspelled, or in other words that mean the same.
 * Ignores words without a match; null if none is left.
 */
export async function matchOf(
  sources: MatchSources,
  text: string,
  context: MatchContext,
): Promise<TextMatch | null> {
  return (await readSearchedText(sources, text, context)).match;
}

/** The same, and how the spelling was corrected. */
export async function readSearchedText(
  sources: MatchSources,
  text: string,
  { module, language, isIncomplete, isAsTyped, isElsewhere }: MatchContext,
): Promise<SearchedText> {
  const synonyms = (await sources.catalogue.synonyms()).get(module.id) ?? noSynonyms;
  const typed = await joinWords(sources, await sources.catalogue.lookupWords(text));
  const correction = isAsTyped ? null : correct(typed.slice(0, maxWords), synonyms);
  const words = meaningful(
    correction ? await sources.catalogue.lookupWords(correction.text) : typed,
    language,
  );
  const parts = divideText(words, synonyms, language);
  const meant = await lookupMeant(sources, parts);
  const groups = parts.flatMap(
    (part) => toGroup(part, meant, language, isIncomplete === true && part === parts.at(-1)) ?? [],
  );
  const corrected = correction?.text ?? null;
  if (groups.length === 0) return { match: null, corrected };
  const isPartial = groups.length < parts.length;
  const exclusions = exclusionsFor(correction, isPartial || isElsewhere === true);
  return { match: { ...toMatch(groups, language, exclusions), isPartial }, corrected };
}

/** Shorter beginnings may go on as anything. */
const minBegun = 3;

/**
 * The text with its last word completed to the shortest term of the thesaurus that it begins:
 * `sweater` for `swea`, although nothing is called so; null if there is none.
 */
export async function completeTerm(
  { catalogue }: MatchSources,
  text: string,
  { module, language }: MatchContext,
): Promise<string | null> {
  const synonyms = (await catalogue.synonyms()).get(module.id) ?? noSynonyms;
  const typed = await catalogue.lookupWords(text);
  const [before, last] = [typed.slice(0, -1), typed.at(-1)];
  const begun = last && last.word.length >= minBegun ? last.prefixed : [];
  if (begun.length === 0) return null;
  const words = await catalogue.lookupWords(begun.join(" "));
  const completed = words
    .toSorted((a, b) => a.word.length - b.word.length)
    .map((word) => [...before, word])
    .find((each) => (divideText(each, synonyms, language).at(-1)?.meant.length ?? 0) > 0);
  return completed?.map(({ word }) => word).join(" ") ?? null;
}

function exclusionsFor(correction: Correction | null, isLoose: boolean): string[] {
  if (correction && correction.cost > 1) return medicines;
  return correction || isLoose ? excludedFromBroader : [];
}

/**
 * Lexemes that mark items; a search text cannot contain them. Partial matches and corrections leave
 * out prescription medicines; a correction of more than one letter leaves out all medicines.
 */
const excludedFromBroader = ["#prescription"];
const medicines = ["#prescription", "#medicine"];

interface Correction {
  text: string;
  /** The largest edit distance of a word. */
  cost: number;
}

function correct(typed: TypedWord[], synonyms: Synonyms): Correction | null {
  const words = typed.map((each) => correctWord(each, synonyms));
  const costs = words.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  return { text: words.map(({ text }) => text).join(" "), cost: Math.max(...costs) };
}

/** A word as it is searched for, with its edit distance; null where it needs no correction. */
function correctWord(
  { word, prefixed, related, similar, divided }: TypedWord,
  synonyms: Synonyms,
): { text: string; cost: number | null } {
  if (prefixed.length > 0 || related.length > 0) return { text: word, cost: null };
  const term = synonyms.divided.get(word);
  if (term !== undefined) return { text: term, cost: 0 };
  const [correction] = clearCorrections(word, similar, singular);
  if (correction !== undefined) {
    return { text: correction, cost: editDistance(word, correction) };
  }
  // After the spelling: "brek" and "fast" may be words, too.
  return divided === null ? { text: word, cost: null } : { text: divided, cost: 0 };
}

/** Longer words are parts of another one by accident. */
const maxJoined = 2;

/**
 * The words with a short or unknown one and its neighbour joined, where the catalogue has them as
 * one: `7 up` is `7up`.
 */
async function joinWords({ catalogue }: MatchSources, words: TypedWord[]): Promise<TypedWord[]> {
  const isLoose = ({ word, prefixed }: TypedWord) =>
    word.length <= maxJoined || prefixed.length === 0;
  const pairs = words.flatMap((first, index) => {
    const second = words[index + 1];
    return second && (isLoose(first) || isLoose(second)) ? first.word + second.word : [];
  });
  if (pairs.length === 0) return words;
  const found = await catalogue.lookupWords(pairs.join(" "));
  const known = new Map(
    found.filter(({ word, prefixed }) => prefixed.includes(word)).map((each) => [each.word, each]),
  );
  const joined: TypedWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const [first, second] = words.slice(index, index + 2);
    const one = first && second && known.get(first.word + second.word);
    if (one) index += 1;
    const word = one ?? first;
    if (word) joined.push(word);
  }
  return joined;
}

function meaningful(words: TypedWord[], language: Language): TypedWord[] {
  // The last word may be the beginning of another, or a letter such as that of a vitamin.
  const others = words.filter(
    ({ word }, index) => index === words.length - 1 || !isFiller(word, language),
  );
  return (others.length > 0 ? others : words).slice(0, maxWords);
}

/** The words of the catalogue for those of the thesaurus. */
async function lookupMeant(
  { catalogue }: MatchSources,
  parts: TextPart[],
): Promise<Map<string, TypedWord>> {
  const texts = [...new Set(parts.flatMap(({ meant }) => meant.flatMap(({ words }) => words)))];
  if (texts.length === 0) return new Map();
  const words = await catalogue.lookupWords(texts.join(" "));
  return new Map(words.map((word) => [word.word, word]));
}

/** A word, or all words that start with it. */
interface Term {
  word: string;
  isPrefix: boolean;
}

/** The alternative terms for each word of a phrase. */
type Phrase = Term[][];

/** What is meant, in the language in which it was typed or in that of the thesaurus. */
interface MeantFirst {
  phrase: Phrase;
  language: Language;
  isTyped: boolean;
}

/** The phrases that a part of the text may mean. */
interface Group {
  any: Phrase[];
  /** What is meant first first: the phrase as typed, and those that the thesaurus names for it. */
  inOrder: MeantFirst[];
  /** The phrase as typed; where the catalogue does not have it, the first that is meant. */
  typed: Phrase | null;
  /** The same with each word in the form in which it was typed, where the catalogue has that. */
  literal: Phrase | null;
  /** The phrase in its own words, also in other forms or incomplete. */
  own: Phrase[];
}

/** Null if the part matches nothing in the catalogue. */
function toGroup(
  { words, meant, before }: TextPart,
  catalogue: Map<string, TypedWord>,
  language: Language,
  goesOn: boolean,
): Group | null {
  const asTyped = toPhrase(words, toExactTerms);
  const related = toPhrase(words, meant.length > 0 ? toKnownTerms : toTerms);
  const others = meant.map((other) => {
    const found = other.words.flatMap((text) => catalogue.get(text) ?? []);
    const phrase = found.length === other.words.length ? toPhrase(found, toKnownTerms) : null;
    return phrase ? [{ phrase, language: other.language, isTyped: false }] : [];
  });
  const longer = goesOn ? toPhrase(words, toPrefixTerms) : null;
  const own = [related, longer].filter((phrase) => phrase !== null);
  const [first] = others.flat();
  const any = [...own, ...others.flat().map(({ phrase }) => phrase)];
  const itself = asTyped ?? related ?? (first ? null : longer);
  const inOrder = [
    ...others.slice(0, before).flat(),
    ...(itself ? [{ phrase: itself, language, isTyped: true }] : []),
    ...others.slice(before).flat(),
  ];
  const typed = itself ?? first?.phrase ?? null;
  const literal = toPhrase(words, toLiteralTerms) ?? typed;
  return any.length > 0 ? { any, inOrder, typed, literal, own } : null;
}

function toPhrase(words: TypedWord[], termsFor: (word: TypedWord) => Term[]): Phrase | null {
  const phrase = words.map(termsFor);
  return phrase.every((terms) => terms.length > 0) ? phrase : null;
}

/** The word and its other forms; without any, the words that it is the beginning of. */
function toTerms(typed: TypedWord): Term[] {
  const known = toKnownTerms(typed);
  return known.length > 0 ? known : toPrefixTerms(typed);
}

function toPrefixTerms({ word, prefixed }: TypedWord): Term[] {
  return prefixed.length > maxNamed ? [{ word, isPrefix: true }] : prefixed.map(exactly);
}

/** The word in the singular and the plural. */
function toExactTerms({ word, prefixed, related }: TypedWord): Term[] {
  const forms = [...prefixed, ...related].filter((form) => singular(form) === singular(word));
  return [...new Set(forms)].map(exactly);
}

function toLiteralTerms(typed: TypedWord): Term[] {
  const { word, prefixed } = typed;
  return prefixed.includes(word) ? [exactly(word)] : toExactTerms(typed);
}

function toKnownTerms({ word, prefixed, related }: TypedWord): Term[] {
  return [...new Set([...prefixed.filter((known) => known === word), ...related])].map(exactly);
}

function exactly(word: string): Term {
  return { word, isPrefix: false };
}

function toMatch(
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
    listedIn: (moduleId, zoneIds) => matchesListed({ found, listed: listed(moduleId, zoneIds) }),
    nounIn: (moduleId, zoneIds) => matchesWords(listedNouns(moduleId, zoneIds)),
    texts: (moduleId, zoneIds) => ({
      ...{ found, listed: listed(moduleId, zoneIds), noun: listedNouns(moduleId, zoneIds) },
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

function matches(tsquery: string | Placeholder): SQL {
  return sql`search @@ ${tsquery}::tsquery`;
}

/** The index finds what may match among the items listed in a module and zone. */
export function matchesListed({
  found,
  listed,
}: Record<"found" | "listed", string | Placeholder>): SQL {
  return sql`${matchesWords(listed)} and ${matches(found)}`;
}

/** The same for the words of listed items, each behind its module and zone. */
function matchesWords(tsquery: string | Placeholder): SQL {
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

function toPhraseQuery({ any }: Group, weights: string, scope = ""): string {
  return anyOf(any.map((phrase) => toWordsQuery(phrase, weights, scope)));
}

/** A noun of the name, in either language, is a word of a phrase. */
function toNounQuery(phrases: Phrase[], scope: string): string {
  const nouns = phrases.flat(2).flatMap(({ word, isPrefix }) => [
    { word: `en=${word}`, isPrefix },
    { word: `fr=${word}`, isPrefix },
  ]);
  return toTermsQuery(nouns, "", scope);
}

/**
 * Every word of a phrase is in the name, and one of them is its noun; with a language, that of its
 * name in this language.
 */
function toHeadQuery(phrases: Phrase[], language?: Language): string {
  const toNoun = ({ word, isPrefix }: Term) =>
    language
      ? toTsquery({ word: `${language}=${word}`, isPrefix }, "")
      : toTsquery({ word, isPrefix }, "A");
  return anyOf(
    phrases.map((phrase) => {
      const nouns = anyOf(phrase.map((terms) => anyOf(terms.map(toNoun))));
      return phrase.length > 1 ? `(${nouns} & ${toWordsQuery(phrase, "AB")})` : nouns;
    }),
  );
}

/** A category or need has this very name, of a single word. */
function toKindQuery(phrases: (Phrase | null | undefined)[]): string {
  const words = phrases.flatMap((phrase) => (phrase?.length === 1 ? phrase.flat() : []));
  const names = words.filter(({ isPrefix }) => !isPrefix).map(({ word }) => `=${word}`);
  return toTermsQuery([...new Set(names)].map(exactly), "");
}

function toWordsQuery(phrase: Phrase, weights: string, scope = ""): string {
  const words = phrase.map((terms) => toTermsQuery(terms, weights, scope));
  return words.length > 1 ? `(${words.join(" & ")})` : words.join("");
}

function toTermsQuery(terms: Term[], weights: string, scope = ""): string {
  return anyOf(terms.map((term) => toTsquery(term, weights, scope)));
}

function allOf(groups: Group[], toQuery: (group: Group) => string): string {
  return groups.map(toQuery).join(" & ");
}

function anyOf(queries: string[]): string {
  return queries.length > 1 ? `(${queries.join(" | ")})` : queries.join("");
}

/** The term as `'word'` or `'word':*`, restricted to weights, behind a module and zone. */
function toTsquery({ word, isPrefix }: Term, weights: string, scope = ""): string {
  const options = (isPrefix ? "*" : "") + weights;
  return options === "" ? `'${scope}${word}'` : `'${scope}${word}':${options}`;
}
