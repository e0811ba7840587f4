import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DevMiddleware } from "@errand/server/http/http-server";
import { staticFiles } from "@errand/server/http/static-files";
import { isBuildFresh } from "@errand/server/process/build-fresh";
import type { Progress } from "@errand/server/process/progress";
import { pageSources, runBuild } from "./page-build.ts";

const root = import.meta.dirname;
const storefront = join(root, "storefront");
const client = join(storefront, "build", "client");
const serverBuild = join(storefront, "build", "server", "index.js");

/**
 * What rendering a page needs from the process: the public URL, that of the map's tiles, the API on
 * the visitor's behalf, its cache, and a place to report errors.
 */
type RenderContext = {
  url: string;
  tilesUrl: string | null;
  fetchApi(request: Request): Response | Promise<Response>;
  cacheText(key: string, compute: () => Promise<string>): Promise<string>;
  report(error: unknown): void;
};

export type Pages = {
  render(request: Request, context: RenderContext): Promise<Response>;
  /** The cache key of a request; null in development, where pages may change at any time. */
  cacheKey: ((request: Request) => string | null) | null;
  /** Whether the page of a request is the same for all visitors of a zone. */
  isSameForZone(request: Request): boolean;
  /** Scripts, styles, fonts and icons. */
  files: Awaited<ReturnType<typeof staticFiles>> | null;
  devMiddleware?: DevMiddleware;
  close?(): Promise<void>;
};

/** The part of a React Router build that we call: `storefront/app/entry.server.tsx` makes it. */
type Build = {
  entry: {
    module: {
      pageHandler(build: unknown, mode: string): Pages["render"];
      pageKey(request: Request): string | null;
      isSameForZone(request: Request): boolean;
    };
  };
};

/** Loads the built pages; builds them first when their source is newer. */
export async function loadBuiltPages(progress: Progress): Promise<Pages> {
  // The artifact of `npm run build` has no source.
  if (existsSync(join(storefront, "app"))) await ensurePagesBuilt(progress);
  const built: Build = await import(pathToFileURL(serverBuild).href);
  return {
    render: built.entry.module.pageHandler(built, "production"),
    cacheKey: built.entry.module.pageKey,
    isSameForZone: built.entry.module.isSameForZone,
    files: await staticFiles(client),
  };
}

/** The URL of the style sheet of all built pages, for a page beside them. */
export async function storefrontStyles(): Promise<string | null> {
  const names = await readdir(join(client, "assets"));
  const name = names.find((each) => /^app-[\w-]+\.css$/.test(each));
  return name ? `/assets/${name}` : null;
}

/** Builds the pages when their source is newer. */
export async function ensurePagesBuilt(progress: Progress): Promise<void> {
  if (
    await isBuildFresh(serverBuild, await pageSources(root, "storefront", ["core", "ui", "client"]))
  )
    return;
  const build = { folder: storefront, library: "@react-router/dev", command: "react-router" };
  await progress("Building the pages", () => runBuild(build));
}

/** Serves the pages from their source through Vite. */
export async function loadDevPages(server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: storefront,
    configFile: join(storefront, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: async (request, context) => {
      const live = await vite.ssrLoadModule("virtual:react-router/server-build");
      const { pageHandler } = (live as Build).entry.module;
      return pageHandler(live, "development")(request, context);
    },
    cacheKey: null,
    isSameForZone: () => false,
    files: null,
    devMiddleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
