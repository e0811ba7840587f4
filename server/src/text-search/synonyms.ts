import { type Language, languages } from "@errand/core/language";
import type { TypedWord } from "./word-lookup.ts";

/** A term of the thesaurus: its words without accents, and their stems in its language. */
export interface SynonymTerm {
  words: string[];
  stems: string[];
}

/** Who searches for one of `typed` also means each of `meant`. */
export interface SynonymRule {
  moduleId: number;
  language: Language;
  typed: SynonymTerm[];
  meant: SynonymTerm[];
}

/** The thesaurus of one module. */
export interface Synonyms {
  /** The number of words of its longest term. */
  longest: number;
  /** What each term means; the key is its language and its stems. */
  meant: Map<string, MeantTerms>;
  /** The terms of several words by the same written as one: `cocacola` is `coca cola`. */
  divided: Map<string, string>;
}

/** What a term means, what is meant first first. */
interface MeantTerms {
  /** As lists of words. */
  others: string[][];
  /** How many of them come before the term itself. */
  before: number;
  /** The terms that have this stem as they are spelled, without the ending of a plural. */
  spelled: Set<string>;
}

export const noSynonyms: Synonyms = { longest: 0, meant: new Map(), divided: new Map() };

const fillers = new Set(
  "a an and at for in of on or the to with au aux avec d de des du en et l la le les ou pour un une".split(
    " ",
  ),
);

/** Without their accents: tea and gold. */
const noFillersInFrench = new Set(["the", "or"]);

/**
 * Whether a word, without accents, has no meaning of its own: it is ignored unless a text has no
 * others. Visitors type in either language.
 */
export function isFiller(word: string, language: Language): boolean {
  return fillers.has(word) && !(language === "fr" && noFillersInFrench.has(word));
}

/** Indexes the rules of each module. */
export function indexSynonyms(rules: SynonymRule[]): Map<number, Synonyms> {
  const byModule = new Map<number, Synonyms>();
  for (const rule of rules) {
    const synonyms = byModule.get(rule.moduleId) ?? {
      longest: 0,
      meant: new Map(),
      divided: new Map(),
    };
    byModule.set(rule.moduleId, synonyms);
    for (const term of rule.typed) addTerm(synonyms, rule, term);
  }
  return byModule;
}

function addTerm(synonyms: Synonyms, { language, typed, meant }: SynonymRule, term: SynonymTerm) {
  const keyFor = (each: SynonymTerm) => keyOf(language, stemsOf(language, each));
  const key = keyFor(term);
  if (term.words.length > 1) synonyms.divided.set(term.words.join(""), term.words.join(" "));
  // "Lemons" is no other term for "lemon".
  const own = meant.findIndex((other) => keyFor(other) === key);
  const known = synonyms.meant.get(key);
  // As in Solr: of equivalent terms the typed one comes first, a rule with a direction replaces it
  // unless it names it, too.
  const isEquivalence = textsOf(language, typed).join() === textsOf(language, meant).join();
  const named = own < 0 ? meant.length : own;
  const place = isEquivalence ? 0 : named;
  const texts = new Set([
    ...(known?.others ?? []).map((words) => words.join(" ")),
    ...textsOf(
      language,
      meant.filter((other) => keyFor(other) !== key),
    ),
  ]);
  synonyms.meant.set(key, {
    others: [...texts].map((text) => text.split(" ")),
    before: known?.before ?? place,
    spelled: (known?.spelled ?? new Set()).add(
      spellingOf(withoutFillers(language, term.words, term.words)),
    ),
  });
  synonyms.longest = Math.max(synonyms.longest, stemsOf(language, term).length);
}

function stemsOf(language: Language, { words, stems }: SynonymTerm): string[] {
  return withoutFillers(language, words, stems);
}

function textsOf(language: Language, terms: SynonymTerm[]): string[] {
  return terms.map(({ words }) => withoutFillers(language, words, words).join(" "));
}

/** Words of the thesaurus in its language. */
export interface MeantPhrase {
  language: Language;
  words: string[];
}

/** A part of a typed text: its own words, and the terms that mean the same. */
export interface TextPart {
  words: TypedWord[];
  /** What is meant first first. */
  meant: MeantPhrase[];
  /** How many of them come before the words as typed. */
  before: number;
}

/** Divides a text into the longest terms that the thesaurus knows, and single words. */
export function divideText(words: TypedWord[], synonyms: Synonyms, language: Language): TextPart[] {
  const parts: TextPart[] = [];
  for (let from = 0; from < words.length; ) {
    const part = findTerm(words.slice(from, from + synonyms.longest), synonyms, language);
    const [first] = words.slice(from);
    if (!first) break;
    parts.push(part ?? { words: [first], meant: [], before: 0 });
    from += part?.words.length ?? 1;
  }
  return parts;
}

/**
 * The longest known term that these words begin with, first in the visitor's language. Words that
 * only share their stems with a term are none if the catalogue has them as they are: to the French
 * stemmer, the "milk" of an English name is the brand "Milka".
 */
function findTerm(
  words: TypedWord[],
  { meant }: Synonyms,
  visitorsLanguage: Language,
): TextPart | null {
  const inOrder = languages.toSorted(
    (a, b) => Number(b === visitorsLanguage) - Number(a === visitorsLanguage),
  );
  for (let length = words.length; length > 0; length--) {
    const term = words.slice(0, length);
    const sharing = inOrder.flatMap((language) => {
      const stems = term.map((word) => word.stems[language]);
      const known = meant.get(keyOf(language, stems));
      return known ? { language, ...known } : [];
    });
    const spelling = spellingOf(term.map(({ word }) => word));
    const same = sharing.filter(({ spelled }) => spelled.has(spelling));
    const isSold = term.every(({ word, prefixed }) => prefixed.includes(word));
    const found = same.length > 0 || isSold ? same : sharing;
    const [first] = found;
    if (!first) continue;
    const phrases = found.flatMap(({ language, others }) =>
      others.map((other) => ({ language, words: other })),
    );
    return { words: term, meant: phrases, before: first.before };
  }
  return null;
}

function spellingOf(words: string[]): string {
  return words.map(singular).join(" ");
}

/** The same for the forms of a word that differ in the ending of a plural. */
export function singular(word: string): string {
  return word
    .replace(/s$|(?<=u)x$/, "")
    .replace(/e$/, "")
    .replace(/i$/, "y");
}

function keyOf(language: Language, stems: string[]): string {
  return `${language} ${stems.join(" ")}`;
}

/** The texts of the words that carry the meaning. */
function withoutFillers(language: Language, words: string[], texts: string[]): string[] {
  const meaningful = texts.filter((_, index) => !isFiller(words[index] ?? "", language));
  return meaningful.length > 0 ? meaningful : texts;
}
