import type { Random } from "../../../generate/random.ts";
import { reliefFilter } from "../relief.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

/** Ice cream standing in front of a wall: in glass cups, a cone or a tub. */

const shadow = (width: number, y: number) =>
  `<filter id="foot" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="14"/></filter><ellipse cx="26" cy="${y}" rx="${width}" ry="24" fill="#120703" opacity=".6" filter="url(#foot)"/>`;

const scoop = (x: number, y: number, r: number, color: string, id: string, random: Random) =>
  moved(
    x,
    y,
    `${reliefFilter(`${id}s`, { round: 9, gloss: 0.2, grain: 0.6, fine: 0.05, lift: 9 }, 5)}<g filter="url(#${id}s)">${shape(blob(random, { radius: r * 1.03, count: 26, uneven: 0.07 }), color)}</g>
    ${reliefFilter(id, { round: 34, gloss: 0.3, grain: 0.34, fine: 0.035, lift: 0 }, 7)}<g filter="url(#${id})">${shape(blob(random, { radius: r * 0.95, count: 15, uneven: 0.03 }), color)}</g>
    ${repeat(5, (index) => line(`M${-r * 0.7} ${(-0.3 + index * 0.2) * r}Q${-r * 0.1} ${(-0.42 + index * 0.2) * r} ${r * 0.66} ${(-0.22 + index * 0.2) * r}`, index % 2 ? "#ffffff" : "#3a1c0a", r * 0.03, 'opacity=".12"'))}`,
  );

const glassBehind = '<ellipse cy="-10" rx="226" ry="56" fill="#fff" opacity=".3"/>';
const glassFront = `<linearGradient id="cupglass" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".2" stop-color="#fff" stop-opacity=".15"/><stop offset=".7" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>
  <path d="M-226 -10Q-190 150 -40 168Q-20 220 -26 246H26Q20 220 40 168Q190 150 226 -10A226 56 0 0 1 -226 -10Z" fill="url(#cupglass)"/><ellipse cy="254" rx="120" ry="22" fill="#fff" opacity=".5"/>
  ${line("M-226 -10A226 56 0 0 0 226 -10", "#fff", 7, 'opacity=".85"')}${line("M-176 60Q-130 130 -60 146", "#fff", 12, 'opacity=".5"')}`;

/** A glass with a foot, scoops of these colours, and what lies on and between them. */
const coupe =
  (colors: string[], top = "", between = ""): Body =>
  (random, color) =>
    shadow(140, 264) +
    glassBehind +
    colors
      .map((own, index) => {
        const x =
          colors.length === 1
            ? 0
            : (index - (colors.length - 1) / 2) * (colors.length > 2 ? 122 : 150);
        const isBack = colors.length > 2 && index === 1;
        return {
          svg: scoop(
            x,
            isBack ? -110 : -50,
            colors.length > 2 ? 106 : 118,
            own || color,
            `sc${index}`,
            random,
          ),
          isBack,
        };
      })
      .sort((one, other) => Number(other.isBack) - Number(one.isBack))
      .map(({ svg }) => svg)
      .join("") +
    between +
    glassFront +
    top;

const cream = (x: number, y: number) =>
  moved(
    x,
    y,
    lit(
      '<ellipse rx="92" ry="40" fill="#fffaf0"/><ellipse cy="-34" rx="66" ry="34" fill="#fffaf0"/><ellipse cy="-66" rx="36" ry="28" fill="#fffaf0"/>',
      `cr${x}`.replace("-", "m"),
      { round: 14, gloss: 0.4, grain: 0.15, lift: 5 },
    ),
  );

const run = (color: string) =>
  lit(
    shape(
      "M-150 -120Q-120 -170 -40 -158Q60 -190 140 -130Q166 -96 150 -40Q134 -10 122 -50Q110 -90 86 -60Q60 10 36 -40Q10 -80 -20 -60Q-40 0 -62 -40Q-90 -80 -112 -40Q-140 10 -156 -50Q-166 -90 -150 -120Z",
      color,
    ),
    "sauce",
    { round: 8, gloss: 0.9, grain: 0.05, lift: 2 },
  );

const wafer = turned(
  24,
  '<rect x="60" y="-330" width="58" height="220" rx="8" fill="#d9a054"/><path d="M60 -290H118M60 -250H118M60 -210H118M60 -170H118M80 -330V-110M100 -330V-110" stroke="#a8682a" stroke-width="5"/>',
);

const peach = (x: number, y: number, turn: number) =>
  moved(
    x,
    y,
    turned(
      turn,
      '<path d="M-74 20Q-60 -56 0 -56Q60 -56 74 20Q0 -10 -74 20Z" fill="#f5a94a"/><path d="M-58 8Q-46 -36 0 -38" fill="none" stroke="#fbd08a" stroke-width="9"/><path d="M-74 20Q0 -10 74 20" fill="none" stroke="#d9542e" stroke-width="7"/>',
    ),
  );

const berries = (spots: number[][]) =>
  spots
    .map(([x = 0, y = 0]) => circle(x, y, 17, "#c4203f") + circle(x - 5, y - 6, 5, "#f29aac"))
    .join("");

const almonds = repeat(9, (index) =>
  moved(
    -110 + index * 28,
    -128 + ((index * 41) % 60),
    turned(index * 40, '<ellipse rx="17" ry="8" fill="#f0d9a8"/>'),
  ),
);

/** Half a banana on each side of a long dish. */
const bananaSplit: Body = (random) =>
  shadow(270, 240) +
  '<path d="M-340 60Q-200 -70 0 -70Q200 -70 340 60" fill="none" stroke="#f4dd7c" stroke-width="66" stroke-linecap="round"/><path d="M-330 50Q-190 -66 0 -66Q190 -66 330 50" fill="none" stroke="#fff3b8" stroke-width="18" stroke-linecap="round"/>' +
  scoop(-150, -40, 100, "#f8ebc8", "b0", random) +
  scoop(150, -40, 100, "#e88a9c", "b2", random) +
  scoop(0, -64, 108, "#6b4129", "b1", random) +
  `<g transform="translate(0 10)">${run("#2c140a")}</g>` +
  cream(0, -150) +
  berries([[0, -230]]) +
  '<path d="M-350 60Q-300 214 0 220Q300 214 350 60Q0 150 -350 60Z" fill="#fff" opacity=".6"/><path d="M-350 60Q0 150 350 60" fill="none" stroke="#fff" stroke-width="8" opacity=".9"/><ellipse cy="228" rx="130" ry="18" fill="#fff" opacity=".6"/>';

const cone: Body = (random) =>
  `<path d="M-100 30L0 330L100 30Z" fill="#d9a054" stroke="#b97a30" stroke-width="8" stroke-linejoin="round"/>${repeat(5, (i) => line(`M${-84 + i * 40} 34L${-30 + i * 26} 200M${84 - i * 40} 34L${30 - i * 26} 200`, "#a8682a", 5, 'opacity=".7"'))}${scoop(0, -40, 132, "#f6e6c2", "c1", random)}${scoop(-10, -196, 112, "#e8879a", "c2", random)}`;

const pot = "M-190 -150L-160 250Q0 286 160 250L190 -150Z";
const tub: Body = (random, color) =>
  `${shadow(190, 262)}<linearGradient id="card" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".25" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient><path d="${pot}" fill="#fdf6ea"/><path d="M-180 -30L-168 130Q0 160 168 130L180 -30Q0 6 -180 -30Z" fill="${color}"/><path d="${pot}" fill="url(#card)"/><ellipse cy="-150" rx="196" ry="52" fill="#e9dcc6"/>${scoop(-50, -176, 90, "#f8e8c4", "t1", random)}${scoop(66, -170, 84, "#e7909f", "t2", random)}`;

export const iceCreamBodies = {
  "two scoops": coupe(["#f8ebc8", "#6b4129"], wafer),
  "three scoops": coupe(["#f8ebc8", "#e88a9c", "#8fb55c"], wafer),
  "berry and lemon sorbet": coupe(
    ["#d8305c", "#f6dc6a"],
    berries([
      [-120, -160],
      [-80, -176],
    ]),
  ),
  "plain sorbet": coupe(["", ""], ""),
  sundae: coupe(["#5f3a26", "#f8ebc8", "#5f3a26"], run("#2c140a") + cream(0, -190) + wafer),
  melba: coupe(
    ["#f8ebc8", "#f8ebc8"],
    almonds + cream(0, -176),
    peach(-150, 10, -18) + peach(0, 16, 0) + peach(150, 10, 18) + run("#b81f44"),
  ),
  "banana split": bananaSplit,
  cone,
  tub,
} satisfies Record<string, Body>;
