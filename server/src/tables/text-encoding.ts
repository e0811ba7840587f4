import type { importEncodings } from "@errand/core/items/store-import.contract";
import { readChunks, readStart, type TableFile } from "./table-file.ts";

export type TextEncoding = (typeof importEncodings)[number];

/** The labels of decoders; `latin1` is Windows-1252, as in browsers. */
const decoders: Record<TextEncoding, string> = {
  utf8: "utf-8",
  utf16le: "utf-16le",
  utf16be: "utf-16be",
  latin1: "windows-1252",
  "windows-1252": "windows-1252",
};

const replacement = "\uFFFD";

/**
 * How the bytes of a text file are decoded: by its byte order mark or its zero bytes, as UTF-8
 * where the whole file is, else as Windows-1252, in which spreadsheets on Windows write. A file
 * that is UTF-8 but for a few bytes stays UTF-8, because Windows-1252 would garble all the others;
 * these bytes become U+FFFD, and their rows are refused.
 */
export async function detectEncoding(file: TableFile): Promise<TextEncoding> {
  const start = await readStart(file, 4_096);
  const wide = detectUtf16(start);
  if (wide) return wide;
  const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf;
  if (hasMark || (await isUtf8(file))) return "utf8";
  let damaged = 0;
  let beyondAscii = 0;
  for await (const text of readText(file, "utf8")) {
    for (const [character] of text.matchAll(/\P{ASCII}/gu)) {
      if (character === replacement) damaged += 1;
      else beyondAscii += 1;
    }
  }
  return damaged > beyondAscii ? "windows-1252" : "utf8";
}

async function isUtf8(file: TableFile): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of readChunks(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** UTF-16 by its mark; without one by zeros in every other byte, which no other text has. */
function detectUtf16(bytes: Uint8Array): TextEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf16le";
  if (first === 0xfe && second === 0xff) return "utf16be";
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number) => count > bytes.length / 4;
  if (isMost(odd) && even === 0) return "utf16le";
  return isMost(even) && odd === 0 ? "utf16be" : null;
}

/**
 * The text of a file without its byte order mark, each line ended by a line feed alone, also
 * inside quotes.
 */
export async function* readText(file: TableFile, encoding: TextEncoding): AsyncIterable<string> {
  const decoder = new TextDecoder(decoders[encoding]);
  let isAfterReturn = false;
  const withLineFeeds = (text: string) => {
    const begun = isAfterReturn && text.startsWith("\n") ? text.slice(1) : text;
    if (text !== "") isAfterReturn = text.endsWith("\r");
    return begun.includes("\r") ? begun.replace(/\r\n?/g, "\n") : begun;
  };
  for await (const chunk of readChunks(file)) {
    yield withLineFeeds(decoder.decode(chunk, { stream: true }));
  }
  yield withLineFeeds(decoder.decode());
}

/** The lines of a file without what ends them. */
export async function* readLines(file: TableFile, encoding: TextEncoding): AsyncIterable<string> {
  let rest = "";
  for await (const text of readText(file, encoding)) {
    const [first = "", ...lines] = text.split("\n");
    rest += first;
    if (lines.length === 0) continue;
    yield rest;
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}
