import { darker } from "../../studio/colour.ts";
import { at, blob, times } from "../../studio/paths.ts";
import { heap, lit, type Sprite, spots } from "../parts.ts";

const prawn =
  (colour: string): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      `<path d="M-70 -40q-40 -30 -50 10M-70 -44q-20 -50 -54 -40" stroke="${darker(colour, 0.2)}" stroke-width="3" fill="none"/>` +
        lit(
          drawing,
          "M-86 -30C-60 -84 50 -80 84 -10C98 40 60 84 20 84C50 60 50 20 20 0C-10 -20 -60 10 -86 -30Z",
          colour,
          0.6,
        ) +
        times(
          5,
          (index) =>
            `<path d="M${-20 + index * 22} ${-66 + index * index * 4}q-10 24 -4 48" stroke="${darker(colour, 0.3)}" stroke-width="4" fill="none" opacity=".7"/>`,
        ) +
        `<path d="M24 84l-40 26l10 -30l-36 2l34 -24Z" fill="${darker(colour, 0.12)}"/><circle cx="-70" cy="-40" r="6" fill="#1a1010"/>${times(5, (index) => `<path d="M${-30 + index * 16} ${4 + index * 3}q-6 20 -16 26" stroke="${darker(colour, 0.1)}" stroke-width="5" fill="none"/>`)}`,
      0,
    );

const lobster =
  (colour: string): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      [-1, 1]
        .map(
          (side) =>
            `<path d="M${side * 20} -40Q${side * 70} -60 ${side * 66} -92" stroke="${colour}" stroke-width="14" fill="none"/><path d="M${side * 66} -80C${side * 30} -110 ${side * 60} -134 ${side * 78} -122L${side * 74} -104L${side * 96} -120C${side * 112} -96 ${side * 96} -76 ${side * 66} -80Z" fill="${colour}"/>${times(3, (index) => `<path d="M${side * 22} ${-20 + index * 18}q${side * 36} 0 ${side * 46} 26" stroke="${darker(colour, 0.15)}" stroke-width="6" fill="none"/>`)}<path d="M${side * 10} -66Q${side * 30} -120 ${side * 20} -130" stroke="${colour}" stroke-width="3" fill="none"/>`,
        )
        .join("") +
        lit(
          drawing,
          "M0 -76C30 -70 32 -20 26 6C20 20 -20 20 -26 6C-32 -20 -30 -70 0 -76Z",
          colour,
          0.7,
        ) +
        times(
          5,
          (index) =>
            `<ellipse cy="${20 + index * 14}" rx="${25 - index * 2}" ry="10" fill="${index % 2 ? darker(colour, 0.12) : colour}" stroke="${darker(colour, 0.35)}" stroke-width="2"/>`,
        ) +
        [-40, -16, 16, 40]
          .map((turn) =>
            at(0, 86, `<ellipse cy="18" rx="10" ry="22" fill="${darker(colour, 0.08)}"/>`, -turn),
          )
          .join(""),
      0,
      0.92,
    );

const oyster: Sprite = (drawing) =>
  `<path d="${blob(drawing.random, 98, 74, 12, 0.1)}" fill="#6f6b63"/><path d="${blob(drawing.random, 88, 64, 12, 0.06)}" fill="${drawing.radial(
    [
      [0, "#ffffff"],
      [0.7, "#e6e6e2"],
      [1, "#b9b5ac"],
    ],
    0.4,
    0.35,
    0.7,
  )}"/><path d="${blob(drawing.random, 58, 42, 9, 0.14)}" fill="#b8b5a2"/><path d="${blob(drawing.random, 44, 30, 9, 0.16)}" fill="#d9d6c4"/><ellipse cx="-16" cy="-12" rx="18" ry="8" fill="#fff" opacity=".8"/>`;

const mussel: Sprite = (drawing) =>
  lit(
    drawing,
    "M-96 10C-90 -50 20 -66 80 -30C110 -8 96 40 50 52C0 62 -80 50 -96 10Z",
    drawing.radial(
      [
        [0, "#5f6484"],
        [0.5, "#2a2c40"],
        [1, "#0f1018"],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.7,
  ) +
  `<path d="M-90 16Q0 44 84 24" stroke="#8f93b5" stroke-width="3" fill="none" opacity=".6"/><path d="M-84 26Q0 66 70 38Q0 48 -84 26Z" fill="#f0a24e"/>`;

const squid: Sprite = (drawing) =>
  lit(drawing, "M0 -112C40 -60 44 10 34 40H-34C-44 10 -40 -60 0 -112Z", "#f3e3e0", 0.6) +
  `<path d="M-20 -70L-70 -30Q-50 -6 -34 -14ZM20 -70L70 -30Q50 -6 34 -14Z" fill="#e6cfcc"/>` +
  times(
    7,
    (index) =>
      `<path d="M${-30 + index * 10} 40q${(index - 3) * 6} 40 ${(index - 3) * 9} 66" stroke="#e0c2c0" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  ) +
  `<circle cx="-16" cy="30" r="6" fill="#2b2024"/><circle cx="16" cy="30" r="6" fill="#2b2024"/>`;

const octopus: Sprite = (drawing) =>
  [-72, -46, -20, 20, 46, 72]
    .map(
      (x, index) =>
        `<path d="M${x * 0.4} 0C${x * 0.9} 30 ${x * 1.2} 60 ${x * 1.5} ${index % 2 ? 80 : 96}Q${x * 1.6} 112 ${x * 1.2} 108" stroke="#a84a5e" stroke-width="24" fill="none" stroke-linecap="round"/><path d="M${x * 0.4} 10C${x * 0.9} 40 ${x * 1.2} 70 ${x * 1.4} 86" stroke="#f2c6cb" stroke-width="6" stroke-dasharray="3 9" fill="none" stroke-linecap="round"/>`,
    )
    .join("") +
  lit(
    drawing,
    "M0 -110C60 -110 74 -50 50 6C30 30 -30 30 -50 6C-74 -50 -60 -110 0 -110Z",
    "#b4566a",
    0.8,
  ) +
  `<circle cx="-20" cy="-10" r="9" fill="#fff"/><circle cx="20" cy="-10" r="9" fill="#fff"/><circle cx="-20" cy="-9" r="5" fill="#23161a"/><circle cx="20" cy="-9" r="5" fill="#23161a"/>`;

const crab: Sprite = (drawing) =>
  [-1, 1]
    .map(
      (side) =>
        times(
          3,
          (index) =>
            `<path d="M${side * 50} ${10 + index * 14}Q${side * 96} ${0 + index * 20} ${side * 104} ${40 + index * 18}" stroke="#b9542c" stroke-width="11" fill="none" stroke-linecap="round"/>`,
        ) +
        `<path d="M${side * 56} -20Q${side * 100} -30 ${side * 92} -62" stroke="#c25a30" stroke-width="16" fill="none"/><path d="M${side * 92} -52C${side * 50} -84 ${side * 80} -112 ${side * 98} -98L${side * 96} -82L${side * 116} -96C${side * 130} -70 ${side * 118} -50 ${side * 92} -52Z" fill="#c8623a"/>`,
    )
    .join("") +
  lit(
    drawing,
    "M-84 0C-84 -44 -40 -56 0 -56C40 -56 84 -44 84 0C84 34 50 54 0 54C-50 54 -84 34 -84 0Z",
    drawing.radial(
      [
        [0, "#e2824e"],
        [0.6, "#c4602f"],
        [1, "#8a3a18"],
      ],
      0.36,
      0.3,
      0.8,
    ),
    0.7,
  ) +
  spots(drawing, 18, 66, 40, 3, "#f3b58a", 0.5) +
  `<circle cx="-22" cy="-54" r="8" fill="#1c1210"/><circle cx="22" cy="-54" r="8" fill="#1c1210"/>`;

export const shellfish = {
  prawns: ((drawing) =>
    [
      [-34, -30, 0.72],
      [40, -10, 0.72],
      [-10, 44, 0.78],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        at(x, y, prawn("#f08a6c")(drawing), drawing.random.between(-30, 30), scale),
      )
      .join("")) as Sprite,
  langoustines: ((drawing) =>
    [-34, 34]
      .map((x, index) => at(x, 0, lobster("#e88a5e")(drawing), index ? 14 : -12, 0.82))
      .join("")) as Sprite,
  lobster: lobster("#33507a"),
  oyster,
  mussel,
  squid,
  octopus,
  crab,
  scallop: ((drawing) =>
    heap(
      drawing,
      6,
      64,
      46,
      () =>
        `<ellipse cy="8" rx="40" ry="34" fill="#d9c4a0"/><ellipse rx="40" ry="32" fill="${drawing.radial(
          [
            [0, "#fffaf0"],
            [1, "#f0dfc2"],
          ],
        )}"/>`,
    )) as Sprite,
} satisfies Record<string, Sprite>;
