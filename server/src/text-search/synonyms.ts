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
  /** The synonyms of each term, as lists of words; the key is its language and its stems. */
  meant: Map<string, string[][]>;
  /** The terms of several words by the same written as one: `cocacola` is `coca cola`. */
  divided: Map<string, string>;
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
  for (const { moduleId, language, typed, meant } of rules) {
    const synonyms = byModule.get(moduleId) ?? {
      longest: 0,
      meant: new Map(),
      divided: new Map(),
    };
    byModule.set(moduleId, synonyms);
    for (const term of typed) {
      const stems = withoutFillers(language, term.words, term.stems);
      const key = keyOf(language, stems);
      if (term.words.length > 1) synonyms.divided.set(term.words.join(""), term.words.join(" "));
      const others = meant
        .map(({ words }) => withoutFillers(language, words, words))
        .filter(
          (words) => words.join(" ") !== withoutFillers(language, term.words, term.words).join(" "),
        );
      synonyms.meant.set(key, [...(synonyms.meant.get(key) ?? []), ...others]);
      synonyms.longest = Math.max(synonyms.longest, stems.length);
    }
  }
  return byModule;
}

/** A part of a typed text: its own words, and the words of the terms that mean the same. */
export interface TextPart {
  words: TypedWord[];
  meant: string[][];
}

/** Divides a text into the longest terms that the thesaurus knows, and single words. */
export function divideText(words: TypedWord[], synonyms: Synonyms): TextPart[] {
  const parts: TextPart[] = [];
  for (let from = 0; from < words.length; ) {
    const part = findTerm(words.slice(from, from + synonyms.longest), synonyms);
    const [first] = words.slice(from);
    if (!first) break;
    parts.push(part ?? { words: [first], meant: [] });
    from += part?.words.length ?? 1;
  }
  return parts;
}

/** The longest known term that these words begin with. */
function findTerm(words: TypedWord[], { meant }: Synonyms): TextPart | null {
  for (let length = words.length; length > 0; length--) {
    const term = words.slice(0, length);
    const found = languages.flatMap(
      (language) =>
        meant.get(
          keyOf(
            language,
            term.map(({ stems }) => stems[language]),
          ),
        ) ?? [],
    );
    if (found.length > 0) return { words: term, meant: found };
  }
  return null;
}

function keyOf(language: Language, stems: string[]): string {
  return `${language} ${stems.join(" ")}`;
}

/** The texts of the words that carry the meaning. */
function withoutFillers(language: Language, words: string[], texts: string[]): string[] {
  const meaningful = texts.filter((_, index) => !isFiller(words[index] ?? "", language));
  return meaningful.length > 0 ? meaningful : texts;
}
