import { darker } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { groundShadow } from "../../studio/shading.ts";
import type { Holder } from "../fresh.types.ts";
import { card, type Draw, piled } from "./holder.ts";

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

export const bagHolders = {
  "salad-bag": saladBag,
  net,
} satisfies Partial<Record<Holder, Draw>>;
