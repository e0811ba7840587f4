import { darker, lighter } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { cylinderLight, groundShadow, rim } from "../../studio/shading.ts";
import { label } from "../label.ts";
import { body, type Draw, lit } from "./body.ts";

const tube: Draw = (drawing, scene) => {
  const path = "M262 112H538L500 588Q498 606 480 606H320Q302 606 300 588Z";
  return (
    groundShadow(drawing, 400, 704, 190) +
    `<path d="${path}" fill="${scene.paper}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      label(drawing, scene, { x: 284, y: 140, width: 232, height: 446 }) +
        `<path d="M262 112H286V606H262ZM514 112H540V606H514Z" fill="${scene.design === "block" || scene.design === "stripes" ? scene.main : scene.paper}"/>`,
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing, 0.8)}"/><path d="M400 150L330 600H300L262 112Z" fill="#fff" opacity=".12"/>` +
    `<path d="M258 98H542L540 134H260Z" fill="${scene.main}"/>${times(24, (index) => `<path d="M${268 + index * 11.5} 98v34" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`)}` +
    lit(
      drawing,
      "M318 602H482L476 692Q474 706 460 706H340Q326 706 324 692Z",
      darker(scene.main, 0.05),
    )
  );
};

const tabletTube: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M332 240H468V670Q468 696 446 698H354Q332 696 332 670Z",
    scene.paper,
    [332, 250, 136, 436],
  ) +
  lit(drawing, "M326 140Q326 128 340 128H460Q474 128 474 140V252H326Z", scene.main) +
  at(
    566,
    662,
    `<ellipse rx="62" ry="24" fill="#00000033" cy="16"/><ellipse rx="60" ry="27" cy="10" fill="${darker(scene.content, 0.15)}"/><ellipse rx="60" ry="27" fill="${lighter(scene.content, 0.35)}"/><path d="M-46 0H46" stroke="${darker(scene.content, 0.2)}" stroke-width="4"/>`,
  );

const stick: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 694, 150) +
  lit(drawing, "M350 250Q352 178 430 162Q450 160 450 184V330H350Z", scene.content) +
  lit(drawing, "M338 318H462V420H338Z", "#d8c08a") +
  drawing.clipped(
    `<rect x="330" y="414" width="140" height="284" rx="8"/>`,
    label(drawing, { ...scene, organic: false }, { x: 330, y: 414, width: 140, height: 284 }),
  ) +
  `<rect x="330" y="414" width="140" height="284" rx="8" fill="${cylinderLight(drawing, 0.9)}" ${rim}/>`;

export const tubes = {
  tube,
  "tablet-tube": tabletTube,
  stick,
} satisfies Record<string, Draw>;
