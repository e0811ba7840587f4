import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@lobehub/fluent-emoji-3d/package.json"))),
  "assets",
);

let files: Map<string, string> | undefined;

/**
 * Returns the file of an illustration by its code (without FE0F), or null. Only files of the folder
 * are returned, so that a code from a URL cannot reach any other file.
 */
export function illustrationFile(code: string): string | null {
  files ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".webp"))
      .map((file) => [
        file.slice(0, -".webp".length).replaceAll("-fe0f", ""),
        path.join(folder, file),
      ]),
  );
  return files.get(code) ?? null;
}
