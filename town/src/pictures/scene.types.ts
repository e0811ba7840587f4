import type { CoverScene } from "./dish/cover.types.ts";
import type { DishScene } from "./dish/dish.types.ts";
import type { SvgScene } from "./svg-scene.ts";

/** What a picture shows. The lines of `data/pictures.jsonl` give every scene its name. */
export type Scene = DishScene | CoverScene | SvgScene;

/** A line of `data/pictures.jsonl`. */
export type NamedScene = { name: string; scene: Scene };
