import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { screensFolder } from "./variant.ts";

const sheetWidth = 2400;
const gap = 12;
const captionHeight = 24;

/**
 * Writes one picture of all screens per variant: `test-results/screens/360-light-en.webp` and so
 * on.
 */
export default async function writeContactSheets() {
  const entries = await readdir(screensFolder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = join(screensFolder, name);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".png")).sort();
    await writeSheet(
      files.map((file) => join(folder, file)),
      `${folder}.webp`,
    );
    process.stdout.write(`${folder}.webp\n`);
  }
}

async function writeSheet(files: string[], target: string) {
  const { width = 1, height = 1 } = await sharp(files[0]).metadata();
  const columns = width < height ? 10 : 5;
  const cell = { width: Math.floor((sheetWidth - gap) / columns) - gap, height: 0 };
  cell.height = Math.round((cell.width * height) / width) + captionHeight;
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await captioned(file, cell),
      left: gap + (index % columns) * (cell.width + gap),
      top: gap + Math.floor(index / columns) * (cell.height + gap),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: {
      width: sheetWidth,
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: "#777",
    },
  })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(target);
}

async function captioned(file: string, cell: { width: number; height: number }): Promise<Buffer> {
  const caption = `<svg width="${cell.width}" height="${captionHeight}"><text x="4" y="17" font-family="sans-serif" font-size="14" fill="#fff">${basename(file, ".png")}</text></svg>`;
  const screen = await sharp(file)
    .resize({ width: cell.width, height: cell.height - captionHeight, fit: "inside" })
    .toBuffer();
  return sharp({ create: { ...cell, channels: 3, background: "#777" } })
    .composite([
      { input: Buffer.from(caption), left: 0, top: 0 },
      { input: screen, left: 0, top: captionHeight },
    ])
    .png()
    .toBuffer();
}
