import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { consolePaths } from "../core/src/console-paths.ts";

interface BuiltConsoles {
  /** The folder of the files that browsers load. */
  client: string;
  /** The folder of the pages. */
  pages: string;
  /** The service worker, which lacks what is written here. */
  source: string;
}

/** What every console shows beside its own files. */
const shared = ["/icon.svg", "/icon-192.png", "/badge-96.png"];

/**
 * Writes the service worker of a build, and into its pages the name of the build, by which both
 * know each other.
 */
export async function writeServiceWorker({ client, pages, source }: BuiltConsoles): Promise<void> {
  const texts = await readAssets(join(client, "assets"));
  const files: Record<string, string[]> = {};
  const written = new Map<string, string>();
  for (const [name, path] of Object.entries(consolePaths)) {
    const page = await readFile(join(pages, `${name}.html`), "utf8");
    const assets = findReached(page, texts).map((asset) => `/assets/${asset}`);
    files[path] = [...shared, ...assets];
    written.set(name, page);
  }
  const worker = await readFile(source, "utf8");
  const all = JSON.stringify([files, worker, ...written.values()]);
  const build = createHash("sha256").update(all).digest("base64url").slice(0, 12);
  for (const [name, page] of written) {
    const named = page.replace('<div id="console">', `<div id="console" data-build="${build}">`);
    await writeFile(join(pages, `${name}.html`), named);
  }
  const built = JSON.stringify({ build, files });
  await writeFile(join(client, "console-worker.js"), `const built = ${built};\n${worker}`);
}

/** The text of each asset, empty for one that names no others. */
async function readAssets(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of (await readdir(folder)).toSorted()) {
    const isText = /\.(js|css)$/.test(name);
    texts.set(name, isText ? await readFile(join(folder, name), "utf8") : "");
  }
  return texts;
}

/** The assets that a page names, those that they name, and so on: its lazy screens, too. */
function findReached(page: string, texts: Map<string, string>): string[] {
  const reached = new Set<string>();
  const queue = [page];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [name, content] of texts) {
      if (reached.has(name) || !text.includes(name)) continue;
      reached.add(name);
      queue.push(content);
    }
  }
  return [...reached];
}
