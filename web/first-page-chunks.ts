import { join } from "node:path";
import type { Rolldown } from "vite";

const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const entries = ["root.tsx", "entry.client.tsx", "rendering/page-head.tsx"].map((name) =>
  join(import.meta.dirname, "app", name),
);

/**
 * Two files hold what every first page needs: the framework, which rarely changes and so stays in
 * the browser's cache, and what root, entry and every page's head import of ours. Without this the bundler makes a
 * dozen small files of it, which compress worse and cost a request each. A third holds what the
 * pages of the catalogue share, for the same reason.
 */
export function firstPageChunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: "framework", test: framework, priority: 3 },
      {
        name: (id, modules) => (ofFirstPage(modules).has(id) ? "shell" : null),
        test: isOurs,
        priority: 2,
      },
      {
        name: (id, modules) => (ofSeveralParts(modules).has(id) ? "catalogue" : null),
        priority: 1,
      },
    ],
  };
}

/** What the home page, the store page and an item are made of. */
const parts = [
  "home/home-sections.tsx",
  "stores/store-header.tsx",
  "stores/store-menu.tsx",
  "items/item-view.tsx",
  "items/deferred-item-more.tsx",
].map((name) => join(import.meta.dirname, "app", name));

/** Our modules that root and entry import, and those that these import, and so on. */
const ofFirstPage = once((modules) => importedBy(entries, modules, isOurs));

/** Everything that at least two parts of the catalogue import, and their icons: each is too small for a file. */
const ofSeveralParts = once((modules) => {
  const imports = parts.map((part) => importedBy([part], modules, () => true));
  const all = imports.flatMap((each) => [...each]);
  return new Set(all.filter((id, place) => all.indexOf(id) !== place || isIcon(id)));
});

function importedBy(
  roots: string[],
  modules: Rolldown.ChunkingContext,
  isWanted: (id: string) => boolean,
): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (isWanted(imported)) found.add(imported);
    }
  }
  return found;
}

/** The bundler asks for every module; the answer for a build is found once. */
function once(find: (modules: Rolldown.ChunkingContext) => Set<string>) {
  const known = new WeakMap<object, Set<string>>();
  return (modules: Rolldown.ChunkingContext) => {
    const found = known.get(modules) ?? find(modules);
    known.set(modules, found);
    return found;
  };
}

function isIcon(id: string): boolean {
  return id.includes("/lucide-react/");
}

function isOurs(id: string): boolean {
  return id.startsWith(import.meta.dirname) && !id.includes("?");
}
