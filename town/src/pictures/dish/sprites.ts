import { type Random, randomOf } from "../../generate/random.ts";
import { type Bitmap, rasterize } from "../bitmap.ts";
import { type Relief, reliefFilter, scaleRelief } from "./relief.ts";
import { blob, moved, repeat, shape, turned } from "./shapes.ts";

/** A piece of food, drawn around the origin. */
export type Part = Relief & {
  /** Half of its size in units; a picture has 800. */
  radius: number;
  /** How many lie on a full dish. */
  count: number;
  shape: (random: Random) => string;
  /** Whether it stands, so that it is never turned. */
  isUpright?: boolean;
  /** Whether it lies in the sauce of a curry or stew rather than on it. */
  soaks?: boolean;
};

const variants = 6;
const maxBytes = 96_000_000;
const drawn = new Map<string, { bitmap: Promise<Bitmap>; size: number }>();
let bytes = 0;

/** Returns one of several drawings of a part at this scale (pixels per unit). */
export function partBitmap(
  name: string,
  part: Part,
  scale: number,
  random: Random,
  sauce?: string,
): Promise<Bitmap> {
  const coat = part.soaks ? sauce : undefined;
  const variant = random.between(0, variants - 1);
  const own = randomOf(name, variant);
  const reach = part.radius * 1.25 + (part.lift ?? 4) * 3;
  const side = Math.ceil(reach * 2 * scale);
  return remembered(
    `${name} ${coat ?? ""} ${variant} ${scale}`,
    () => {
      const content =
        turned(part.isUpright ? 0 : (variant * 360) / variants + own.next() * 50, part.shape(own)) +
        (coat && part.browned ? lappedBy(coat, part.radius, own) : "");
      const relief = coat ? { ...part, film: coat, lift: (part.lift ?? 4) * 0.3 } : part;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-reach} ${-reach} ${reach * 2} ${reach * 2}">
      ${reliefFilter("relief", relief, variant + 1)}<g filter="url(#relief)">${content}</g></svg>`;
      return scaleRelief(svg, scale);
    },
    side,
  );
}

/** The sauce around a piece, which rises at its edges and covers some of them. */
function lappedBy(sauce: string, radius: number, random: Random): string {
  return repeat(3, (index) => {
    const angle = 0.2 + index * 1.3 + random.next();
    const away = radius * 0.84;
    const lap = blob(random, { radius: radius * (0.2 + random.next() * 0.16), uneven: 0.2 });
    return moved(Math.cos(angle) * away, Math.sin(angle) * away, shape(lap, sauce));
  });
}

/** Returns a drawing of 800 × 800 units at this scale. */
export function layerBitmap(key: string, scale: number, content: () => string): Promise<Bitmap> {
  const side = Math.round(800 * scale);
  return remembered(
    `${key} ${scale}`,
    () =>
      scaleRelief(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-400 -400 800 800">${content()}</svg>`,
        scale,
      ),
    side,
  );
}

/** Draws each bitmap once; the oldest are forgotten when all together take too much memory. */
function remembered(key: string, svg: () => string, side: number): Promise<Bitmap> {
  const known = drawn.get(key);
  if (known) {
    drawn.delete(key);
    drawn.set(key, known);
    return known.bitmap;
  }
  const added = { bitmap: rasterize(svg(), side, side), size: side * side * 4 };
  drawn.set(key, added);
  bytes += added.size;
  for (const [oldest, { size }] of drawn) {
    if (bytes <= maxBytes) break;
    drawn.delete(oldest);
    bytes -= size;
  }
  return added.bitmap;
}
