import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@lobehub/fluent-emoji-3d/package.json"))),
  "assets",
);

let files: Map<string, string> | undefined;

/**
 * Pairs, people at a laptop and mountain bikers: their files are named after the tone that they
 * show.
 */
const rightlyNamed = /^(?:1f46[bcd]|1f48f|1f491|1f6b5)-|-200d-(?:1f4bb|1f91d|2764)/;

/**
 * Returns the file of an illustration by its code (without FE0F), or null. Only files of the folder
 * are returned, so that a code from a URL cannot reach any other file.
 */
export function illustrationFile(code: string): string | null {
  files ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".webp"))
      .map((file) => [codeOfFile(file), path.join(folder, file)]),
  );
  return files.get(code) ?? null;
}

/**
 * The package has the medium-light (1F3FC) and the medium skin tone (1F3FD) of most emoji the wrong
 * way round.
 */
function codeOfFile(file: string): string {
  const code = file.slice(0, -".webp".length).replaceAll("-fe0f", "");
  if (rightlyNamed.test(code)) return code;
  return code.replace(/1f3f[cd]/g, (tone) => (tone === "1f3fc" ? "1f3fd" : "1f3fc"));
}
