import type { Bowl } from "./bowls.ts";
import { reliefFilter } from "./relief.ts";
import { repeat } from "./shapes.ts";

/** What dishes lie on or in, around the origin; each content is 800 × 800 units with its shadow. */

const ground = `<filter id="ground" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
  <filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
  <filter id="hazy" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="10"/></filter>`;

const roundShadow = (radius: number) =>
  `${ground}<circle cx="20" cy="30" r="${radius}" fill="#150a03" opacity=".55" filter="url(#ground)"/><circle cx="7" cy="10" r="${radius}" fill="#150a03" opacity=".4" filter="url(#near)"/>`;

function plate(rim: string, well: string, edge: string, radius = 345): string {
  return `${roundShadow(radius)}
    <linearGradient id="rim" x1=".15" y1=".1" x2=".85" y2=".95"><stop offset="0" stop-color="${rim}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
    <linearGradient id="well" x1=".85" y1=".95" x2=".15" y2=".1"><stop offset="0" stop-color="${rim}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
    <circle r="${radius}" fill="url(#rim)"/><circle r="${radius - 4}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    <circle r="${radius * 0.76}" fill="url(#well)"/><circle r="${radius * 0.735}" fill="${well}"/>
    <ellipse cx="${-radius * 0.5}" cy="${-radius * 0.72}" rx="70" ry="16" fill="#fff" opacity=".4" transform="rotate(-36 ${-radius * 0.5} ${-radius * 0.72})" filter="url(#near)"/>`;
}

/** The shadow of a board has its outline but not its colour. */
const cast = (id: string, blur: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/><feColorMatrix values="0 0 0 0 .08  0 0 0 0 .04  0 0 0 0 .01  0 0 0 1 0"/></filter>`;

function board(content: string): string {
  return `${cast("far", 22)}${cast("close", 7)}<g transform="translate(18 28)" opacity=".55" filter="url(#far)">${content}</g><g transform="translate(6 9)" opacity=".4" filter="url(#close)">${content}</g>
    ${reliefFilter("board", { round: 5, gloss: 0.12, grain: 0.35, fine: 0.03, lift: 0 })}<g filter="url(#board)">${content}</g>`;
}

export const vessels = {
  none: "",
  "white plate": plate("#ffffff", "#faf8f4", "#cdc7be"),
  "stone plate": plate("#8f8a82", "#7c776f", "#4f4b45"),
  "blue plate": plate("#dbe6ec", "#eef4f6", "#7f9cab"),
  "sand plate": plate("#efe2cb", "#f5ead6", "#b8a483"),
  "dark plate": plate("#4c4f54", "#3a3d42", "#1d1f22"),
  pan: `${roundShadow(335)}<rect x="-38" y="300" width="76" height="130" rx="24" fill="#17181a"/><circle r="338" fill="#1c1d20"/><circle r="334" fill="none" stroke="#6b6e74" stroke-width="5"/><circle r="300" fill="#26282c"/><circle r="298" fill="none" stroke="#0c0d0e" stroke-width="8"/>`,
  "oven dish": `${ground}<rect x="-315" y="-225" width="660" height="500" rx="70" fill="#150a03" opacity=".55" filter="url(#ground)"/><rect x="-375" y="-60" width="750" height="120" rx="50" fill="#a33e28"/><rect x="-335" y="-250" width="670" height="500" rx="70" fill="#c4523a"/><rect x="-329" y="-244" width="658" height="488" rx="66" fill="none" stroke="#f2b9a4" stroke-width="5" opacity=".7"/><rect x="-305" y="-222" width="610" height="444" rx="52" fill="#7c2f1f"/>`,
  board: board(
    '<rect x="-350" y="-250" width="700" height="500" rx="44" fill="#a8703c"/><circle cx="-300" cy="-200" r="16" fill="#5a3518"/>',
  ),
  "round board": board('<circle r="352" fill="#ad7742"/>'),
  slate: board('<rect x="-345" y="-260" width="690" height="520" rx="10" fill="#33383d"/>'),
  paper: board(
    '<path d="M-340 -230L-40 -310L330 -250L350 190L60 300L-320 250Z" fill="#e9dcc2" stroke="#d8c8a6" stroke-width="6"/>',
  ),
  "bento box": `${ground}<rect x="-320" y="-225" width="690" height="510" rx="36" fill="#150a03" opacity=".55" filter="url(#ground)"/><rect x="-345" y="-255" width="690" height="510" rx="36" fill="#1d1a1c"/><rect x="-338" y="-248" width="676" height="496" rx="32" fill="none" stroke="#c0392b" stroke-width="6"/><rect x="-318" y="-228" width="300" height="456" rx="18" fill="#35221f"/><rect x="4" y="-228" width="314" height="216" rx="18" fill="#35221f"/><rect x="4" y="12" width="314" height="216" rx="18" fill="#35221f"/>`,
  tajine: `${roundShadow(345)}<circle r="345" fill="#b4602f"/><circle r="341" fill="none" stroke="#e8a56f" stroke-width="6"/>${repeat(36, (i) => `<circle r="9" cx="${Math.cos((i / 36) * 6.283) * 322}" cy="${Math.sin((i / 36) * 6.283) * 322}" fill="${i % 2 ? "#f1dcb4" : "#24525e"}"/>`)}<circle r="300" fill="#7a3a18"/>`,
  pot: `${roundShadow(320)}<rect x="-390" y="-46" width="780" height="92" rx="40" fill="#1d2836"/><circle r="320" fill="#2c3c50"/><circle r="315" fill="none" stroke="#8aa0b8" stroke-width="6"/><circle r="290" fill="#efe9de"/><circle r="284" fill="#b9b2a4"/>`,
  ramekin: `${roundShadow(230)}<circle r="232" fill="#f4f0ea"/>${repeat(40, (i) => `<circle r="17" cx="${Math.cos((i / 40) * 6.283) * 216}" cy="${Math.sin((i / 40) * 6.283) * 216}" fill="${i % 2 ? "#fffdfa" : "#dcd5ca"}"/>`)}<circle r="204" fill="#c9c1b4"/>`,
} as const;

export type Vessel = keyof typeof vessels | Bowl;
