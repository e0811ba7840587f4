import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { TimeLimitError } from "../process/time-limit.ts";
import { createPictureEncoder, type EncoderLimits } from "./picture-encoder.ts";
import { UnreadablePicture } from "./picture-limits.ts";
import { pictureWidths } from "./widths.ts";

function startEncoder(limits: Partial<EncoderLimits> = {}, script?: URL) {
  const encoder = createPictureEncoder(limits, script);
  onTestFinished(encoder.close);
  return encoder;
}

/**
 * A script for a process that answers as the first byte of a picture says: 1 never, 2 by its end, 3
 * by being killed; others with the number of its process as the width.
 */
async function fakeScript() {
  const folder = await mkdtemp(join(tmpdir(), "errand-encoder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, "encode.mjs");
  await writeFile(
    script,
    `process.on("message", ({ bytes }) => {
       if (bytes[0] === 1) return;
       if (bytes[0] === 2) process.exit(3);
       if (bytes[0] === 3) return process.kill(process.pid, "SIGKILL");
       process.send({ pictures: [{ content: bytes, width: process.pid, height: 1 }], residentBytes: bytes[0] });
     });`,
  );
  return pathToFileURL(script);
}

const endless = Buffer.from([1]);
const usual = Buffer.from([9]);

test("encodes squares of every width, and a whole picture, turned as its orientation says", async () => {
  const encoder = startEncoder();
  const bytes = await sharp({
    create: {
      width: 60,
      height: 30,
      channels: 4,
      background: { r: 200, g: 30, b: 30, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer();
  const squares = await encoder.squares(bytes);
  const sizes = await Promise.all(
    squares.map(async (square) => {
      const { format, width, height, hasAlpha } = await sharp(square).metadata();
      return { format, width, height, hasAlpha };
    }),
  );
  expect(sizes).toEqual(
    pictureWidths.map((width) => ({ format: "webp", width, height: width, hasAlpha: true })),
  );
  const turned = await sharp(bytes).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await encoder.whole(turned, 20)).toMatchObject({ width: 10, height: 20 });
});

test.each([
  ["one colour", "#f5f5f0", true],
  ["black", "#000", true],
  ["a faint line of writing on paper", "#ddd8cc", false],
])("says whether nothing can be seen: %s", async (_what, line, isBlank) => {
  const paper = line === "#ddd8cc" ? "#f5f5f0" : line;
  const size = { width: 1200, height: 1600, channels: 3 } as const;
  const written = { create: { ...size, width: 500, height: 14, background: line } };
  const bytes = await sharp({ create: { ...size, background: paper } })
    .composite([{ input: written }])
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(await startEncoder().whole(bytes, 2000)).toMatchObject({ isBlank });
});

test("refuses what cannot be decoded, and goes on", async () => {
  const encoder = startEncoder();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  await expect(encoder.whole(png.subarray(0, 40), 20)).rejects.toThrow(UnreadablePicture);
  expect(await encoder.whole(png, 20)).toMatchObject({ width: 9, height: 9 });
});

test("refuses pictures above the number and the bytes that may wait", async () => {
  const encoder = startEncoder(
    { processes: 1, waiting: 1, heldBytes: 1_000, pictureMs: 60_000 },
    await fakeScript(),
  );
  const overloaded = { key: "overloaded" };
  const running = encoder.whole(usual, 1);
  const waiting = encoder.whole(usual, 1);
  await expect(encoder.whole(usual, 1)).rejects.toMatchObject(overloaded);
  await Promise.all([running, waiting]);
  await expect(encoder.whole(Buffer.alloc(1_001, 9), 1)).rejects.toMatchObject(overloaded);
  await expect(encoder.whole(usual, 1)).resolves.toBeDefined();
});

test("ends a process that takes too long, and encodes the next picture with another", async () => {
  const encoder = startEncoder({ processes: 1, pictureMs: 3_000 }, await fakeScript());
  const late = encoder.whole(endless, 1);
  const next = encoder.whole(usual, 1);
  await expect(late).rejects.toThrow(TimeLimitError);
  expect(await next).toMatchObject({ height: 1 });
});

test("refuses a picture that needs too much memory, and throws when a process breaks", async () => {
  const encoder = startEncoder({ processes: 1 }, await fakeScript());
  await expect(encoder.whole(Buffer.from([3]), 1)).rejects.toThrow(UnreadablePicture);
  await expect(encoder.whole(Buffer.from([2]), 1)).rejects.toThrow("exited with 3");
  expect(await encoder.whole(usual, 1)).toMatchObject({ height: 1 });
});

test("uses a process again unless it has grown", async () => {
  const encoder = startEncoder({ processes: 1, residentBytes: 50 }, await fakeScript());
  const processOf = async (resident: number) =>
    (await encoder.whole(Buffer.from([resident]), 1)).width;
  const first = await processOf(40);
  expect(await processOf(60)).toBe(first);
  expect(await processOf(40)).not.toBe(first);
});

test("ends an idle process", async () => {
  const encoder = startEncoder({ processes: 1, idleMs: 1 }, await fakeScript());
  const { width: pid } = await encoder.whole(usual, 1);
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
});
