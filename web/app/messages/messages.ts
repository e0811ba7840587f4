import type { Language } from "@errand/core/language";
import { createContext, useContext } from "react";
import type { Feature, PhraseKey } from "./features.ts";
import { type Dictionary, type PhraseValues, phrase } from "./translate.ts";

/** Where components get their words: from memory on the server, from the page or a small file in the browser. */
export interface WordSource {
  language: Language;
  /** The feature's words; suspends the component until they are there. */
  read(feature: Feature): Dictionary;
}

export const WordsContext = createContext<WordSource | null>(null);

export type Translate<F extends Feature> = (key: PhraseKey<F>, values?: PhraseValues) => string;

/** The words of a feature, in the visitor's language: `const t = useWords("cart"); t("title")`. */
export function useWords<F extends Feature>(feature: F): Translate<F> {
  const source = useWordSource();
  const dictionary = source.read(feature);
  return (key, values) => phrase(dictionary, source.language, key, values);
}

export function useLanguage(): Language {
  return useWordSource().language;
}

function useWordSource(): WordSource {
  const source = useContext(WordsContext);
  if (source === null) throw new Error("There is no WordsContext above this component.");
  return source;
}
