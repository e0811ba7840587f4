import type { Bitmap } from "./bitmap.ts";

/** How a scene is drawn. */
export type Drawing = {
  /** Width : height. */
  aspect: 1 | 3;
  /**
   * A cut-out with its soft shadow on a transparent ground, which the page paints light or dark.
   */
  isCutOut: boolean;
  /** Draws the scene at exactly this size. */
  draw(width: number, height: number): Promise<Bitmap>;
};
