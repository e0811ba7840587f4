import { circle, line, repeat } from "../shapes.ts";
import type { Body } from "./body.ts";

/** A mug of beer with its foam. */
const mug: Body = (random, color) =>
  `<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="14"/></filter>
  <ellipse cx="30" cy="272" rx="190" ry="26" fill="#120703" opacity=".6" filter="url(#soft)"/>
  <linearGradient id="beer" x1="0" x2="1"><stop offset="0" stop-color="#3a1a02" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1a02" stop-opacity=".45"/></linearGradient>
  ${line("M128 -110C290 -130 290 170 128 150", "#ffffff", 42, 'opacity=".55"')}${line("M128 -110C290 -130 290 170 128 150", "#d8c9a8", 8, 'opacity=".6"')}
  <rect x="-162" y="-220" width="324" height="490" rx="30" fill="#fff" opacity=".4"/>
  <rect x="-142" y="-200" width="284" height="448" rx="20" fill="${color}"/><rect x="-142" y="-200" width="284" height="448" rx="20" fill="url(#beer)"/>
  ${repeat(4, (index) => `<rect x="${-124 + index * 66}" y="-90" width="46" height="300" rx="20" fill="#fff" opacity=".16"/>`)}
  ${repeat(40, () => circle(random.between(-126, 126), random.between(-120, 230), 2 + random.next() * 4, "#fff6d8", 'opacity=".7"'))}
  <rect x="-166" y="-250" width="332" height="110" rx="50" fill="#fffaf0"/>
  ${repeat(9, (index) => circle(-140 + index * 35, -246 + ((index * 31) % 26), 40, index % 2 ? "#fffdf8" : "#f6ecda"))}
  ${repeat(5, (index) => `<rect x="${-150 + index * 66}" y="-170" width="44" height="${60 + ((index * 37) % 50)}" rx="22" fill="#fffaf0"/>`)}`;

export const beerBodies = { "beer mug": mug } satisfies Record<string, Body>;
