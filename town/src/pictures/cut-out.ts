import { freshBody } from "./fresh/draw-fresh.ts";
import type { FreshScene } from "./fresh/fresh.types.ts";
import { goodsBody } from "./goods/draw-goods.ts";
import type { GoodsScene } from "./goods/goods.types.ts";
import { packBody } from "./pack/draw-pack.ts";
import type { PackScene } from "./pack/pack.types.ts";
import type { SvgDrawing } from "./studio/svg-drawing.ts";
import { vehicleBody } from "./vehicle/draw-vehicle.ts";
import type { VehicleScene } from "./vehicle/vehicle.types.ts";

/** Scenes that are cut out, so that shop windows can show them. */
export type CutOutScene = PackScene | FreshScene | GoodsScene | VehicleScene;

export const isCutOutScene = (scene: { kind: string }): scene is CutOutScene =>
  /^(?:pack|fresh|goods|vehicle)$/.test(scene.kind);

/** Returns a cut-out in the coordinates of an 800 × 800 drawing, standing at about y 690. */
export function cutOutBody(drawing: SvgDrawing, scene: CutOutScene): string {
  switch (scene.kind) {
    case "pack":
      return packBody(drawing, scene);
    case "fresh":
      return freshBody(drawing, scene);
    case "goods":
      return goodsBody(drawing, scene);
    case "vehicle":
      return vehicleBody(drawing, scene);
  }
}
