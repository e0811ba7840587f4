import type { Language } from "@errand/core/language";
import { exactly, type Group, type Phrase, type Term } from "./phrases.ts";

export function toPhraseQuery({ any }: Group, weights: string, scope = ""): string {
  return anyOf(any.map((phrase) => toWordsQuery(phrase, weights, scope)));
}

/** A noun of the name, in either language, is a word of a phrase. */
export function toNounQuery(phrases: Phrase[], scope: string): string {
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
export function toHeadQuery(phrases: Phrase[], language?: Language): string {
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
export function toKindQuery(phrases: (Phrase | null | undefined)[]): string {
  const words = phrases.flatMap((phrase) => (phrase?.length === 1 ? phrase.flat() : []));
  const names = words.filter(({ isPrefix }) => !isPrefix).map(({ word }) => `=${word}`);
  return toTermsQuery([...new Set(names)].map(exactly), "");
}

export function toWordsQuery(phrase: Phrase, weights: string, scope = ""): string {
  const words = phrase.map((terms) => toTermsQuery(terms, weights, scope));
  return words.length > 1 ? `(${words.join(" & ")})` : words.join("");
}

function toTermsQuery(terms: Term[], weights: string, scope = ""): string {
  return anyOf(terms.map((term) => toTsquery(term, weights, scope)));
}

export function allOf(groups: Group[], toQuery: (group: Group) => string): string {
  return groups.map(toQuery).join(" & ");
}

export function anyOf(queries: string[]): string {
  return queries.length > 1 ? `(${queries.join(" | ")})` : queries.join("");
}

/** The term as `'word'` or `'word':*`, restricted to weights, behind a module and zone. */
function toTsquery({ word, isPrefix }: Term, weights: string, scope = ""): string {
  const options = (isPrefix ? "*" : "") + weights;
  return options === "" ? `'${scope}${word}'` : `'${scope}${word}':${options}`;
}
