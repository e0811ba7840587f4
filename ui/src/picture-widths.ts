/** The widths in which the shop has every picture; the widest is for covers across the page. */
const widths = [96, 160, 320, 480, 640, 960, 1440];

/** The narrowest supported screen, in CSS pixels. */
const minScreenWidth = 320;
/** Device pixels per CSS pixel above which no difference is visible. */
const maxPixelRatio = 2.5;

const cache = new Map<string, number[]>();

/**
 * Returns the stored widths that are useful for `sizes`, from the smallest screen to the highest
 * pixel ratio: a logo of 48 pixels needs no picture of 960.
 */
export function widthsFor(sizes: string): number[] {
  const cached = cache.get(sizes);
  if (cached) return cached;
  const { min, max } = renderedWidths(sizes);
  const first = widths.findIndex((width) => width >= min);
  const last = widths.findIndex((width) => width >= max * maxPixelRatio);
  const useful = widths.slice(
    first < 0 ? -1 : first,
    last < 0 ? widths.length : Math.max(last, first) + 1,
  );
  cache.set(sizes, useful);
  return useful;
}

/** The range of the rendered width in CSS pixels: `(width < 480px) 50vw, 200px` is 160 to 240. */
function renderedWidths(sizes: string): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let screen = minScreenWidth;
  for (const entry of sizes.split(",")) {
    const [, breakpoint, figure, unit] =
      /^\s*(?:\(width < (\d+)px\)\s+)?([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
    // Other formats can have any width.
    if (figure === undefined) return { min: 0, max: Number.POSITIVE_INFINITY };
    const screenEnd = breakpoint === undefined ? Number.POSITIVE_INFINITY : Number(breakpoint);
    const share = Number(figure);
    min = Math.min(min, unit === "px" ? share : (screen * share) / 100);
    max = Math.max(max, unit === "px" ? share : (screenEnd * share) / 100);
    screen = screenEnd;
  }
  return { min, max };
}
