import { join } from "node:path";
import type { Rolldown } from "vite";

const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const app = join(import.meta.dirname, "app");
const ui = join(import.meta.dirname, "..", "ui", "src");
const client = join(import.meta.dirname, "..", "client", "src");
const entries = ["root.tsx", "entry.client.tsx", "rendering/page-head.tsx"].map((name) =>
  join(app, name),
);

/**
 * Two chunks contain what every first page needs: the framework, which rarely changes and stays in
 * the browser's cache, and the modules of `ui`, `client` and this package that root, entry and
 * every page's head import. Otherwise the bundler creates a dozen small files, which compress worse
 * and cost a request each. A third chunk contains what the catalogue pages share, for the same
 * reason, and a fourth the library that every dialog and drawer consists of.
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
      { name: (id, modules) => (ofDialogs(modules).has(id) ? "dialogs" : null), priority: 1 },
    ],
  };
}

/** The main components of the home page, the store page and an item. */
const parts = [
  "home/home-sections.tsx",
  "stores/store-header.tsx",
  "stores/store-menu.tsx",
  "items/item-view.tsx",
  "items/deferred-item-more.tsx",
].map((name) => join(app, name));

const dialog = join(ui, "dialog.tsx");

/** The modules of `ui`, `client` and this package that root and entry import, transitively. */
const ofFirstPage = once((modules) => importedBy(entries, modules, isOurs));

/**
 * The modules that at least two parts of the catalogue import, and their icons: each is too small
 * for its own file.
 */
const ofSeveralParts = once((modules) => {
  const imports = parts.map((part) => importedBy([part], modules, () => true));
  const all = imports.flatMap((each) => [...each]);
  return new Set(all.filter((id, index) => all.indexOf(id) !== index || isIcon(id)));
});

/** What dialogs import of Base UI, without what every page has. */
const ofDialogs = once((modules) => {
  const first = importedBy(entries, modules, () => true);
  const all = importedBy([dialog], modules, (id) => id.includes("/node_modules/"));
  return new Set([...all].filter((id) => id !== dialog && !first.has(id)));
});

function importedBy(
  roots: string[],
  modules: Rolldown.ChunkingContext,
  isIncluded: (id: string) => boolean,
): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (isIncluded(imported)) found.add(imported);
    }
  }
  return found;
}

/** The bundler calls this for every module; the result is computed once per build. */
function once(find: (modules: Rolldown.ChunkingContext) => Set<string>) {
  const results = new WeakMap<object, Set<string>>();
  return (modules: Rolldown.ChunkingContext) => {
    const found = results.get(modules) ?? find(modules);
    results.set(modules, found);
    return found;
  };
}

function isIcon(id: string): boolean {
  return id.includes("/lucide-react/");
}

function isOurs(id: string): boolean {
  return [app, ui, client].some((folder) => id.startsWith(folder)) && !id.includes("?");
}
