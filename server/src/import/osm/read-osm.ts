import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { TransformCallback } from "node:stream";
import { pipeline } from "node:stream";
import { type OSMOptions, OSMTransform } from "osm-pbf-parser-node";
import { ImportError } from "../import-error.ts";

type Tags = Record<string, string>;

export interface OsmNode {
  type: "node";
  id: number;
  lat: number;
  lon: number;
  tags?: Tags;
}

export interface OsmWay {
  type: "way";
  id: number;
  /** The ids of its nodes. */
  refs: number[];
  tags?: Tags;
}

export interface OsmRelation {
  type: "relation";
  id: number;
  members: { type: "node" | "way" | "relation"; ref: number; role: string }[];
  tags?: Tags;
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;

/**
 * A file begins with the length of a header, at most 64 KiB by the format, which says `OSMHeader`.
 */
const firstBytes = 64;

/** The parser throws while it transforms, which would end the process. */
class CarefulTransform extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, next: TransformCallback) {
    try {
      super._transform(chunk, encoding, next);
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(next: TransformCallback) {
    try {
      super._flush(next);
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/**
 * Streams a file in OpenStreetMap's PBF format in blocks of some thousand elements, so that memory
 * use does not depend on its size. Only the named tags are read. Throws `ImportError` for another
 * or a damaged file.
 */
export async function* readOsm(
  file: string,
  withTags: OSMOptions["withTags"],
): AsyncGenerator<OsmElement[]> {
  await checkFormat(file);
  const elements = new CarefulTransform({ withTags, withInfo: false });
  // An error destroys the elements, from where it is thrown below.
  pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), elements, () => {});
  try {
    for await (const block of elements) {
      yield (block as OsmElement[]).filter(({ type }) => type !== undefined);
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new ImportError("damaged", { file, problem });
  }
}

async function checkFormat(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes), 0, firstBytes, 0);
    if (bytesRead < firstBytes || !buffer.subarray(0, 24).includes("OSMHeader")) {
      throw new ImportError("notOsm", { file });
    }
  } finally {
    await handle.close();
  }
}
