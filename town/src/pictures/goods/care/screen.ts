import { textIn } from "../../studio/text.ts";
import { box } from "../kit.ts";

export const white = "#f7f6f2";

export const screen = (x: number, y: number, width: number, height: number, text: string) =>
  box(x, y, width, height, 12, "#b9c9b4", `stroke="#7d8a78" stroke-width="5"`) +
  textIn(
    text,
    { x: x + width * 0.1, y: y + height * 0.2, width: width * 0.8, height: height * 0.6 },
    { colour: "#26302a", size: height * 0.7, weight: 700, lines: 1 },
  );
