import { darker, lighter } from "../../studio/colour.ts";
import { at, blob, times } from "../../studio/paths.ts";
import { ball, leaf, lit, type Sprite, spots } from "../parts.ts";

const carrotBody = `M0 104C-20 70 -44 -10 -40 -58C-36 -84 36 -84 40 -58C44 -10 20 70 0 104Z`;

const carrot =
  (hasTops: boolean): Sprite =>
  (drawing) =>
    at(
      0,
      0,
      (hasTops
        ? at(
            0,
            -66,
            [-44, -22, 0, 24, 46]
              .map((turn) =>
                at(
                  0,
                  0,
                  `<path d="M0 0V-90" stroke="#5c9a3f" stroke-width="5"/>${times(8, (index) => `<path d="M0 ${-20 - index * 10}l${index % 2 ? 17 : -17} -14" stroke="#4a8a36" stroke-width="5" stroke-linecap="round"/>`)}`,
                  turn * 0.7,
                ),
              )
              .join(""),
          )
        : at(0, -72, `<path d="M-14 0L-8 -22H8L14 0Z" fill="#7c9a3c"/>`)) +
        lit(
          drawing,
          carrotBody,
          drawing.linear("across", [
            [0, "#d4661a"],
            [0.35, "#f79234"],
            [1, "#b94f12"],
          ]),
          0.3,
        ) +
        [-46, -20, 8, 36, 62]
          .map(
            (y) =>
              `<path d="M${-30 + Math.abs(y) * 0.2} ${y}h${drawing.random.between(14, 30)}" stroke="#b04f12" stroke-width="3" opacity=".6"/>`,
          )
          .join(""),
      hasTops ? 6 : 38,
    );

const potato =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      blob(drawing.random, 98, 72, 8, 0.07),
      drawing.radial(
        [
          [0, lighter(from, 0.15)],
          [0.6, from],
          [1, to],
        ],
        0.36,
        0.3,
        0.8,
      ),
      0.8,
    ) + spots(drawing, 12, 76, 52, 3.4, darker(to, 0.15), 0.5);

const sweetPotato: Sprite = (drawing) =>
  at(
    0,
    0,
    lit(
      drawing,
      "M-110 6C-80 -50 -30 -58 20 -48C70 -40 96 -14 112 8C84 36 40 58 -10 54C-60 52 -92 30 -110 6Z",
      drawing.linear("down", [
        [0, "#d6804e"],
        [1, "#8a3f24"],
      ]),
      0.7,
    ) + spots(drawing, 16, 80, 34, 2.6, "#6b2d17", 0.5),
    -16,
  );

const onion =
  (from: string, to: string): Sprite =>
  (drawing) =>
    lit(
      drawing,
      "M0 -96C6 -70 30 -62 62 -42C104 -12 96 66 30 84Q0 92 -30 84C-96 66 -104 -12 -62 -42C-30 -62 -6 -70 0 -96Z",
      drawing.radial(
        [
          [0, lighter(from, 0.2)],
          [0.6, from],
          [1, to],
        ],
        0.36,
        0.4,
        0.8,
      ),
      0.8,
    ) +
    [-70, -40, -14, 14, 40, 70]
      .map(
        (x) =>
          `<path d="M0 -84Q${x * 1.35} 0 0 86" stroke="${darker(to, 0.1)}" stroke-width="2.6" fill="none" opacity=".5"/>`,
      )
      .join("") +
    times(
      7,
      (index) =>
        `<path d="M${-12 + index * 4} 84l${-9 + index * 3} 16" stroke="#a98f60" stroke-width="2.6"/>`,
    );

const garlic: Sprite = (drawing) =>
  `${[-46, 46, -18, 18]
    .map((x) =>
      at(
        x,
        18,
        lit(
          drawing,
          "M0 -90C10 -60 44 -40 44 6C44 50 20 66 0 66C-20 66 -44 50 -44 6C-44 -40 -10 -60 0 -90Z",
          drawing.linear("across", [
            [0, "#d8b7c2"],
            [0.4, "#fbf4f2"],
            [1, "#c79aa8"],
          ]),
          0.5,
        ),
      ),
    )
    .join("")}<path d="M-10 -60Q-8 -96 2 -108L14 -104Q8 -86 12 -60Z" fill="#e6d8c4"/>`;

const ginger: Sprite = (drawing) =>
  [
    "M-96 30C-90 -10 -40 -20 -10 -20C10 -22 60 -40 90 -20C112 0 90 36 50 40C0 46 -92 70 -96 30Z",
    "M-50 -10C-64 -60 -36 -92 -14 -82C8 -72 0 -20 -4 -6Z",
    "M40 -14C48 -70 84 -76 92 -56C98 -36 76 -6 62 4Z",
  ]
    .map((path) =>
      lit(
        drawing,
        path,
        drawing.linear("down", [
          [0, "#e0bd86"],
          [1, "#a87a42"],
        ]),
        0.6,
      ),
    )
    .join("") +
  times(
    8,
    (index) =>
      `<path d="M${-80 + index * 20} 10q8 14 2 30" stroke="#8a602e" stroke-width="3" fill="none" opacity=".5"/>`,
  );

const beetroot: Sprite = (drawing) =>
  at(0, 20, ball(drawing, "#8a2a52", "#3f0d26", 76, 70)) +
  `<path d="M0 88Q4 104 -6 116" stroke="#6b1f3f" stroke-width="7" fill="none"/>` +
  [-24, 0, 24]
    .map((turn) =>
      at(
        0,
        -44,
        `<path d="M0 0V-50" stroke="#a02c5a" stroke-width="7"/>${at(0, -30, leaf("#4f8a3c", 50, 18))}`,
        turn,
      ),
    )
    .join("");

export const roots = {
  carrot: carrot(false),
  "carrot-tops": carrot(true),
  potato: potato("#d9b878", "#9a713a"),
  "new-potato": potato("#e8cf94", "#b58d4e"),
  "sweet-potato": sweetPotato,
  onion: onion("#dd9e4a", "#9a5a1e"),
  "onion-red": onion("#9a3f6a", "#4f1636"),
  shallot: onion("#c98a5e", "#84462c"),
  garlic,
  ginger,
  beetroot,
  radish: ((drawing) =>
    at(0, 20, ball(drawing, "#e0406a", "#98163c", 62, 66)) +
    `<path d="M0 84Q2 104 -4 116" stroke="#f6e7ea" stroke-width="6" fill="none"/>` +
    [-26, 0, 26].map((turn) => at(0, -36, leaf("#5b9a3f", 76, 20), turn)).join("")) as Sprite,
} satisfies Record<string, Sprite>;
