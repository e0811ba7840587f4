/** The widths in which the shop keeps every picture; the widest is for covers across the page. */
const widths = [96, 160, 320, 480, 640, 960, 1440];

export const widest = Math.max(...widths);

/** The narrowest screen that is thought of. */
const narrowest = 320;
/** Beyond so many points of the screen to each of the page nobody sees a difference. */
const finest = 2.5;

const kept = new Map<string, number[]>();

/**
 * Which widths can be of use to a picture drawn as wide as `sizes` says, from the smallest screen to the
 * finest: a logo of 48 pixels needs no picture of 960.
 */
export function widthsFor(sizes: string): number[] {
  const known = kept.get(sizes);
  if (known) return known;
  const { least, most } = shownWidths(sizes);
  const first = widths.findIndex((width) => width >= least);
  const last = widths.findIndex((width) => width >= most * finest);
  const useful = widths.slice(
    first < 0 ? -1 : first,
    last < 0 ? widths.length : Math.max(last, first) + 1,
  );
  kept.set(sizes, useful);
  return useful;
}

/** How wide it is drawn at the least and at the most: `(width < 480px) 50vw, 200px` is 160 to 240. */
function shownWidths(sizes: string): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let screen = narrowest;
  for (const entry of sizes.split(",")) {
    const [, until, figure, unit] =
      /^\s*(?:\(width < (\d+)px\)\s+)?([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
    // What is written in another way may be of any width.
    if (figure === undefined) return { least: 0, most: Number.POSITIVE_INFINITY };
    const widest = until === undefined ? Number.POSITIVE_INFINITY : Number(until);
    const share = Number(figure);
    least = Math.min(least, unit === "px" ? share : (screen * share) / 100);
    most = Math.max(most, unit === "px" ? share : (widest * share) / 100);
    screen = widest;
  }
  return { least, most };
}
