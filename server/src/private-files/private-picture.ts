import { AppError } from "@errand/core/errors";
import { checkPicture, UnreadablePicture, uploadFormats } from "../pictures/picture-limits.ts";
import type { EncodedPicture, PictureEncoder } from "../requests/picture-encoder.types.ts";

/** Enough to read a prescription of a page. */
const maxSide = 2000;

/**
 * Encodes an uploaded picture anew as WebP, which removes metadata such as the location where it
 * was taken. The content decides the type, not the name (safety 16). Throws `refusal` and
 * `overloaded`.
 */
export async function encodePicture(
  encoder: Pick<PictureEncoder, "whole">,
  file: File,
  field: string,
  refusal: "picture_type_unsupported" | "paper_type_unsupported" = "picture_type_unsupported",
): Promise<EncodedPicture> {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    checkPicture(bytes, uploadFormats);
    return await encoder.whole(bytes, maxSide);
  } catch (error) {
    throw error instanceof UnreadablePicture ? new AppError(refusal, { field }) : error;
  }
}
