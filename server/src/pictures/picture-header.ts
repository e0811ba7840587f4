export type PictureFormat = "jpeg" | "png" | "gif" | "webp";

/** What the first bytes of a picture say, read without decoding anything. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  /**
   * Whether all pixels must be in memory before the first one is known, as of a progressive JPEG.
   */
  needsAllPixels: boolean;
  frames: number;
  /** Bytes of colour profiles, comments and other data beside the picture. */
  metadataBytes: number;
  /** Those of them that are compressed, and become up to a thousand times as large. */
  compressedBytes: number;
}

/** Returns what a file says of its picture; null unless it is a JPEG, PNG, GIF or WebP. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  try {
    if (bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
    if (bytes.readBigUInt64BE(0) === pngSignature) return readPng(bytes);
    if (/^GIF8[79]a/.test(bytes.toString("latin1", 0, 6))) return readGif(bytes);
    const [riff, webp] = [bytes.toString("latin1", 0, 4), bytes.toString("latin1", 8, 12)];
    return riff === "RIFF" && webp === "WEBP" ? readWebp(bytes) : null;
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngSignature = 0x89504e470d0a1a0an;

/** Markers without a length: TEM and the restarts. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const baseline = new Set([0xc0, 0xc1]);
const progressive = 0xc2;

function readJpeg(bytes: Buffer): PictureHeader | null {
  let metadataBytes = 0;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (baseline.has(marker) || marker === progressive) {
      return {
        format: "jpeg",
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        needsAllPixels: marker === progressive,
        frames: 1,
        metadataBytes,
        compressedBytes: 0,
      };
    } else {
      const length = bytes.readUInt16BE(at + 2);
      const isTable = marker === 0xdb || marker === 0xc4 || marker === 0xdd;
      const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
      // The pixels, the end, or a coding that nobody uses.
      if (!isTable && !isMetadata) return null;
      if (isMetadata) metadataBytes += length;
      at += 2 + Math.max(2, length);
    }
  }
}

const compressedChunks = new Set(["iCCP", "zTXt", "iTXt"]);
const plainChunks = new Set(["tEXt", "eXIf"]);

function readPng(bytes: Buffer): PictureHeader | null {
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  const header = {
    ...{ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
    needsAllPixels: bytes.readUInt8(28) === 1,
    ...{ frames: 1, metadataBytes: 0, compressedBytes: 0 },
  };
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") header.frames = bytes.readUInt32BE(at + 8);
    if (compressedChunks.has(kind)) header.compressedBytes += length;
    if (compressedChunks.has(kind) || plainChunks.has(kind)) header.metadataBytes += length;
    at += 12 + length;
  }
  return { format: "png", ...header };
}

function readGif(bytes: Buffer): PictureHeader {
  const header = {
    ...{ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) },
    ...{ needsAllPixels: true, frames: 0, metadataBytes: 0, compressedBytes: 0 },
  };
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  /** The place after a list of blocks, each of which begins with its length. */
  const afterBlocks = (start: number) => {
    let at = start;
    while (at < bytes.length && bytes.readUInt8(at) > 0) at += 1 + bytes.readUInt8(at);
    return at + 1;
  };
  for (let at = 13 + paletteBytes(bytes.readUInt8(10)); at < bytes.length; ) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x21) {
      const end = afterBlocks(at + 2);
      header.metadataBytes += end - at;
      at = end;
    } else if (kind === 0x2c) {
      header.frames += 1;
      header.width = Math.max(
        header.width,
        bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5),
      );
      header.height = Math.max(
        header.height,
        bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7),
      );
      at = afterBlocks(at + 11 + paletteBytes(bytes.readUInt8(at + 9)));
    } else break;
  }
  return { format: "gif", ...header };
}

function readWebp(bytes: Buffer): PictureHeader | null {
  const size = webpSize(bytes);
  if (!size) return null;
  const header = { frames: 1, metadataBytes: 0, compressedBytes: 0 };
  let animated = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const kind = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (kind === "ANMF") animated += 1;
    if (kind === "ICCP" || kind === "EXIF" || kind === "XMP ") header.metadataBytes += length;
    at += 8 + length + (length % 2);
  }
  return {
    format: "webp",
    ...size,
    needsAllPixels: true,
    ...header,
    frames: Math.max(1, animated),
  };
}

function webpSize(bytes: Buffer): { width: number; height: number } | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
