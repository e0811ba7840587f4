import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type * as z from "zod";
import { jsonPath } from "../process/json-path.ts";
import { StartError } from "../process/start-error.ts";
import { type ShopFile, shopFile, type TakePicture } from "./shop-file.ts";

/**
 * Reads and checks the file of a shop. `{ "file": "terms.en.md" }` stands for the content of a file
 * beside it. Throws `StartError` with every mistake and its path.
 */
export async function readShopFile(path: string, takePicture: TakePicture): Promise<ShopFile> {
  const content = await readText(path, path);
  const value = await withFiles(parseJson(content, path), dirname(path), []);
  const parsed = await shopFile(takePicture).safeParseAsync(value, { error: plainMessage });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${toPlaceName(path)}: ${message}`);
  throw new StartError([`${path} cannot be used; nothing was changed:`, ...lines].join("\n  "));
}

function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type" && issue.input === undefined) return "is missing";
  if (issue.code === "unrecognized_keys") return `has an unknown name: ${issue.keys.join(", ")}`;
  if (issue.code === "invalid_union") return "must be one of those in the guide";
  return undefined;
}

/** Replaces each `{ "file": … }` by what the file contains: JSON or a text. */
async function withFiles(value: unknown, folder: string, path: PropertyKey[]): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((each, index) => withFiles(each, folder, [...path, index])));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === "file" && typeof first[1] === "string") {
    const [, name] = first;
    const place = toPlaceName(path);
    if (basename(name) !== name) throw new StartError(`${place}: ${name} must lie beside the file`);
    const content = await readText(join(folder, name), place);
    return /\.(geo)?json$/.test(name) ? parseJson(content, `${place}: ${name}`) : content;
  }
  const read = entries.map(
    async ([key, each]) => [key, await withFiles(each, folder, [...path, key])] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

async function readText(path: string, place: string): Promise<string> {
  return readFile(path, "utf8").catch((error: unknown) => {
    throw new StartError(`${place}: ${error instanceof Error ? error.message : error}`);
  });
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(
      `${place}: is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function toPlaceName(path: PropertyKey[]): string {
  return jsonPath(path) || "the file";
}
