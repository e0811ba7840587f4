import { at, times } from "../../studio/paths.ts";
import { box, boxPath, circle, line, type Product, path, seam, solid, steel } from "../kit.ts";

const watchStrap = (drawing: Parameters<Product>[0], colour: string, isSteel: boolean) => {
  const strap = "M310 270L326 60H474L490 270ZM310 530L326 740H474L490 530Z";
  return isSteel
    ? path(strap, steel(drawing)) +
        times(8, (index) =>
          line(`M318 ${84 + index * 24}H482M318 ${546 + index * 24}H482`, "#7d848c", 4),
        )
    : solid(drawing, strap, colour) +
        seam("M340 70L326 264M460 70L474 264M340 730L326 536M460 730L474 536", colour);
};

const watch =
  (isFine: boolean): Product =>
  (drawing, material) =>
    watchStrap(drawing, material.colour, material.design === 1) +
    box(560, 384, 44, 34, 8, steel(drawing)) +
    circle(400, 400, 180, steel(drawing), `stroke="#7d848c" stroke-width="4"`) +
    circle(400, 400, 150, isFine ? "#f8f5ee" : material.accent) +
    times(12, (index) =>
      at(
        400,
        400,
        box(-4, -138, 8, index % 3 ? 18 : 34, 3, isFine ? "#3a3530" : "#f6f3ea"),
        index * 30,
      ),
    ) +
    line("M400 400L400 296", isFine ? "#2a2622" : "#ffffff", 11) +
    line("M400 400L474 440", isFine ? "#2a2622" : "#ffffff", 11) +
    line("M400 430L372 290", "#d8433a", 4) +
    circle(400, 400, 11, "#d8433a") +
    (isFine ? "" : circle(400, 470, 34, "#0003", `stroke="#fff" stroke-width="3"`)) +
    path("M290 320Q340 262 420 262L310 400Z", "#ffffff", `opacity=".18"`);

const sportWatch: Product = (drawing, material) =>
  watchStrap(drawing, material.colour, false) +
  solid(drawing, boxPath(270, 230, 260, 340, 60), "#2a2d32") +
  box(294, 256, 212, 288, 40, "#0d1116") +
  `<circle cx="400" cy="400" r="84" fill="none" stroke="#2d343d" stroke-width="18"/><path d="M400 316A84 84 0 1 1 322 432" fill="none" stroke="${material.accent}" stroke-width="18" stroke-linecap="round"/>` +
  path(
    "M400 436C350 404 356 366 380 364C394 364 400 378 400 384C400 378 406 364 420 364C444 366 450 404 400 436Z",
    "#ef5350",
  ) +
  box(524, 330, 22, 60, 8, "#4a4f57") +
  path("M306 290L380 270L306 380Z", "#ffffff", `opacity=".12"`);

export const watches = {
  watch: watch(false),
  "fine-watch": watch(true),
  "sport-watch": sportWatch,
} satisfies Record<string, Product>;
