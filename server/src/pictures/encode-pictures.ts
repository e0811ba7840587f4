import { setPriority } from "node:os";
import sharp from "sharp";
import type { EncodedPicture } from "../requests/picture-encoder.types.ts";
import type { EncodeReply, EncodeTask } from "./encoder-process.ts";
import { maxPixels } from "./picture-limits.ts";

// The script of the process that decodes and encodes pictures of strangers.

/** Bytes: more than any picture takes whose header has been checked. */
const maxResidentBytes = 600_000_000;
const watchMs = 50;

// Requests are more urgent.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
// Decoding runs on another thread, and ends only with the process.
setInterval(() => {
  if (process.memoryUsage.rss() > maxResidentBytes) process.kill(process.pid, "SIGKILL");
}, watchMs);

process.on("disconnect", () => process.exit());
process.on("message", async (task: EncodeTask) => {
  const reply: EncodeReply = await encode(task).then(
    (pictures) => ({ pictures, residentBytes: process.memoryUsage.rss() }),
    (error: unknown) => ({ refused: String(error) }),
  );
  process.send?.(reply);
});

async function encode(task: EncodeTask): Promise<EncodedPicture[]> {
  switch (task.kind) {
    case "squares":
      return squaresOf(task);
    case "whole":
      return [await wholeOf(task)];
    case "page":
      return [await pageOf(task)];
  }
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, pages: 1 }).autoOrient();

/** Decodes the picture once, for the largest of them. */
async function squaresOf({ bytes, widths }: Extract<EncodeTask, { kind: "squares" }>) {
  const side = Math.max(...widths);
  const { data, info } = await open(bytes)
    .resize(side, side, { fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const squares: EncodedPicture[] = [];
  for (const width of widths) {
    const content = await sharp(data, { raw: info })
      .resize(width, width)
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
    squares.push({ content, width, height: width });
  }
  return squares;
}

async function wholeOf({ bytes, maxSide }: Extract<EncodeTask, { kind: "whole" }>) {
  const { data, info } = await open(bytes)
    .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height, isBlank: await isBlank(data) };
}

/** PDFium runs as WebAssembly: a document that attacks it reaches nothing but its own memory. */
async function pageOf({ bytes, page, maxSide }: Extract<EncodeTask, { kind: "page" }>) {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = document.getPageCount();
    if (page > pages) throw new Error(`the document has ${pages} pages`);
    const shown = document.getPage(page - 1);
    const { originalWidth, originalHeight } = shown.getOriginalSize();
    const scale = maxSide / Math.max(originalWidth, originalHeight, 1);
    const { data, width, height } = await shown.render({ scale, renderFormFields: true });
    const content = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "#fff" })
      .webp({ quality: 85, effort: 3 })
      .toBuffer();
    return { content, width, height, pages };
  } finally {
    library.destroy();
  }
}

/** Side in pixels at which the noise of a camera is gone, and a line of writing is not. */
const glanceSide = 128;
/** Of 256: the shades of a picture of one colour differ by less once it has been encoded. */
const leastContrast = 6;

/** Whether a picture has the same shade everywhere, such as the inside of a pocket. */
async function isBlank(content: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(
    await sharp(content)
      .flatten({ background: "#fff" })
      .resize(glanceSide, glanceSide, { fit: "inside", withoutEnlargement: true })
      .toColourspace("b-w")
      .png()
      .toBuffer(),
  ).stats();
  return channels.every(({ min, max }) => max - min < leastContrast);
}
