import { createReadStream } from "node:fs";

/** The path of a file, or a file in memory. */
export type TableFile = string | Uint8Array;

const chunkLength = 1 << 16;

/** The bytes of a file from its first one. */
export async function* readChunks(file: TableFile): AsyncIterable<Uint8Array> {
  if (typeof file === "string") yield* createReadStream(file) as AsyncIterable<Buffer>;
  else {
    for (let at = 0; at < file.length; at += chunkLength) {
      yield file.subarray(at, at + chunkLength);
    }
  }
}

/** The first bytes of a file, by which its kind is known. */
export async function readStart(file: TableFile, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(file)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}
