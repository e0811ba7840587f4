import { randomOf } from "../../generate/random.ts";
import { darker, lighter } from "../studio/colour.ts";
import { at, blob, n, times } from "../studio/paths.ts";
import { faceLight, groundShadow } from "../studio/shading.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import type { FreshScene, Holder } from "./fresh.types.ts";
import { sprite } from "./sprites.ts";

type Draw = (drawing: SvgDrawing, scene: FreshScene) => string;

/** Returns fresh food as SVG, 800 × 800, cut out on a transparent ground with its shadow. */
export function drawFresh(scene: FreshScene): string {
  const drawing = new SvgDrawing(randomOf("fresh", scene.seed));
  return drawing.svg(800, 800, freshBody(drawing, scene));
}

/** Returns fresh food in the coordinates of an 800 × 800 drawing. */
export function freshBody(drawing: SvgDrawing, scene: FreshScene): string {
  return holders[scene.holder](drawing, scene);
}

const shadow = (drawing: SvgDrawing, x: number, y: number, width: number) =>
  groundShadow(drawing, x, y, width, 0.2);

/** Pieces in rows from the back to the front, each with a shadow on those behind it. */
function piled(
  drawing: SvgDrawing,
  scene: FreshScene,
  area: { left: number; right: number; back: number; front: number },
  scale: number,
): string {
  const { random } = drawing;
  const step = 150 * scale;
  const rows = Math.max(2, Math.round((area.front - area.back) / (88 * scale)) + 1);
  return times(rows, (row) => {
    const y = area.back + ((area.front - area.back) * row) / (rows - 1);
    const inset = (1 - row / (rows - 1)) * (area.right - area.left) * 0.08;
    const [left, right] = [area.left + inset, area.right - inset];
    const count = Math.max(2, Math.round((right - left) / step) + (row % 2));
    return times(count, (index) => {
      const x =
        left + ((right - left) * (index + 0.5)) / count + (random.next() - 0.5) * step * 0.24;
      const dy = (random.next() - 0.5) * 26 * scale;
      return `<ellipse cx="${n(x + 8)}" cy="${n(y + dy + 66 * scale)}" rx="${n(74 * scale)}" ry="${n(34 * scale)}" fill="#1a0f06" opacity=".22"/>${at(x, y + dy, sprite(drawing, scene.sprite), random.between(-22, 22), scale * (0.95 + random.next() * 0.1))}`;
    });
  });
}

/** The card of the grower, stuck into the crate or lying on the paper. */
function card(scene: FreshScene, x: number, y: number, turn: number): string {
  const text = textIn(
    scene.name,
    { x: -96, y: -34, width: 192, height: 40 },
    { colour: "#3a2f24", size: 27, weight: 700, lines: 2 },
  );
  const maker = textIn(
    scene.maker,
    { x: -96, y: 12, width: 192, height: 22 },
    { colour: "#7a6a55", size: 19, weight: 500, lines: 1 },
  );
  const mark = scene.organic
    ? `<circle cx="100" cy="-44" r="30" fill="#3f8f3a" stroke="#fff" stroke-width="4"/>${textIn("BIO", { x: 78, y: -56, width: 44, height: 24 }, { colour: "#fff", size: 24, weight: 800 })}`
    : "";
  return at(
    x,
    y,
    `<rect x="-108" y="-44" width="216" height="92" rx="6" fill="#1a0f06" opacity=".25" transform="translate(4 6)"/><rect x="-108" y="-44" width="216" height="92" rx="6" fill="#fbf6ea"/><rect x="-102" y="-38" width="204" height="80" rx="4" fill="none" stroke="#d9c9a6" stroke-width="2"/>${text}${maker}${mark}`,
    turn,
  );
}

const plank = (
  drawing: SvgDrawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${colour}"/><path d="M${x + 20} ${y + height * 0.35}q${width * 0.3} -6 ${width * 0.55} 2t${width * 0.35} -2M${x + 60} ${y + height * 0.7}q${width * 0.2} 6 ${width * 0.4} 0" stroke="${darker(colour, 0.22)}" stroke-width="2" fill="none" opacity=".6"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${drawing.linear(
    "down",
    [
      [0, "#ffffff", 0.24],
      [0.2, "#ffffff", 0],
      [1, "#000000", 0.2],
    ],
  )}"/>`;

const crate: Draw = (drawing, scene) => {
  const wood = drawing.random.pick(["#d9b07a", "#cfa26a", "#e0bc8a"]);
  return (
    groundShadow(drawing, 400, 690, 620, 0.08) +
    `<path d="M110 380L160 280H640L690 380Z" fill="${darker(wood, 0.5)}"/><path d="M160 280H640V330H160Z" fill="${darker(wood, 0.32)}"/>` +
    piled(drawing, scene, { left: 120, right: 680, back: 300, front: 430 }, scene.scale ?? 0.86) +
    [430, 522, 614]
      .map((y) => plank(drawing, 96, y, 608, 78, y === 522 ? darker(wood, 0.05) : wood))
      .join("") +
    [96, 652]
      .map(
        (x) =>
          `<rect x="${x}" y="420" width="52" height="280" rx="4" fill="${darker(wood, 0.12)}"/><rect x="${x}" y="420" width="52" height="280" rx="4" fill="${faceLight(drawing)}"/>${[452, 544, 636].map((y) => `<circle cx="${x + 26}" cy="${y + 18}" r="5" fill="#6b6b6b"/>`).join("")}`,
      )
      .join("") +
    card(scene, 400, 566, drawing.random.between(-3, 3))
  );
};

const punnet: Draw = (drawing, scene) => {
  const pulp = drawing.random.pick(["#5f8a5c", "#c9b79a", "#4f7f96"]);
  return (
    groundShadow(drawing, 400, 650, 560, 0.1) +
    `<path d="M120 400L170 320H630L680 400Z" fill="${darker(pulp, 0.45)}"/>` +
    piled(drawing, scene, { left: 136, right: 664, back: 320, front: 430 }, scene.scale ?? 0.6) +
    `<path d="M104 440H696L650 626Q646 646 626 646H174Q154 646 150 626Z" fill="${drawing.linear(
      "down",
      [
        [0, lighter(pulp, 0.12)],
        [1, darker(pulp, 0.2)],
      ],
    )}"/>` +
    times(
      12,
      (index) =>
        `<path d="M${128 + index * 49} 462L${168 + index * 42} 632" stroke="${darker(pulp, 0.22)}" stroke-width="6" opacity=".5"/>`,
    ) +
    `<rect x="92" y="424" width="616" height="34" rx="15" fill="${lighter(pulp, 0.16)}"/><rect x="92" y="424" width="616" height="13" rx="6" fill="#fff" opacity=".28"/>` +
    card(scene, 400, 552, 0)
  );
};

const board: Draw = (drawing, scene) => {
  const wood = drawing.random.pick(["#b98250", "#a8713f", "#c6935c"]);
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.5 : 1.75);
  const places =
    count === 1
      ? [[400, 420]]
      : [
          [270, 380],
          [540, 440],
          [390, 520],
        ].slice(0, count);
  return (
    groundShadow(drawing, 400, 640, 680, 0.12) +
    `<path d="M90 470Q90 330 400 330T710 470V508Q710 646 400 646T90 508Z" fill="${darker(wood, 0.35)}"/><ellipse cx="400" cy="470" rx="310" ry="142" fill="${wood}"/>` +
    times(
      9,
      (index) =>
        `<path d="M${120 + Math.abs(index - 4) * 16} ${370 + index * 25}Q400 ${362 + index * 27} ${680 - Math.abs(index - 4) * 16} ${370 + index * 25}" stroke="${darker(wood, 0.2)}" stroke-width="3" fill="none" opacity=".5"/>`,
    ) +
    `<ellipse cx="400" cy="470" rx="310" ry="142" fill="${faceLight(drawing, 0.9)}"/>` +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<ellipse cx="${x + 10}" cy="${n(y + 62 * scale)}" rx="${n(104 * scale)}" ry="${n(36 * scale)}" fill="#1a0f06" opacity=".3"/>${at(x, y, sprite(drawing, scene.sprite), drawing.random.between(-6, 6), scale)}`,
      )
      .join("") +
    card(scene, 560, 646, -4)
  );
};

const paper: Draw = (drawing, scene) => {
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.6 : 1.7);
  const sheetColour = drawing.random.pick(["#fbf8f1", "#f3e3c8", "#f6efe0"]);
  const places =
    count === 1
      ? [[400, 390]]
      : count === 2
        ? [
            [300, 340],
            [490, 470],
          ]
        : [
            [270, 310],
            [540, 390],
            [330, 520],
          ];
  const garnish = drawing.random.pick(["thyme", "parsley", "sprig"] as const);
  return (
    `<g transform="rotate(${drawing.random.between(-7, 7)} 400 400)"><path d="M112 150L700 120L720 650L90 680Z" fill="#1a0f06" opacity=".2" transform="translate(8 16)"/><path d="M112 150L700 120L720 650L90 680Z" fill="${sheetColour}"/><path d="M112 150L700 120L720 650L90 680Z" fill="${drawing.linear(
      "diagonal",
      [
        [0, "#ffffff", 0.5],
        [0.42, "#000000", 0.02],
        [0.5, "#ffffff", 0.3],
        [1, "#000000", 0.1],
      ],
    )}"/><path d="M112 150L400 400L720 650M700 120L420 380" stroke="#000" stroke-opacity=".05" stroke-width="6" fill="none"/></g>` +
    at(640, 250, sprite(drawing, garnish), 40, 1.1) +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<g opacity=".28" transform="translate(12 18)"><ellipse cx="${x}" cy="${n(y + 20 * scale)}" rx="${n(104 * scale)}" ry="${n(60 * scale)}" fill="#2a1206"/></g>${at(x, y, sprite(drawing, scene.sprite), drawing.random.between(-9, 9), scale)}`,
      )
      .join("") +
    card(scene, 240, 640, drawing.random.between(-5, 5))
  );
};

const ice: Draw = (drawing, scene) => {
  const { random } = drawing;
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.5 : 1.55);
  const places =
    count === 1
      ? [[400, 400]]
      : [
          [270, 340],
          [530, 360],
          [400, 500],
        ].slice(0, count);
  return (
    groundShadow(drawing, 400, 640, 660, 0.12) +
    `<ellipse cx="400" cy="450" rx="330" ry="216" fill="#aebfca"/><ellipse cx="400" cy="436" rx="330" ry="212" fill="#dfe9ee"/>` +
    times(64, () => {
      const [angle, reach] = [random.next() * 6.283, Math.sqrt(random.next())];
      return at(
        400 + Math.cos(angle) * reach * 300,
        436 + Math.sin(angle) * reach * 186,
        `<path d="${blob(random, 34, 28, 6, 0.14)}" fill="${random.pick(["#f4fafd", "#e6f1f7", "#d2e4ee", "#ffffff"])}" stroke="#fff" stroke-width="3"/><path d="M-14 -8L2 -16" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
        random.next() * 360,
      );
    }) +
    at(630, 300, sprite(drawing, "lemon-half"), 0, 0.72) +
    at(590, 356, sprite(drawing, "lemon-half"), 30, 0.64) +
    at(180, 540, sprite(drawing, "parsley"), -20, 0.9) +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<ellipse cx="${x + 8}" cy="${n(y + 30 * scale)}" rx="${n(108 * scale)}" ry="${n(40 * scale)}" fill="#2a4a60" opacity=".28"/>${at(x, y, sprite(drawing, scene.sprite), random.between(-10, 6), scale)}`,
      )
      .join("") +
    card(scene, 400, 646, random.between(-3, 3))
  );
};

const single: Draw = (drawing, scene) => {
  const scale = (scene.scale ?? 1) * 2.5;
  return (
    shadow(drawing, 400, 640, 210 * scale) +
    at(
      400,
      640 - 100 * scale,
      sprite(drawing, scene.sprite),
      drawing.random.between(-5, 5),
      scale,
    ) +
    sticker(scene, 610, 620)
  );
};

const row: Draw = (drawing, scene) => {
  const count = scene.count ?? 2;
  const scale = (scene.scale ?? 1) * (count <= 2 ? 1.7 : count <= 4 ? 1.3 : 1.05);
  const places =
    count <= 2
      ? [
          [265, 450],
          [535, 490],
        ]
      : count <= 4
        ? [
            [275, 330],
            [545, 340],
            [255, 540],
            [535, 560],
          ]
        : [
            [210, 340],
            [400, 320],
            [590, 340],
            [210, 540],
            [400, 560],
            [590, 540],
          ];
  return (
    places
      .slice(0, count)
      .map(
        ([x = 400, y = 400]) =>
          shadow(drawing, x, y + 96 * scale, 190 * scale) +
          at(x, y, sprite(drawing, scene.sprite), drawing.random.between(-10, 10), scale),
      )
      .join("") + sticker(scene, 640, 690)
  );
};

function sticker(scene: FreshScene, x: number, y: number): string {
  return at(x, y, card(scene, 0, 0, -3), 0, 0.9);
}

const pot: Draw = (drawing, scene) => {
  const clay = drawing.random.pick(["#c4693f", "#3f4a46", "#d9cbb4"]);
  return (
    groundShadow(drawing, 400, 700, 330) +
    at(400, 330, sprite(drawing, scene.sprite), 0, 2.3) +
    `<path d="M260 490H540L504 690Q500 706 482 706H318Q300 706 296 690Z" fill="${drawing.linear(
      "across",
      [
        [0, darker(clay, 0.35)],
        [0.32, lighter(clay, 0.2)],
        [1, darker(clay, 0.4)],
      ],
    )}"/><rect x="244" y="462" width="312" height="52" rx="10" fill="${drawing.linear("across", [
      [0, darker(clay, 0.25)],
      [0.32, lighter(clay, 0.3)],
      [1, darker(clay, 0.3)],
    ])}"/>` +
    card(scene, 400, 610, 0)
  );
};

const saladBag: Draw = (drawing, scene) => {
  const film =
    "M206 130H594L584 170Q622 300 606 420Q620 560 588 640L596 690H204L212 640Q180 560 194 420Q178 300 216 170Z";
  return (
    groundShadow(drawing, 400, 690, 400, 0.12) +
    drawing.clipped(
      `<path d="${film}"/>`,
      `<rect x="150" y="100" width="500" height="620" fill="#e9f0e2" opacity=".5"/>` +
        piled(
          drawing,
          scene,
          { left: 190, right: 610, back: 250, front: 640 },
          scene.scale ?? 0.95,
        ),
    ) +
    `<path d="${film}" fill="${drawing.linear("across", [
      [0.24, "#000000", 0.22],
      [0.32, "#ffffff", 0.5],
      [0.4, "#ffffff", 0.05],
      [0.62, "#ffffff", 0.02],
      [0.7, "#ffffff", 0.28],
      [0.76, "#000000", 0.2],
    ])}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><rect x="206" y="130" width="388" height="30" fill="#3f7d3a"/><rect x="204" y="660" width="392" height="30" fill="#3f7d3a"/>` +
    at(400, 420, card(scene, 0, 0, 0), 0, 1.5)
  );
};

const net: Draw = (drawing, scene) => {
  const shape =
    "M330 220C200 260 150 420 170 540C190 660 300 690 400 690C500 690 610 660 630 540C650 420 600 260 470 220L450 170H350Z";
  const colour = drawing.random.pick(["#e0702a", "#c8402f", "#d9a52c"]);
  return (
    groundShadow(drawing, 400, 684, 460) +
    drawing.clipped(
      `<path d="${shape}"/>`,
      piled(drawing, scene, { left: 170, right: 630, back: 280, front: 640 }, scene.scale ?? 0.82) +
        times(
          26,
          (index) =>
            `<path d="M${-200 + index * 42} 160L${100 + index * 42} 700M${300 + index * 42 - 300} 160L${index * 42 - 300} 700" stroke="${colour}" stroke-width="3" opacity=".7"/>`,
        ),
    ) +
    `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="4" opacity=".7"/><path d="M340 120H460L452 190H348Z" fill="${darker(colour, 0.1)}"/>` +
    at(400, 500, card(scene, 0, 0, 3), 0, 1.2)
  );
};

const holders: Record<Holder, Draw> = {
  crate,
  punnet,
  board,
  paper,
  ice,
  single,
  row,
  pot,
  "salad-bag": saladBag,
  net,
};
