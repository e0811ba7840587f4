import { steam } from "../bowls.ts";
import { circle, line, moved, repeat } from "../shapes.ts";
import type { Body } from "./body.ts";

/** Cups and glasses of hot drinks, standing in front of a wall and steaming. */

type Cup = {
  /** Half its width at the rim and at the foot, and its height. */
  rim: number;
  foot: number;
  height: number;
  china: string;
  shade: string;
  hasSaucer?: boolean;
  hasHandle?: boolean;
  /** What floats on the drink, within an ellipse of `rim` × `rim` / 3. */
  top?: (color: string) => string;
  /** What hangs over the rim. */
  front?: string;
  /** The layers of a drink that is seen through glass, from its top down. */
  glass?: string[];
};

const footY = 236;

const flat = (half: number, fill: string, more = "") =>
  `<ellipse rx="${half}" ry="${half / 3}" fill="${fill}" ${more}/>`;

/** Returns the body that draws this cup; its drink has the colour of the dish. */
function cup(design: Cup): Body {
  const { rim, foot, height, china, shade } = design;
  const y = footY - height;
  const outline = (half: number, low: number, drop = 0) =>
    `M${-half} ${y + drop}C${-half} ${y + height * 0.7} ${-low - 20} ${footY} ${-low} ${footY}Q0 ${footY + 30} ${low} ${footY}C${low + 20} ${footY} ${half} ${y + height * 0.7} ${half} ${y + drop}Z`;
  return (_random, color) =>
    `<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="15"/></filter>
    <linearGradient id="china" x1="0" x2="1"><stop offset="0" stop-color="${shade}"/><stop offset=".25" stop-color="#fff"/><stop offset=".55" stop-color="${china}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".25"/><stop offset=".16" stop-color="#fff" stop-opacity=".5"/><stop offset=".32" stop-color="#fff" stop-opacity=".05"/><stop offset=".8" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>
    <ellipse cx="24" cy="${footY + 26}" rx="${design.hasSaucer ? 270 : foot + 70}" ry="40" fill="#120703" opacity=".6" filter="url(#soft)"/>
    ${design.hasSaucer ? saucer(shade) : ""}${design.hasHandle ? handle(rim, y, height, china, shade) : ""}
    <path d="${outline(rim, foot)}" fill="${design.glass ? "#ffffff55" : "url(#china)"}"/>
    ${design.glass ? layers(design.glass, outline(rim - 12, foot - 6, 22), y + 22, height - 26) : ""}
    ${design.glass ? `<path d="${outline(rim, foot)}" fill="url(#glass)"/>` : ""}
    ${moved(0, y, flat(rim, design.glass ? "#ffffff66" : "#fff") + flat(rim - 13, shade) + moved(0, 9, flat(rim - 18, color) + flat(rim - 18, "#fff", 'opacity=".08"') + (design.top?.(color) ?? "")))}
    ${moved(0, y, `<path d="M${-rim} 0A${rim} ${rim / 3} 0 0 0 ${rim} 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6"/>`)}
    ${moved(0, y, design.front ?? "")}${moved(0, y + 130, steam)}`;
}

const saucer = (shade: string) =>
  moved(
    0,
    footY + 4,
    `<ellipse cy="10" rx="272" ry="58" fill="${shade}"/><ellipse rx="272" ry="56" fill="#fdfbf7"/><ellipse cy="6" rx="168" ry="32" fill="#120703" opacity=".22"/>`,
  );

const handle = (rim: number, y: number, height: number, china: string, shade: string) => {
  const path = `M${rim - 16} ${y + height * 0.2}C${rim + 130} ${y + height * 0.1} ${rim + 110} ${y + height * 0.8} ${rim - 50} ${y + height * 0.74}`;
  return line(path, shade, 40) + line(path, china, 28);
};

const layers = (colours: string[], outline: string, y: number, height: number) =>
  `<clipPath id="drink"><path d="${outline}"/></clipPath><g clip-path="url(#drink)">${colours
    .map(
      (colour, index) =>
        `<rect x="-300" y="${y + (height / colours.length) * index - 4}" width="600" height="${height}" fill="${colour}"/>`,
    )
    .join("")}</g>`;

/** A heart of milk foam, flattened as the cup is seen. */
const heart = (foam: string) => (color: string) =>
  `<g transform="scale(1 .42) translate(0 -14)"><path d="M0 118C-128 58 -106 -88 -40 -82Q-6 -78 0 -44Q6 -78 40 -82C106 -88 128 58 0 118Z" fill="${foam}"/><path d="M0 66C-58 34 -54 -36 -22 -36Q-4 -32 0 -10Q4 -32 22 -36C54 -36 58 34 0 66Z" fill="${color}" opacity=".6"/></g>`;

const crema = () =>
  flat(112, "#c98a44", 'opacity=".75"') +
  flat(86, "#e0ab66", 'opacity=".5"') +
  flat(54, "#b97a38", 'opacity=".5"');

const creamAndMarshmallows = () =>
  [
    [-84, -6],
    [-10, -24],
    [70, -8],
    [-38, 16],
    [30, 20],
  ]
    .map(([x = 0, y = 0], index) =>
      moved(
        x,
        y,
        `<ellipse cy="-10" rx="44" ry="34" fill="${index % 2 ? "#fff6ea" : "#fffdf8"}"/><ellipse cx="-10" cy="-20" rx="18" ry="10" fill="#fff"/>`,
      ),
    )
    .join("") +
  repeat(14, (index) => circle(-90 + index * 14, -34 + ((index * 23) % 46), 4, "#5a301c"));

const teaBag =
  line("M96 40Q150 70 138 140", "#f4efe2", 4) +
  moved(
    138,
    168,
    '<rect x="-27" y="-30" width="54" height="62" rx="6" fill="#fffaf0"/><path d="M0 18Q-26 -4 4 -20Q22 0 0 18Z" fill="#5f9a3c"/>',
  );

const mintLeaves = () =>
  [-40, 14, 60]
    .map((x, index) =>
      moved(
        x,
        -6 + index * 4,
        `<ellipse rx="34" ry="13" fill="${index % 2 ? "#4f9a45" : "#3a8038"}" transform="rotate(${index * 34 - 24})"/>`,
      ),
    )
    .join("");

const china = { china: "#f4efe6", shade: "#bdb3a4", hasSaucer: true, hasHandle: true };

export const hotDrinkBodies = {
  espresso: cup({ ...china, rim: 128, foot: 62, height: 150, top: crema }),
  cappuccino: cup({ ...china, rim: 192, foot: 84, height: 190, top: heart("#fbf0dc") }),
  latte: cup({
    rim: 118,
    foot: 84,
    height: 330,
    china: "#ffffff",
    shade: "#d8cbb8",
    top: heart("#fdf5e6"),
    glass: ["#f7ead4", "#d9b184", "#b98552", "#8f5f34", "#6b431f"],
  }),
  matcha: cup({
    rim: 190,
    foot: 92,
    height: 216,
    china: "#6f7f86",
    shade: "#2d3a40",
    top: heart("#eef3d2"),
  }),
  "hot chocolate": cup({
    rim: 150,
    foot: 120,
    height: 262,
    china: "#c9503c",
    shade: "#7f2a1e",
    hasHandle: true,
    top: creamAndMarshmallows,
  }),
  tea: cup({
    ...china,
    china: "#dfeaf0",
    shade: "#8fa9b8",
    rim: 176,
    foot: 84,
    height: 188,
    front: teaBag,
  }),
  "mint tea": cup({
    rim: 118,
    foot: 82,
    height: 270,
    china: "#ffffff",
    shade: "#c9d2b4",
    top: mintLeaves,
    glass: ["#c6bd55", "#b4aa44", "#a0963a"],
  }),
} satisfies Record<string, Body>;
