import type { Language } from "@errand/core/language";

/**
 * Returns the path or URL of a page in a language. Without a language in it, a link means the
 * default one.
 */
export function languagePath(path: string, language: Language): string {
  if (language === "en") return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}
