import { type Bitmap, rasterize } from "../bitmap.ts";

const wood = (base: string, tones: string[], grain: string) =>
  `<rect width="800" height="800" fill="${base}"/>
  ${tones.map((tone, index) => `<rect y="${index * 200 - 40}" width="800" height="197" fill="${tone}"/>`).join("")}
  <filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="0.0035 0.05" numOctaves="5" seed="11"/>
    <feColorMatrix values="${grain}"/></filter>
  <rect width="800" height="800" filter="url(#grain)"/>
  ${tones.map((_, index) => `<rect y="${index * 200 + 157}" width="800" height="3" fill="#000" opacity=".28"/>`).join("")}`;

const speckled = (base: string, noise: string, frequency: string, type = "fractalNoise") =>
  `<rect width="800" height="800" fill="${base}"/>
  <filter id="speckles" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="5" seed="4"/>
    <feColorMatrix values="${noise}"/></filter>
  <rect width="800" height="800" filter="url(#speckles)"/>`;

/** SVG content of 800 × 800 units. */
const surfaces = {
  oak: wood(
    "#b98250",
    ["#b67d4a", "#c18c5a", "#ad7443", "#bd8653", "#b27a48"],
    "0 0 0 0 .26  0 0 0 0 .14  0 0 0 0 .06  0 0 0 1.25 -.52",
  ),
  walnut: wood(
    "#5b3d2a",
    ["#583a27", "#65452f", "#503422", "#5f402b", "#553826"],
    "0 0 0 0 .1  0 0 0 0 .05  0 0 0 0 .02  0 0 0 1.4 -.56",
  ),
  beech: wood(
    "#d9b98e",
    ["#d6b487", "#dfc198", "#d1ad80", "#dcbc92", "#d4b186"],
    "0 0 0 0 .5  0 0 0 0 .33  0 0 0 0 .17  0 0 0 .95 -.42",
  ),
  slate: speckled("#3a4046", "0 0 0 0 .62  0 0 0 0 .66  0 0 0 0 .7  0 0 0 .8 -.34", "0.03 0.06"),
  linen: speckled("#ddd2c1", "0 0 0 0 .42  0 0 0 0 .36  0 0 0 0 .28  0 0 0 1.1 -.42", "0.5 0.06"),
  marble: speckled(
    "#f1efec",
    "0 0 0 0 .5  0 0 0 0 .49  0 0 0 0 .48  -3 0 0 0 .5",
    "0.005 0.009",
    "turbulence",
  ),
} as const;

export type Surface = keyof typeof surfaces;

const drawn = new Map<Surface, Promise<Bitmap>>();

/** Returns a surface in 960 × 960 pixels, drawn once. */
export function surfaceBitmap(surface: Surface): Promise<Bitmap> {
  const known = drawn.get(surface);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 800 800">${surfaces[surface]}</svg>`;
  const bitmap = rasterize(svg, 960, 960);
  drawn.set(surface, bitmap);
  return bitmap;
}
