import sharp from "sharp";
import { expect, test } from "vitest";
import {
  checkPicture,
  productFormats,
  UnreadablePicture,
  uploadFormats,
} from "./picture-limits.ts";

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } });

/** The beginning of a picture of a format, as a client can send it; its pixels are missing. */
const starts = {
  jpeg: (marker: number, width: number, height: number) =>
    Buffer.from([
      ...[0xff, 0xd8, 0xff, marker, 0, 17, 8, ...twoBytes(height), ...twoBytes(width), 3],
      ...[1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
    ]),
  png(width: number, height: number, isInterlaced = false) {
    const bytes = Buffer.alloc(33);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    bytes.write("IHDR", 12, "latin1");
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 24);
    return bytes;
  },
};
const twoBytes = (number: number) => [number >> 8, number & 255];
const chunk = (kind: string, length: number) => {
  const bytes = Buffer.alloc(12 + length);
  bytes.writeUInt32BE(length);
  bytes.write(kind, 4, "latin1");
  return bytes;
};

const accepts = (bytes: Buffer, formats = productFormats) => {
  try {
    checkPicture(bytes, formats);
    return true;
  } catch (error) {
    if (error instanceof UnreadablePicture) return false;
    throw error;
  }
};

test.each(["jpeg", "png", "gif", "webp"] as const)(
  "accepts a %s, and refuses half of its header",
  async (format) => {
    const bytes = await painted(40, 30).toFormat(format).toBuffer();
    expect(accepts(bytes)).toBe(true);
    expect(accepts(bytes.subarray(0, 9))).toBe(false);
  },
);

test("accepts photos with a profile, a comment and an orientation", async () => {
  const exif = { IFD0: { ImageDescription: "a loaf ".repeat(1_000) } };
  for (const picture of [painted(40, 30).jpeg({ progressive: true }), painted(40, 30).png()]) {
    expect(accepts(await picture.withMetadata({ orientation: 6 }).withExif(exif).toBuffer())).toBe(
      true,
    );
  }
});

test("refuses a WebP from people, and what is no picture", async () => {
  const webp = await painted(40, 30).webp().toBuffer();
  expect(accepts(webp, uploadFormats)).toBe(false);
  const tiff = await painted(40, 30).tiff().toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [
    tiff,
    drawing,
    Buffer.alloc(0),
    Buffer.from("GIF"),
    Buffer.alloc(5_000, 255),
  ]) {
    expect(accepts(bytes)).toBe(false);
  }
});

const [baseline, progressive, lossless, arithmetic] = [0xc0, 0xc2, 0xc3, 0xc9];

test.each([
  ["a baseline JPEG of 64 megapixels", starts.jpeg(baseline, 8000, 8000), true],
  ["a JPEG with a longer side", starts.jpeg(baseline, 8001, 10), false],
  ["a JPEG without a height", starts.jpeg(baseline, 8000, 0), false],
  ["a progressive JPEG of 24 megapixels", starts.jpeg(progressive, 6000, 4000), true],
  ["a progressive JPEG of 64 megapixels", starts.jpeg(progressive, 8000, 8000), false],
  ["a lossless JPEG", starts.jpeg(lossless, 10, 10), false],
  ["a JPEG with arithmetic coding", starts.jpeg(arithmetic, 10, 10), false],
  ["a PNG of 64 megapixels", starts.png(8000, 8000), true],
  ["an interlaced PNG of 24 megapixels", starts.png(6000, 4000, true), true],
  ["an interlaced PNG of 64 megapixels", starts.png(8000, 8000, true), false],
  ["a PNG of four gigapixels", starts.png(65_536, 65_536), false],
  ["a PNG with a profile", Buffer.concat([starts.png(9, 9), chunk("iCCP", 500_000)]), true],
  [
    "a PNG with an absurd profile",
    Buffer.concat([starts.png(9, 9), chunk("iCCP", 1_000_001)]),
    false,
  ],
  [
    "a PNG with text in many pieces",
    Buffer.concat([starts.png(9, 9), ...Array.from({ length: 20 }, () => chunk("zTXt", 60_000))]),
    false,
  ],
])("decides by the header of %s", (_what, bytes, isAccepted) => {
  expect(accepts(bytes)).toBe(isAccepted);
});

test("counts the frames and the size of all frames of a GIF", async () => {
  const header = Buffer.from([...Buffer.from("GIF89a"), 9, 0, 9, 0, 0, 0, 0]);
  const frame = (width: number) =>
    Buffer.from([0x2c, 0, 0, 0, 0, width & 255, width >> 8, 9, 0, 0, 2, 1, 0, 0]);
  const gif = (...frames: Buffer[]) => Buffer.concat([header, ...frames, Buffer.from([0x3b])]);
  expect(accepts(gif(frame(9), frame(9)))).toBe(true);
  expect(accepts(gif(frame(9), frame(65_535)))).toBe(false);
  expect(accepts(gif(...Array.from({ length: 1_001 }, () => frame(9))))).toBe(false);
});

test("refuses a JPEG with megabytes beside the picture", async () => {
  const segment = Buffer.alloc(65_537);
  segment.set([0xff, 0xe1, 0xff, 0xff]);
  const bytes = starts.jpeg(baseline, 9, 9);
  const segments = Array.from({ length: 80 }, () => segment);
  expect(accepts(Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]))).toBe(
    false,
  );
});
