import { circle, line, moved, repeat, turned } from "../shapes.ts";
import type { Body } from "./body.ts";

/** Cold drinks, standing in front of a wall. */

const standing = `<filter id="under" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="14"/></filter>`;
const footShadow = (width: number, y: number) =>
  `${standing}<ellipse cx="26" cy="${y}" rx="${width}" ry="24" fill="#120703" opacity=".6" filter="url(#under)"/>`;

const sheen = (path: string) =>
  `<linearGradient id="sheen" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".12" stop-color="#fff" stop-opacity=".1"/><stop offset=".24" stop-color="#fff" stop-opacity=".55"/><stop offset=".32" stop-color="#fff" stop-opacity=".04"/><stop offset=".8" stop-color="#000" stop-opacity=".1"/><stop offset=".94" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient><path d="${path}" fill="url(#sheen)"/>`;

const tumbler =
  (hasIce: boolean, straw: string): Body =>
  (random, color) => {
    const glass = "M-138 -230L-112 250Q-110 272 -86 272H86Q110 272 112 250L138 -230Z";
    const drink =
      "M-128 -150L-106 240Q-104 260 -84 260H84Q104 260 106 240L128 -150Q0 -128 -128 -150Z";
    return `${footShadow(130, 272)}<path d="${glass}" fill="#ffffff" opacity=".22"/><linearGradient id="depth" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#1a0600" stop-opacity=".35"/></linearGradient>
    ${straw === "" ? "" : line("M30 200L96 -360", straw, 18)}
    <path d="${drink}" fill="${color}" opacity=".93"/><path d="${drink}" fill="url(#depth)"/><ellipse cy="-150" rx="128" ry="19" fill="${color}"/><ellipse cy="-150" rx="128" ry="19" fill="#fff" opacity=".3"/>
    ${hasIce ? repeat(4, (i) => moved(-60 + (i % 2) * 100 + random.between(-12, 12), -120 + i * 46, turned(random.between(-30, 30), '<rect x="-38" y="-38" width="76" height="76" rx="14" fill="#fff" opacity=".42"/><rect x="-38" y="-38" width="76" height="76" rx="14" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>'))) : ""}
    ${hasIce ? repeat(26, () => circle(random.between(-96, 96), random.between(-120, 240), 2 + random.next() * 4, "#fff", 'opacity=".5"')) : ""}
    ${sheen(glass)}<ellipse cy="-230" rx="138" ry="20" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"/>`;
  };

const wine =
  (isFlute: boolean): Body =>
  (_random, color) => {
    const cup = isFlute
      ? "M-74 -290Q-92 -20 0 60Q92 -20 74 -290Z"
      : "M-118 -270Q-170 20 0 70Q170 20 118 -270Z";
    const drink = isFlute
      ? "M-78 -190Q-78 -10 0 50Q78 -10 78 -190Q0 -178 -78 -190Z"
      : "M-137 -130Q-138 16 0 60Q138 16 137 -130Q0 -112 -137 -130Z";
    return `${footShadow(120, 292)}<ellipse cy="282" rx="108" ry="20" fill="#fff" opacity=".4"/><ellipse cy="280" rx="108" ry="18" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/><path d="M-8 60Q-4 200 -34 276H34Q4 200 8 60Z" fill="#fff" opacity=".45"/><path d="${cup}" fill="#fff" opacity=".2"/><path d="${drink}" fill="${color}"/><ellipse cy="${isFlute ? -190 : -130}" rx="${isFlute ? 78 : 137}" ry="16" fill="#fff" opacity=".28"/>${sheen(cup)}<ellipse cy="${isFlute ? -290 : -270}" rx="${isFlute ? 74 : 118}" ry="14" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>`;
  };

const bottle =
  (glass: string, label: string, cap: string): Body =>
  (_random, color) => {
    const outline =
      "M-34 -330V-190Q-38 -140 -80 -104Q-100 -84 -100 -50V250Q-100 276 -74 276H74Q100 276 100 250V-50Q100 -84 80 -104Q38 -140 34 -190V-330Z";
    return `${footShadow(108, 276)}<path d="${outline}" fill="${glass === "" ? color : glass}"/><rect x="-40" y="-352" width="80" height="44" rx="9" fill="${cap}"/><path d="M-100 0H100V170H-100Z" fill="${label}"/><path d="M-100 14H100M-100 156H100" stroke="${color}" stroke-width="6"/><circle cy="84" r="40" fill="${color}"/><path d="M-22 96Q0 40 22 96Z" fill="${label}"/>${sheen(outline)}`;
  };

const can: Body = (_random, color) => {
  const outline = "M-112 -226L-96 -262H96L112 -226V236L96 268H-96L-112 236Z";
  return `${footShadow(112, 268)}<path d="${outline}" fill="${color}"/><path d="M-112 -60Q0 -120 112 -30V120Q0 40 -112 150Z" fill="#fff" opacity=".85"/><circle cy="34" r="46" fill="${color}"/><ellipse cy="-262" rx="96" ry="15" fill="#d9dde0"/><ellipse cy="-262" rx="80" ry="10" fill="#a9b0b5"/>${sheen(outline)}`;
};

export const drinkBodies = {
  tumbler: tumbler(true, "#d9423a"),
  juice: tumbler(false, "#4a9a6a"),
  wine: wine(false),
  flute: wine(true),
  "wine bottle": bottle("", "#f6ecd6", "#4a1a24"),
  "water bottle": bottle("#cfe6f0", "#f7fbfd", "#2f7fb5"),
  can,
} satisfies Record<string, Body>;
