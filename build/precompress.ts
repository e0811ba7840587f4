import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A compressed copy of a smaller file saves no packet. */
const minBytes = 1024;

/**
 * Writes a `.br` and a `.gz` beside every text file of the built pages, so that no request waits
 * for compression.
 */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob("**/*.{js,css,svg,json,txt,webmanifest}", { cwd: folder })) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < minBytes) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await brotli(bytes, quality));
    await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }));
  }
}
