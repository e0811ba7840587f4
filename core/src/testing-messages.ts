import type { Dictionary } from "./translate.ts";

/** Every message of a file by its full key: `empty.title`, `lines_one`. */
export function messagesByKey(dictionary: Dictionary, path = ""): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[path + key, value] as const]
        : [...messagesByKey(value, `${path}${key}.`)],
    ),
  );
}

/**
 * Lists the problems of a translation: missing or extra keys, empty texts, differing placeholders
 * and tags.
 */
export function translationProblems(english: Dictionary, translated: Dictionary): string[] {
  const [source, target] = [messagesByKey(english), messagesByKey(translated)];
  const keys = new Set([...source.keys(), ...target.keys()]);
  return [...keys].flatMap((key) => {
    const [text, translation] = [source.get(key)?.trim(), target.get(key)?.trim()];
    if (!text || !translation) return [`${key}: no text`];
    return placeholders(text) === placeholders(translation) ? [] : [`${key}: placeholders differ`];
  });
}

function placeholders(text: string): string {
  return (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join();
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const variant = /_[^_.]+$/;

/**
 * Returns the keys that the source code does not use: as a whole (`"empty.title"`), as a template
 * (`` `status.${status}` ``, with one part or several that vary), or without the plural form and
 * the variant that `translate` adds.
 */
export function unusedKeys(dictionary: Dictionary, source: string): string[] {
  const templates = [...source.matchAll(/`[\w./-]*(?:\$\{[^}`]+\}[\w./-]*)+`/g)]
    .map(([template]) => template.slice(1, -1).split(/\$\{[^}]+\}/))
    .filter(([before = ""]) => before.includes("."))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".*")}$`));
  const isNamed = (key: string) =>
    source.includes(`"${key}"`) || templates.some((template) => template.test(key));
  return [...messagesByKey(dictionary).keys()].filter((key) => {
    const base = key.replace(pluralForm, "");
    return ![key, base, base.replace(variant, "")].some(isNamed);
  });
}
