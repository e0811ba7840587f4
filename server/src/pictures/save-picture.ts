import { createHash, randomBytes } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@errand/core/errors";
import { pictureWidths } from "./widths.ts";

/** 20 MB and much of a start, for the first who sends a picture. */
const loadSharp = async () => (await import("sharp")).default;

const sentByPeople = new Set(["jpeg", "png", "gif"]);
const sentByStores = new Set([...sentByPeople, "webp"]);
const longestSide = 8000;
const photoName = /^photo-[0-9a-f]{32}$/;

/**
 * Keeps somebody's picture as a square in every width and answers its name, which nobody can guess.
 * What is in the file decides whether it is a picture, not what it is called; it is drawn anew, so
 * that nothing else in it (places, programs) is kept (safety 16).
 */
export async function savePicture(folder: string, file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  await checkPicture(bytes, sentByPeople);
  const name = `photo-${randomBytes(16).toString("hex")}`;
  await putWidths(folder, name, bytes);
  return name;
}

/** What a store's picture is called: the same picture always the same. Refuses what is none. */
export async function productPictureName(bytes: Buffer): Promise<string> {
  await checkPicture(bytes, sentByStores);
  return `goods-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
}

/** Keeps a store's picture by that name; answers whether it was not there yet. */
export async function saveProductPicture(
  folder: string,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  const last = join(folder, name, `${pictureWidths.at(-1)}.webp`);
  const isThere = await access(last).then(
    () => true,
    () => false,
  );
  if (!isThere) await putWidths(folder, name, bytes);
  return !isThere;
}

async function putWidths(folder: string, name: string, bytes: Buffer) {
  for (const width of pictureWidths) {
    await putPicture(join(folder, name, `${width}.webp`), await squareOf(bytes, width));
  }
}

/** Forgets a picture that somebody had; the town's own are left alone. */
export async function deletePicture(folder: string, name: string | null) {
  if (name && photoName.test(name)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Written beside its name and then moved there: nobody reads half a picture. */
export async function putPicture(file: string, picture: Buffer) {
  const making = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(making, picture);
  await rename(making, file);
}

async function checkPicture(bytes: Buffer, accepted: Set<string>) {
  const refusal = new AppError("media_type", { field: "image" });
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw refusal;
    });
  if (!accepted.has(format) || Math.max(width, height) > longestSide) throw refusal;
}

async function squareOf(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: longestSide ** 2 })
    .autoOrient()
    .resize(width, width, { fit: "cover" })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
    .catch(() => {
      throw new AppError("media_type", { field: "image" });
    });
}
