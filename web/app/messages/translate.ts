import type { Language } from "@errand/core/language";
import { numberFormat, shortNumber } from "./formats.ts";

/** The words of one feature in one language, as its `*.en.json` or `*.fr.json` holds them. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

export type MessageValues = Record<string, string | number>;

/**
 * The text at `key` (`"header.cart"`) with `{{name}}` filled in; numbers by the language's rules, a
 * large `count` shortened (spec §9). With `count` the form that the language asks for is taken:
 * `key_one`, `key_other` (French also counts 0 as one). The files are in i18next's JSON format.
 * Missing text is empty, never the key.
 */
export function translate(
  dictionary: Dictionary,
  language: Language,
  key: string,
  values: MessageValues = {},
): string {
  const { count } = values;
  const text =
    typeof count === "number"
      ? (textAt(dictionary, `${key}_${pluralForm(language, count)}`) ??
        textAt(dictionary, `${key}_other`))
      : textAt(dictionary, key);
  return (text ?? textAt(dictionary, key) ?? "").replaceAll(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => {
      const value = values[name];
      if (typeof value !== "number") return value ?? whole;
      return name === "count" ? shortNumber(value, language) : numberFormat(language).format(value);
    },
  );
}

function textAt(dictionary: Dictionary, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}
