import { join } from "node:path";
import packageFile from "../package.json" with { type: "json" };

/**
 * The source files of the commands, by their names: the scripts of the package that run a file of
 * the server.
 */
export function commands(root: string): Record<string, string> {
  const scripts = Object.entries(packageFile.scripts).flatMap(([name, script]) => {
    const file = /^node (server\/src\/\S+\.ts)$/.exec(script)?.[1];
    return file ? [[name, join(root, file)] as const] : [];
  });
  return Object.fromEntries(scripts);
}

/** Node caches the compiled code of what is loaded after this. */
export function launcher(name: string): string {
  return [
    'import { enableCompileCache } from "node:module";',
    "",
    "enableCompileCache();",
    `await import("./app/${name}.js");`,
    "",
  ].join("\n");
}

/**
 * The package file of the artifact, in which `npm start` and the commands work as in the source.
 */
export function describePackage(entries: string[]): string {
  const { name, version, license, type, engines } = packageFile;
  const flags = packageFile.scripts.start.split(" ").filter((word) => /^--\w\S*=/.test(word));
  const scripts = entries.map((entry) =>
    entry === "main"
      ? ["start", ["node", ...flags, "main.js"].join(" ")]
      : [entry, `node ${entry}.js`],
  );
  const file = { name, version, private: true, license, type, engines };
  return `${JSON.stringify({ ...file, scripts: Object.fromEntries(scripts) }, null, 2)}\n`;
}
