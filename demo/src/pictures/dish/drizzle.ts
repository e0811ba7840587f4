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
