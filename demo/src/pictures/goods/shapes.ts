import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { accessories } from "./accessories.ts";
import { care } from "./care.ts";
import { clothes } from "./clothes.ts";
import { craft } from "./craft.ts";
import { home } from "./home.ts";
import type { Material, Product } from "./kit.ts";
import { leisure } from "./leisure.ts";
import { sport } from "./sport.ts";
import { tech } from "./tech.ts";

const shapes = {
  ...clothes,
  ...accessories,
  ...home,
  ...tech,
  ...sport,
  ...leisure,
  ...craft,
  ...care,
};

export type GoodsShape = keyof typeof shapes;
export const goodsShapes = Object.keys(shapes).filter((name) => isGoodsShape(name));

export function isGoodsShape(name: string): name is GoodsShape {
  return Object.hasOwn(shapes, name);
}

export function drawShape(drawing: SvgDrawing, shape: GoodsShape, material: Material): string {
  const draw: Product = shapes[shape];
  return draw(drawing, material);
}
