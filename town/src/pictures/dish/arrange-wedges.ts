import type { Random } from "../../generate/random.ts";
import type { Form } from "./forms/form.types.ts";
import { type PartName, parts } from "./parts.ts";
import type { Placed } from "./placed.types.ts";
import type { Point } from "./shapes.ts";

/** Each kind fills a wedge of a bowl; one wedge stays free, so that the grains are seen. */
export function inWedges(
  pieces: PartName[],
  { radius, fill, size = 1.3 }: Form,
  random: Random,
): Placed[] {
  const wedges = Math.max(3, pieces.length + 1);
  const width = (Math.PI * 2) / wedges;
  const first = random.next() * Math.PI * 2;
  return pieces.flatMap((part, index) => {
    const own = parts[part].radius * size;
    const from = first + index * width;
    const count = Math.max(2, Math.round((fill * 1.3 * radius ** 2) / wedges / own ** 2));
    return scatteredInWedge({ from, width, radius: radius - own * 0.45, own, count }, random).map(
      (point) => ({ ...point, part }),
    );
  });
}

type Wedge = { from: number; width: number; radius: number; own: number; count: number };

/** Returns points whose pieces overlap a little and stay between both edges of the wedge. */
function scatteredInWedge({ from, width, radius, own, count }: Wedge, random: Random): Point[] {
  const points: Point[] = [];
  for (let attempt = 0; attempt < count * 40 && points.length < count; attempt++) {
    const apart = own * (1.1 - (attempt / (count * 40)) * 0.6);
    const away = radius * (0.24 + 0.76 * Math.sqrt(random.next()));
    const margin = Math.min(width * 0.42, (own * 0.5) / away);
    const angle = from + margin + random.next() * (width - 2 * margin);
    const point = { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
    if (points.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > apart))
      points.push(point);
  }
  // The nearest lie on top.
  return points.sort((one, other) => one.y - other.y);
}
