import type { Random } from "../../generate/random.ts";
import { reliefFilter } from "./relief.ts";
import { line } from "./shapes.ts";

/** A sauce in a thin line to and fro. */
export function drizzle(color: string, radius: number, random: Random): string {
  const reach = radius * 0.85;
  const turns = 6;
  const path = Array.from({ length: turns }, (_, index) => {
    const y = -reach + ((index + 0.5) / turns) * 2 * reach;
    const wide = Math.sqrt(Math.max(0, reach * reach - y * y)) * (0.7 + random.next() * 0.3);
    const x = index % 2 ? wide : -wide;
    return `${index === 0 ? "M" : `Q${(-x * 0.2).toFixed(0)} ${(y - 26).toFixed(0)} `}${x.toFixed(0)} ${y.toFixed(0)}`;
  }).join("");
  return `${reliefFilter("drizzle", { round: 4, gloss: 0.9, grain: 0.1, lift: 3 })}<g filter="url(#drizzle)" transform="rotate(${random.between(-40, 40)})">${line(path, color, 10, 'opacity=".92"')}</g>`;
}

/** Cream poured in a spiral, thinner towards its end. */
export function swirl(color: string, radius: number, random: Random): string {
  const steps = 38;
  const first = random.next() * Math.PI * 2;
  const point = (step: number) => {
    const angle = first + step * 0.27;
    const away = radius * (0.06 + (step / steps) * 0.8) + random.next() * 8;
    return { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
  };
  const points = Array.from({ length: steps }, (_, step) => point(step));
  const arcs = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x: 0, y: 0 };
    const width = 15 * (1 - index / steps) + 4;
    return line(
      `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
      color,
      Number(width.toFixed(1)),
    );
  });
  return `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter><g filter="url(#soft)" opacity=".85">${arcs.join("")}</g>`;
}
