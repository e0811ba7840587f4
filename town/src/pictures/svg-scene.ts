import { rasterize } from "./bitmap.ts";
import type { CutOutScene } from "./cut-out.ts";
import type { Drawing } from "./drawing.types.ts";
import { drawFresh } from "./fresh/draw-fresh.ts";
import { drawFront } from "./front/draw-front.ts";
import type { FrontScene } from "./front/front.types.ts";
import { drawGoods } from "./goods/draw-goods.ts";
import { drawLogo } from "./logo/draw-logo.ts";
import type { LogoScene } from "./logo/logo.types.ts";
import { drawPack } from "./pack/draw-pack.ts";
import { drawVehicle } from "./vehicle/draw-vehicle.ts";

/** Scenes that are drawn as one SVG document. */
export type SvgScene = CutOutScene | LogoScene | FrontScene;

/** Returns how such a scene is drawn; `exhibit` finds the scenes in shop windows. */
export function svgDrawing(
  scene: SvgScene,
  exhibit: (name: string) => CutOutScene | null,
): Drawing {
  const exhibits = (names: string[]) => names.flatMap((name) => exhibit(name) ?? []);
  switch (scene.kind) {
    case "pack":
      return drawing(() => drawPack(scene), { isCutOut: true });
    case "fresh":
      return drawing(() => drawFresh(scene), { isCutOut: true });
    case "goods":
      return drawing(() => drawGoods(scene), { isCutOut: scene.view !== "detail" });
    case "vehicle":
      return drawing(() => drawVehicle(scene), { isCutOut: scene.view === "profile" });
    case "logo":
      return drawing(() => drawLogo(scene), { isCutOut: false });
    case "front":
      return drawing(() => drawFront(scene, exhibits(scene.window)), {
        isCutOut: false,
        aspect: 3,
      });
  }
}

function drawing(
  svg: () => string,
  { isCutOut, aspect = 1 }: { isCutOut: boolean; aspect?: Drawing["aspect"] },
): Drawing {
  return {
    aspect,
    isCutOut,
    draw: (width, height) => rasterize(sized(svg(), width, height), width, height),
  };
}

/** Renders a document in its final size at once, because a larger one takes longer. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}
