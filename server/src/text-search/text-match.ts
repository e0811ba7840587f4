import type { Language } from "@errand/core/language";
import { type SQL, sql } from "drizzle-orm";
import { clearCorrections } from "./spelling.ts";
import { divideText, fillers, noSynonyms, type Synonyms, type TextPart } from "./synonyms.ts";
import { maxNamed, maxWords, type TypedWord, type WordLookup } from "./word-lookup.ts";

/** Conditions on the `search` column of items or stores for a search text. */
export interface TextMatch {
  /** True if every part of the text is in the name, tags, categories, need, brand or store. */
  found: SQL;
  /** True if the noun of the name is what the text asks for: milk, not milk chocolate. */
  head: SQL;
  /** Sorts by the noun of the name, then by the category, then by the words as typed. */
  rank: SQL;
  /** `found`, for items listed in this module and these zones; evaluated by the index alone. */
  listedIn(moduleId: number, zoneIds: number[]): SQL;
  /** The same conditions as tsquery texts, for a prepared statement. */
  texts(
    moduleId: number,
    zoneIds: number[],
  ): { listed: string; head: string; category: string; named: string };
  /** Matches of a part of the text, for a text of which nothing has every part. */
  broader: TextMatch[];
}

/** What a text is matched with. */
export interface MatchSources {
  catalogue: { lookupWords: WordLookup; synonyms(): Promise<Map<number, Synonyms>> };
}

/** Where, and in which language, a text was typed. */
export interface MatchContext {
  module: { id: number };
  language: Language;
}

/**
 * The conditions for a text that a visitor typed: in English or French, with or without accents, in
 * the singular or plural, incomplete, clearly misspelled, or in other words that mean the same.
 * Ignores words without a match; null if none is left.
 */
export async function matchOf(
  sources: MatchSources,
  text: string,
  { module, language }: MatchContext,
): Promise<TextMatch | null> {
  const synonyms = (await sources.catalogue.synonyms()).get(module.id) ?? noSynonyms;
  const typed = meaningful(await sources.catalogue.lookupWords(text));
  const corrected = correctedText(typed);
  const words = corrected
    ? meaningful(await sources.catalogue.lookupWords(corrected)).slice(0, maxWords)
    : typed;
  const parts = divideText(words, synonyms);
  const meant = await lookupMeant(sources, parts);
  const groups = parts.flatMap((part) => toGroup(part, meant) ?? []);
  if (groups.length === 0) return null;
  const isWhole = groups.length === parts.length;
  const exclusions = corrected ? excludedFromCorrections : isWhole ? [] : excludedFromBroader;
  return toMatch(groups, language, exclusions);
}

/**
 * Words of the vector that nobody can type. A medicine is not offered by the spelling of its name
 * alone, nor one that needs a prescription for a part of a text (contract 10.8).
 */
const excludedFromBroader = ["#prescription"];
const excludedFromCorrections = ["#prescription", "#medicine"];

/**
 * The text with each misspelled word replaced by the one word of the catalogue or thesaurus that it
 * clearly means, in lower case and without accents; null if no word needs a correction.
 */
export async function correctionOf(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<string | null> {
  return correctedText((await catalogue.lookupWords(text)).slice(0, maxWords));
}

function correctedText(typed: TypedWord[]): string | null {
  const words = typed.map(({ word, prefixed, related, similar }) => {
    const isKnown = prefixed.length > 0 || related.length > 0;
    return { word, correction: isKnown ? undefined : clearCorrections(word, similar, singular)[0] };
  });
  return words.some(({ correction }) => correction !== undefined)
    ? words.map(({ word, correction = word }) => correction).join(" ")
    : null;
}

/** The same for the forms of a word that differ in the ending of a plural. */
function singular(word: string): string {
  return word.replace(/(?:es|s|x)$/, "");
}

function meaningful(words: TypedWord[]): TypedWord[] {
  const others = words.filter(({ word }) => !fillers.has(word));
  return (others.length > 0 ? others : words).slice(0, maxWords);
}

/** The words of the catalogue for those of the thesaurus. */
async function lookupMeant(
  { catalogue }: MatchSources,
  parts: TextPart[],
): Promise<Map<string, TypedWord>> {
  const texts = [...new Set(parts.flatMap(({ meant }) => meant.flat()))];
  if (texts.length === 0) return new Map();
  const words = await catalogue.lookupWords(texts.join(" "));
  return new Map(words.map((word) => [word.word, word]));
}

/** A word, or all words that start with it. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

/** The alternative terms for each word of a phrase. */
type Phrase = Term[][];

/** The phrases that a part of the text may mean, and the phrase as typed. */
interface Group {
  any: Phrase[];
  typed: Phrase | null;
}

/** Null if the part matches nothing in the catalogue. */
function toGroup({ words, meant }: TextPart, catalogue: Map<string, TypedWord>): Group | null {
  const typed = toPhrase(words, meant.length > 0 ? toKnownTerms : toTerms);
  const others = meant.flatMap((texts) => {
    const found = texts.flatMap((text) => catalogue.get(text) ?? []);
    const phrase = found.length === texts.length ? toPhrase(found, toKnownTerms) : null;
    return phrase ? [phrase] : [];
  });
  const any = typed ? [typed, ...others] : others;
  return any.length > 0 ? { any, typed } : null;
}

function toPhrase(words: TypedWord[], termsFor: (word: TypedWord) => Term[]): Phrase | null {
  const phrase = words.map(termsFor);
  return phrase.every((terms) => terms.length > 0) ? phrase : null;
}

/** The word and its other forms; without any, the words that it is the beginning of. */
export function toTerms(typed: TypedWord): Term[] {
  const known = toKnownTerms(typed);
  if (known.length > 0) return known;
  const { word, prefixed } = typed;
  return prefixed.length > maxNamed ? [{ word, isPrefix: true }] : prefixed.map(exactly);
}

function toKnownTerms({ word, prefixed, related }: TypedWord): Term[] {
  return [...new Set([...prefixed.filter((known) => known === word), ...related])].map(exactly);
}

function exactly(word: string): Term {
  return { word, isPrefix: false };
}

function toMatch(groups: Group[], language: Language, exclusions: string[]): TextMatch {
  const excluded = exclusions.map((marker) => ` & !'${marker}'`).join("");
  // "Olive oil" is an oil, and so is "huile d'olive".
  const noun = language === "fr" ? groups[0] : groups.at(-1);
  const found = `${allOf(groups, (group) => toPhraseQuery(group, ""))}${excluded}`;
  const texts = {
    head: noun ? toHeadQuery(noun) : "",
    category: anyOf(groups.map((group) => toPhraseQuery(group, "C"))),
    named: groups.every(({ typed }) => typed)
      ? allOf(groups, ({ typed }) => (typed ? toWordsQuery(typed, "AB") : ""))
      : "",
  };
  const listed = (moduleId: number, zoneIds: number[]) =>
    `${found} & (${zoneIds.map((zoneId) => `'@${moduleId}.${zoneId}'`).join(" | ")})`;
  const head = matches(texts.head);
  return {
    found: matches(found),
    head,
    rank: toRank({ head, category: matches(texts.category), named: matches(texts.named) }),
    listedIn: (moduleId, zoneIds) => matches(listed(moduleId, zoneIds)),
    texts: (moduleId, zoneIds) => ({ listed: listed(moduleId, zoneIds), ...texts }),
    broader: groups.length > 1 && noun ? [toMatch([noun], language, excludedFromBroader)] : [],
  };
}

function matches(tsquery: string): SQL {
  return sql`search @@ ${tsquery}::tsquery`;
}

/** Sorts what these conditions are true for first; the noun counts more than all others. */
export function toRank(is: { head: SQL; category: SQL; named: SQL }): SQL {
  return sql`case when ${is.head} then 0 else 4 end + case when ${is.category} then 0 else 2 end
    + case when ${is.named} then 0 else 1 end`;
}

function toPhraseQuery({ any }: Group, weights: string): string {
  return anyOf(any.map((phrase) => toWordsQuery(phrase, weights)));
}

/** Every word of a phrase is in the name, and one of them is its noun. */
function toHeadQuery({ any }: Group): string {
  return anyOf(
    any.map((phrase) => {
      const nouns = anyOf(phrase.map((terms) => toTermsQuery(terms, "A")));
      return phrase.length > 1 ? `(${nouns} & ${toWordsQuery(phrase, "AB")})` : nouns;
    }),
  );
}

function toWordsQuery(phrase: Phrase, weights: string): string {
  const words = phrase.map((terms) => toTermsQuery(terms, weights));
  return words.length > 1 ? `(${words.join(" & ")})` : words.join("");
}

function toTermsQuery(terms: Term[], weights: string): string {
  return anyOf(terms.map((term) => toTsquery(term, weights)));
}

function allOf(groups: Group[], toQuery: (group: Group) => string): string {
  return groups.map(toQuery).join(" & ");
}

function anyOf(queries: string[]): string {
  return queries.length > 1 ? `(${queries.join(" | ")})` : queries.join("");
}

/** The term as `'word'` or `'word':*`, restricted to weights. */
function toTsquery({ word, isPrefix }: Term, weights: string): string {
  const options = (isPrefix ? "*" : "") + weights;
  return options === "" ? `'${word}'` : `'${word}':${options}`;
}
