import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { DevMiddleware } from "@errand/server/http/http-server";
import { staticFiles } from "@errand/server/http/static-files";
import { isBuildFresh } from "@errand/server/process/build-stale";
import { StartError } from "@errand/server/process/start-error";

const web = join(import.meta.dirname, "web");
const client = join(web, "build", "client");
const serverBuild = join(web, "build", "server", "index.js");

/**
 * What a page needs of the process: the shop's public address, how to ask the API on the visitor's
 * behalf, and where errors are reported.
 */
type RenderContext = {
  url: string;
  fetchApi(request: Request): Response | Promise<Response>;
  report(error: unknown): void;
};

export type Pages = {
  render(request: Request, surroundings: RenderContext): Promise<Response>;
  /** The same text for requests that are answered by the same page; null while pages may change at any time. */
  cacheKey: ((request: Request) => string | null) | null;
  /** Scripts, styles, fonts and icons. */
  files: Awaited<ReturnType<typeof staticFiles>> | null;
  devMiddleware?: DevMiddleware;
  close?(): Promise<void>;
};

/** The part of a React Router build that we call: `web/app/entry.server.tsx` makes it. */
type Build = {
  entry: {
    module: {
      pageHandler(build: unknown, mode: string): Pages["render"];
      pageKey(request: Request): string | null;
    };
  };
};

/** The pages as they were built, built now if they have changed since. */
export async function loadBuiltPages(say: (line: string) => void): Promise<Pages> {
  if (!(await isBuildFresh(serverBuild, await sources()))) {
    say("Building the pages, which takes a moment");
    await build();
  }
  const built: Build = await import(pathToFileURL(serverBuild).href);
  return {
    render: built.entry.module.pageHandler(built, "production"),
    cacheKey: built.entry.module.pageKey,
    files: await staticFiles(client),
  };
}

/** All that the pages are made from: their folder but for what is made, and the rules they share. */
async function sources(): Promise<string[]> {
  const made = new Set(["build", ".react-router", "node_modules"]);
  const own = (await readdir(web)).filter((name) => !made.has(name));
  return [...own.map((name) => join(web, name)), join(import.meta.dirname, "core", "src")];
}

async function build() {
  const require = createRequire(join(web, "package.json"));
  const description = require.resolve("@react-router/dev/package.json");
  const command = join(dirname(description), require(description).bin["react-router"]);
  const child = spawn(process.execPath, [command, "build"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [, said] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (child.exitCode !== 0) throw new StartError(`the pages cannot be built:\n${said.trim()}`);
}

/** The pages straight from their sources, through Vite; a change shows at once. */
export async function loadDevPages(server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: web,
    configFile: join(web, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: async (request, surroundings) => {
      const live = await vite.ssrLoadModule("virtual:react-router/server-build");
      const { pageHandler } = (live as Build).entry.module;
      return pageHandler(live, "development")(request, surroundings);
    },
    cacheKey: null,
    files: null,
    devMiddleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
