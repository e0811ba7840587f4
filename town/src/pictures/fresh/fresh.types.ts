import type { SpriteName } from "./sprites.ts";

/** What fresh food lies in, on or at. */
export type Holder =
  | "crate"
  | "punnet"
  | "board"
  | "paper"
  | "ice"
  | "single"
  | "row"
  | "pot"
  | "salad-bag"
  | "net";

export type FreshScene = {
  kind: "fresh";
  sprite: SpriteName;
  holder: Holder;
  /** How many pieces show; the holder's usual number when missing. */
  count?: number;
  /** How large a piece is in the holder, 1 for an apple. */
  scale?: number;
  /** The grower, boat or brand on the card. */
  maker: string;
  /** Words of the card besides the maker. */
  name: string;
  organic?: boolean;
  seed: string;
};
