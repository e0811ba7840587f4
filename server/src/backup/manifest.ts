import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { StartError } from "../process/start-error.ts";

const file = "manifest.json";

const manifestSchema = z.object({
  format: z.literal(1),
  /** The backup has everything that was stored before this time. */
  completedAt: z.iso.datetime(),
  /** The major version of PostgreSQL that can read the cluster. */
  postgres: z.string(),
  firstSegment: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** What a backup contains, with the checksum of each file. */
export type Manifest = z.output<typeof manifestSchema>;

/** Writes the manifest of a finished backup into its folder. */
export async function writeManifest(folder: string, facts: Omit<Manifest, "format" | "files">) {
  const files = [];
  for (const path of await filesIn(folder)) {
    const { size } = await stat(join(folder, path));
    files.push({ path, bytes: size, sha256: await checksumOf(join(folder, path)) });
  }
  const manifest: Manifest = { format: 1, ...facts, files };
  await writeFile(join(folder, file), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

/** Throws `StartError` when the folder is no backup, for example an unfinished one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) throw new StartError(`${folder} is not a backup: it has no ${file}`);
  const read = manifestSchema.safeParse(parseJson(text));
  if (!read.success) throw new StartError(`${folder} has a ${file} that cannot be read`);
  return read.data;
}

/** Throws `StartError` when a file of the backup is missing or differs from what was written. */
export async function checkFiles(folder: string, { files }: Manifest) {
  for (const { path, sha256 } of files) {
    const found = await checksumOf(join(folder, path)).catch(() => null);
    if (found === null) throw new StartError(`the backup lacks ${path}`);
    if (found !== sha256) throw new StartError(`the backup is damaged: ${path}`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
