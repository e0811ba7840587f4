import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { type ConsoleName, consoleNames } from "@errand/core/console-paths";
import { consolePages } from "@errand/server/http/console-pages";
import type { DevMiddleware } from "@errand/server/http/http-server";
import { staticFiles } from "@errand/server/http/static-files";
import { isBuildFresh } from "@errand/server/process/build-fresh";
import type { Progress } from "@errand/server/process/progress";
import { pageSources, runBuild } from "./page-build.ts";

const root = import.meta.dirname;
const consoles = join(root, "consoles");
const built = join(consoles, "build");

export type Consoles = {
  pages: ReturnType<typeof consolePages>;
  /** Scripts, styles and fonts; null in development. */
  files: Awaited<ReturnType<typeof staticFiles>> | null;
  devMiddleware?: DevMiddleware;
  close?(): Promise<void>;
};

/** Loads the built consoles; builds them first when their source is newer. */
export async function loadBuiltConsoles(progress: Progress): Promise<Consoles> {
  // The artifact of `npm run build` has no source.
  if (existsSync(join(consoles, "src"))) await ensureConsolesBuilt(progress);
  const texts = consoleNames.map((name) => readFile(builtPage(name), "utf8"));
  const pages = new Map((await Promise.all(texts)).map((text, at) => [consoleNames[at], text]));
  return {
    pages: consolePages({
      readPage: async (name) => pages.get(name) ?? "",
      isDevelopment: false,
    }),
    files: await staticFiles(join(built, "client")),
  };
}

/** Builds the consoles when their source is newer. */
export async function ensureConsolesBuilt(progress: Progress): Promise<void> {
  const sources = await pageSources(root, "consoles", ["core", "ui", "client"]);
  const last = builtPage("desk");
  if (await isBuildFresh(last, sources)) return;
  const build = { folder: consoles, library: "vite", command: "vite" };
  await progress("Building the consoles", () => runBuild(build));
}

/** Serves the consoles from their source through Vite. */
export async function loadDevConsoles(server: Server): Promise<Consoles> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: consoles,
    configFile: join(consoles, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    pages: consolePages({
      readPage: async (name, path) => {
        const template = await readFile(join(consoles, `${name}.html`), "utf8");
        return vite.transformIndexHtml(path, template);
      },
      isDevelopment: true,
    }),
    files: null,
    devMiddleware: (request, response, next) =>
      request.url?.startsWith(vite.config.base)
        ? vite.middlewares(request, response, next)
        : next(),
    close: () => vite.close(),
  };
}

function builtPage(name: ConsoleName): string {
  return join(built, "pages", `${name}.html`);
}
