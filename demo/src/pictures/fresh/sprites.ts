import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { butcher, sea } from "./butcher.ts";
import { fruit } from "./fruit.ts";
import { larder } from "./larder.ts";
import type { Sprite } from "./parts.ts";
import { signs } from "./signs.ts";
import { vegetables } from "./vegetables.ts";

const sprites = { ...fruit, ...vegetables, ...butcher, ...sea, ...larder, ...signs };

export type SpriteName = keyof typeof sprites;
export const spriteNames = Object.keys(sprites).filter((name) => isSprite(name));

export function isSprite(name: string): name is SpriteName {
  return Object.hasOwn(sprites, name);
}

/** Draws one piece around the origin, about 200 units wide and high. */
export function sprite(drawing: SvgDrawing, name: SpriteName): string {
  const draw: Sprite = sprites[name];
  return draw(drawing);
}
