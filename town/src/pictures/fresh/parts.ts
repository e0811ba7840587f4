import { lighter } from "../studio/colour.ts";
import { at, blob, n, times } from "../studio/paths.ts";
import { ballLight } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";

/** Draws one piece around the origin, about 200 units high. */
export type Sprite = (drawing: SvgDrawing) => string;

/** A filled path with the light of a round body on it. */
export function lit(drawing: SvgDrawing, path: string, fill: string, strength = 1): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="${ballLight(drawing, strength)}"/>`;
}

/** A round fruit or vegetable with a colour that changes from the lit side to the other. */
export function ball(
  drawing: SvgDrawing,
  from: string,
  to: string,
  rx = 92,
  ry = rx,
  wobble = 0.02,
): string {
  const path = blob(drawing.random, rx, ry, 10, wobble);
  return lit(
    drawing,
    path,
    drawing.radial(
      [
        [0, lighter(from, 0.12)],
        [0.5, from],
        [1, to],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.9,
  );
}

export const stalk = (colour = "#5a4023", length = 34, lean = 8) =>
  `<path d="M0 0Q2 ${-length * 0.6} ${lean} ${-length}" stroke="${colour}" stroke-width="8" stroke-linecap="round" fill="none"/>`;

/** A leaf whose stem is at the origin and whose tip points upwards. */
export function leaf(colour: string, length = 90, width = 26): string {
  return `<path d="M0 0C${width} ${n(-length * 0.3)} ${n(width * 0.9)} ${n(-length * 0.75)} 0 ${-length}C${n(-width * 0.9)} ${n(-length * 0.75)} ${-width} ${n(-length * 0.3)} 0 0Z" fill="${colour}"/><path d="M0 -4V${n(-length * 0.9)}M0 ${n(-length * 0.3)}l${n(width * 0.55)} ${n(-length * 0.16)}M0 ${n(-length * 0.3)}l${n(-width * 0.55)} ${n(-length * 0.16)}M0 ${n(-length * 0.55)}l${n(width * 0.5)} ${n(-length * 0.14)}M0 ${n(-length * 0.55)}l${n(-width * 0.5)} ${n(-length * 0.14)}" stroke="${lighter(colour, 0.3)}" stroke-width="2.5" fill="none" opacity=".8"/><path d="M0 0C${-width} ${n(-length * 0.3)} ${n(-width * 0.9)} ${n(-length * 0.75)} 0 ${-length}Z" fill="#000" opacity=".1"/>`;
}

/** Small spots inside a circle. */
export function spots(
  drawing: SvgDrawing,
  count: number,
  rx: number,
  ry: number,
  size: number,
  colour: string,
  opacity = 0.5,
): string {
  const { random } = drawing;
  return times(count, () => {
    const [angle, reach] = [random.next() * 6.283, Math.sqrt(random.next())];
    return `<circle cx="${n(Math.cos(angle) * reach * rx)}" cy="${n(Math.sin(angle) * reach * ry)}" r="${n(size * (0.6 + random.next() * 0.8))}" fill="${colour}" opacity="${opacity}"/>`;
  });
}

/** A long vegetable lying on its side, with a stem at the right end. */
export function long(
  drawing: SvgDrawing,
  from: string,
  to: string,
  length: number,
  thick: number,
  bend = 10,
): string {
  const half = length / 2;
  const path = `M${-half} 0C${-half} ${-thick} ${-half * 0.5} ${-thick - bend} 0 ${-thick - bend}S${half} ${-thick} ${half} 0S${half * 0.5} ${thick - bend} 0 ${thick - bend}S${-half} ${thick} ${-half} 0Z`;
  return `<path d="${path}" fill="${drawing.linear("down", [
    [0, lighter(from, 0.22)],
    [0.3, from],
    [1, to],
  ])}"/><path d="M${-half * 0.75} ${-thick * 0.5}Q0 ${-thick * 0.9 - bend} ${half * 0.75} ${-thick * 0.5}" stroke="#fff" stroke-opacity=".35" stroke-width="${n(thick * 0.16)}" fill="none" stroke-linecap="round"/>`;
}

/** Repeats a small piece in a loose heap; the later ones lie in front. */
export function heap(
  drawing: SvgDrawing,
  count: number,
  rx: number,
  ry: number,
  piece: () => string,
  scale = 1,
): string {
  const { random } = drawing;
  const places = Array.from({ length: count }, () => {
    const [angle, reach] = [random.next() * 6.283, Math.sqrt(random.next())];
    return [Math.cos(angle) * reach * rx, Math.sin(angle) * reach * ry] as const;
  }).sort((one, other) => one[1] - other[1]);
  return places
    .map(([x, y]) => at(x, y, piece(), random.next() * 360, scale * (0.9 + random.next() * 0.2)))
    .join("");
}
