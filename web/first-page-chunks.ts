import { join } from "node:path";
import type { Rolldown } from "vite";

const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const entries = ["root.tsx", "entry.client.tsx"].map((name) =>
  join(import.meta.dirname, "app", name),
);

/**
 * Two files hold what every first page needs: the framework, which rarely changes and so stays in
 * the browser's cache, and what root and entry import of ours. Without this the bundler makes a
 * dozen small files of it, which compress worse and cost a request each.
 */
export function firstPageChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: "framework", test: framework, priority: 2 },
      {
        name: (id, modules) => (ofFirstPage(modules).has(id) ? "shell" : null),
        test: isOurs,
        priority: 1,
      },
    ],
  };
}

const known = new WeakMap<object, Set<string>>();

/** Our modules that root and entry import, and those that these import, and so on. */
function ofFirstPage(modules: Rolldown.ChunkingContext): Set<string> {
  const found = known.get(modules) ?? new Set(entries);
  if (known.has(modules)) return found;
  known.set(modules, found);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (isOurs(imported)) found.add(imported);
    }
  }
  return found;
}

function isOurs(id: string): boolean {
  return id.startsWith(import.meta.dirname) && !id.includes("?");
}
