import { createHash, randomBytes } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@errand/core/errors";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import {
  checkPicture,
  productFormats,
  UnreadablePicture,
  uploadFormats,
} from "./picture-limits.ts";
import { pictureWidths } from "./widths.ts";

const photoName = /^photo-[0-9a-f]{32}$/;

/** Where pictures are stored, and what encodes them. */
export interface PicturePlace {
  folder: string;
  encoder: Pick<PictureEncoder, "squares">;
}

/**
 * Stores an uploaded picture as a square in every width and returns its random name. The type is
 * determined by the content; `field` names the field of the request in errors. The picture is
 * re-encoded, which removes metadata such as the location (safety 16). Throws
 * `picture_type_unsupported` and `overloaded`; not in a transaction, because encoding takes time.
 */
export async function savePicture(
  place: PicturePlace,
  file: File,
  field = "image",
): Promise<string> {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    checkPicture(bytes, uploadFormats);
    const name = `photo-${randomBytes(16).toString("hex")}`;
    await putWidths(place, name, bytes);
    return name;
  } catch (error) {
    throw error instanceof UnreadablePicture
      ? new AppError("picture_type_unsupported", { field })
      : error;
  }
}

/**
 * Stores a picture that was private so far in every width, and returns its name: the same for the
 * same `key`, however often it is stored.
 */
export async function publishPicture(
  place: PicturePlace,
  { key, bytes }: { key: string; bytes: Buffer },
): Promise<string> {
  const name = `photo-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
  await putWidths(place, name, bytes);
  return name;
}

/**
 * The name of a product picture, derived from its content. Throws `UnreadablePicture` unless it is
 * a picture.
 */
export function productPictureName(bytes: Buffer): string {
  checkPicture(bytes, productFormats);
  return `goods-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
}

/**
 * Stores a product picture under that name; true if it was not stored before. Throws
 * `UnreadablePicture`.
 */
export async function saveProductPicture(
  place: PicturePlace,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  const last = join(place.folder, name, `${pictureWidths.at(-1)}.webp`);
  const exists = await access(last).then(
    () => true,
    () => false,
  );
  if (!exists) await putWidths(place, name, bytes);
  return !exists;
}

async function putWidths({ folder, encoder }: PicturePlace, name: string, bytes: Buffer) {
  const squares = await encoder.squares(bytes);
  for (const [index, width] of pictureWidths.entries()) {
    const square = squares[index];
    if (square) await writePicture(join(folder, name, `${width}.webp`), square);
  }
}

/** Deletes an uploaded picture; pictures of the demo town stay. */
export async function deletePicture(folder: string, name: string | null) {
  if (name && photoName.test(name)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes to a temporary file and renames it, so that no reader sees half a picture. */
export async function writePicture(file: string, picture: Uint8Array) {
  const temporary = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(temporary, picture);
  await rename(temporary, file);
}
