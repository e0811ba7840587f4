import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "@errand/server/process/start-error";

/** The command of a library that builds the pages of a package. */
export interface BuildCommand {
  /** The folder of the package. */
  folder: string;
  library: string;
  /** The name of the command among those of the library. */
  command: string;
}

/** Runs `<command> build` in the folder of a package; throws `StartError` with what it said. */
export async function runBuild({ folder, library, command }: BuildCommand): Promise<void> {
  const require = createRequire(join(folder, "package.json"));
  const description = require.resolve(`${library}/package.json`);
  const script = join(dirname(description), require(description).bin[command]);
  const child = spawn(process.execPath, [script, "build"], {
    cwd: folder,
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
const made = new Set(["build", ".react-router", "node_modules"]);

/**
 * The source of a package of pages: its folder without generated files, and the packages that it
 * imports.
 */
export async function pageSources(
  root: string,
  folder: string,
  imported: string[],
): Promise<string[]> {
  const own = (await readdir(join(root, folder))).filter((name) => !made.has(name));
  return [
    ...own.map((name) => join(root, folder, name)),
    ...imported.map((name) => join(root, name, "src")),
  ];
}
