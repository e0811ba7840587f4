import { inkOn, mix } from "../../studio/colour.ts";
import { n } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
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

export const framedDesigns = {
  frame,
  medicine,
} satisfies Partial<Record<LabelDesign, Print>>;
