import { darker, lighter } from "../../studio/colour.ts";
import { around, at, blob, times } from "../../studio/paths.ts";
import { ball, heap, leaf, type Sprite, spots } from "../parts.ts";

const lettuce =
  (from: string, to: string): Sprite =>
  (drawing) =>
    around(
      9,
      () =>
        `<path d="${blob(drawing.random, 46, 66, 9, 0.2)}" transform="translate(0 -48)" fill="${to}"/>`,
    ) +
    around(
      8,
      () =>
        `<path d="${blob(drawing.random, 40, 54, 9, 0.2)}" transform="translate(0 -34)" fill="${from}"/><path d="M0 -6V-70" stroke="${lighter(from, 0.5)}" stroke-width="5" opacity=".8"/>`,
      20,
    ) +
    around(
      6,
      () =>
        `<path d="${blob(drawing.random, 26, 36, 8, 0.2)}" transform="translate(0 -18)" fill="${lighter(from, 0.3)}"/>`,
      40,
    );

const leaves =
  (colour: string, length: number, width: number): Sprite =>
  (drawing) =>
    heap(drawing, 16, 74, 56, () =>
      leaf(
        drawing.random.pick([colour, darker(colour, 0.15), lighter(colour, 0.12)]),
        length,
        width,
      ),
    );

const rocket: Sprite = (drawing) =>
  heap(
    drawing,
    15,
    70,
    54,
    () =>
      `<path d="M0 40V-40" stroke="#8fbf62" stroke-width="5"/><path d="M0 -66C22 -50 16 -30 6 -26L26 -16L6 -4L22 10L2 14L-22 8L-6 -6L-26 -16L-6 -28C-16 -34 -20 -52 0 -66Z" fill="${drawing.random.pick(["#3f7d2f", "#4f8f38", "#356b2a"])}"/>`,
  );

const chard: Sprite = () =>
  [-40, -20, 0, 20, 40]
    .map((turn) =>
      at(
        turn * 0.5,
        100,
        `<path d="M-9 0L-6 -110H6L9 0Z" fill="#f3efe2"/><path d="M0 -200C44 -180 56 -130 40 -90Q20 -70 6 -84V-60H-6V-84Q-20 -70 -40 -90C-56 -130 -44 -180 0 -200Z" fill="${turn % 40 === 0 ? "#2f6b2c" : "#3d7d35"}"/><path d="M0 -60V-184M0 -100L28 -130M0 -100L-28 -130M0 -136L22 -160M0 -136L-22 -160" stroke="#f3efe2" stroke-width="4" opacity=".9"/>`,
        turn * 0.7,
      ),
    )
    .join("");

const broccoli: Sprite = (drawing) =>
  `<path d="M-30 20L-22 100Q0 110 22 100L30 20Z" fill="#9dc06a"/><path d="M-30 40L-70 10L-50 -10L0 20L50 -10L70 10L30 40Z" fill="#8ab25a"/>` +
  [
    [-66, -6],
    [66, -6],
    [-40, -42],
    [40, -42],
    [0, -58],
    [-24, -10],
    [26, -12],
    [0, -30],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        `<path d="${blob(drawing.random, 40, 34, 12, 0.1)}" fill="${drawing.radial(
          [
            [0, "#6fae4e"],
            [0.6, "#3f7f34"],
            [1, "#255724"],
          ],
          0.4,
          0.3,
          0.75,
        )}"/>${spots(drawing, 16, 32, 26, 4, "#8cc764", 0.5)}`,
      ),
    )
    .join("");

const cauliflower: Sprite = (drawing) =>
  around(7, () => at(0, -56, leaf("#7fae4c", 66, 34)), 0) +
  heap(
    drawing,
    18,
    58,
    50,
    () =>
      `<path d="${blob(drawing.random, 32, 28, 12, 0.12)}" fill="${drawing.radial(
        [
          [0, "#fffdf2"],
          [0.7, "#f3ead0"],
          [1, "#d6c79c"],
        ],
        0.4,
        0.3,
        0.75,
      )}"/>`,
  );

const cabbage: Sprite = (drawing) =>
  ball(drawing, "#d7e6ac", "#8cae5c", 98, 92) +
  [-60, -24, 24, 60]
    .map(
      (x) =>
        `<path d="M0 88Q${x * 1.6} 10 ${x * 0.5} -86" stroke="#f2f7dc" stroke-width="6" fill="none" opacity=".9"/><path d="M${x * 0.8} 20q${x * 0.5} -30 ${x * 0.4} -60" stroke="#f2f7dc" stroke-width="3" fill="none" opacity=".8"/>`,
    )
    .join("") +
  `<path d="M-96 10C-100 -60 -30 -104 30 -88C-20 -70 -60 -30 -60 70Q-90 50 -96 10Z" fill="#a7c873" opacity=".85"/>`;

const leek: Sprite = () =>
  [-16, 2, 18]
    .map((turn) =>
      at(
        0,
        0,
        `<path d="M-16 100Q0 112 16 100L18 -20H-18Z" fill="#f4f4e4"/><path d="M-18 10L-20 -60L-44 -112L-8 -86L0 -118L12 -86L46 -108L20 -60L18 10Z" fill="#4f8a44"/><path d="M-18 10Q0 -10 18 10V40Q0 20 -18 40Z" fill="#b9d48c"/><path d="M-6 100V-80M8 100V-80" stroke="#2f6231" stroke-width="2" opacity=".4"/>`,
        turn,
      ),
    )
    .join("");

const asparagus: Sprite = () =>
  `${[-30, -15, 0, 15, 30]
    .map((x) =>
      at(
        x,
        0,
        `<path d="M-10 104V-60Q-10 -92 0 -108Q10 -92 10 -60V104Z" fill="#7fae4f"/>${times(4, (index) => `<path d="M${index % 2 ? 10 : -10} ${-20 + index * 26}L0 ${-44 + index * 26}" stroke="#54803a" stroke-width="7"/>`)}<path d="M-10 -58Q-10 -92 0 -108Q10 -92 10 -58Z" fill="#6d6a9a"/>`,
        x * 0.2,
      ),
    )
    .join("")}<rect x="-56" y="30" width="112" height="18" rx="8" fill="#c8503c"/>`;

const celery: Sprite = () =>
  [-26, -8, 10, 28]
    .map((turn) =>
      at(
        0,
        90,
        `<path d="M-13 0L-10 -130H10L13 0Z" fill="#b5d47c"/><path d="M-4 0V-128M5 0V-128" stroke="#8fb256" stroke-width="3"/>${[-40, 0, 40].map((lean) => at(0, -124, leaf("#5a9440", 60, 20), lean)).join("")}`,
        turn * 0.8,
      ),
    )
    .join("");

export const leafVegetables = {
  lettuce: lettuce("#8cc152", "#4f8a34"),
  "red-lettuce": lettuce("#9a6a5a", "#5a2f3a"),
  spinach: leaves("#2f7435", 92, 32),
  "baby-leaves": leaves("#4f9440", 84, 26),
  rocket,
  chard,
  broccoli,
  cauliflower,
  cabbage,
  leek,
  asparagus,
  celery,
} satisfies Record<string, Sprite>;
