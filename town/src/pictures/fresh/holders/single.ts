import { darker, lighter } from "../../studio/colour.ts";
import { at } from "../../studio/paths.ts";
import { groundShadow } from "../../studio/shading.ts";
import type { FreshScene, Holder } from "../fresh.types.ts";
import { sprite } from "../sprites.ts";
import { card, type Draw, shadow } from "./holder.ts";

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

export const singleHolders = {
  single,
  row,
  pot,
} satisfies Partial<Record<Holder, Draw>>;
