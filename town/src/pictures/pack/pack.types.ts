import type { SpriteName } from "../fresh/sprites.ts";

export type PackShape =
  | "carton"
  | "flat-box"
  | "tall-box"
  | "cube-box"
  | "milk-carton"
  | "brick"
  | "wine"
  | "champagne"
  | "beer"
  | "oil"
  | "juice"
  | "water"
  | "syrup"
  | "lotion"
  | "shampoo"
  | "detergent"
  | "pump"
  | "mist"
  | "spray"
  | "dropper"
  | "roll-on"
  | "perfume"
  | "varnish"
  | "jar"
  | "spice-jar"
  | "preserve"
  | "balm"
  | "tub"
  | "ice-tub"
  | "yoghurt"
  | "salt-tub"
  | "can"
  | "tin"
  | "low-tin"
  | "flat-tin"
  | "tea-tin"
  | "powder-tin"
  | "pouch"
  | "doypack"
  | "pillow-bag"
  | "flour-bag"
  | "coffee-bag"
  | "sack"
  | "sachets"
  | "tube"
  | "tablet-tube"
  | "blister"
  | "vials"
  | "single-doses"
  | "bar"
  | "block"
  | "butter"
  | "egg-box"
  | "tray"
  | "rolls"
  | "wipes"
  | "nappies"
  | "bottle-pack"
  | "can-pack"
  | "bin-bags"
  | "stick";

export type LabelDesign = "band" | "block" | "corner" | "frame" | "stripes" | "medicine";

export type PackScene = {
  kind: "pack";
  shape: PackShape;
  design: LabelDesign;
  /** The name on the label. */
  name: string;
  /** The name in the other language of the town, in smaller letters. */
  subtitle: string;
  brand: string;
  /** Weight, volume, number of pieces or dose. */
  size: string;
  organic?: boolean;
  main: string;
  accent: string;
  paper: string;
  /** The colour of what shows through glass or film, and of the glass itself. */
  content: string;
  motif: SpriteName;
  seed: string;
};
