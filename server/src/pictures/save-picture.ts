import { createHash, randomBytes } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@errand/core/errors";
import { pictureWidths } from "./widths.ts";

/** Loaded on first use: it takes 20 MB and much of the start time. */
const loadSharp = async () => (await import("sharp")).default;

const uploadTypes = new Set(["jpeg", "png", "gif"]);
const productTypes = new Set([...uploadTypes, "webp"]);
const maxSide = 8000;
const photoName = /^photo-[0-9a-f]{32}$/;

/**
 * Stores an uploaded picture as a square in every width and returns its random name. The type is
 * determined by the content; `field` names the field of the request in errors. The picture is re-encoded, which removes metadata such as the location
 * (safety 16).
 */
export async function savePicture(folder: string, file: File, field = "image"): Promise<string> {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    await checkPicture(bytes, uploadTypes);
    const name = `photo-${randomBytes(16).toString("hex")}`;
    await putWidths(folder, name, bytes);
    return name;
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.key, { field }) : error;
  }
}

/**
 * Stores a picture that was private so far in every width, and returns its name: the same for the same `key`,
 * however often it is stored.
 */
export async function publishPicture(
  folder: string,
  { key, bytes }: { key: string; bytes: Buffer },
): Promise<string> {
  const name = `photo-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
  await putWidths(folder, name, bytes);
  return name;
}

/** The name of a product picture, derived from its content. Throws unless it is a picture. */
export async function productPictureName(bytes: Buffer): Promise<string> {
  await checkPicture(bytes, productTypes);
  return `goods-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
}

/** Stores a product picture under that name; true if it was not stored before. */
export async function saveProductPicture(
  folder: string,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  const last = join(folder, name, `${pictureWidths.at(-1)}.webp`);
  const exists = await access(last).then(
    () => true,
    () => false,
  );
  if (!exists) await putWidths(folder, name, bytes);
  return !exists;
}

async function putWidths(folder: string, name: string, bytes: Buffer) {
  for (const width of pictureWidths) {
    await writePicture(join(folder, name, `${width}.webp`), await squareOf(bytes, width));
  }
}

/** Deletes an uploaded picture; pictures of the demo town stay. */
export async function deletePicture(folder: string, name: string | null) {
  if (name && photoName.test(name)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes to a temporary file and renames it, so that no reader sees half a picture. */
export async function writePicture(file: string, picture: Buffer) {
  const temporary = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(temporary, picture);
  await rename(temporary, file);
}

async function checkPicture(bytes: Buffer, accepted: Set<string>) {
  const error = new AppError("picture_type", { field: "image" });
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw error;
    });
  if (!accepted.has(format) || Math.max(width, height) > maxSide) throw error;
}

async function squareOf(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maxSide ** 2 })
    .autoOrient()
    .resize(width, width, { fit: "cover" })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
    .catch(() => {
      throw new AppError("picture_type", { field: "image" });
    });
}
