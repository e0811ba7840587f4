import { darker, lighter } from "../../studio/colour.ts";
import { at, blob, n, times } from "../../studio/paths.ts";
import { heap, lit, type Sprite } from "../parts.ts";

const marbling = (drawing: Parameters<Sprite>[0], count: number, rx: number, ry: number) =>
  times(count, () => {
    const [x, y] = [drawing.random.between(-rx, rx), drawing.random.between(-ry, ry)];
    return `<path d="M${x} ${y}q${drawing.random.between(8, 26)} ${drawing.random.between(-14, 14)} ${drawing.random.between(24, 50)} ${drawing.random.between(-8, 8)}" stroke="#f7dcd2" stroke-width="${n(2 + drawing.random.next() * 4)}" fill="none" opacity=".75" stroke-linecap="round"/>`;
  });

const slab =
  (path: string, meat: string, fat: string): Sprite =>
  (drawing) =>
    `<path d="${path}" fill="${darker(meat, 0.45)}" transform="translate(0 12)"/><path d="${path}" fill="${fat}"/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      `<g transform="scale(.88)"><path d="${path}" fill="${drawing.radial(
        [
          [0, lighter(meat, 0.16)],
          [0.6, meat],
          [1, darker(meat, 0.2)],
        ],
        0.4,
        0.35,
        0.75,
      )}"/>${marbling(drawing, 16, 80, 50)}</g>`,
    ) +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;

const steakPath =
  "M-104 10C-110 -50 -40 -76 10 -66C60 -60 108 -40 106 4C104 44 60 40 30 62C0 84 -96 76 -104 10Z";

const filletPath =
  "M-108 -10C-100 -54 -30 -60 20 -50C70 -42 104 -24 108 4C108 34 60 46 6 48C-60 52 -112 34 -108 -10Z";

const chopPath =
  "M-30 -30C0 -76 80 -70 98 -18C110 30 60 70 10 60C-24 54 -36 30 -44 10L-108 62Q-122 60 -116 44L-54 -14Z";

const mince: Sprite = (drawing) =>
  lit(drawing, blob(drawing.random, 104, 70, 10, 0.06), "#8e1f22", 0.3) +
  heap(
    drawing,
    70,
    92,
    58,
    () =>
      `<path d="M-22 0Q0 ${drawing.random.between(-14, 14)} 22 0" stroke="${drawing.random.pick(["#d8494a", "#c4363a", "#e56a62", "#f2c4b8"])}" stroke-width="11" stroke-linecap="round" fill="none"/>`,
  );

const cubes: Sprite = (drawing) =>
  heap(
    drawing,
    9,
    70,
    40,
    () =>
      `<path d="M-30 -24L26 -30L34 22L-24 30Z" fill="${drawing.random.pick(["#a8282b", "#bb3a38", "#932024"])}" stroke="#6b1216" stroke-opacity=".5" stroke-width="3"/><path d="M-20 -10L14 -16M-14 10L20 4" stroke="#f3cabb" stroke-width="4" opacity=".8"/>`,
  );

const joint: Sprite = (drawing) =>
  at(
    0,
    0,
    `<path d="M60 -30L118 -70Q132 -84 140 -70Q150 -56 132 -52L74 -4Z" fill="#f3e9d8"/>` +
      lit(
        drawing,
        "M-108 20C-110 -40 -40 -74 20 -56C56 -44 80 -30 84 -14C76 10 50 20 30 50C0 84 -104 84 -108 20Z",
        drawing.radial(
          [
            [0, "#d8756a"],
            [0.6, "#b34a45"],
            [1, "#7a2626"],
          ],
          0.36,
          0.3,
          0.8,
        ),
        0.8,
      ) +
      `<path d="M-96 10C-80 -30 -20 -56 30 -46" stroke="#f6dccf" stroke-width="14" fill="none" opacity=".8" stroke-linecap="round"/>`,
    6,
  );

/** Rolled and tied with string. */
const roast =
  (light: string, raw: string, dark: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M-116 0C-116 -54 -70 -64 0 -62C76 -64 112 -44 116 0C112 46 76 62 0 62C-70 62 -116 52 -116 0Z",
      drawing.radial(
        [
          [0, light],
          [0.6, raw],
          [1, dark],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.8,
    ) +
    `<ellipse cx="98" cy="0" rx="18" ry="46" fill="${light}"/>` +
    times(
      5,
      (index) =>
        `<path d="M${-84 + index * 38} -60Q${-66 + index * 38} 0 ${-84 + index * 38} 60" stroke="#f4e6cf" stroke-width="6" fill="none"/>`,
    ) +
    '<path d="M-112 4Q0 -16 112 4" stroke="#f4e6cf" stroke-width="5" fill="none"/>';

/** Minced meat pressed to round slices. */
const patties: Sprite = (drawing) =>
  [
    [-40, -34],
    [52, -18],
    [-6, 40],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        '<ellipse cy="12" rx="66" ry="44" fill="#7d1b20"/>' +
          lit(drawing, "M-66 0A66 44 0 1 1 66 0A66 44 0 1 1 -66 0Z", "#b93a3c", 0.4) +
          times(30, () => {
            const angle = drawing.random.next() * 6.283;
            const away = Math.sqrt(drawing.random.next()) * 0.86;
            return `<circle cx="${n(Math.cos(angle) * away * 62)}" cy="${n(Math.sin(angle) * away * 40)}" r="4" fill="${drawing.random.pick(["#d9605a", "#9c2a2c", "#f0c4b6"])}"/>`;
          }),
      ),
    )
    .join("");

/** Short strips of bacon. */
const lardons: Sprite = (drawing) =>
  heap(
    drawing,
    34,
    88,
    54,
    () =>
      `<g><rect x="-26" y="-12" width="52" height="24" rx="5" fill="#c4524a"/><rect x="-26" y="-4" width="52" height="8" fill="#f6d6c6"/></g>`,
  );

const ribs: Sprite = (drawing) =>
  lit(drawing, "M-112 -30C-60 -54 60 -54 112 -30L106 44C50 60 -50 60 -106 44Z", "#b84a48", 0.6) +
  times(
    7,
    (index) =>
      `<path d="M${-92 + index * 30} -44L${-86 + index * 29} 54" stroke="#f1d9cc" stroke-width="11" stroke-linecap="round"/><circle cx="${-86 + index * 29}" cy="54" r="8" fill="#fff6ea"/>`,
  );

export const meat = {
  steak: slab(steakPath, "#c0363a", "#f6e2d3"),
  veal: slab(filletPath, "#dc8f88", "#f2d3c8"),
  "pork-fillet": slab(filletPath, "#d9857c", "#f0cabd"),
  turkey: slab(filletPath, "#f0b9a6", "#f8dccf"),
  duck: slab(filletPath, "#a52c34", "#f4d9a8"),
  chop: ((drawing) =>
    at(-24, -28, slab(chopPath, "#c5484a", "#f6e6d8")(drawing), -8, 0.8) +
    at(24, 32, slab(chopPath, "#bb3e42", "#f6e6d8")(drawing), 6, 0.8)) as Sprite,
  mince,
  cubes,
  joint,
  "beef-roast": roast("#d4625c", "#a8333a", "#661a22"),
  "pork-roast": roast("#f3c3b4", "#dd948a", "#a45f58"),
  patties,
  lardons,
  ribs,
} satisfies Record<string, Sprite>;
