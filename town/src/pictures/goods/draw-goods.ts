import { randomOf } from "../../generate/random.ts";
import { lighter, luminance, mix } from "../studio/colour.ts";
import { at } from "../studio/paths.ts";
import { groundShadow } from "../studio/shading.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import type { GoodsScene } from "./goods.types.ts";
import { drawShape, type GoodsShape } from "./shapes.ts";

const accents = ["#d9703c", "#2f7f8f", "#e0a92c", "#8a4a6a"];

/** Where a detail looks at products whose middle is empty. */
const focus: Partial<Record<GoodsShape, [x: number, y: number]>> = {
  headphones: [250, 470],
  ring: [400, 300],
  necklace: [300, 470],
  bracelet: [400, 560],
  earrings: [300, 380],
  swimsuit: [330, 330],
  sandal: [330, 520],
  wreath: [260, 260],
  "city-bike": [400, 420],
  "kids-bike": [400, 460],
  "kick-scooter": [290, 560],
  "bike-lights": [300, 420],
  "folding-lock": [240, 400],
  crutches: [320, 260],
  dummies: [300, 330],
};

/** Returns a product as SVG, 800 × 800: cut out, or for a detail filling the picture. */
export function drawGoods(scene: GoodsScene): string {
  const drawing = new SvgDrawing(randomOf("goods", scene.shape, scene.colour, scene.design));
  return drawing.svg(800, 800, goodsBody(drawing, scene));
}

/** Returns the product in the coordinates of an 800 × 800 drawing. */
export function goodsBody(drawing: SvgDrawing, scene: GoodsScene): string {
  const { shape, colour, design, view, title = "", subtitle = "" } = scene;
  const accent = accents[design % accents.length] ?? "#d9703c";
  const product = drawShape(drawing, shape, { colour, accent, design, title, subtitle });
  const shadow = groundShadow(drawing, 400, 716, 520, 0.09);
  if (view === "front") return shadow + product;
  if (view === "angle") {
    return `${groundShadow(drawing, 420, 716, 480, 0.1)}<g transform="translate(400 400) skewY(7) scale(.8 .96) rotate(-6) translate(-400 -400)">${product}</g>`;
  }
  const [x, y] = focus[shape] ?? [430, 360];
  const ground = luminance(colour) > 0.5 ? mix(colour, "#6b5f52", 0.55) : lighter(colour, 0.72);
  const light = drawing.radial(
    [
      [0, "#ffffff", 0.4],
      [0.7, "#ffffff", 0],
      [1, "#000000", 0.22],
    ],
    0.35,
    0.3,
    0.85,
  );
  return `<rect width="800" height="800" fill="${ground}"/><rect width="800" height="800" fill="${light}"/>${at(400, 400, at(-x, -y, product), -7, 2.05)}`;
}
