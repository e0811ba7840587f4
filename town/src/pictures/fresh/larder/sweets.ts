import { darker, lighter } from "../../studio/colour.ts";
import { around, at, blob, times } from "../../studio/paths.ts";
import { ball, type Sprite, spots } from "../parts.ts";
import { cocoa } from "./nuts.ts";

const biscuit =
  (colour: string, chips: string | null): Sprite =>
  (drawing) =>
    [
      [-36, -20, 62],
      [36, 28, 66],
    ]
      .map(([x = 0, y = 0, size = 60]) =>
        at(
          x,
          y,
          `<path d="${blob(drawing.random, size, size * 0.92, 14, 0.03)}" fill="${darker(colour, 0.3)}" transform="translate(0 8)"/><path d="${blob(drawing.random, size, size * 0.92, 14, 0.03)}" fill="${drawing.radial(
            [
              [0, lighter(colour, 0.2)],
              [1, colour],
            ],
          )}"/>${chips ? spots(drawing, 12, size * 0.75, size * 0.7, 7, chips, 0.95) : around(12, () => `<circle cy="${-size * 0.8}" r="4" fill="${darker(colour, 0.2)}"/>`)}`,
        ),
      )
      .join("");

const candy =
  (colour: string): Sprite =>
  (drawing) =>
    [
      [-30, -30, -20],
      [34, -6, 30],
      [-6, 46, 8],
    ]
      .map(([x = 0, y = 0, turn = 0], index) => {
        const wrap = index % 2 ? lighter(colour, 0.3) : colour;
        return at(
          x,
          y,
          `<path d="M-40 0L-76 -24V24ZM40 0L76 -24V24Z" fill="${wrap}" opacity=".85"/><rect x="-44" y="-26" width="88" height="52" rx="18" fill="${drawing.linear(
            "down",
            [
              [0, lighter(wrap, 0.35)],
              [1, darker(wrap, 0.15)],
            ],
          )}"/>`,
          turn,
          0.86,
        );
      })
      .join("");

const honey: Sprite = () =>
  `<path d="M-70 -20Q-66 96 0 100Q66 96 70 -20Z" fill="#e39a1c"/><path d="M-70 -20Q0 10 70 -20Q66 40 40 20Q20 60 0 24Q-20 70 -40 20Q-66 40 -70 -20Z" fill="#f8c145"/>${times(4, (index) => `<ellipse cy="${-104 + index * 22}" rx="${30 + (index % 2) * 4}" ry="13" fill="#b9803f" stroke="#7d5020" stroke-width="3"/>`)}<ellipse cy="-20" rx="70" ry="17" fill="#f6b731"/>`;

const iceCream =
  (colour: string): Sprite =>
  (drawing) =>
    `<path d="M-44 10L0 114L44 10Z" fill="#dca458"/><path d="M-30 14L20 68M-10 12L28 50M30 14L-20 68M10 12L-28 50" stroke="#a96e2a" stroke-width="4"/>` +
    at(0, -34, ball(drawing, lighter(colour, 0.2), darker(colour, 0.1), 62, 58)) +
    `<path d="M-60 -20Q-50 24 -34 4Q-20 30 0 8Q20 34 34 6Q52 24 60 -20Q0 20 -60 -20Z" fill="${colour}"/>`;

export const sweets = {
  biscuit: biscuit("#e6b76c", null),
  cookie: biscuit("#d39a54", "#3f2212"),
  gingerbread: biscuit("#a8662e", null),
  candy: candy("#c9803c"),
  lollipop: candy("#e04a7a"),
  chocolate: cocoa,
  honey,
  "ice-vanilla": iceCream("#f8e3a8"),
  "ice-raspberry": iceCream("#e0567a"),
  "ice-chocolate": iceCream("#7a4a2c"),
} satisfies Record<string, Sprite>;
