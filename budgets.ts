import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { consoleNames } from "@errand/core/console-paths";
import { createProgress } from "@errand/server/process/progress";
import { ensureConsolesBuilt } from "./consoles.ts";
import { ensurePagesBuilt } from "./pages.ts";

/**
 * The JavaScript that a page needs before what is its own, as Brotli sends it, in bytes. A budget
 * of the storefront is what it takes plus about 1 %: more is a decision, which changes the number
 * here.
 */
const budgets = {
  storefront: 137_000,
  store: 140_000,
  courier: 120_000,
  desk: 140_000,
};

const root = import.meta.dirname;
const storefront = join(root, "storefront", "build", "client");
const consoles = join(root, "consoles", "build");

/** The scripts of the storefront's entry and root, which every page of it loads. */
async function storefrontScripts(): Promise<string[]> {
  const start = "window.__reactRouterManifest=";
  const names = (await readdir(join(storefront, "assets"))).filter((name) =>
    /^manifest-[\w-]+\.js$/.test(name),
  );
  const texts = names.map((name) => readFile(join(storefront, "assets", name), "utf8"));
  const text = (await Promise.all(texts)).find((each) => each.startsWith(start));
  if (!text) throw new Error("The storefront is built without a manifest.");
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ""));
  const { entry, routes } = manifest;
  const paths = [entry, routes.root].flatMap(({ module, imports }) => [module, ...imports]);
  return [...new Set<string>(paths)].map((path) => join(storefront, path));
}

/** The scripts that the page of a console names. */
async function consoleScripts(name: string): Promise<string[]> {
  const page = await readFile(join(consoles, "pages", `${name}.html`), "utf8");
  const paths = [...page.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, path = ""]) => path);
  return paths.map((path) => join(consoles, "client", path));
}

/** Small files are not compressed. */
async function sizeOf(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}

async function main() {
  const progress = createProgress();
  await ensurePagesBuilt(progress);
  await ensureConsolesBuilt(progress);
  const scripts = {
    storefront: await storefrontScripts(),
    ...Object.fromEntries(
      await Promise.all(
        consoleNames.map(async (name) => [name, await consoleScripts(name)] as const),
      ),
    ),
  };
  for (const [name, budget] of Object.entries(budgets)) {
    const sizes = await Promise.all((scripts[name as keyof typeof scripts] ?? []).map(sizeOf));
    const size = sizes.reduce((sum, each) => sum + each, 0);
    const isOver = size > budget || size === 0;
    process.stdout.write(
      `${name}: ${size} of ${budget} bytes of JavaScript${isOver ? ", over budget" : ""}\n`,
    );
    if (isOver) process.exitCode = 1;
  }
}

await main();
