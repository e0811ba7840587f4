import type { Surface } from "./surfaces.ts";

/** A wide table (3:1) with dishes of a kitchen. */
export type CoverScene = {
  kind: "cover";
  surface: Surface;
  /** Names of dish scenes. */
  dishes: string[];
};
