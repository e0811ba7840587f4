import type { Surface } from "./surfaces.ts";

/** The light of the room: bright at the upper left, darker towards the lower right. */
export const light = () => `<radialGradient id="light" cx=".36" cy=".3" r=".9">
  <stop offset="0" stop-color="#fff7e4" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
  <stop offset=".75" stop-color="#160a03" stop-opacity=".1"/><stop offset="1" stop-color="#120802" stop-opacity=".46"/></radialGradient>
  <rect x="-400" y="-400" width="800" height="800" fill="url(#light)"/>`;

const walls: Record<Surface, [near: string, far: string]> = {
  oak: ["#e9dcc8", "#b3a188"],
  walnut: ["#6b6f66", "#2f332f"],
  beech: ["#dfe6e2", "#a3b3ad"],
  slate: ["#5a626c", "#22272d"],
  linen: ["#efe4d6", "#bfae98"],
  marble: ["#e6ecef", "#a9b6be"],
};

/** The wall behind what stands on a table; the table stays visible below. */
export function wall(surface: Surface): string {
  const [near, far] = walls[surface];
  return `<radialGradient id="wall" cx=".38" cy=".4" r=".8"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>
    <linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120802" stop-opacity=".5"/><stop offset="1" stop-color="#120802" stop-opacity="0"/></linearGradient>
    <rect x="-400" y="-400" width="800" height="560" fill="url(#wall)"/><rect x="-400" y="160" width="800" height="70" fill="url(#edge)"/>`;
}
