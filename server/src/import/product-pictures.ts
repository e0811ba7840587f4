import { readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Dispatcher, fetch } from "undici";
import { UnreadablePicture } from "../pictures/picture-limits.ts";
import { productPictureName, saveProductPicture } from "../pictures/save-picture.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import { dispatcherTo, ForbiddenAddress } from "./allowed-addresses.ts";
import { RefusedRow } from "./import-error.ts";

const maxBytes = 10_000_000;
const timeoutMs = 10_000;

interface PictureSources {
  /** Where the server stores its pictures. */
  stored: string;
  encoder: PictureEncoder;
  /** The folder of the picture files that rows name; null without one. */
  given: string | null;
  /** Whether pictures may be fetched from an IP address. */
  isAllowed: (address: string) => boolean;
  /** Whether the server draws the picture of this name, so that it needs no file. */
  isDrawn: (name: string) => boolean;
  /** Checks the pictures without storing them. */
  dryRun: boolean;
}

/**
 * Stores the pictures of items, fetched by URL or read from a folder by name. Throws `RefusedRow`
 * for an unavailable picture.
 */
export function createPictureImporter({
  stored,
  encoder,
  given,
  isAllowed,
  isDrawn,
  dryRun,
}: PictureSources) {
  const dispatcher = dispatcherTo(isAllowed);
  const inTurn = limitConcurrency({ running: 4, waiting: Number.POSITIVE_INFINITY });
  const added = new Set<string>();

  async function take(source: string): Promise<string> {
    const bytes = /^https?:\/\//i.test(source)
      ? await fetched(source, dispatcher)
      : await read(source, given);
    try {
      const name = productPictureName(bytes);
      const place = { folder: stored, encoder };
      if (!dryRun && (await saveProductPicture(place, name, bytes))) added.add(name);
      return name;
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      throw new RefusedRow("picture.kind", { source });
    }
  }

  return {
    /** Returns the names under which the pictures are stored. */
    async take(sources: string[]): Promise<string[]> {
      const names: string[] = [];
      for (const source of sources) {
        const name = isDrawn(source) ? source : await inTurn.run(() => take(source));
        if (!names.includes(name)) names.push(name);
      }
      return names;
    },
    /** Removes the pictures that this import added. */
    async undo() {
      for (const name of added) await rm(join(stored, name), { recursive: true, force: true });
      added.clear();
    },
  };
}

async function read(name: string, folder: string | null): Promise<Buffer> {
  if (folder === null) throw new RefusedRow("picture.noFolder", { source: name });
  // Prevents path traversal: only files directly in the folder are allowed.
  if (basename(name) !== name) throw new RefusedRow("picture.notName", { source: name });
  const file = join(folder, name);
  try {
    if ((await stat(file)).size > maxBytes)
      throw new RefusedRow("picture.tooLarge", { source: name });
    return await readFile(file);
  } catch (error) {
    if (error instanceof RefusedRow) throw error;
    throw new RefusedRow("picture.notThere", { source: name });
  }
}

async function fetched(url: string, dispatcher: Dispatcher): Promise<Buffer> {
  try {
    const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok)
      throw new RefusedRow("picture.status", { source: url, status: response.status });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxBytes) throw new RefusedRow("picture.tooLarge", { source: url });
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof RefusedRow) throw error;
    if (error instanceof Error && error.cause instanceof ForbiddenAddress) {
      throw new RefusedRow("picture.private", { source: url });
    }
    throw new RefusedRow("picture.unavailable", { source: url });
  }
}
