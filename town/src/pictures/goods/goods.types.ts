import type { GoodsShape } from "./shapes.ts";

export type GoodsView = "front" | "angle" | "detail";

/** Something sold in a shop, cut out on a transparent ground; the detail fills the picture. */
export type GoodsScene = {
  kind: "goods";
  shape: GoodsShape;
  colour: string;
  /** The pattern or trim, 0 to 3: models of one product differ by it. */
  design: number;
  view: GoodsView;
  /** Words that are printed on it, such as the title of a book. */
  title?: string;
  subtitle?: string;
};
