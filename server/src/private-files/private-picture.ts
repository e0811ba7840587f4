import { AppError } from "@errand/core/errors";

/** Loaded on first use: it takes 20 MB and much of the start time. */
const loadSharp = async () => (await import("sharp")).default;

const acceptedTypes = new Set(["jpeg", "png", "gif"]);
const maxPixels = 8000 ** 2;
/** Enough to read a prescription of a page. */
const maxSide = 2000;

export interface PrivatePicture {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Encodes an uploaded picture anew as WebP, which removes metadata such as the location where it was
 * taken. The content decides the type, not the name (safety 16). Throws `picture_type`.
 */
export async function encodePicture(file: File, field: string): Promise<PrivatePicture> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format } = await picture.metadata();
    if (!acceptedTypes.has(format)) throw new Error(`a ${format} is not accepted`);
    const { data, info } = await picture
      .autoOrient()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw new AppError("picture_type", { field });
  }
}
