import { sprite } from "../fresh/sprites.ts";
import { darker, inkOn, lighter, mix } from "../studio/colour.ts";
import { at, n, times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { type TextBox, textIn, textLine, widthOf } from "../studio/text.ts";
import type { LabelDesign, PackScene } from "./pack.types.ts";

type Print = (drawing: SvgDrawing, scene: PackScene, box: TextBox) => string;

/** Prints the label of a package on a flat box. */
export function label(drawing: SvgDrawing, scene: PackScene, box: TextBox): string {
  return designs[scene.design](drawing, scene, box);
}

const rect = ({ x, y, width, height }: TextBox, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;

/** Returns a part of a box, in shares of its sides. */
const part = (box: TextBox, x: number, y: number, width: number, height: number): TextBox => ({
  x: box.x + box.width * x,
  y: box.y + box.height * y,
  width: box.width * width,
  height: box.height * height,
});

const isLow = ({ width, height }: TextBox) => width > height * 1.15;

function motif(drawing: SvgDrawing, { motif }: PackScene, box: TextBox, turn = 0): string {
  const size = Math.min(box.width, box.height) / 216;
  return at(box.x + box.width / 2, box.y + box.height / 2, sprite(drawing, motif), turn, size);
}

function names(
  scene: PackScene,
  box: TextBox,
  colour: string,
  anchor: "start" | "middle" = "middle",
): string {
  const share = scene.subtitle === "" ? 1 : 0.7;
  return (
    textIn(scene.name, part(box, 0, 0, 1, share), {
      colour,
      size: box.width * 0.19,
      weight: 800,
      anchor,
    }) +
    (scene.subtitle === ""
      ? ""
      : textIn(scene.subtitle, part(box, 0, share + 0.06, 1, 0.94 - share), {
          colour: mix(colour, scene.paper, 0.25),
          size: box.width * 0.085,
          weight: 500,
          anchor,
          lines: 2,
        }))
  );
}

function sizeMark(
  scene: PackScene,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: "start" | "middle" | "end",
) {
  const limited = Math.min(size, (size * 5.5) / Math.max(widthOf(scene.size, 700), 1));
  return textLine(scene.size, x, y, { colour, size: limited, weight: 700, anchor });
}

function organicMark({ organic }: PackScene, x: number, y: number, radius: number): string {
  if (!organic) return "";
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#3f8f3a"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.86)}" fill="none" stroke="#fff" stroke-width="${n(radius * 0.06)}"/>${textIn("BIO", { x: x - radius * 0.65, y: y - radius * 0.4, width: radius * 1.3, height: radius * 0.8 }, { colour: "#fff", size: radius * 0.8, weight: 800 })}`;
}

const brandLine = (
  scene: PackScene,
  box: TextBox,
  colour: string,
  anchor: "start" | "middle" = "middle",
) => textIn(scene.brand, box, { colour, size: box.height, weight: 800, anchor, lines: 1 });

const ink = ({ main, paper }: PackScene) => mix(main, inkOn(paper), 0.78);

const band: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  const edge = y + height * (low ? 0.3 : 0.24);
  const wave = height * 0.04;
  const text = low ? part(box, 0.06, 0.42, 0.56, 0.44) : part(box, 0.08, 0.3, 0.84, 0.28);
  return (
    rect(box, scene.paper) +
    `<path d="M${n(x)} ${n(y)}H${n(x + width)}V${n(edge)}C${n(x + width * 0.7)} ${n(edge - wave)} ${n(x + width * 0.35)} ${n(edge + wave * 1.6)} ${n(x)} ${n(edge)}Z" fill="${scene.main}"/>` +
    `<path d="M${n(x)} ${n(edge)}C${n(x + width * 0.35)} ${n(edge + wave * 1.6)} ${n(x + width * 0.7)} ${n(edge - wave)} ${n(x + width)} ${n(edge)}" fill="none" stroke="${scene.accent}" stroke-width="${n(height * 0.016)}"/>` +
    brandLine(
      scene,
      low ? part(box, 0.08, 0.07, 0.84, 0.16) : part(box, 0.1, 0.07, 0.8, 0.11),
      inkOn(scene.main),
    ) +
    names(scene, text, ink(scene), low ? "start" : "middle") +
    motif(
      drawing,
      scene,
      low ? part(box, 0.64, 0.36, 0.32, 0.48) : part(box, 0.2, 0.6, 0.6, 0.31),
    ) +
    (low
      ? sizeMark(scene, x + width * 0.94, y + height * 0.95, height * 0.09, ink(scene), "end")
      : sizeMark(scene, x + width * 0.92, y + height * 0.965, height * 0.05, ink(scene), "end")) +
    organicMark(
      scene,
      x + width * 0.14,
      y + height * (low ? 0.32 : 0.9),
      width * (low ? 0.06 : 0.085),
    )
  );
};

const block: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  const colour = inkOn(scene.main);
  const plate = low ? part(box, 0.58, 0.14, 0.38, 0.72) : part(box, 0.14, 0.16, 0.72, 0.4);
  const radius = Math.min(plate.width, plate.height) / 2;
  return (
    rect(
      box,
      drawing.linear("down", [
        [0, lighter(scene.main, 0.1)],
        [1, darker(scene.main, 0.12)],
      ]),
    ) +
    `<circle cx="${n(plate.x + plate.width / 2)}" cy="${n(plate.y + plate.height / 2)}" r="${n(radius)}" fill="${scene.paper}"/>` +
    `<circle cx="${n(plate.x + plate.width / 2)}" cy="${n(plate.y + plate.height / 2)}" r="${n(radius * 0.92)}" fill="none" stroke="${scene.accent}" stroke-width="${n(radius * 0.035)}"/>` +
    motif(drawing, scene, {
      x: plate.x + plate.width / 2 - radius * 0.72,
      y: plate.y + plate.height / 2 - radius * 0.72,
      width: radius * 1.44,
      height: radius * 1.44,
    }) +
    brandLine(
      scene,
      low ? part(box, 0.06, 0.1, 0.5, 0.13) : part(box, 0.12, 0.045, 0.76, 0.075),
      colour,
      low ? "start" : "middle",
    ) +
    names(
      { ...scene, paper: scene.main },
      low ? part(box, 0.06, 0.3, 0.5, 0.46) : part(box, 0.08, 0.61, 0.84, 0.27),
      colour,
      low ? "start" : "middle",
    ) +
    sizeMark(
      scene,
      x + width * (low ? 0.06 : 0.5),
      y + height * (low ? 0.92 : 0.96),
      height * (low ? 0.09 : 0.048),
      colour,
      low ? "start" : "middle",
    ) +
    organicMark(
      scene,
      x + width * (low ? 0.93 : 0.86),
      y + height * (low ? 0.86 : 0.52),
      width * (low ? 0.055 : 0.09),
    )
  );
};

const corner: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  return (
    rect(box, scene.paper) +
    `<path d="M${n(x)} ${n(y + height)}V${n(y + height * 0.74)}L${n(x + width)} ${n(y + height * 0.5)}V${n(y + height)}Z" fill="${scene.main}"/>` +
    `<path d="M${n(x)} ${n(y + height * 0.74)}L${n(x + width)} ${n(y + height * 0.5)}v${n(height * 0.045)}L${n(x)} ${n(y + height * 0.785)}Z" fill="${scene.accent}"/>` +
    brandLine(
      scene,
      part(box, 0.08, 0.06, low ? 0.5 : 0.84, low ? 0.13 : 0.075),
      scene.main === scene.paper ? ink(scene) : ink(scene),
      "start",
    ) +
    `<rect x="${n(x + width * 0.08)}" y="${n(y + height * (low ? 0.23 : 0.16))}" width="${n(width * 0.16)}" height="${n(height * 0.014)}" fill="${scene.accent}"/>` +
    names(
      scene,
      low ? part(box, 0.08, 0.28, 0.52, 0.36) : part(box, 0.08, 0.2, 0.84, 0.3),
      ink(scene),
      "start",
    ) +
    motif(
      drawing,
      scene,
      low ? part(box, 0.6, 0.2, 0.38, 0.66) : part(box, 0.36, 0.54, 0.6, 0.38),
      8,
    ) +
    sizeMark(
      scene,
      x + width * 0.08,
      y + height * 0.94,
      height * (low ? 0.095 : 0.055),
      inkOn(scene.main),
      "start",
    ) +
    organicMark(
      scene,
      x + width * (low ? 0.55 : 0.86),
      y + height * (low ? 0.12 : 0.1),
      width * (low ? 0.055 : 0.085),
    )
  );
};

const frame: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  const inset = Math.min(width, height) * 0.045;
  const line = (gap: number, thick: number) =>
    `<rect x="${n(x + gap)}" y="${n(y + gap)}" width="${n(width - gap * 2)}" height="${n(height - gap * 2)}" rx="${n(inset * 0.6)}" fill="none" stroke="${scene.main}" stroke-width="${n(thick)}"/>`;
  return (
    rect(box, scene.paper) +
    line(inset, inset * 0.3) +
    line(inset * 1.7, inset * 0.1) +
    brandLine(
      scene,
      part(box, 0.16, low ? 0.13 : 0.09, 0.68, low ? 0.12 : 0.07),
      scene.main === scene.paper ? ink(scene) : mix(scene.main, "#1a1410", 0.25),
    ) +
    `<path d="M${n(x + width * 0.3)} ${n(y + height * (low ? 0.32 : 0.2))}h${n(width * 0.4)}" stroke="${scene.accent}" stroke-width="${n(inset * 0.3)}"/>` +
    (low
      ? motif(drawing, scene, part(box, 0.08, 0.36, 0.26, 0.5)) +
        names(scene, part(box, 0.36, 0.37, 0.56, 0.4), ink(scene), "start")
      : motif(drawing, scene, part(box, 0.24, 0.22, 0.52, 0.32)) +
        names(scene, part(box, 0.13, 0.56, 0.74, 0.28), ink(scene))) +
    sizeMark(
      scene,
      x + width * (low ? 0.91 : 0.5),
      y + height * (low ? 0.88 : 0.915),
      height * (low ? 0.08 : 0.045),
      ink(scene),
      low ? "end" : "middle",
    ) +
    organicMark(
      scene,
      x + width * 0.85,
      y + height * (low ? 0.2 : 0.86),
      width * (low ? 0.05 : 0.075),
    )
  );
};

const stripes: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  const plate = low ? part(box, 0.05, 0.1, 0.6, 0.8) : part(box, 0.08, 0.07, 0.84, 0.5);
  return (
    rect(box, scene.main) +
    times(
      9,
      (index) =>
        `<rect x="${n(x + (width * index) / 9)}" y="${n(y)}" width="${n(width / 18)}" height="${n(height)}" fill="${lighter(scene.main, 0.16)}"/>`,
    ) +
    `<rect x="${n(plate.x)}" y="${n(plate.y)}" width="${n(plate.width)}" height="${n(plate.height)}" rx="${n(plate.width * 0.05)}" fill="${scene.paper}"/>` +
    brandLine(
      scene,
      part(plate, 0.1, 0.1, 0.8, 0.13),
      scene.main === scene.paper ? ink(scene) : mix(scene.main, "#1a1410", 0.3),
    ) +
    `<rect x="${n(plate.x + plate.width * 0.35)}" y="${n(plate.y + plate.height * 0.3)}" width="${n(plate.width * 0.3)}" height="${n(plate.height * 0.02)}" fill="${scene.accent}"/>` +
    names(scene, part(plate, 0.08, 0.37, 0.84, 0.53), ink(scene)) +
    motif(
      drawing,
      scene,
      low ? part(box, 0.67, 0.14, 0.31, 0.58) : part(box, 0.18, 0.6, 0.64, 0.29),
    ) +
    sizeMark(
      scene,
      x + width * (low ? 0.825 : 0.5),
      y + height * (low ? 0.9 : 0.96),
      height * (low ? 0.085 : 0.048),
      inkOn(scene.main),
      "middle",
    ) +
    organicMark(
      scene,
      x + width * (low ? 0.93 : 0.88),
      y + height * (low ? 0.14 : 0.57),
      width * (low ? 0.05 : 0.085),
    )
  );
};

const medicine: Print = (drawing, scene, box) => {
  const { x, y, width, height } = box;
  const low = isLow(box);
  const dose = /\d[\d,. ]*\s?(?:mg|g|%|µg|IU|ml)\b|\d ?%|SPF \d+\+?|\+\d[\d.]*/.exec(
    scene.name,
  )?.[0];
  const name = scene.name;
  const text = low ? part(box, 0.06, 0.3, 0.66, 0.4) : part(box, 0.08, 0.24, 0.84, 0.3);
  const arm = Math.min(width, height) * (low ? 0.11 : 0.1);
  const cross = { x: x + width * (low ? 0.86 : 0.8), y: y + height * (low ? 0.2 : 0.13) };
  const pill = low ? part(box, 0.06, 0.76, 0.3, 0.14) : part(box, 0.08, 0.6, 0.44, 0.085);
  return (
    rect(box, scene.paper) +
    (low
      ? `<path d="M${n(x + width)} ${n(y + height)}H${n(x + width * 0.42)}C${n(x + width * 0.72)} ${n(y + height * 0.94)} ${n(x + width * 0.7)} ${n(y + height * 0.44)} ${n(x + width)} ${n(y + height * 0.34)}Z" fill="${scene.main}"/><path d="M${n(x + width)} ${n(y + height * 0.34)}C${n(x + width * 0.7)} ${n(y + height * 0.44)} ${n(x + width * 0.72)} ${n(y + height * 0.94)} ${n(x + width * 0.42)} ${n(y + height)}" fill="none" stroke="${scene.accent}" stroke-width="${n(height * 0.025)}"/>`
      : `<path d="M${n(x)} ${n(y + height)}V${n(y + height * 0.8)}C${n(x + width * 0.35)} ${n(y + height * 0.7)} ${n(x + width * 0.6)} ${n(y + height * 0.94)} ${n(x + width)} ${n(y + height * 0.72)}V${n(y + height)}Z" fill="${scene.main}"/><path d="M${n(x)} ${n(y + height * 0.8)}C${n(x + width * 0.35)} ${n(y + height * 0.7)} ${n(x + width * 0.6)} ${n(y + height * 0.94)} ${n(x + width)} ${n(y + height * 0.72)}" fill="none" stroke="${scene.accent}" stroke-width="${n(height * 0.014)}"/>`) +
    brandLine(
      scene,
      part(box, low ? 0.06 : 0.08, 0.1, 0.6, low ? 0.11 : 0.065),
      scene.main,
      "start",
    ) +
    `<path d="M${n(cross.x - arm * 0.32)} ${n(cross.y - arm)}h${n(arm * 0.64)}v${n(arm * 0.68)}h${n(arm * 0.68)}v${n(arm * 0.64)}h${n(-arm * 0.68)}v${n(arm * 0.68)}h${n(-arm * 0.64)}v${n(-arm * 0.68)}h${n(-arm * 0.68)}v${n(-arm * 0.64)}h${n(arm * 0.68)}Z" fill="${scene.accent}"/>` +
    names({ ...scene, name }, text, ink(scene), "start") +
    (dose
      ? `<rect x="${n(pill.x)}" y="${n(pill.y)}" width="${n(pill.width)}" height="${n(pill.height)}" rx="${n(pill.height / 2)}" fill="${scene.main}"/>${textIn(dose, part(pill, 0.1, 0.22, 0.8, 0.56), { colour: inkOn(scene.main), size: pill.height * 0.62, weight: 800, lines: 1 })}`
      : "") +
    motif(
      drawing,
      scene,
      low ? part(box, 0.74, 0.5, 0.22, 0.4) : part(box, 0.56, 0.5, 0.36, 0.24),
    ) +
    (low
      ? sizeMark(
          scene,
          x + width * (dose ? 0.4 : 0.06),
          y + height * 0.87,
          height * 0.09,
          ink(scene),
          "start",
        )
      : sizeMark(
          scene,
          x + width * 0.08,
          y + height * 0.945,
          height * 0.058,
          inkOn(scene.main),
          "start",
        ))
  );
};

const designs: Record<LabelDesign, Print> = { band, block, corner, frame, stripes, medicine };
