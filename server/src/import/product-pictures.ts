import { readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError } from "@errand/core/errors";
import { type Dispatcher, fetch } from "undici";
import { limitConcurrency } from "../pictures/limit-concurrency.ts";
import { productPictureName, saveProductPicture } from "../pictures/save-picture.ts";
import { dispatcherTo, ForbiddenAddress } from "./allowed-addresses.ts";
import { RefusedRow } from "./report.ts";

const largest = 10_000_000;
const patience = 10_000;

interface Places {
  /** Where the server keeps its pictures. */
  kept: string;
  /** Where files that a row names lie; null when there is no such folder. */
  given: string | null;
  /** Which addresses of the network pictures may be fetched from. */
  isAllowed: (address: string) => boolean;
  /** Looks at the pictures and keeps none. */
  dryRun: boolean;
}

/**
 * Takes in the pictures of items: fetched by their address, or read from a folder by their name. A
 * picture that cannot be had refuses its row.
 */
export function picturesOf({ kept, given, isAllowed, dryRun }: Places) {
  const dispatcher = dispatcherTo(isAllowed);
  const inTurn = limitConcurrency({ atOnce: 4, waiting: Number.POSITIVE_INFINITY });
  const made = new Set<string>();

  async function take(source: string): Promise<string> {
    const bytes = /^https?:\/\//i.test(source)
      ? await fetched(source, dispatcher)
      : await read(source, given);
    try {
      const name = await productPictureName(bytes);
      if (!dryRun && (await saveProductPicture(kept, name, bytes))) made.add(name);
      return name;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new RefusedRow(`picture ${source} is no JPEG, PNG, GIF or WebP`);
    }
  }

  return {
    /** The names by which they are kept. */
    async take(sources: string[]): Promise<string[]> {
      const names: string[] = [];
      for (const source of sources) {
        const name = await inTurn(() => take(source));
        if (!names.includes(name)) names.push(name);
      }
      return names;
    },
    /** Forgets those that were not there before. */
    async undo() {
      for (const name of made) await rm(join(kept, name), { recursive: true, force: true });
      made.clear();
    },
  };
}

async function read(name: string, folder: string | null): Promise<Buffer> {
  if (folder === null) throw new RefusedRow(`picture ${name}: say where it lies with --pictures`);
  // Only what lies in the folder itself: a row is no way to any other file.
  if (basename(name) !== name) throw new RefusedRow(`picture ${name} is not the name of a file`);
  const file = join(folder, name);
  try {
    if ((await stat(file)).size > largest) throw new RefusedRow(`picture ${name} is too large`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof RefusedRow) throw error;
    throw new RefusedRow(`picture ${name} is not in the folder`);
  }
}

async function fetched(url: string, dispatcher: Dispatcher): Promise<Buffer> {
  try {
    const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new RefusedRow(`picture ${url} answers ${response.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > largest) throw new RefusedRow(`picture ${url} is too large`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof RefusedRow) throw error;
    if (error instanceof Error && error.cause instanceof ForbiddenAddress) {
      throw new RefusedRow(`picture ${url} lies in a private network (--allow-private-pictures)`);
    }
    throw new RefusedRow(`picture ${url} cannot be fetched`);
  }
}
