import type { DrawLinkPreview, LinkPreview } from "@errand/server/link-previews/link-preview.types";
import { loadSharp } from "@errand/town/pictures/bitmap";
import { hasOutline } from "@errand/town/pictures/outline";
import { colours } from "./colours.ts";
import { itemLayout } from "./item-layout.ts";
import type { Layout } from "./layout.types.ts";
import { shopLayout } from "./shop-layout.ts";
import { storeLayout } from "./store-layout.ts";

const size = { width: 1200, height: 630 };

const layouts: Record<LinkPreview["kind"], (preview: LinkPreview, pictures: number) => Layout> = {
  item: itemLayout,
  store: storeLayout,
  shop: shopLayout,
};

/**
 * Draws the picture of a shared link. JPEG, because not every site that shows links reads WebP.
 * Text is in outlines, so that no font of the machine is needed.
 */
export async function drawLinkPreview(
  preview: LinkPreview,
  pictures: (Uint8Array | null)[],
): ReturnType<DrawLinkPreview> {
  const sharp = await loadSharp();
  const found = pictures.filter((picture) => picture !== null);
  const { boxes, svg } = layouts[preview.kind](withoutUnknownLetters(preview), found.length);
  const layers = await Promise.all(
    boxes.map(async ({ left, top, width, height, radius = 0 }, index) => ({
      input: await pictureIn(found[index], width, height, radius),
      left,
      top,
    })),
  );
  return sharp({ create: { ...size, channels: 3, background: colours.paper } })
    .composite([...layers, { input: documentOf(svg) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * Leaves out texts in letters that the bundled font does not have, instead of drawing empty boxes.
 * The link itself shows its title beside the picture.
 */
function withoutUnknownLetters(preview: LinkPreview): LinkPreview {
  const known = (text: string) => (hasOutline(text) ? text : "");
  return {
    ...preview,
    title: known(preview.title),
    subtitle: known(preview.subtitle),
    price: preview.price && hasOutline(preview.price.amount) ? preview.price : null,
    facts: preview.facts.filter(hasOutline),
    shopName: known(preview.shopName),
  };
}

/** Returns a picture that fills its box, or the empty box without one. Cut-outs get a ground. */
async function pictureIn(
  picture: Uint8Array | undefined,
  width: number,
  height: number,
  radius: number,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const filled = picture
    ? sharp(picture)
        .resize(width, height, { fit: "cover" })
        .flatten({ background: colours.picture })
    : sharp({ create: { width, height, channels: 3, background: colours.picture } });
  if (radius === 0) return filled.png({ compressionLevel: 1 }).toBuffer();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return filled
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function documentOf(body: string): Buffer {
  const { width, height } = size;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );
}
