import { loadSharp } from "../pictures/bitmap.ts";
import { renderPicture } from "../pictures/render-picture.ts";
import { textIn } from "../pictures/studio/text.ts";

const width = 1536;
const captionHeight = 34;
const gap = 12;

/** Pictures of one shape with the text below each. */
export type Tile = { picture: string; caption: string };

/** Draws tiles in rows as one PNG. `columns` decides their size; `aspect` is width : height. */
export async function drawSheet(
  tiles: Tile[],
  { columns, aspect }: { columns: number; aspect: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const tileWidth = Math.floor((width - gap) / columns) - gap;
  const tileHeight = Math.round(tileWidth / aspect);
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let texts = "";
  for (const [index, { picture, caption }] of tiles.entries()) {
    const left = gap + (index % columns) * (tileWidth + gap);
    const top = gap + Math.floor(index / columns) * (tileHeight + captionHeight + gap);
    const drawn = await renderPicture(picture, tileWidth);
    if (!drawn) throw new Error(`no picture ${picture} for ${caption}`);
    const input = await sharp(drawn).resize(tileWidth, tileHeight, { fit: "cover" }).toBuffer();
    layers.push({ input, left, top });
    const box = { x: left, y: top + tileHeight + 3, width: tileWidth, height: captionHeight - 6 };
    texts += textIn(caption, box, { size: 14, colour: "#1c1c1c", lines: 2 });
  }
  const rows = Math.ceil(tiles.length / columns);
  const height = gap + rows * (tileHeight + captionHeight + gap);
  layers.push({ input: Buffer.from(svgOf(texts, height)), left: 0, top: 0 });
  return sharp({ create: { width, height, channels: 3, background: "#f4f3f0" } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const svgOf = (content: string, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
