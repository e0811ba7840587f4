import { at, times } from "../../studio/paths.ts";
import {
  box,
  boxPath,
  brass,
  circle,
  line,
  type Product,
  path,
  solid,
  steel,
  turned,
  wooden,
} from "../kit.ts";

const guitar: Product = (drawing, { design }) =>
  at(
    400,
    400,
    wooden(drawing, "M-22 -360H22L20 40H-20Z", "#4a2f1e") +
      path("M-34 -440H34L26 -350H-26Z", "#3b2418") +
      [-400, -376]
        .map((y) => circle(-42, y, 10, "#d9cdb4") + circle(42, y, 10, "#d9cdb4"))
        .join("") +
      wooden(
        drawing,
        "M0 -30C90 -40 130 30 104 96C90 130 110 150 140 200C180 300 100 380 0 380C-100 380 -180 300 -140 200C-110 150 -90 130 -104 96C-130 30 -90 -40 0 -30Z",
        ["#e0a85c", "#c9803c", "#e8c08a", "#a8602c"][design % 4] ?? "",
      ) +
      circle(0, 110, 56, "#2b1a10") +
      `<circle cy="110" r="64" fill="none" stroke="#7d4a24" stroke-width="9" stroke-dasharray="6 5"/>` +
      box(-70, 270, 140, 26, 5, "#3b2418") +
      times(6, (index) => line(`M${-15 + index * 6} -350V280`, "#f4ecd8", 1.6)),
    28,
    0.92,
  );

const keys: Product = (drawing, { design }) =>
  solid(drawing, boxPath(50, 280, 700, 270, 26), design % 2 ? "#e9e6df" : "#2b2f35") +
  box(80, 310, 640, 70, 10, "#15171a") +
  box(330, 320, 140, 50, 6, "#2f6f94") +
  times(
    8,
    (index) =>
      circle(120 + (index % 4) * 46, 345, 13, "#5a6068") +
      circle(520 + (index % 4) * 46, 345, 13, "#5a6068"),
  ) +
  times(15, (index) =>
    box(82 + index * 42.4, 396, 40, 136, 5, "#fdfcf8", `stroke="#9a978f" stroke-width="2"`),
  ) +
  times(14, (index) =>
    [2, 6, 9, 13].includes(index) ? "" : box(110 + index * 42.4, 396, 26, 84, 4, "#22262c"),
  );

const drum: Product = (drawing) =>
  turned(drawing, "M160 310H640L600 650Q580 690 400 694Q220 690 200 650Z", "#a8602c") +
  times(9, (index) =>
    line(`M${172 + index * 57} 330L${206 + index * 48} 650L${230 + index * 57} 330`, "#f3e3c4", 6),
  ) +
  `<ellipse cx="400" cy="310" rx="244" ry="90" fill="#7d4a24"/><ellipse cx="400" cy="300" rx="232" ry="80" fill="#f6e6cc"/><ellipse cx="350" cy="290" rx="130" ry="40" fill="#fff" opacity=".4"/><ellipse cx="400" cy="660" rx="196" ry="30" fill="none" stroke="#d9b767" stroke-width="13"/>`;

const violin: Product = (drawing) =>
  line("M640 90L560 720", "#5a3620", 11) +
  line("M652 92L572 722", "#f4ecd8", 5) +
  at(
    360,
    400,
    path("M-20 -340H20L16 -60H-16Z", "#2b1a10") +
      path(
        "M0 -400C24 -400 30 -370 14 -356L18 -330H-18L-14 -356C-30 -370 -24 -400 0 -400Z",
        "#7d3a18",
      ) +
      wooden(
        drawing,
        "M0 -70C90 -80 130 -20 110 40C100 70 70 80 72 110C74 136 110 150 124 200C150 300 90 350 0 350C-90 350 -150 300 -124 200C-110 150 -74 136 -72 110C-70 80 -100 70 -110 40C-130 -20 -90 -80 0 -70Z",
        "#a8501e",
      ) +
      line(
        "M-56 90Q-76 120 -56 160Q-40 190 -58 214M56 90Q76 120 56 160Q40 190 58 214",
        "#2b1208",
        8,
      ) +
      path("M-40 170H40L34 184H-34Z", "#e0c08a") +
      path("M-24 220H24L14 340H-14Z", "#2b1a10") +
      times(4, (index) => line(`M${-9 + index * 6} -330V226`, "#f4ecd8", 1.8)),
    12,
    0.92,
  );

const banjo: Product = (drawing) =>
  at(
    400,
    400,
    wooden(drawing, "M-20 -380H20L24 60H-24Z", "#6b3f20") +
      path("M-32 -430H32L24 -370H-24Z", "#4a2a14") +
      circle(0, 200, 190, steel(drawing), `stroke="#7d848c" stroke-width="4"`) +
      circle(0, 200, 162, "#fbf6ea") +
      times(16, (index) => at(0, 200, box(-5, -194, 10, 26, 3, "#7d848c"), index * 22.5)) +
      box(-50, 250, 100, 16, 4, "#4a2a14") +
      times(5, (index) => line(`M${-12 + index * 6} -380V256`, "#c9b98a", 2)),
    30,
    0.9,
  );

const recorder: Product = (drawing) =>
  at(
    400,
    400,
    turned(drawing, "M-26 -360Q0 -380 26 -360L30 -230H-30Z", "#8a5a34") +
      turned(drawing, "M-32 -230H32L28 220H-28Z", "#a8703c") +
      turned(drawing, "M-34 220H34L40 340Q0 356 -40 340Z", "#8a5a34") +
      box(-36, -240, 72, 16, 4, "#efe3c8") +
      box(-36, 212, 72, 16, 4, "#efe3c8") +
      path("M-13 -300H13V-260H-13Z", "#2b1a10") +
      times(7, (index) => circle(0, -160 + index * 52, 10, "#2b1a10")),
    34,
  );

const trumpet: Product = (drawing) =>
  at(
    400,
    420,
    `<path d="M-300 -30H220M-300 -30Q-340 -30 -340 -40M-120 70H120Q180 70 180 20T120 -30M-120 70Q-180 70 -180 20T-120 -30" fill="none" stroke="${brass(drawing)}" stroke-width="26"/><path d="M-300 -30H220M-120 70H120Q180 70 180 20T120 -30M-120 70Q-180 70 -180 20T-120 -30" fill="none" stroke="#fff2c4" stroke-width="5" opacity=".7"/>` +
      path(
        "M200 -44Q290 -60 340 -140V80Q290 0 200 -16Z",
        brass(drawing),
        `stroke="#8a6a2c" stroke-width="3"`,
      ) +
      `<ellipse cx="340" cy="-30" rx="24" ry="110" fill="#a87b2c"/>` +
      path("M-360 -52H-320V-8H-360Z", brass(drawing)) +
      [-56, 0, 56]
        .map(
          (x) =>
            box(x - 20, -80, 40, 190, 10, brass(drawing), `stroke="#8a6a2c" stroke-width="2"`) +
            box(x - 6, -120, 12, 44, 3, "#c9cdd2") +
            circle(x, -124, 16, "#f4ecd8"),
        )
        .join(""),
    -16,
  );

export const instruments = {
  guitar,
  "keyboard-piano": keys,
  drum,
  violin,
  banjo,
  recorder,
  trumpet,
} satisfies Record<string, Product>;
