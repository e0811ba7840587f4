import { type PictureFormat, readPictureHeader } from "./picture-header.ts";

/** The file is not a picture that the shop takes; the message is for the log. */
export class UnreadablePicture extends Error {}

/** What people upload. */
export const uploadFormats: readonly PictureFormat[] = ["jpeg", "png", "gif"];
/** What catalogues name. */
export const productFormats: readonly PictureFormat[] = [...uploadFormats, "webp"];

export const maxSide = 8000;
export const maxPixels = maxSide ** 2;
/**
 * Of a picture that is decoded as a whole, which takes about 8 bytes for each of them: 6000 × 4000.
 */
const maxPixelsInMemory = 24_000_000;
const maxFrames = 1_000;
/** Phones add a preview and a map of distances to their photos. */
const maxMetadataBytes = 4_000_000;
/** The colour profile of a printer has half of it. */
const maxCompressedBytes = 1_000_000;

/**
 * Throws `UnreadablePicture` unless the header of a file says that it is a picture of one of these
 * formats which is decoded with little memory. Nothing is decoded.
 */
export function checkPicture(bytes: Buffer, formats: readonly PictureFormat[]): void {
  const header = readPictureHeader(bytes);
  if (!header || !formats.includes(header.format))
    throw new UnreadablePicture("no accepted format");
  const { width, height, needsAllPixels, frames, metadataBytes, compressedBytes } = header;
  const pixels = width * height;
  const max = needsAllPixels ? maxPixelsInMemory : maxPixels;
  if (pixels === 0 || pixels > max || Math.max(width, height) > maxSide) {
    throw new UnreadablePicture(`${width} × ${height} pixels`);
  }
  if (frames > maxFrames) throw new UnreadablePicture(`${frames} frames`);
  if (metadataBytes > maxMetadataBytes || compressedBytes > maxCompressedBytes) {
    throw new UnreadablePicture(`${metadataBytes} bytes beside the picture`);
  }
}
