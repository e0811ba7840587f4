import type { Language } from "@errand/core/language";
import { messageIn, serverMessages } from "../../messages/messages.ts";
import { isKeyOf } from "./field-names.ts";

/** British English, because it has no comma before the last option. */
const listFormats: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat("en-GB", { type: "disjunction" }),
  fr: new Intl.ListFormat("fr", { type: "disjunction" }),
};

/** Whether all values are numbers, such as the 0 and 1 of a flag. */
export function isNumeric(values: unknown[]): boolean {
  return values.every((value) => typeof value === "number");
}

/**
 * Returns the readable names of these values as one list; null for a single value and when one has
 * no name.
 */
export function optionNames(values: unknown[], language: Language): string | null {
  const names = values.map((value) => optionName(value, language)).filter((name) => name !== null);
  if (names.length < values.length || names.length < 2) return null;
  return listFormats[language].format(names);
}

function optionName(value: unknown, language: Language): string | null {
  if (typeof value === "number") return String(value);
  const name = String(value);
  return isKeyOf(serverMessages.en.validation.options, name)
    ? messageIn(language, "validation", `options.${name}`)
    : null;
}
