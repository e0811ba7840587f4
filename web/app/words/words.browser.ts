import type { Language } from "@errand/core/words";
import { use } from "react";
import type { Feature, PhraseKey } from "./features.ts";
import { type Dictionary, type PhraseValues, phrase } from "./phrase.ts";
import type { WordSource } from "./words.ts";

const files = import.meta.glob<Dictionary>("../*/*.{en,fr}.json", { import: "default" });

let language: Language = "en";
const ready = new Map<string, Dictionary>();
const loading = new Map<string, Promise<Dictionary>>();

/** Starts with the words that came with the page; another feature's are fetched when first used. */
export function browserWords(
  ownLanguage: Language,
  withPage: Record<string, Dictionary>,
): WordSource {
  language = ownLanguage;
  for (const [feature, dictionary] of Object.entries(withPage)) ready.set(feature, dictionary);
  return { language, read: (feature) => ready.get(feature) ?? use(load(feature)) };
}

/** A text outside of any component, for a message after something went wrong. Empty until its feature was shown. */
export function say<F extends Feature>(
  feature: F,
  key: PhraseKey<F>,
  values?: PhraseValues,
): string {
  return phrase(ready.get(feature) ?? {}, language, key, values);
}

/** A failed load is forgotten, so that the next use tries again. */
function load(feature: Feature): Promise<Dictionary> {
  const known = loading.get(feature);
  if (known) return known;
  const file = files[`../${feature}/${feature}.${language}.json`];
  const promise = (
    file ? file() : Promise.reject(new Error(`${feature} has no words in ${language}.`))
  ).then((dictionary) => {
    ready.set(feature, dictionary);
    return dictionary;
  });
  promise.catch(() => loading.delete(feature));
  loading.set(feature, promise);
  return promise;
}
