import { darker, lighter } from "../../studio/colour.ts";
import { faceLight, groundShadow, rim } from "../../studio/shading.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import { label } from "../label.ts";
import type { PackScene } from "../pack.types.ts";
import type { Draw } from "./body.ts";

const soft =
  (top: (drawing: SvgDrawing, scene: PackScene) => string): Draw =>
  (drawing, scene) => {
    const path =
      "M150 330Q152 300 190 296H610Q648 300 650 330L660 590Q656 632 610 636H190Q144 632 140 590Z";
    return (
      groundShadow(drawing, 400, 634, 500, 0.1) +
      `<path d="${path}" fill="${scene.main}" ${rim}/>` +
      drawing.clipped(
        `<path d="${path}"/>`,
        label(drawing, scene, { x: 150, y: 312, width: 500, height: 306 }),
      ) +
      `<path d="${path}" fill="${faceLight(drawing, 1.2)}"/><path d="M176 330q-14 130 6 270" stroke="#fff" stroke-opacity=".4" stroke-width="10" fill="none" stroke-linecap="round"/>` +
      top(drawing, scene)
    );
  };

const wipes = soft(
  (_, scene) =>
    `<rect x="310" y="268" width="180" height="44" rx="18" fill="${scene.accent}"/><rect x="310" y="268" width="180" height="16" rx="8" fill="#fff" opacity=".35"/><path d="M360 270q20 -56 56 -44q-14 26 22 44Z" fill="#fff" stroke="#d9d4cc" stroke-width="2"/>`,
);

const nappies: Draw = (drawing, scene) => {
  const path =
    "M186 200Q190 168 224 168H576Q610 168 614 200L626 650Q624 690 584 692H216Q176 690 174 650Z";
  return (
    groundShadow(drawing, 400, 690, 440, 0.1) +
    `<path d="M300 176Q400 90 500 176" fill="none" stroke="${darker(scene.main, 0.1)}" stroke-width="22"/><path d="${path}" fill="${scene.main}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      label(drawing, scene, { x: 186, y: 196, width: 428, height: 470 }),
    ) +
    `<path d="${path}" fill="${faceLight(drawing, 1.3)}"/><path d="M214 220q-16 210 0 420" stroke="#fff" stroke-opacity=".4" stroke-width="12" fill="none" stroke-linecap="round"/>`
  );
};

const binBags: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 628, 460, 0.1) +
  `<path d="M180 360H600V620H180Z" fill="${scene.content}"/><ellipse cx="600" cy="490" rx="56" ry="130" fill="${darker(scene.content, 0.2)}"/><ellipse cx="600" cy="490" rx="34" ry="84" fill="${lighter(scene.content, 0.18)}"/><ellipse cx="600" cy="490" rx="14" ry="38" fill="#111"/><ellipse cx="180" cy="490" rx="56" ry="130" fill="${scene.content}"/>` +
  label(drawing, scene, { x: 200, y: 372, width: 330, height: 236 }) +
  `<path d="M180 360H600V620H180Z" fill="${drawing.linear("down", [
    [0, "#ffffff", 0.1],
    [0.2, "#ffffff", 0.35],
    [0.5, "#ffffff", 0],
    [1, "#000000", 0.4],
  ])}"/>`;

const tray: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 620, 540, 0.09) +
  `<path d="M120 250Q122 230 142 230H658Q678 230 680 250L664 590Q660 616 632 618H168Q140 616 136 590Z" fill="#26282c" ${rim}/><path d="M150 262H650L638 586H162Z" fill="${darker(scene.content, 0.1)}"/>` +
  label(drawing, scene, { x: 240, y: 330, width: 320, height: 210 }) +
  `<path d="M150 262H650L638 586H162Z" fill="${faceLight(drawing, 1.4)}"/>`;

const flatTin: Draw = (drawing, scene) => {
  const outer = `<rect x="130" y="290" width="540" height="320" rx="70"`;
  return (
    groundShadow(drawing, 400, 622, 540, 0.1) +
    `${outer} transform="translate(0 26)" fill="#a8772f"/>` +
    `${outer} fill="${drawing.linear("diagonal", [
      [0, "#f3dfa8"],
      [0.5, "#c99c4a"],
      [1, "#efd596"],
    ])}"/>` +
    drawing.clipped(
      `<rect x="152" y="310" width="496" height="280" rx="54"/>`,
      label(drawing, scene, { x: 152, y: 310, width: 496, height: 280 }),
    ) +
    `<rect x="152" y="310" width="496" height="280" rx="54" fill="${faceLight(drawing, 1.1)}"/><circle cx="612" cy="450" r="24" fill="none" stroke="#d7d9dc" stroke-width="10"/><rect x="570" y="440" width="26" height="20" rx="8" fill="#c0c4c9"/>`
  );
};

export const softPacks = {
  wipes,
  nappies,
  "bin-bags": binBags,
  tray,
  "flat-tin": flatTin,
} satisfies Record<string, Draw>;
