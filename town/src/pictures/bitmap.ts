/** Unpremultiplied pixels: red, green, blue and alpha, row by row. */
export type Bitmap = { data: Uint8Array; width: number; height: number };

/** Loaded at the first picture, because sharp takes 20 MB and much of the start. */
export const loadSharp = async () => (await import("sharp")).default;

/** Renders an SVG document of any size into a bitmap of this size. */
export async function rasterize(svg: string, width: number, height: number): Promise<Bitmap> {
  const sharp = await loadSharp();
  const data = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

export async function resized(bitmap: Bitmap, width: number, height: number): Promise<Bitmap> {
  if (bitmap.width === width && bitmap.height === height) return bitmap;
  const sharp = await loadSharp();
  const data = await sharp(bitmap.data, { raw: rawOf(bitmap) })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
  return { data, width, height };
}

export async function encodeWebp(bitmap: Bitmap): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bitmap.data, { raw: rawOf(bitmap) })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

export function blank(width: number, height: number): Bitmap {
  return { data: new Uint8Array(width * height * 4), width, height };
}

/**
 * Draws `layer` over `ground` with its left upper corner at this point; parts outside are cut off.
 */
export function paint(ground: Bitmap, layer: Bitmap, left: number, top: number) {
  const firstX = Math.max(0, -left);
  const lastX = Math.min(layer.width, ground.width - left);
  const lastY = Math.min(layer.height, ground.height - top);
  for (let y = Math.max(0, -top); y < lastY; y++) {
    let from = (y * layer.width + firstX) * 4;
    let to = ((y + top) * ground.width + firstX + left) * 4;
    for (let x = firstX; x < lastX; x++, from += 4, to += 4) {
      const alpha = layer.data[from + 3] ?? 0;
      if (alpha > 0) paintPixel(ground.data, to, layer.data, from, alpha);
    }
  }
}

function paintPixel(
  ground: Uint8Array,
  to: number,
  layer: Uint8Array,
  from: number,
  alpha: number,
) {
  const below = ground[to + 3] ?? 0;
  const share = alpha === 255 ? 1 : alpha / (alpha + (below * (255 - alpha)) / 255);
  for (let channel = 0; channel < 3; channel++) {
    const old = ground[to + channel] ?? 0;
    ground[to + channel] = old + ((layer[from + channel] ?? 0) - old) * share + 0.5;
  }
  ground[to + 3] = alpha + (below * (255 - alpha)) / 255 + 0.5;
}

function rawOf({ width, height }: Bitmap) {
  return { width, height, channels: 4 as const };
}
