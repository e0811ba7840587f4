import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The static imports of a source file, without types and dynamic imports. */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s+)?"([^"]+)"/gm,
  );
  return [...statements].map(([, name = ""]) => name);
}

/**
 * The file of this repository that an import names; null for a library, and for `core`, whose rules
 * are small.
 */
export function ownFile(file: string, name: string): string | null {
  const [, folder, path = ""] = /^@errand\/(ui|client)\/(.*)$/.exec(name) ?? [];
  if (folder) return join(folder, "src", path);
  return name.startsWith(".") ? join(dirname(file), name) : null;
}

/** The files that these load with them, themselves first, from the root of the repository. */
export function loadedWith(entries: string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    for (const name of importsOf(file)) {
      const own = ownFile(file, name);
      if (own !== null && /\.tsx?$/.test(own) && !own.includes("+types")) files.add(own);
    }
  }
  return files;
}
