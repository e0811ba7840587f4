import type { BodyName } from "../all-bodies.ts";
import type { PartName } from "../parts.ts";
import type { Vessel } from "../vessels.ts";

/** How a dish of one kind is arranged. */
export type Form = {
  /** One of them, by the picture's name. */
  vessels: readonly Vessel[];
  body?: BodyName;
  /** Of the body, unless an ingredient gives it: `sauce` or `base` says which. */
  color?: string;
  colorFrom?: "sauce" | "base";
  /** Its sauces are cooked together to one colour. */
  isCooked?: boolean;
  /** Drawn after the pieces. */
  front?: BodyName;
  /** Its pieces lie in the sauce, which covers them partly. */
  isSauced?: boolean;
  /** Drawn below the pieces in the colour of its first sauce. */
  sauce?: BodyName;
  /** Grains and mash show as sides beside the other pieces. */
  hasSides?: boolean;
  /**
   * Where pieces lie: in a circle of this radius, round a pot, as on a plate, in the sectors of a
   * bowl or rows.
   */
  spread:
    | "circle"
    | "ring"
    | "plate"
    | "skewers"
    | "line"
    | "sectors"
    | "wedges"
    | "grid"
    | "rows"
    | "stage"
    | "columns";
  radius: number;
  /** How full it is; 1 is the usual number of pieces. */
  fill: number;
  /** What lies there whatever the ingredients, below the other pieces. */
  always?: readonly PartName[];
  /** Parts that look otherwise here. An empty name leaves one out. */
  instead?: Partial<Record<PartName, PartName | "">>;
  /** Served hot enough that it is seen to steam. */
  steams?: boolean;
  /** A burger, drawn from its layers: how often its filling lies on it. */
  patties?: 1 | 2;
  /** Between slices of toast instead of the halves of a bun. */
  isToast?: boolean;
  /** Drawn standing, in front of a wall. */
  stands?: boolean;
  /** The most kinds of pieces. */
  kinds?: number;
  /** Sizes relative to usual. */
  size?: number;
};
