import { reliefFilter } from "../relief.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import type { Body } from "./body.ts";

/** Drinks and ice cream: glasses stand in front of a wall, cups are seen from above. */

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

/** The golden foam of coffee or the shimmer of tea, finer towards the middle. */
const crema = (random: Parameters<Body>[0]) =>
  `<radialGradient id="crema" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#e8b060" stop-opacity=".34"/><stop offset=".7" stop-color="#c8843a" stop-opacity=".3"/><stop offset=".94" stop-color="#f0c27a" stop-opacity=".62"/><stop offset="1" stop-color="#5a3010" stop-opacity=".5"/></radialGradient>${circle(2, 4, 170, "url(#crema)")}` +
  repeat(9, (index) => {
    const turn = index * 0.9 + random.next();
    const [x, y] = [Math.cos(turn) * (30 + index * 13), Math.sin(turn) * (30 + index * 13)];
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${random.between(20, 50)} ${random.between(-24, 24)} ${random.between(50, 84)} ${random.between(-16, 16)}`,
      "#f3cf92",
      random.between(5, 11),
      'opacity=".14"',
    );
  }) +
  repeat(46, () => {
    const [angle, away] = [random.next() * 6.283, 100 + random.next() * 62];
    return circle(
      2 + Math.cos(angle) * away,
      4 + Math.sin(angle) * away,
      1.5 + random.next() * 4,
      "#fbe2b0",
      'opacity=".5"',
    );
  });

const cup =
  (saucer: string, china: string, art: string): Body =>
  (random, color) =>
    `<filter id="gr" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter><circle cx="18" cy="28" r="300" fill="#150a03" opacity=".5" filter="url(#gr)"/>
  ${reliefFilter("ch", { round: 12, gloss: 0.5, grain: 0.02, lift: 4 })}<g filter="url(#ch)">${circle(0, 0, 300, saucer)}</g><g filter="url(#ch)">${circle(0, 0, 200, saucer)}</g>
  <g filter="url(#ch)"><path d="M150 -40Q330 -90 318 20Q310 90 160 60" fill="none" stroke="${china}" stroke-width="36"/></g><circle cx="14" cy="20" r="200" fill="#150a03" opacity=".45" filter="url(#gr)"/><g filter="url(#ch)">${circle(0, 0, 196, china)}</g>
  ${circle(0, 0, 174, "#5a4030")}${circle(2, 4, 170, color)}<radialGradient id="cr" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#140700" stop-opacity=".5"/></radialGradient>
  ${art === "" ? crema(random) : shape("M0 120C-130 60 -110 -90 -40 -84Q-6 -80 0 -44Q6 -80 40 -84C110 -90 130 60 0 120Z", art) + shape("M0 84C-76 40 -72 -46 -30 -46Q-4 -42 0 -14Q4 -42 30 -46C72 -46 76 40 0 84Z", color, 'opacity=".55"') + shape("M0 54C-40 26 -40 -16 -16 -16Q-2 -14 0 2Q2 -14 16 -16C40 -16 40 26 0 54Z", art)}
  ${circle(2, 4, 170, "url(#cr)")}`;

const scoop = (
  x: number,
  y: number,
  r: number,
  color: string,
  id: string,
  random: Parameters<Body>[0],
) =>
  moved(
    x,
    y,
    `${reliefFilter(`${id}s`, { round: 9, gloss: 0.2, grain: 0.6, fine: 0.05, lift: 9 }, 5)}<g filter="url(#${id}s)">${shape(blob(random, { radius: r * 1.03, count: 26, uneven: 0.07 }), color)}</g>
    ${reliefFilter(id, { round: 34, gloss: 0.3, grain: 0.34, fine: 0.035, lift: 0 }, 7)}<g filter="url(#${id})">${shape(blob(random, { radius: r * 0.95, count: 15, uneven: 0.03 }), color)}</g>
    ${repeat(5, (index) => line(`M${-r * 0.7} ${(-0.3 + index * 0.2) * r}Q${-r * 0.1} ${(-0.42 + index * 0.2) * r} ${r * 0.66} ${(-0.22 + index * 0.2) * r}`, index % 2 ? "#ffffff" : "#3a1c0a", r * 0.03, 'opacity=".12"'))}`,
  );

const iceCup =
  (colors: string[]): Body =>
  (random) =>
    colors
      .map((color, i) => {
        const a = (i / colors.length) * 6.283 + 0.6;
        const d = colors.length === 1 ? 0 : 92;
        return scoop(
          Math.cos(a) * d,
          Math.sin(a) * d,
          colors.length > 2 ? 112 : 124,
          color,
          `sc${i}`,
          random,
        );
      })
      .join("");

const cone: Body = (random) =>
  `${standing}<path d="M-100 30L0 330L100 30Z" fill="#d9a054" stroke="#b97a30" stroke-width="8" stroke-linejoin="round"/>${repeat(5, (i) => line(`M${-84 + i * 40} 34L${-30 + i * 26} 200M${84 - i * 40} 34L${30 - i * 26} 200`, "#a8682a", 5, 'opacity=".7"'))}${scoop(0, -40, 132, "#f6e6c2", "c1", random)}${scoop(-10, -196, 112, "#e8879a", "c2", random)}`;

const tub: Body = (random, color) =>
  footShadow(190, 262) +
  `<path d="M-190 -150L-160 250Q0 286 160 250L190 -150Z" fill="#fdf6ea"/><path d="M-180 -30L-168 130Q0 160 168 130L180 -30Q0 6 -180 -30Z" fill="${color}"/>${sheen("M-190 -150L-160 250Q0 286 160 250L190 -150Z")}<ellipse cy="-150" rx="196" ry="52" fill="#e9dcc6"/>${scoop(-50, -176, 90, "#f8e8c4", "t1", random)}${scoop(66, -170, 84, "#e7909f", "t2", random)}`;

export const drinkBodies = {
  tumbler: tumbler(true, "#d9423a"),
  juice: tumbler(false, "#4a9a6a"),
  "beer glass": tumbler(false, ""),
  wine: wine(false),
  flute: wine(true),
  "wine bottle": bottle("", "#f6ecd6", "#4a1a24"),
  "water bottle": bottle("#cfe6f0", "#f7fbfd", "#2f7fb5"),
  can,
  espresso: cup("#f7f3ec", "#ffffff", ""),
  latte: cup("#efe6d8", "#ffffff", "#fbf0dc"),
  tea: cup("#dbe4d6", "#f4f8f2", ""),
  "two scoops": iceCup(["#f8ebc8", "#6b4129"]),
  "three scoops": iceCup(["#f8ebc8", "#e88a9c", "#8fb55c"]),
  sorbet: iceCup(["#d8305c", "#f6d95a"]),
  sundae: iceCup(["#f8ebc8", "#5f3a26", "#f6e6c0"]),
  melba: iceCup(["#f8ebc8", "#f6e2b4"]),
  cone,
  tub,
} satisfies Record<string, Body>;
