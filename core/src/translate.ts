import { numberFormat, shortNumber } from "./formats.ts";
import type { Language } from "./language.ts";

/**
 * The messages of one feature in one language: a `*.en.json` or `*.fr.json` file in i18next's
 * format.
 */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

export interface MessageValues {
  [name: string]: string | number | undefined;
  /** Selects the plural form: `key_one`, `key_other`. French also counts 0 as one. */
  count?: number;
  /** Selects a variant: `key_<context>`, and `key` where there is none. */
  context?: string;
}

/**
 * The message at `key` (`"header.cart"`) with `{{name}}` filled in. Numbers follow the language's
 * rules; a large `count` is shortened (spec §9). A missing message is empty, never its key.
 */
export function translate(
  dictionary: Dictionary,
  language: Language,
  key: string,
  values: MessageValues = {},
): string {
  const { count, context } = values;
  const forms = count === undefined ? [""] : [`_${pluralForm(language, count)}`, "_other", ""];
  const variants = context === undefined ? [key] : [`${key}_${context}`, key];
  let text: string | undefined;
  for (const variant of variants) {
    for (const form of forms) text ??= textAt(dictionary, variant + form);
  }
  return spaced(text ?? "", language).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value !== "number") return value ?? placeholder;
    return name === "count" ? shortNumber(value, language) : numberFormat(language).format(value);
  });
}

/**
 * French separates high punctuation, guillemets and `%` by a space that does not break the line.
 */
function spaced(text: string, language: Language): string {
  return language === "fr" ? text.replaceAll(/ ([:;!?%»])|(«) /g, "$2\u00a0$1") : text;
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

/**
 * The keys of an English message file: `"header.cart"`; `lines_one` and `lines_other` are read as
 * `lines`.
 */
export type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

type WithoutForm<Key extends string> =
  Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Base : Key;
