import type { Language } from "@errand/core/language";
import { excludedFromBroader, medicines, type TextMatch, toMatch } from "./match-conditions.ts";
import { toGroup } from "./phrases.ts";
import { clearCorrections, editDistance } from "./spelling.ts";
import {
  divideText,
  isFiller,
  noSynonyms,
  type Synonyms,
  singular,
  type TextPart,
} from "./synonyms.ts";
import { maxWords, type TypedWord, type WordLookup } from "./word-lookup.ts";

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
