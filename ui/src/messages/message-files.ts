import type { Language } from "@errand/core/language";

/** The name of a message file: `cart.en.json`. */
export function fileName(feature: string, language: Language): string {
  return `${feature}.${language}.json`;
}

/** The message files that `import.meta.glob` found, by their names instead of their paths. */
export function filesByName<File>(files: Record<string, File>): Map<string, File> {
  const entries = Object.entries(files);
  return new Map(entries.map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1), file]));
}
