import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The static imports of a source file, without types and dynamic imports. */
function importsOf(file: string): string[] {
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
function ownFile(file: string, name: string): string | null {
  const [, folder, path = ""] = /^@errand\/(ui|client)\/(.*)$/.exec(name) ?? [];
  if (folder) return join(folder, "src", path);
  return name.startsWith(".") ? join(dirname(file), name) : null;
}

/** The packages that every first page loads, with a file that imports each. */
function packagesOf(entries: string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const files = new Set(entries);
  for (const file of files) {
    for (const name of importsOf(file)) {
      const own = ownFile(file, name);
      if (own === null) packages.set(name, file);
      else if (/\.tsx?$/.test(own) && !own.includes("+types")) files.add(own);
    }
  }
  return packages;
}

test("a first page loads only the framework, the query cache and icons", () => {
  const allowed =
    /^(react|react-dom\/client|react-router|react-router\/dom|@tanstack\/react-query|lucide-react\/icons\/.*|@base-ui\/react\/(csp|direction)-provider|@fontsource-variable\/.*|@errand\/core\/(?!.*contract|.*types|values).*)$/;
  const packages = packagesOf([
    "storefront/app/root.tsx",
    "storefront/app/entry.client.tsx",
    "storefront/app/layout/page-frame.tsx",
  ]);
  const forbidden = [...packages].filter(([name]) => !allowed.test(name));
  expect(forbidden).toEqual([]);
});
