import { loadSharp } from "../bitmap.ts";
import type { PictureParts, PictureSize } from "../picture-name.ts";
import { type Background, backgrounds } from "./backgrounds.ts";
import { illustrationFile } from "./illustrations.ts";

/** Renders illustrations with a soft shadow on a tinted background; null for an unknown code. */
export async function renderEmoji(parts: PictureParts, width: number): Promise<Buffer | null> {
  const files = parts.codes.map(illustrationFile);
  if (!files.every((file) => file !== null)) return null;

  const sharp = await loadSharp();
  const height = parts.wide ? Math.round(width / 3) : width;
  const layers = await Promise.all(
    placementsOf(files.length, width, height, parts.size).map((placement, index) =>
      withShadow(files[index] ?? "", placement),
    ),
  );
  return sharp(Buffer.from(backgroundSvg(parts.background, width, height)))
    .composite(layers.flat())
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

type Placement = { x: number; y: number; size: number };

const shares = { small: 0.32, medium: 0.48 } as const;
const ground = 0.78;

/**
 * Returns where illustrations are placed: the second of two is smaller, the first of three is
 * central and largest.
 */
function placementsOf(
  count: number,
  width: number,
  height: number,
  ofSize: PictureSize | null,
): Placement[] {
  const at = (x: number, y: number, share: number): Placement => {
    const size = Math.round(Math.min(width, height) * share);
    return {
      x: Math.round(width * x - size / 2),
      y: Math.round(height * y - size / 2),
      size,
    };
  };
  // Of different sizes, all stand on one line.
  if (count === 1 && ofSize) return [at(0.5, ground - shares[ofSize] / 2, shares[ofSize])];
  if (count === 1) return [at(0.5, 0.49, width > height ? 0.74 : 0.66)];
  const spread = width > height ? 0.21 : 0.24;
  if (count === 2) return [at(0.5 - spread / 2, 0.48, 0.62), at(0.5 + spread / 2, 0.54, 0.5)];
  return [at(0.5, 0.48, 0.68), at(0.5 - spread, 0.55, 0.46), at(0.5 + spread, 0.55, 0.46)];
}

/** Returns the illustration and, below it, its blurred and darkened silhouette as a shadow. */
async function withShadow(file: string, { x, y, size }: Placement) {
  const sharp = await loadSharp();
  const figure = await sharp(file)
    .resize(size, size, { fit: "contain", background: "#0000" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const blur = Math.max(1, size * 0.05);
  const margin = Math.ceil(blur * 3);
  const padded = await sharp(figure)
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: "#0000",
    })
    .toBuffer();
  const silhouette = await sharp(padded)
    .extractChannel("alpha")
    .blur(blur)
    .linear(0.3, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = silhouette.info;
  const shadow = await sharp({
    create: { width, height, channels: 3, background: "#3a2a20" },
  })
    .joinChannel(silhouette.data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const drop = Math.round(size * 0.05);
  return [
    { input: shadow, left: x - margin, top: y - margin + drop },
    { input: figure, left: x, top: y },
  ];
}

function backgroundSvg(background: Background, width: number, height: number): string {
  const { light, deep } = backgrounds[background];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="background" cx="50%" cy="38%" r="85%">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#background)"/>
  </svg>`;
}
