import type { Language } from "../language.ts";
import type { StoreTranslation } from "./partner-application.types.ts";

/**
 * The name or the address of a store in `language`, or in another one where it was not stated;
 * empty in none.
 */
export function storeText(
  translations: readonly StoreTranslation[],
  key: StoreTranslation["key"],
  language: Language,
): string {
  const stated = translations.filter((entry) => entry.key === key);
  return (stated.find(({ locale }) => locale === language) ?? stated[0])?.value ?? "";
}
