import { circle, line, repeat } from "../shapes.ts";
import type { Part } from "../sprites.ts";
import { ball, chunk, cube, strip } from "./firm-shapes.ts";
import { leaf } from "./leafy-shapes.ts";
import { heap } from "./soft-shapes.ts";

export const pulseAndNutParts = {
  "green beans": strip("#4d9a3b", "#2f7328", 46, 9, 12, 0.2),
  "red beans": ball("#7c1f1c", 14, 16, { gloss: 0.6 }),
  "black beans": ball("#2a1f22", 12, 18, { gloss: 0.6 }),
  "white beans": ball("#efe4c8", 15, 16, { gloss: 0.4 }),
  chickpeas: ball("#dcb268", 14, 15, { gloss: 0.35, grain: 0.4 }, circle(3, 2, 3, "#b98a3e")),
  lentils: heap(["#7a5a2e", "#8f7038", "#5f4722"], 30, 9, 5),
  peas: ball("#63ab37", 11, 20, { gloss: 0.6 }),
  edamame: { ...ball("#7fbb45", 13, 14), shape: () => `<ellipse rx="14" ry="10" fill="#86bf4c"/>` },
  "edamame pod": strip("#6faa3e", "#4c8429", 46, 17, 18, 0.35),
  sweetcorn: heap(["#f5c531", "#eab21c", "#fbd95c"], 26, 8, 7),
  "corn cob": {
    ...strip("#f0c030", "#c98e14", 100, 50, 3, 0.02),
    shape: (random) =>
      line("M-90 0L90 0", "#d79a1c", 52) +
      repeat(60, (i) =>
        circle(
          -96 + (i % 20) * 10,
          -16 + Math.floor(i / 20) * 16,
          7.5,
          random.pick(["#f6ca3c", "#f0bd2a", "#8f5a18", "#fbd85e"]),
        ),
      ),
  },
  tofu: cube("#f5e9cb", "#d8b878", 28, 8),
  peanut: {
    ...ball("#d9a860", 11, 16),
    shape: () =>
      `<ellipse cx="-5" rx="9" ry="7.5" fill="#d8a75e"/><ellipse cx="6" rx="8" ry="7" fill="#cf9a50"/>`,
  },
  cashew: strip("#f0dcae", "#cda865", 18, 12, 10, 0.9),
  almond: leaf(["#c58f50", "#b47c3e", "#ead2a4"], 17, 9, 12),
  walnut: { ...chunk("#c08d50", "#865626", 20, 7), grain: 1 },
  hazelnut: ball("#b9793a", 14, 9, { gloss: 0.4 }),
  pistachio: chunk("#8aa843", "#5e7a28", 11, 14),
  "pine nut": leaf(["#f0ddae", "#e3c688"], 10, 5, 18),
  coconut: heap(["#fdfaf2", "#f3ecdc"], 26, 6, 5),
} satisfies Record<string, Part>;
