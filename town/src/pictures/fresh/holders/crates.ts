import { darker, lighter } from "../../studio/colour.ts";
import { times } from "../../studio/paths.ts";
import { faceLight, groundShadow } from "../../studio/shading.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import type { Holder } from "../fresh.types.ts";
import { card, type Draw, piled } from "./holder.ts";

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

export const crateHolders = {
  crate,
  punnet,
} satisfies Partial<Record<Holder, Draw>>;
