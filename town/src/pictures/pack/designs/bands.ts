import { inkOn } from "../../studio/colour.ts";
import { n } from "../../studio/paths.ts";
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

export const bandDesigns = {
  band,
  corner,
} satisfies Partial<Record<LabelDesign, Print>>;
