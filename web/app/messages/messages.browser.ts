import type { Language } from "@errand/core/language";
import { type Dictionary, type MessageValues, translate } from "@errand/core/translate";
import { use } from "react";
import type { Feature, MessageKey } from "./features.ts";
import type { MessageSource } from "./messages.ts";

const files = import.meta.glob<Dictionary>("../*/*.{en,fr}.json", { import: "default" });

let language: Language = "en";
const withPage = new Map<string, Dictionary>();
const fetched = new Map<string, Promise<Dictionary>>();
const known = new Map<string, Dictionary>();

/** Starts with the words that came with the page; another feature's are fetched when first used. */
export function browserMessages(
  ownLanguage: Language,
  words: Record<string, Dictionary>,
): MessageSource {
  language = ownLanguage;
  for (const [feature, dictionary] of Object.entries(words)) {
    withPage.set(feature, dictionary);
    known.set(feature, dictionary);
  }
  // Either always or never through `use`: React counts on it when it draws a component again.
  return { language, read: (feature) => withPage.get(feature) ?? use(load(feature)) };
}

/** A text outside of any component, for a message after something went wrong. Empty until its feature was shown. */
export function message<F extends Feature>(
  feature: F,
  key: MessageKey<F>,
  values?: MessageValues,
): string {
  return translate(known.get(feature) ?? {}, language, key, values);
}

/** A failed load is forgotten, so that the next use tries again. */
function load(feature: Feature): Promise<Dictionary> {
  const earlier = fetched.get(feature);
  if (earlier) return earlier;
  const file = files[`../${feature}/${feature}.${language}.json`];
  const promise = file
    ? file()
    : Promise.reject(new Error(`${feature} has no words in ${language}.`));
  promise.then(
    (dictionary) => known.set(feature, dictionary),
    () => fetched.delete(feature),
  );
  fetched.set(feature, promise);
  return promise;
}
