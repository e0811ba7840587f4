import { darker, inkOn, lighter, mix } from "../../studio/colour.ts";
import { n, times } from "../../studio/paths.ts";
import type { LabelDesign } from "../pack.types.ts";
import {
  brandLine,
  ink,
  isLow,
  motif,
  names,
  organicMark,
  type Print,
  part,
  rect,
  sizeMark,
} from "./print.ts";

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

export const colourDesigns = {
  block,
  stripes,
} satisfies Partial<Record<LabelDesign, Print>>;
