import { darker, lighter } from "../../studio/colour.ts";
import { at, blob, times } from "../../studio/paths.ts";
import { lit, type Sprite, spots } from "../parts.ts";

const crust = (drawing: Parameters<Sprite>[0]) =>
  drawing.radial(
    [
      [0, "#eebd76"],
      [0.5, "#c9853c"],
      [1, "#7d4317"],
    ],
    0.4,
    0.28,
    0.8,
  );

const baguette: Sprite = (drawing) =>
  [-8, 10]
    .map((turn, index) =>
      at(
        0,
        index * 34 - 18,
        lit(
          drawing,
          "M-118 6C-110 -28 -40 -34 0 -34C40 -34 110 -28 118 6C108 30 40 34 0 34C-40 34 -108 30 -118 6Z",
          crust(drawing),
          0.5,
        ) +
          times(
            5,
            (cut) => `<path d="M${-84 + cut * 38} -12q20 -16 32 2q-18 14 -32 -2Z" fill="#f8dfae"/>`,
          ),
        turn,
      ),
    )
    .join("");

const loaf: Sprite = (drawing) =>
  lit(
    drawing,
    "M-104 22C-106 -50 -50 -80 0 -80C50 -80 106 -50 104 22C104 66 -104 66 -104 22Z",
    crust(drawing),
    0.7,
  ) +
  [-50, 0, 50]
    .map(
      (x) => `<path d="M${x - 22} -52q26 26 18 74q14 -40 16 -70Z" fill="#f7e2b8" opacity=".95"/>`,
    )
    .join("") +
  spots(drawing, 60, 88, 50, 2, "#fff6e2", 0.55);

const slicedLoaf =
  (colour: string): Sprite =>
  (drawing) =>
    times(4, (index) =>
      at(
        -46 + index * 28,
        -8 + index * 5,
        `<path d="M-56 70V-30C-80 -40 -70 -84 -34 -84H34C70 -84 80 -40 56 -30V70Q0 80 -56 70Z" fill="#a8692e"/><path d="M-46 62V-28C-66 -38 -58 -74 -30 -74H30C58 -74 66 -38 46 -28V62Q0 70 -46 62Z" fill="${drawing.radial(
          [
            [0, lighter(colour, 0.15)],
            [1, colour],
          ],
        )}"/>${spots(drawing, 22, 38, 50, 2.6, darker(colour, 0.2), 0.5)}`,
      ),
    );

const croissant: Sprite = (drawing) =>
  lit(
    drawing,
    "M-112 46C-104 -30 -50 -66 0 -66C50 -66 104 -30 112 46C92 56 70 40 58 22C36 4 -36 4 -58 22C-70 40 -92 56 -112 46Z",
    crust(drawing),
    0.6,
  ) +
  [-70, -36, 0, 36, 70]
    .map(
      (x) =>
        `<path d="M${x * 1.1} ${-56 + Math.abs(x) * 0.5}Q${x * 0.8} ${-20 + Math.abs(x) * 0.3} ${x * 0.6} ${8 + Math.abs(x) * 0.16}" stroke="#7a4013" stroke-width="5" fill="none" opacity=".6"/>`,
    )
    .join("");

const brioche: Sprite = (drawing) =>
  [-64, -22, 22, 64]
    .map((x, index) =>
      at(
        x,
        index % 2 ? 8 : -4,
        lit(drawing, blob(drawing.random, 50, 46, 9, 0.03), crust(drawing), 0.8),
        index % 2 ? 20 : -20,
      ),
    )
    .join("") + spots(drawing, 30, 96, 36, 2.6, "#fff3d6", 0.8);

const bagel: Sprite = (drawing) =>
  `<path fill-rule="evenodd" d="M-92 0A92 84 0 1 0 92 0A92 84 0 1 0 -92 0ZM-28 0A28 24 0 1 1 28 0A28 24 0 1 1 -28 0Z" fill="${crust(drawing)}"/><path fill-rule="evenodd" d="M-92 0A92 84 0 1 0 92 0A92 84 0 1 0 -92 0ZM-28 0A28 24 0 1 1 28 0A28 24 0 1 1 -28 0Z" fill="#fff" opacity=".08"/>` +
  times(44, (index) => {
    const angle = index * 2.4;
    const reach = 42 + ((index * 17) % 40);
    return at(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.9,
      `<ellipse rx="5" ry="3" fill="#fdf3d8"/>`,
      index * 40,
    );
  });

const tortilla: Sprite = (drawing) =>
  times(5, (index) =>
    at(
      0,
      36 - index * 16,
      `<ellipse rx="106" ry="62" cy="5" fill="#b98b4e"/><ellipse rx="106" ry="62" fill="#f0d9a6"/>${spots(drawing, 14, 86, 46, 7, "#b57f3c", 0.5)}`,
    ),
  );

const bun: Sprite = (drawing) =>
  lit(
    drawing,
    "M-96 30C-100 -50 -40 -76 0 -76C40 -76 100 -50 96 30C90 60 -90 60 -96 30Z",
    crust(drawing),
    0.8,
  ) + spots(drawing, 16, 60, 26, 3, "#fdf3d8", 0.9);

export const bread = {
  baguette,
  loaf,
  "sliced-loaf": slicedLoaf("#d9b07a"),
  "white-loaf": slicedLoaf("#f6e7c6"),
  croissant,
  brioche,
  bagel,
  tortilla,
  bun,
} satisfies Record<string, Sprite>;
