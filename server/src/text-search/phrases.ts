import type { Language } from "@errand/core/language";
import { singular, type TextPart } from "./synonyms.ts";
import { maxNamed, type TypedWord } from "./word-lookup.ts";

/** A word, or all words that start with it. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

/** The alternative terms for each word of a phrase. */
export type Phrase = Term[][];

/** What is meant, in the language in which it was typed or in that of the thesaurus. */
interface MeantFirst {
  phrase: Phrase;
  language: Language;
  isTyped: boolean;
}

/** The phrases that a part of the text may mean. */
export interface Group {
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
export function toGroup(
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

export function exactly(word: string): Term {
  return { word, isPrefix: false };
}
