import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter } from "vitest/node";

const root = import.meta.dirname;

/** What the tests of the town read: the town, the packages it imports, and the runner. */
const read = ["town/**/*.*", "core/src/**/*.ts", "package-lock.json", "vitest*.ts"];
const record = join(root, "node_modules/.cache/errand/town-passed");

/** Returns a hash of all files that decide whether the tests of the town pass. */
export function hashOfTown(): string {
  const hash = createHash("sha256");
  const exclude = (name: string) => name.includes("node_modules");
  for (const file of globSync(read, { cwd: root, exclude }).sort()) {
    const text = readFileSync(join(root, file));
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  return hash.digest("hex");
}

/** Returns whether the tests of the town have passed here with these very files. */
export function hasTownPassed(hash: string): boolean {
  try {
    return readFileSync(record, "utf8") === hash;
  } catch {
    return false;
  }
}

/** Remembers `hash` when all tests of the town pass in a run of all of them. */
export function rememberTown(hash: string): Reporter {
  return {
    onTestRunEnd(modules) {
      const ofTown = modules.filter(({ project }) => project.name === "town");
      if (ofTown.length === 0 || ofTown.some((module) => !module.ok())) return;
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, hash);
    },
  };
}
