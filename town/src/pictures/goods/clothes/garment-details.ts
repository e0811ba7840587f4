import { times } from "../../studio/paths.ts";
import { circle, darker, lighter, path } from "../kit.ts";

export const sleeves = {
  short:
    "M270 168L120 262L168 372L246 330V664Q400 690 554 664V330L632 372L680 262L530 168Q400 236 270 168Z",
  long: "M276 160L150 230Q110 400 104 600L176 614L248 360V668Q400 690 552 668V360L624 614L696 600Q690 400 650 230L524 160Q400 226 276 160Z",
  none: "M290 150Q280 250 240 300V668Q400 690 560 668V300Q520 250 510 150L470 146Q400 250 330 146Z",
};

export const buttons = (count: number, top: number, step: number, colour = "#f7f4ec") =>
  times(count, (index) =>
    circle(400, top + index * step, 7, colour, `stroke="#0003" stroke-width="2"`),
  );

export const collar = (colour: string) =>
  path(
    "M290 158L400 236L330 290L262 190Z",
    lighter(colour, 0.12),
    `stroke="${darker(colour, 0.3)}" stroke-width="3"`,
  ) +
  path(
    "M510 158L400 236L470 290L538 190Z",
    lighter(colour, 0.06),
    `stroke="${darker(colour, 0.3)}" stroke-width="3"`,
  );
