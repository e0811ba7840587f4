import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

type PackageFile = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * Copies installed packages with everything they need at run time, each to the same place below
 * `to`.
 */
export async function copyPackages(root: string, to: string, names: string[]): Promise<void> {
  const copied = new Set<string>();

  async function copy(name: string, from: string, isOptional: boolean) {
    const folder = findPackage(name, from);
    // Packages with native code name those of all systems, of which one is installed.
    if (!folder && isOptional) return;
    if (!folder) throw new Error(`the package ${name} is not installed`);
    if (copied.has(folder)) return;
    copied.add(folder);
    await cp(folder, join(to, relative(root, folder)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === folder || !path.endsWith("/node_modules"),
    });
    const { dependencies, optionalDependencies }: PackageFile = JSON.parse(
      await readFile(join(folder, "package.json"), "utf8"),
    );
    for (const needed of Object.keys(dependencies ?? {})) await copy(needed, folder, false);
    for (const wanted of Object.keys(optionalDependencies ?? {})) await copy(wanted, folder, true);
  }

  for (const name of names) await copy(name, root, false);
}

function findPackage(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
    if (folder === dirname(folder)) return null;
  }
}
