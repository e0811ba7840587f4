import { darker, lighter } from "../../studio/colour.ts";
import { at, blob, times } from "../../studio/paths.ts";
import { leaf, type Sprite } from "../parts.ts";

const herbs =
  (colour: string, kind: "broad" | "curly" | "fine"): Sprite =>
  (drawing) =>
    [-34, -20, -8, 6, 18, 32]
      .map((turn) =>
        at(
          0,
          96,
          `<path d="M0 0V-150" stroke="${darker(colour, 0.1)}" stroke-width="5"/>${times(kind === "fine" ? 22 : 9, (index) => at(0, -56 - index * (kind === "fine" ? 5.4 : 13), kind === "fine" ? `<ellipse cx="${index % 2 ? 9 : -9}" rx="8" ry="4" fill="${index % 3 ? colour : lighter(colour, 0.15)}"/>` : kind === "curly" ? `<path d="${blob(drawing.random, 22, 18, 9, 0.3)}" transform="translate(${index % 2 ? 17 : -17} 0)" fill="${index % 3 ? colour : lighter(colour, 0.14)}"/>` : at(0, 0, leaf(index % 3 ? colour : lighter(colour, 0.14), 46, 15), index % 2 ? 56 : -56)))}`,
          turn,
        ),
      )
      .join("") + at(0, 70, `<rect x="-28" y="-9" width="56" height="18" rx="8" fill="#d9b98a"/>`);

export const potHerbs = {
  basil: herbs("#3f8f38", "broad"),
  parsley: herbs("#3d8a34", "curly"),
  mint: herbs("#4a9a52", "broad"),
  coriander: herbs("#5aa044", "curly"),
  thyme: herbs("#7a9468", "fine"),
  chives: herbs("#4f9440", "fine"),
  sprig: ((drawing) =>
    [-30, 0, 30]
      .map((turn) =>
        at(
          0,
          80,
          `<path d="M0 0V-150" stroke="#4f7d3a" stroke-width="5"/>${times(7, (index) => at(0, -30 - index * 18, leaf(drawing.random.pick(["#4f8d3c", "#5d9d48"]), 44, 13), index % 2 ? 52 : -52))}`,
          turn * 0.6,
        ),
      )
      .join("")) as Sprite,
} satisfies Record<string, Sprite>;
