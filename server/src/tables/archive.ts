import { crc32 } from "node:zlib";
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";
import { TableError } from "./table-error.ts";
import type { TableFile } from "./table-file.ts";

/** The parts of a ZIP file, such as a workbook. */
export interface Archive {
  has(name: string): boolean;
  /** The bytes of a part; throws `TableError` for one that is missing, damaged or too large. */
  read(name: string, maxBytes?: number): AsyncIterable<Uint8Array>;
}

/** More than any workbook of a shop; what unpacks to more was made to exhaust the machine. */
export const maxUnpackedBytes = 1 << 30;

/**
 * Opens an archive for as long as `work` runs. Its parts may unpack to `maxBytes` together; each is
 * cut off where it has more bytes than it states.
 */
export async function* withArchive<Item>(
  file: TableFile,
  maxBytes: number,
  work: (archive: Archive) => AsyncIterable<Item>,
): AsyncIterable<Item> {
  let zip: ZipFile | null = null;
  try {
    const options = { autoClose: false, lazyEntries: true, validateEntrySizes: true };
    zip =
      typeof file === "string"
        ? await openPromise(file, options)
        : await fromBufferPromise(Buffer.from(file), options);
    yield* work(await readArchive(zip, maxBytes));
  } catch (error) {
    if (error instanceof TableError) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    throw new TableError("damagedWorkbook", { problem }, { cause: error });
  } finally {
    zip?.close();
  }
}

async function readArchive(zip: ZipFile, maxBytes: number): Promise<Archive> {
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    total += entry.uncompressedSize;
    refuseOver(maxBytes, total);
  }
  return {
    has: (name) => entries.has(name),
    async *read(name, maxPartBytes = maxBytes) {
      const entry = entries.get(name);
      if (!entry) throw new TableError("damagedWorkbook", { problem: name });
      if (entry.isEncrypted()) throw new TableError("encryptedWorkbook");
      refuseOver(maxPartBytes, entry.uncompressedSize);
      let sum = 0;
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        sum = crc32(chunk, sum);
        yield chunk;
      }
      if (sum !== entry.crc32) throw new TableError("damagedWorkbook", { problem: name });
    },
  };
}

function refuseOver(maxBytes: number, bytes: number) {
  if (bytes <= maxBytes) return;
  throw new TableError("workbookTooLarge", { most: Math.round(maxBytes / (1 << 20)) });
}
